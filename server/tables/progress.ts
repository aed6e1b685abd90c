import type { Match, Seat } from '@bulkhead/kernel'
import type { Clocks } from './record.ts'

/** How far the match is and how long each seat has thought: what the match itself does not keep. */
export interface Progress {
  /** The number of the last event that changed the match. */
  readonly revision: number
  readonly seats: readonly SeatProgress[]
}

export interface SeatProgress {
  /** The id of the decision that the seat owes; null where it owes none. */
  readonly decision: number | null
  /**
   * The event that asked it. The kernel uses ids again after an undo: only both together say which
   * question somebody answers.
   */
  readonly revision: number
  readonly began: number
  /** Milliseconds used in earlier decisions. */
  readonly used: number
}

const NOT_ASKED: SeatProgress = { decision: null, revision: 0, began: 0, used: 0 }

export const NO_PROGRESS: Progress = { revision: 0, seats: [] }

/** After an event; `anew` where ids may be used again. */
export function advance(
  before: Progress,
  match: Match,
  event: { number: number; at: number },
  anew: boolean,
): Progress {
  const seats = Array.from({ length: match.seats }, (_, seat) => {
    const was = before.seats[seat] ?? NOT_ASKED
    const decision = match.pending(seat)[0]?.id ?? null
    if (decision === was.decision && !anew) return was
    const thought = was.decision === null ? 0 : event.at - was.began
    return { decision, revision: event.number, began: event.at, used: was.used + thought }
  })
  return { revision: event.number, seats }
}

/** A person who takes the seat back has the whole time for the move. */
export function restartMove(before: Progress, seat: Seat, at: number): Progress {
  const seats = before.seats.map((one, i) => (i === seat ? { ...one, began: at } : one))
  return { ...before, seats }
}

/** When the seat's time is up; null where no clock runs for it. */
export function deadlineOf({ decision, began, used }: SeatProgress, clocks: Clocks): number | null {
  if (decision === null) return null
  const limits = [
    ...(clocks.perMove === undefined ? [] : [began + clocks.perMove * 1000]),
    ...(clocks.perGame === undefined ? [] : [began + Math.max(0, clocks.perGame * 1000 - used)]),
  ]
  return limits.length > 0 ? Math.min(...limits) : null
}
