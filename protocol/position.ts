import type { Order, Reason } from '@bulkhead/bots'
import type { Decision, Line, Offer, Result, Seat, Seed } from '@bulkhead/kernel'
import type { Frame } from './frame.ts'
import type { TableInfo } from './table-info.ts'

/** A decision as its seat gets it: an answer names its id and its revision. */
export type Asked = Decision & { readonly revision: number }

export interface SeatClock {
  /** Milliseconds used in earlier decisions. */
  readonly used: number
  /** When the time for the present decision is up. */
  readonly deadline: number | null
  /** Days off that are left, and until when the present ones last; absent where the table has none. */
  readonly vacation?: { readonly left: number; readonly until: number | null }
}

/** An offer to nobody: what happens when its time has run out. */
export interface Hourglass extends Omit<Offer, 'seat'> {
  /** When that is, by the clock of whoever runs the table. */
  readonly deadline: number
}

/** Somebody's wish to take back what can only be taken back with everybody's consent. */
export interface UndoRequest {
  readonly seat: Seat
  /** Who has yet to agree. */
  readonly waitingFor: readonly Seat[]
}

/** A time that the game went back by consent: nothing that is taken back later takes it away. */
export interface GoneBack {
  /** The event that it was, and when. */
  readonly number: number
  readonly at: number
  /** Who asked. */
  readonly seat: Seat
  readonly agreed: readonly Seat[]
  /** How many answers were taken back. */
  readonly takenBack: number
  /** The answers before it in the game as it now is. */
  readonly kept: number
  /** Before this line of the reader's log. */
  readonly line: number
}

/** Everything that one reader may know of a table. */
export interface Position<V = unknown> {
  /** The last event that it takes account of. */
  readonly number: number
  readonly table: TableInfo
  /** Null for a spectator. */
  readonly seat: Seat | null
  readonly revision: number
  /** Null before the game starts. */
  readonly view: V | null
  readonly log: readonly Line[]
  /** Every time that the game went back by consent; each has its place in the log. */
  readonly goneBack: readonly GoneBack[]
  readonly pending: readonly Asked[]
  /** What this seat may take unasked. */
  readonly offers: readonly Offer[]
  /** The time that runs, for everybody. */
  readonly hourglasses: readonly Hourglass[]
  /** The seats that owe an answer. */
  readonly waiting: readonly Seat[]
  /** Why this seat cannot take its last answer back; null where it can. */
  readonly undo: string | null
  readonly undoRequest: UndoRequest | null
  readonly clocks: readonly SeatClock[]
  /** The seat's own standing orders. */
  readonly orders: readonly Order[]
  readonly result: Result | null
  /** What chance was made from, once that may be known. */
  readonly seed: Seed | null
}

/** A finished or running game as one reader saw it after so many answers. */
export interface ReplayMoment {
  readonly at: number
  /** How many answers there are by now. */
  readonly length: number
  readonly seat: Seat | null
  readonly view: unknown
  readonly log: readonly Line[]
  /** The goings-back up to there, in the game as it now is. */
  readonly goneBack: readonly GoneBack[]
  readonly pending: readonly Decision[]
  readonly waiting: readonly Seat[]
  readonly result: Result | null
  /** How the answer that led here was told: `tellings(told.before, told)`; null at the beginning. */
  readonly told: ToldMoment | null
  /** The answer that led here; what it was is for its own seat only, until the game is over. */
  readonly moment: {
    /** Null where it was time. */
    readonly seat: Seat | null
    readonly decision?: Decision
    /** What was taken unasked, instead of a decision. */
    readonly offer?: Offer
    readonly picks?: readonly string[]
  } | null
}

/** The reader's view before an answer, and what was told of it. */
export interface ToldMoment extends Pick<Frame, 'log' | 'view'> {
  readonly before: unknown
}

/** Something said at the table. */
export interface Said {
  readonly number: number
  readonly at: number
  readonly name: string
  readonly text: string
}

/** Why something was not done, in one sentence. */
export interface Refused {
  readonly error: string
  readonly message: string
}

/** Why a bot answered as it did; `at` counts the answers, as a replay does. */
export interface BotReason {
  readonly at: number
  readonly seat: Seat
  readonly because: Reason
}
