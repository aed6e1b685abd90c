import { type RefObject, useLayoutEffect } from 'react'

/** Where there is no room for all of a card its text is smaller, then its foot is left out, then its text. */
const FOLDS = ['', 'dense', 'foot', 'text']
/** What a letter reaches beyond its line. */
const REACH = 2

/** No text is cut: a card in a row shows whole what fits, and leaves out the rest until it is enlarged. */
export function useFitting(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const row = list.current
    if (!row) return
    let isHere = true
    const fit = () => isHere && [...row.children].forEach(fold)
    // What a card's width decides by a container query is settled a frame after its width.
    const observer = new ResizeObserver(() => {
      fit()
      requestAnimationFrame(fit)
    })
    for (const part of row.querySelectorAll('.hand-slot, .hand-card > *')) observer.observe(part)
    fit()
    document.fonts.ready.then(fit)
    return () => {
      isHere = false
      observer.disconnect()
    }
  })
}

function fold(slot: Element): void {
  const card = slot.firstElementChild
  if (!(slot instanceof HTMLElement) || !card) return
  for (const one of FOLDS) {
    slot.dataset.fold = one
    if (card.scrollHeight <= card.clientHeight + REACH) return
  }
}
