import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What a letter reaches beyond its line. */
const REACH = 2
/** What may be too small for its text. */
const PARTS = ':scope > *, button'

/**
 * No text is cut: where there is no room, what is needed least is left out first. The style says what is missing at
 * `data-fold` 1, 2 and so on.
 */
export function useFolding<E extends HTMLElement>(most: number): RefObject<E | null> {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    let isHere = true
    const fit = () => isHere && fold(box, most)
    const observer = new ResizeObserver(fit)
    for (const one of [box, ...box.children]) observer.observe(one)
    fit()
    document.fonts.ready.then(fit)
    return () => {
      isHere = false
      observer.disconnect()
    }
  })
  return ref
}

function fold(box: HTMLElement, most: number): void {
  for (let level = 0; level <= most; level++) {
    box.dataset.fold = String(level)
    const parts = [...box.querySelectorAll(PARTS)]
    // What stands in the middle sticks out above and below.
    const isTooHigh = parts.some(({ clientHeight }) => clientHeight > box.clientHeight)
    if (!isTooHigh && ![box, ...parts].some(isTooFull)) return
  }
}

function isTooFull({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth + REACH || scrollHeight > clientHeight + REACH
}
