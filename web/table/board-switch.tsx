import type { Target } from '@bulkhead/kernel'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { BoardPart, Watched } from '../games/ui.ts'
import { useSettings } from '../play/settings.ts'
import { useSay } from '../words/words.ts'
import { TABLE } from './words.ts'
import type { Glance, Zooming } from './zoom.tsx'

interface Props {
  readonly boards: readonly BoardPart[]
  readonly zooming: Zooming
  /** What the last beat is about. */
  readonly told: readonly Target[]
}

/** From one of several boards to another, where only a part of them is in sight; a dot where something was told. */
export function BoardSwitch({ boards, zooming, told }: Props) {
  const say = useSay(TABLE)
  const { language } = useSettings()
  const shown = useShown(boards, zooming.glance)
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that lead somewhere are no form.
    <div className="board-switch" role="group" aria-label={say('boards')}>
      {boards.map((board) => {
        const isNews = board.id !== shown && told.some(board.holds)
        return (
          <button
            key={board.id}
            type="button"
            className="button"
            aria-pressed={board.id === shown}
            onClick={() => zooming.visit(board.at)}
          >
            {board.label[language]}
            {isNews && (
              <i className="board-news">
                <span className="unseen">{say('told-there')}</span>
              </i>
            )}
          </button>
        )
      })}
    </div>
  )
}

/** The board of which most is in sight; of none, the nearest one. */
function useShown(boards: readonly BoardPart[], glance: Watched<Glance>): string {
  const seen = useSyncExternalStore(glance.subscribe, glance.get)
  const [shown, setShown] = useState(boards[0].id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: they lie elsewhere once the board was moved.
  useLayoutEffect(() => {
    const frame = document.querySelector('.table-board')
    if (!frame) return
    const view = frame.getBoundingClientRect()
    const { x, y, width, height } = view
    const measured = boards.map(({ id, at }) => {
      const bounds = boundsOf(frame, at)
      const far = distance(bounds, x + width / 2, y + height / 2)
      return { id, far, share: shareIn(view, bounds) }
    })
    const [most] = measured.toSorted((one, other) => other.share - one.share || one.far - other.far)
    setShown(most.id)
  }, [boards, seen])
  return shown
}

interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Round all things that this selector finds. */
export function boundsOf(frame: Element, selector: string): Bounds | null {
  const boxes = [...frame.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
  if (boxes.length === 0) return null
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/** How much of it, in parts, lies within the view. */
function shareIn(view: Bounds, bounds: Bounds | null): number {
  if (!bounds) return 0
  const { left, right, top, bottom } = bounds
  const wide = Math.min(right, view.right) - Math.max(left, view.left)
  const high = Math.min(bottom, view.bottom) - Math.max(top, view.top)
  return (Math.max(0, wide) * Math.max(0, high)) / ((right - left) * (bottom - top))
}

function distance(bounds: Bounds | null, x: number, y: number): number {
  if (!bounds) return Number.POSITIVE_INFINITY
  const { left, right, top, bottom } = bounds
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}
