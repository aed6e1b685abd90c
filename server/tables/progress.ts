import type { Match, Seat } from '@bulkhead/kernel'
import { type Clocks, type Turned, turnedAfter } from '@bulkhead/protocol'
import type { NotedRequest } from './consent.ts'
import type { NotedGoingBack } from './gone-back.ts'
import { NO_PAUSES, type Pause } from './pauses.ts'
import type { TableEvent } from './record.ts'
import { afterCounted, countedBetween } from './windows.ts'

/** How far the match is and how long each seat has thought: what the match itself does not keep. */
export interface Progress {
  /** The number of the last event that changed the match. */
  readonly revision: number
  readonly seats: readonly SeatProgress[]
  readonly request: NotedRequest | null
  /** Every time that the game went back by consent, in the order in which it did. */
  readonly goneBack: readonly NotedGoingBack[]
  readonly turned: Turned
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
  /** The event of the seat's last answer. */
  readonly answered: number
  /** Days off that its person has taken. */
  readonly vacations?: readonly Pause[]
}

const NOT_ASKED: SeatProgress = { decision: null, revision: 0, began: 0, used: 0, answered: 0 }

export const NO_PROGRESS: Progress = {
  revision: 0,
  seats: [],
  request: null,
  goneBack: [],
  turned: {},
}

/** After an event, at a table with these clocks. */
export function advance(
  before: Progress,
  match: Match,
  { number, at, what }: TableEvent,
  { window }: Clocks,
  pauses: readonly Pause[] = NO_PAUSES,
): Progress {
  // Where something was taken back, ids may be used again.
  const anew = what.kind !== 'answered'
  const taken = what.kind === 'taken'
  const seats: SeatProgress[] = []
  for (let seat = 0; seat < match.seats; seat++) {
    const was = before.seats[seat] ?? NOT_ASKED
    const answers = (what.kind === 'answered' || taken) && what.seat === seat
    const decision = match.open.find((one) => one.seat === seat)?.id ?? null
    seats.push(decision === was.decision && !anew && !answers ? was : asked(was, decision, answers))
  }
  return { ...before, revision: number, seats, turned: turnedAfter(before.turned, match, at) }

  function asked(was: SeatProgress, decision: number | null, answers: boolean): SeatProgress {
    const answered = answers ? number : was.answered
    // Whoever is asked again after an offer was taken has no more time for it.
    if (taken && decision !== null && was.decision !== null) {
      return { ...was, decision, revision: number, answered }
    }
    const thought =
      was.decision === null ? 0 : countedBetween(was.began, at, window, pausesOf(was, pauses))
    return { ...was, decision, revision: number, began: at, used: was.used + thought, answered }
  }
}

/** What does not count for a seat: what counts for nobody, and the days off of its person. */
function pausesOf({ vacations }: SeatProgress, pauses: readonly Pause[]): readonly Pause[] {
  return vacations ? [...pauses, ...vacations] : pauses
}

/** A person who takes the seat back has the whole time for the move, and for the game where that was used up. */
export function restartMove(
  before: Progress,
  seat: Seat,
  at: number,
  { perGame = Infinity, window }: Clocks,
  pauses: readonly Pause[] = NO_PAUSES,
): Progress {
  const seats = before.seats.map((one, i) => {
    if (i !== seat) return one
    const thought =
      one.decision === null ? 0 : countedBetween(one.began, at, window, pausesOf(one, pauses))
    const isUsedUp = one.used + thought >= perGame * 1000
    return { ...one, began: at, used: isUsedUp ? 0 : one.used + thought }
  })
  return { ...before, seats }
}

/** When the seat's time is up; null where no clock runs for it. */
export function deadlineOf(
  seat: SeatProgress,
  clocks: Clocks,
  pauses: readonly Pause[] = NO_PAUSES,
): number | null {
  if (seat.decision === null) return null
  const left = timeLeft(seat, clocks)
  if (left === null) return null
  let known = deadlines.get(seat)
  if (known?.pauses !== pauses) {
    const at = afterCounted(seat.began, left, clocks.window, pausesOf(seat, pauses))
    known = { pauses, at: at === Infinity ? null : at }
    deadlines.set(seat, known)
  }
  return known.at
}

/** Calendars are slow to ask, and neither a seat's progress nor a list of pauses changes in place. */
const deadlines = new WeakMap<SeatProgress, { pauses: readonly Pause[]; at: number | null }>()

function timeLeft({ used }: SeatProgress, { perMove, perGame }: Clocks): number | null {
  const limits = [
    ...(perMove === undefined ? [] : [perMove * 1000]),
    ...(perGame === undefined ? [] : [Math.max(0, perGame * 1000 - used)]),
  ]
  return limits.length > 0 ? Math.min(...limits) : null
}
