import { notForbidden, type Order } from '@bulkhead/bots'
import {
  copy,
  type Decision,
  type Line,
  type Offer,
  type Result,
  type Seat,
} from '@bulkhead/kernel'
import { waitingFor } from './consent.ts'
import { type ToldGoingBack, toldGoingBack } from './gone-back.ts'
import type { Playing } from './play.ts'
import { deadlineOf } from './progress.ts'
import { isShown } from './sequels.ts'
import { type Summary, summaryOf } from './summary.ts'

/** A decision as its seat gets it: an answer names its id and its revision. */
export type Asked = Decision & { readonly revision: number }

export interface SeatClock {
  /** Milliseconds used in earlier decisions. */
  readonly used: number
  /** When the time for the present decision is up. */
  readonly deadline: number | null
}

/** Somebody's wish to take back what can only be taken back with everybody's consent. */
export interface UndoAsked {
  readonly seat: Seat
  /** Who has yet to agree. */
  readonly waitingFor: readonly Seat[]
}

/** An offer to nobody: what happens when its time has run out. */
export interface Hourglass extends Omit<Offer, 'seat'> {
  /** When that is, by the server's clock. */
  readonly deadline: number
}

/** Everything that one reader may know of a table. */
export interface Position {
  /** The last event that it takes account of. */
  readonly number: number
  readonly table: Summary
  readonly seat: Seat | null
  readonly revision: number
  readonly view: unknown
  readonly log: readonly Line[]
  /** Every time that the game went back by consent; each has its place in the log. */
  readonly goneBack: readonly ToldGoingBack[]
  readonly pending: readonly Asked[]
  /** What the reader's seat may take unasked. */
  readonly offers: readonly Offer[]
  /** The time that runs, for everybody. */
  readonly hourglasses: readonly Hourglass[]
  /** The seats that owe an answer. */
  readonly waiting: readonly Seat[]
  /** Why this seat cannot take its last answer back; null where it can. */
  readonly undo: string | null
  readonly undoRequest: UndoAsked | null
  readonly clocks: readonly SeatClock[]
  /** The seat's own standing orders. */
  readonly orders: readonly Order[]
  readonly result: Result | null
  /** What chance was made from, once the game is over. */
  readonly seed: unknown
}

export function positionFor(t: Playing & { head: number }, seat: Seat | null): Position {
  const { match, progress } = t
  return {
    number: t.head,
    table: summaryOf(t.record),
    seat,
    revision: progress.revision,
    // A view may share parts with the state, which goes on changing.
    view: match ? copy(match.view(seat)) : null,
    log: match?.log(seat) ?? [],
    goneBack: toldGoingBack(progress.goneBack, seat),
    pending: pendingFor(t, seat),
    offers: offersFor(t, seat),
    hourglasses: hourglassesOf(t),
    waiting: waitingIn(t),
    undo: undoFor(t, seat),
    undoRequest: undoAskedIn(t),
    clocks: clocksOf(t),
    orders: ordersOf(t, seat),
    result: match?.result ?? null,
    seed: seedOf(t),
  }
}

export function seedOf({ match, record }: Playing): unknown {
  return match && isShown(record) ? match.revealedSeed : null
}

export function pendingFor({ match, progress, record }: Playing, seat: Seat | null): Asked[] {
  if (!match || seat === null || record.phase !== 'playing') return []
  const { revision } = progress.seats[seat]
  return match.pending(seat).map((decision) => ({ ...decision, revision }))
}

export function offersFor({ match, record }: Playing, seat: Seat | null): readonly Offer[] {
  if (!match || seat === null || record.phase !== 'playing') return []
  return notForbidden(match.offers(seat), record.seats[seat].orders)
}

export function hourglassesOf({ match, record, progress }: Playing): Hourglass[] {
  if (!match || record.phase !== 'playing') return []
  return match.offers(null).map(({ seat: _, ...offer }) => ({
    ...offer,
    deadline: progress.turned[offer.id] + (offer.seconds ?? 0) * 1000,
  }))
}

export function waitingIn({ match, record }: Playing): Seat[] {
  if (!match || record.phase !== 'playing') return []
  return match.open.map((decision) => decision.seat)
}

export function undoFor({ match }: Playing, seat: Seat | null): string | null {
  return !match || seat === null ? 'nothing' : match.undoStop(seat)
}

export function undoAskedIn(t: Playing): UndoAsked | null {
  const { request } = t.progress
  return request && { seat: request.seat, waitingFor: waitingFor(t, request) }
}

export function ordersOf({ record }: Playing, seat: Seat | null): readonly Order[] {
  return seat === null ? [] : record.seats[seat].orders
}

export function clocksOf({ record, progress }: Playing): SeatClock[] {
  if (record.clocks.perMove === undefined && record.clocks.perGame === undefined) return []
  return progress.seats.map((seat) => ({
    used: seat.used,
    deadline: record.phase === 'playing' ? deadlineOf(seat, record.clocks) : null,
  }))
}
