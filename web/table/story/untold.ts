import type { Dictionary, Line, Seat } from '@bulkhead/kernel'
import type { Moment } from '../../games/moment.ts'
import type { Position } from '../../play/position.ts'
import type { Untold } from './beats.ts'
import { sentenceOf } from './text.ts'

/** What a game says of a line to one reader. */
export interface Teller {
  momentOf(line: Line, view: unknown, seat: Seat | null, before?: unknown): Moment
  readonly words: Dictionary
}

/**
 * The lines between two positions with the view after each. Where those views are not known, the board
 * stays as it was until the last line.
 */
export function untoldBetween(
  before: Position,
  after: Position,
  views: readonly unknown[] | null,
  { momentOf, words }: Teller,
): Untold[] {
  const first = before.log.length
  const lines = after.log.slice(first)
  const last = lines.length - 1
  const known = views?.length === lines.length ? views : lines.map(() => before.view)
  return lines.map((line, i) => {
    const view = views !== known && i === last ? after.view : known[i]
    const moment = momentOf(line, view, after.seat, i === 0 ? before.view : known[i - 1])
    const characters = sentenceOf(line, words).length
    return { line, view, at: first + i, moment, characters, position: i === last ? after : null }
  })
}
