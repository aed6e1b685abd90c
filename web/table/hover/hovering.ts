import type { Target } from '@bulkhead/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keyOf } from '../../games/ui.ts'

/** The pointer rests so long before a thing explains itself, and has left so long before it is silent. */
const REST = 350
const GONE = 120
const HOLD = 500
/** A finger is never quite still. */
const STILL = 10

/** The thing that explains itself. */
export interface Seen {
  readonly what: Target
  readonly at: Element | null
  /** rest: while the pointer or the keyboard is on it. pinned: until it is let go. sheet: over the screen. */
  readonly how: 'rest' | 'pinned' | 'sheet'
  /** It was pressed, and nothing could be done with it. */
  readonly isRefused: boolean
}

export interface Hovering {
  readonly seen: Seen | null
  /** Somebody pressed what cannot be chosen: it explains itself until it is let go. */
  readonly refuse: (what: Target) => void
  readonly close: () => void
}

/** Everything that bears `data-target` explains itself: by rest, focus, holding, the other button or "?". */
export function useHovering(): Hovering {
  const [seen, setSeen] = useState<Seen | null>(null)
  const current = useRef(seen)
  current.current = seen
  const pressed = useRef<{ readonly at: Element | null; readonly isTouch: boolean }>({
    at: null,
    isTouch: false,
  })
  const close = useCallback(() => setSeen(null), [])
  const refuse = useCallback((what: Target) => {
    const { at, isTouch } = pressed.current
    const isIt = at?.getAttribute('data-target') === keyOf(what)
    const element = isIt ? at : document.querySelector(`[data-target="${keyOf(what)}"]`)
    setSeen({ what, at: element, how: isTouch || !element ? 'sheet' : 'pinned', isRefused: true })
  }, [])

  useEffect(() => {
    const listeners = listening(current, pressed, setSeen)
    for (const [kind, heard] of Object.entries(listeners.heard)) {
      addEventListener(kind, heard as EventListener, { capture: true })
    }
    return () => {
      listeners.stop()
      for (const [kind, heard] of Object.entries(listeners.heard)) {
        removeEventListener(kind, heard as EventListener, { capture: true })
      }
    }
  }, [])
  return { seen, refuse, close }
}

interface Box<T> {
  current: T
}

function listening(
  seen: Box<Seen | null>,
  pressed: Box<{ readonly at: Element | null; readonly isTouch: boolean }>,
  show: (seen: Seen | null) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let from = { x: 0, y: 0 }
  let lay = { x: -1, y: -1 }
  let isHeld = false
  const later = (time: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, time)
  }
  const isPinned = () => seen.current !== null && seen.current.how !== 'rest'
  const rest = (element: EventTarget | null) => {
    if (isPinned()) return
    const at = targetAt(element)
    if (isOnCard(element) || (at && at === seen.current?.at)) clearTimeout(timer)
    else if (at && !enlarges(at)) later(REST, () => show({ ...thing(at), how: 'rest' }))
    else if (seen.current) later(GONE, () => show(null))
    else clearTimeout(timer)
  }
  const pin = (element: EventTarget | null, how: 'pinned' | 'sheet'): boolean => {
    const at = targetAt(element)
    clearTimeout(timer)
    if (at) show({ ...thing(at), how })
    return at !== null
  }
  const heard = {
    focusin: ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) rest(target)
    },
    focusout: ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget) rest(null)
    },
    pointerdown: (event: PointerEvent) => {
      const { pointerType, target, isPrimary, clientX, clientY } = event
      const isTouch = pointerType === 'touch'
      clearTimeout(timer)
      isHeld = false
      pressed.current = { at: targetAt(target), isTouch }
      if (seen.current && seen.current.how !== 'sheet' && !isOnCard(target)) show(null)
      if (!isTouch || !isPrimary || enlarges(pressed.current.at)) return
      from = { x: clientX, y: clientY }
      later(HOLD, () => {
        isHeld = pin(target, 'sheet')
      })
    },
    // A pointer that lies still looks at nothing, whatever comes to lie under it.
    pointermove: ({ pointerType, target, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'touch') {
        if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) clearTimeout(timer)
        return
      }
      const isStill = clientX === lay.x && clientY === lay.y
      lay = { x: clientX, y: clientY }
      if (!isStill) rest(target)
    },
    pointerup: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') clearTimeout(timer)
    },
    pointercancel: () => clearTimeout(timer),
    // The finger that leaves what it held has not pressed it.
    click: (event: MouseEvent) => {
      if (!isHeld) return
      isHeld = false
      event.preventDefault()
      event.stopPropagation()
    },
    contextmenu: (event: MouseEvent) => {
      if (isHeld || pin(event.target, 'pinned')) event.preventDefault()
    },
    keydown: (event: KeyboardEvent) => {
      pressed.current = { at: targetAt(event.target), isTouch: false }
      if (event.key === '?' && !document.querySelector('dialog[open]')) {
        if (!pin(event.target, 'pinned') && seen.current) show({ ...seen.current, how: 'pinned' })
      } else if (event.key === 'Escape' && seen.current && seen.current.how !== 'sheet') {
        event.stopPropagation()
        show(null)
      }
    },
  }
  return { heard, stop: () => clearTimeout(timer) }
}

function thing(at: Element): Omit<Seen, 'how'> {
  const key = at.getAttribute('data-target') ?? ''
  const [kind] = key.split(':', 1)
  return { what: { kind, id: key.slice(kind.length + 1) }, at, isRefused: false }
}

/** What stands for something says so as `kind:id`. */
function targetAt(element: EventTarget | null): Element | null {
  return element instanceof Element ? element.closest('[data-target]') : null
}

/** Cards of a hand are read where they lie. */
function enlarges(at: Element | null): boolean {
  return at?.closest('[data-enlarges]') != null
}

function isOnCard(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest('.hover-card') !== null
}
