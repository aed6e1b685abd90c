import { type CSSProperties, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import type { Choices } from '../ui.ts'
import { dragOf } from './targets.ts'

/** So far a pointer moves before it drags; a finger is never quite still. */
const STILL = 8

interface Dragged {
  readonly spot: string
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
}

export interface Dragging {
  /** The slot whose token is being dragged. */
  readonly spot: string | null
  /** Whether dropping it there means something. */
  takes(kind: string, id: string | number): boolean
  handlers(spot: string): Handlers
  styleOf(spot: string): CSSProperties | undefined
}

interface Handlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerMove(event: PointerEvent<HTMLElement>): void
  onPointerUp(event: PointerEvent<HTMLElement>): void
  onPointerCancel(): void
  onClickCapture(event: MouseEvent): void
}

/** Tokens are used or moved by dragging them onto what they are for. */
export function useDragging(choices: Choices): Dragging {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const start = useRef<Omit<Dragged, 'dx' | 'dy'> | null>(null)
  const hasDragged = useRef(false)
  const takes = (spot: string, kind: string, id: string | number) => {
    const drag = dragOf(spot, { kind, id })
    return choices.optionsAt(drag.kind, drag.id).length > 0
  }
  const end = () => {
    start.current = null
    setDragged(null)
  }
  return {
    spot: dragged?.spot ?? null,
    takes: (kind, id) => dragged !== null && takes(dragged.spot, kind, id),
    handlers: (spot) => ({
      onPointerDown: ({ clientX, clientY, button }) => {
        hasDragged.current = false
        if (button === 0) start.current = { spot, x: clientX, y: clientY }
      },
      onPointerMove: ({ clientX, clientY, pointerId, currentTarget }) => {
        const from = start.current
        if (!from) return
        const [dx, dy] = [clientX - from.x, clientY - from.y]
        if (!dragged && Math.hypot(dx, dy) < STILL) return
        currentTarget.setPointerCapture(pointerId)
        hasDragged.current = true
        setDragged({ ...from, dx, dy })
      },
      onPointerUp: ({ clientX, clientY }) => {
        const from = start.current
        end()
        const goal = hasDragged.current && from && goalAt(clientX, clientY)
        if (!from || !goal || !takes(from.spot, goal.kind, goal.id)) return
        const { kind, id } = dragOf(from.spot, goal)
        choices.press(kind, id)
      },
      onPointerCancel: end,
      onClickCapture: (event) => {
        if (!hasDragged.current) return
        event.stopPropagation()
        hasDragged.current = false
      },
    }),
    styleOf: (spot) =>
      dragged?.spot === spot
        ? { translate: `${dragged.dx}px ${dragged.dy}px`, pointerEvents: 'none', zIndex: 9 }
        : undefined,
  }
}

/** The thing under the pointer, beneath what is dragged. */
function goalAt(x: number, y: number): { kind: string; id: string } | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.closest('.ret-dragged')) continue
    const key = element.closest<HTMLElement>('[data-target]')?.dataset.target
    if (!key) continue
    const colon = key.indexOf(':')
    return { kind: key.slice(0, colon), id: key.slice(colon + 1) }
  }
  return null
}
