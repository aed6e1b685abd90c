import type { Order } from '@bulkhead/bots'
import {
  type Change,
  changes,
  copy,
  type Line,
  type Offer,
  patched,
  type Result,
  type Seat,
  same,
} from '@bulkhead/kernel'

import { type ToldGoingBack, toldGoingBack } from './gone-back.ts'
import { type Playing, touchesMatch } from './play.ts'
import {
  type Asked,
  clocksOf,
  type Hourglass,
  hourglassesOf,
  offersFor,
  ordersOf,
  type Position,
  pendingFor,
  type SeatClock,
  seedOf,
  type UndoAsked,
  undoAskedIn,
  undoFor,
  waitingIn,
} from './position.ts'
import type { Happening, TableEvent } from './record.ts'
import { type Summary, summaryOf } from './summary.ts'

/** What one event changed for one reader. What is absent is as it was. */
export interface Frame {
  readonly number: number
  readonly at: number
  readonly kind: Happening['kind'] | 'quiet'
  /** Null where it was time. */
  readonly seat?: Seat | null
  /** How many answers were kept. */
  readonly answers?: number
  readonly said?: { readonly name: string; readonly text: string }
  readonly table?: Summary
  readonly revision?: number
  readonly view?: readonly Change[]
  /** The reader's log up to the line `from` stands; these lines follow. */
  readonly log?: { readonly from: number; readonly lines: readonly Line[] }
  readonly goneBack?: readonly ToldGoingBack[]
  readonly pending?: readonly Asked[]
  readonly offers?: readonly Offer[]
  readonly hourglasses?: readonly Hourglass[]
  readonly waiting?: readonly Seat[]
  readonly undo?: string | null
  readonly undoRequest?: UndoAsked | null
  readonly clocks?: readonly SeatClock[]
  readonly orders?: readonly Order[]
  readonly result?: Result
  readonly seed?: unknown
}

/** What a reader was told so far, so that only what is new need be told. */
export interface Told {
  readonly table: Summary
  readonly view: unknown
  readonly lines: number
  readonly goneBack: readonly ToldGoingBack[]
  readonly pending: readonly Asked[]
  readonly offers: readonly Offer[]
  readonly hourglasses: readonly Hourglass[]
  readonly waiting: readonly Seat[]
  readonly undo: string | null
  readonly undoRequest: UndoAsked | null
  readonly clocks: readonly SeatClock[]
  readonly orders: readonly Order[]
  readonly over: boolean
}

export function toldBy(position: Position): Told {
  const { table, view, log, goneBack, result } = position
  const { pending, offers, hourglasses, waiting, undo, undoRequest, clocks, orders } = position
  const asked = { pending, offers, hourglasses, waiting, undo, undoRequest, clocks, orders }
  return { table, view, lines: log.length, goneBack, ...asked, over: result !== null }
}

type LiveAt = Playing & { head: number }

/** The frame of an event that has just been played, and what the reader knows after it. */
export function frameFor(
  t: LiveAt,
  reader: Seat | null,
  event: TableEvent,
  told: Told,
): { frame: Frame; told: Told } {
  const { match } = t
  const now = { ...told, table: summaryOf(t.record), ...asking(t, reader) }
  if (!match || !touchesMatch(event.what)) {
    const shown = event.what.kind === 'revealed' ? { seed: seedOf(t) } : {}
    return { frame: { ...heading(event, reader), ...difference(told, now), ...shown }, told: now }
  }
  const log = match.log(reader)
  // What has changed may be shared with the state, which goes on changing; the rest is as it was told.
  const view = copy(changes(told.view, match.view(reader)))
  const after: Told = {
    ...now,
    view: patched(told.view, view),
    lines: log.length,
    over: match.result !== null,
  }
  const frame = {
    ...heading(event, reader),
    ...difference(told, after),
    revision: t.progress.revision,
    ...(view.length > 0 ? { view } : {}),
    ...newLines(log, told.lines),
    ...(after.over ? { result: match.result ?? undefined, seed: seedOf(t) } : {}),
  }
  return { frame, told: after }
}

/** Orders are between a seat and the server: the others get an empty frame in its place. */
function heading({ number, at, what }: TableEvent, reader: Seat | null) {
  if (what.kind === 'ordered' && what.seat !== reader) return { number, at, kind: 'quiet' as const }
  return {
    number,
    at,
    kind: what.kind,
    ...('seat' in what ? { seat: what.seat } : {}),
    ...(what.kind === 'rewound' ? { answers: what.answers } : {}),
    ...(what.kind === 'said' ? { said: { name: what.name, text: what.text } } : {}),
  }
}

function asking(t: LiveAt, reader: Seat | null) {
  return {
    goneBack: toldGoingBack(t.progress.goneBack, reader),
    pending: pendingFor(t, reader),
    offers: offersFor(t, reader),
    hourglasses: hourglassesOf(t),
    waiting: waitingIn(t),
    undo: undoFor(t, reader),
    undoRequest: undoAskedIn(t),
    clocks: clocksOf(t),
    orders: ordersOf(t, reader),
  }
}

function difference(before: Told, after: Told): Partial<Frame> {
  return {
    ...(same(before.table, after.table) ? {} : { table: after.table }),
    ...(same(before.goneBack, after.goneBack) ? {} : { goneBack: after.goneBack }),
    ...(same(before.pending, after.pending) ? {} : { pending: after.pending }),
    ...(same(before.offers, after.offers) ? {} : { offers: after.offers }),
    ...(same(before.hourglasses, after.hourglasses) ? {} : { hourglasses: after.hourglasses }),
    ...(same(before.waiting, after.waiting) ? {} : { waiting: after.waiting }),
    ...(before.undo === after.undo ? {} : { undo: after.undo }),
    ...(same(before.undoRequest, after.undoRequest) ? {} : { undoRequest: after.undoRequest }),
    ...(same(before.clocks, after.clocks) ? {} : { clocks: after.clocks }),
    ...(same(before.orders, after.orders) ? {} : { orders: after.orders }),
  }
}

/** After an undo the log is shorter than what was told. */
function newLines(log: readonly Line[], told: number): Partial<Frame> {
  const from = Math.min(told, log.length)
  return from < told || from < log.length ? { log: { from, lines: log.slice(from) } } : {}
}
