import type { Decision } from '@bulkhead/kernel'
import type { Position } from './position.ts'

/** Questions that are asked only so that nobody can tell who has nothing to react with. */

/** Whether a seat has nothing but answers that do nothing. */
export function isVain({ idle, options }: Decision): boolean {
  return idle !== undefined && options.every(({ id }) => idle.includes(id))
}

/** What the table answers in the place of somebody who is asked in vain. */
export function vainPicks({ idle }: Decision): readonly string[] {
  return idle!.slice(0, 1)
}

/** The position as its person sees it: not asked what the table will answer. */
export function withoutVain(position: Position): Position {
  const { pending, waiting, seat: own } = position
  if (!pending.some(isVain)) return position
  return {
    ...position,
    pending: pending.filter((asked) => !isVain(asked)),
    waiting: waiting.filter((seat) => seat !== own),
  }
}

/**
 * How many milliseconds somebody seems to think who has nothing to think about: never at once, mostly
 * about the typical time, now and then longer. `chance`, from 0 up to 1, is the table's own.
 */
export function seemingPause(typical: number, chance: number): number {
  return typical / 3 + Math.min(2, -Math.log(1 - chance) / 2) * typical
}
