import { type MouseEvent, type PointerEvent, useRef } from 'react'

const LONG = 500

/** Handlers of a button on which a held finger or the other mouse button does something else than a press. */
export function useHeld(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeld = useRef(false)
  const stop = () => clearTimeout(timer.current)
  return {
    onPointerDown({ pointerType }: PointerEvent) {
      isHeld.current = false
      if (pointerType !== 'touch') return
      timer.current = setTimeout(() => {
        isHeld.current = true
        act()
      }, LONG)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    /** The finger that leaves what it held has not pressed it. */
    onClickCapture(event: MouseEvent) {
      if (isHeld.current) event.stopPropagation()
      isHeld.current = false
    },
    onContextMenu(event: MouseEvent) {
      event.preventDefault()
      stop()
      if (!isHeld.current) act()
    },
  }
}
