import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What a letter reaches beyond its line. */
const REACH = 2
/** What may be too small for its text. */
const PARTS = ':scope > *, button'

/** Whose content has been folded, and how that is watched. */
interface Folded {
  readonly box: HTMLElement
  readonly content: string
  stop(): void
}

/**
 * No text is cut: where there is no room, what is needed least is left out first. The style says what is missing at
 * `data-fold` 1, 2 and so on. The page is measured only where something else is in it.
 */
export function useFolding<E extends HTMLElement>(most: number): RefObject<E | null> {
  const ref = useRef<E>(null)
  const folded = useRef<Folded | null>(null)
  useLayoutEffect(() => {
    const box = ref.current
    const room = box?.parentElement
    if (!box || !room) return
    const content = box.innerHTML
    if (folded.current?.box === box && folded.current.content === content) return
    folded.current?.stop()
    folded.current = { box, content, stop: keepFolded(box, room, most) }
  })
  useLayoutEffect(
    () => () => {
      folded.current?.stop()
      folded.current = null
    },
    [],
  )
  return ref
}

function keepFolded(box: HTMLElement, room: HTMLElement, most: number): () => void {
  let isHere = true
  let width = room.clientWidth
  const fit = () => isHere && fold(box, room, most)
  // What is left out changes the size of the rest: that alone is no reason to begin anew.
  const observer = new ResizeObserver(() => {
    if (room.clientWidth === width && fits(box, room)) return
    width = room.clientWidth
    fit()
  })
  for (const one of [room, ...box.children]) observer.observe(one)
  fit()
  if (document.fonts.status !== 'loaded') document.fonts.ready.then(fit)
  return () => {
    isHere = false
    observer.disconnect()
  }
}

function fold(box: HTMLElement, room: HTMLElement, most: number): void {
  for (let level = 0; level <= most; level++) {
    box.dataset.fold = String(level)
    if (fits(box, room)) return
  }
}

function fits(box: HTMLElement, room: HTMLElement): boolean {
  // What cuts off what is too wide must have room for it itself.
  const clips = getComputedStyle(box).overflowX !== 'visible'
  const { right } = (clips ? box : room).getBoundingClientRect()
  const parts = [...box.querySelectorAll(PARTS)]
  return (
    box.scrollHeight <= box.clientHeight + REACH &&
    parts.every(
      (part) =>
        part.clientHeight <= box.clientHeight &&
        part.getBoundingClientRect().right <= right + 1 &&
        part.scrollWidth <= part.clientWidth + REACH &&
        part.scrollHeight <= part.clientHeight + REACH,
    )
  )
}
