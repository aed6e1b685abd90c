import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

/** The pointer rests so long before what it rests on is enlarged, and has left it so long before it is not. */
const REST = 250
const GONE = 120
/** A finger holds so long before it means to look instead of to press; it is never quite still. */
const HOLD = 500
const STILL = 10

export interface Enlarging {
  /** The one that is enlarged. */
  readonly open: string | null
  /** The one that was pressed and cannot be used: its reason stands out. */
  readonly refused: string | null
  /** What a card listens to. */
  handlers(key: string): Handlers
  /** Enlarges it; true where a press should do nothing else. */
  looksFirst(key: string, isPaying: boolean): boolean
  refuse(key: string): void
}

interface Handlers {
  onPointerEnter(event: PointerEvent): void
  onPointerLeave(event: PointerEvent): void
  onPointerDown(event: PointerEvent): void
  onPointerMove(event: PointerEvent): void
  onPointerUp(): void
  onPointerCancel(): void
  onFocus(event: FocusEvent): void
  onBlur(event: FocusEvent): void
}

/** One card of a row is enlarged in its place: by rest, by focus, by a first tap or by holding. */
export function useEnlarging(inside: RefObject<HTMLElement | null>): Enlarging {
  const [open, setOpen] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const finger = useRef({ isTouch: false, isHeld: false, x: 0, y: 0 })

  const show = useCallback((key: string | null) => {
    clearTimeout(timer.current)
    setOpen(key)
    setRefused(null)
  }, [])
  const soon = useCallback(
    (key: string | null, time: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => show(key), time)
    },
    [show],
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (open === null) return
    const outside = (event: Event) => {
      if (!inside.current?.contains(event.target as Node)) show(null)
    }
    addEventListener('pointerdown', outside, true)
    return () => removeEventListener('pointerdown', outside, true)
  }, [open, inside, show])

  const handlers = (key: string): Handlers => ({
    onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && soon(key, REST),
    onPointerLeave: ({ pointerType }) => pointerType !== 'touch' && soon(null, GONE),
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      finger.current = { isTouch: pointerType === 'touch', isHeld: false, x: clientX, y: clientY }
      if (pointerType !== 'touch') return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        finger.current.isHeld = true
        show(key)
      }, HOLD)
    },
    onPointerMove: ({ pointerType, clientX, clientY }) => {
      const { x, y } = finger.current
      const isMoved = Math.hypot(clientX - x, clientY - y) > STILL
      if (pointerType === 'touch' && isMoved) clearTimeout(timer.current)
    },
    onPointerUp: () => finger.current.isTouch && clearTimeout(timer.current),
    onPointerCancel: () => clearTimeout(timer.current),
    onFocus: ({ target }) => target.matches(':focus-visible') && show(key),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget) && !finger.current.isTouch) soon(null, GONE)
    },
  })
  return {
    open,
    refused,
    handlers,
    looksFirst(key, isPaying) {
      const { isTouch, isHeld } = finger.current
      finger.current = { ...finger.current, isTouch: false, isHeld: false }
      if (isHeld) return true
      if (!isTouch || isPaying || open === key) return false
      show(key)
      return true
    },
    refuse(key) {
      show(key)
      setRefused(key)
    },
  }
}
