import { copy, type Seat } from '@bulkhead/kernel'
import {
  askedOf,
  type Hourglass,
  hourglassesOf,
  offeredTo,
  type Position,
  type SeatClock,
  type UndoRequest,
} from '@bulkhead/protocol'
import { waitingFor } from './consent.ts'
import { toldGoingBack } from './gone-back.ts'
import type { Playing } from './play.ts'
import { deadlineOf } from './progress.ts'
import { isTimed } from './record.ts'
import { isShown } from './sequels.ts'
import { lookOf } from './snapshots.ts'
import { summaryOf } from './summary.ts'
import { daysOff } from './vacation.ts'

type LiveAt = Playing & { head: number }

/** Board and log, as one reader sees them. */
export type Board = Pick<Position, 'view' | 'log'>

/** Everything that one reader may know of a table. */
export function positionFor(t: LiveAt, seat: Seat | null): Position {
  const { view, log } = boardFor(t, seat)
  return positionWith(t, seat, { view: copy(view), log })
}

/** The same for whoever reads it at once: its view may share parts with the state, which goes on changing. */
export function sharedPosition(t: LiveAt, seat: Seat | null): Position {
  return positionWith(t, seat, boardFor(t, seat))
}

export function boardFor({ match, lastLooks }: Playing, seat: Seat | null): Board {
  if (match) return { view: match.view(seat), log: match.log(seat) }
  return lastLooks ? lookOf(lastLooks, seat) : NO_BOARD
}

const NO_BOARD: Board = { view: null, log: [] }

/** All the rest, beside what is known of the board. */
export function positionWith(t: LiveAt, seat: Seat | null, { view, log }: Board): Position {
  const { match, progress, record } = t
  const { pending, offers } = askedNow(t, seat)
  return {
    number: t.head,
    table: summaryOf(record),
    seat,
    revision: progress.revision,
    view,
    log,
    goneBack: toldGoingBack(progress.goneBack, seat),
    pending,
    offers,
    hourglasses: hourglassesIn(t),
    waiting: waitingIn(t),
    undo: !match || seat === null ? 'nothing' : match.undoStop(seat),
    undoRequest: undoRequestIn(t),
    clocks: clocksOf(t),
    orders: seat === null ? [] : record.seats[seat].orders,
    result: match?.result ?? t.lastLooks?.result ?? null,
    seed: match && isShown(record) ? match.revealedSeed : null,
  }
}

function askedNow(t: Playing, seat: Seat | null): Pick<Position, 'pending' | 'offers'> {
  const { match, progress, record } = t
  if (!match || seat === null || record.phase !== 'playing') return { pending: [], offers: [] }
  return {
    pending: askedOf(match, seat, progress.seats[seat].revision),
    offers: offeredTo(match, seat, record.seats[seat].orders),
  }
}

export function hourglassesIn({ match, record, progress }: Playing): Hourglass[] {
  if (!match || record.phase !== 'playing') return []
  return hourglassesOf(match, progress.turned)
}

export function waitingIn({ match, record }: Playing): Seat[] {
  if (!match || record.phase !== 'playing') return []
  return match.open.map((decision) => decision.seat)
}

function undoRequestIn(t: Playing): UndoRequest | null {
  const { request } = t.progress
  return request && { seat: request.seat, waitingFor: waitingFor(t, request) }
}

function clocksOf(t: Playing): SeatClock[] {
  const { record, progress, pauses } = t
  if (!isTimed(record)) return []
  return progress.seats.map((seat, i) => ({
    used: seat.used,
    deadline: record.phase === 'playing' ? deadlineOf(seat, record.clocks, pauses) : null,
    ...(record.clocks.vacation ? { vacation: daysOff(t, i) } : {}),
  }))
}
