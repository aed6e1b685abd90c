import type { Target } from '@bulkhead/kernel'
import { useEffect } from 'react'

const LONG = 500
/** A finger is never quite still. */
const STILL = 10

/** Holding a finger on anything, the other mouse button or the key "?" explains it, lit or not. */
export function useHold(explain: (what: Target) => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    let isHeld = false

    const tell = (element: EventTarget | null): boolean => {
      const what = targetAt(element)
      if (what) explain(what)
      return what !== null
    }
    const down = (event: PointerEvent) => {
      clearTimeout(timer)
      isHeld = false
      if (event.pointerType !== 'touch' || !event.isPrimary) return
      from = { x: event.clientX, y: event.clientY }
      timer = setTimeout(() => {
        isHeld = tell(event.target)
      }, LONG)
    }
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) clearTimeout(timer)
    }
    const stop = () => clearTimeout(timer)
    // The finger that leaves what it held has not pressed it.
    const click = (event: MouseEvent) => {
      if (!isHeld) return
      isHeld = false
      event.preventDefault()
      event.stopPropagation()
    }
    const other = (event: MouseEvent) => {
      if (isHeld || tell(event.target)) event.preventDefault()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === '?' && !document.querySelector('dialog[open]')) tell(event.target)
    }
    const listeners: [string, (event: never) => void][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', stop],
      ['pointercancel', stop],
      ['click', click],
      ['contextmenu', other],
      ['keydown', key],
    ]
    for (const [kind, heard] of listeners) {
      addEventListener(kind, heard as EventListener, { capture: true })
    }
    return () => {
      clearTimeout(timer)
      for (const [kind, heard] of listeners) {
        removeEventListener(kind, heard as EventListener, { capture: true })
      }
    }
  }, [explain])
}

/** What the thing under the pointer stands for: it says so as `kind:id`. */
function targetAt(element: EventTarget | null): Target | null {
  if (!(element instanceof Element)) return null
  const key = element.closest<HTMLElement>('[data-target]')?.dataset.target
  if (!key) return null
  const at = key.indexOf(':')
  return { kind: key.slice(0, at), id: key.slice(at + 1) }
}
