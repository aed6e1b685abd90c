import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

const SMALLEST = 3

/** How small a text must be set to be read whole: 0 is as large as it likes. */
export function useFitting<E extends HTMLElement>(
  text: string,
): { readonly ref: RefObject<E | null>; readonly level: number } {
  const ref = useRef<E>(null)
  const [fit, setFit] = useState({ text, level: 0 })
  const level = fit.text === text ? fit.level : 0
  useLayoutEffect(() => {
    const box = ref.current
    if (box && level < SMALLEST && box.scrollHeight > box.clientHeight + 1) {
      setFit({ text, level: level + 1 })
    }
  }, [text, level])
  return { ref, level }
}

/** How many of so many things must be left out for the rest to fit into one row. */
export function useRoom<E extends HTMLElement>(
  number: number,
  what: unknown,
): { readonly ref: RefObject<E | null>; readonly left: number } {
  const ref = useRef<E>(null)
  const [room, setRoom] = useState({ number, what, left: 0 })
  const left = room.number === number && room.what === what ? room.left : 0
  useLayoutEffect(() => {
    const row = ref.current
    if (row && left < number - 1 && row.scrollHeight > row.clientHeight + 4) {
      setRoom({ number, what, left: left + 1 })
    }
  }, [number, what, left])
  return { ref, left }
}
