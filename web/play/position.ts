import type { Order, Reason } from '@bulkhead/bots'
import type {
  Change,
  Decision,
  Line,
  Offer,
  Option,
  Options,
  Result,
  Seat,
  Seed,
  Unavailable,
} from '@bulkhead/kernel'

/** What a table tells one reader: the same from the server's stream and from a local match. */

/** A decision as its seat gets it: an answer names its id and its revision. */
export type Asked = Decision & { readonly revision: number }

export interface SeatInfo {
  readonly kind: 'free' | 'person' | 'bot'
  readonly name: string | null
  /** The level of the bot that plays here; beside a person, of the one that stands in for them. */
  readonly bot: string | null
  readonly present?: boolean
}

export interface Clocks {
  readonly perMove?: number
  readonly perGame?: number
  readonly window?: { readonly from: string; readonly to: string; readonly zone: string }
}

export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly phase: 'open' | 'playing' | 'over' | 'abandoned'
  readonly public: boolean
  readonly spectators: boolean
  readonly clocks: Clocks
  readonly commitment: string | null
  readonly rematch: string | null
  /** Once it is over, what lay hidden is kept for a sequel. */
  readonly toBeContinued?: boolean
  readonly createdAt: number
  readonly host: Seat | null
  readonly seats: readonly SeatInfo[]
}

export interface SeatClock {
  /** Milliseconds used in earlier decisions. */
  readonly used: number
  /** When the time for the present decision is up. */
  readonly deadline: number | null
}

/** Time that runs for everybody: what happens when it has run out. */
export interface Hourglass extends Omit<Offer, 'seat'> {
  /** When that is, by the clock of whoever runs the table. */
  readonly deadline: number
}

export interface UndoRequest {
  readonly seat: Seat
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
  readonly goneBack?: readonly GoneBack[]
  readonly pending: readonly Asked[]
  /** What this seat may take unasked. */
  readonly offers?: readonly Offer[]
  readonly hourglasses?: readonly Hourglass[]
  readonly waiting: readonly Seat[]
  /** Why this seat cannot take its last answer back; null where it can. */
  readonly undo: string | null
  readonly undoRequest?: UndoRequest | null
  readonly clocks: readonly SeatClock[]
  /** The seat's own standing orders. */
  readonly orders: readonly Order[]
  readonly result: Result | null
  readonly seed: Seed | null
}

/** What one event changed for this reader. What is absent is as it was. */
export interface Frame
  extends Partial<
    Pick<
      Position,
      | 'table'
      | 'revision'
      | 'pending'
      | 'offers'
      | 'hourglasses'
      | 'waiting'
      | 'undo'
      | 'undoRequest'
      | 'goneBack'
      | 'clocks'
      | 'orders'
      | 'result'
      | 'seed'
    >
  > {
  readonly number: number
  readonly at: number
  readonly kind: string
  /** Null where it was time. */
  readonly seat?: Seat | null
  /** Of something taken back by consent: how many answers were kept. */
  readonly answers?: number
  readonly said?: { readonly name: string; readonly text: string }
  readonly view?: readonly Change[]
  readonly log?: { readonly from: number; readonly lines: readonly Line[] }
}

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

/** A finished or running game as one reader saw it after so many answers. */
export interface ReplayMoment {
  readonly at: number
  readonly length: number
  readonly seat: Seat | null
  readonly view: unknown
  readonly log: readonly Line[]
  /** The goings-back up to there. */
  readonly goneBack?: readonly GoneBack[]
  readonly waiting: readonly Seat[]
  readonly result: Result | null
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

/** Why a bot answered as it did; `at` counts the answers, as a replay does. */
export interface BotReason {
  readonly at: number
  readonly seat: Seat
  readonly because: Reason
}

export type { Line, Offer, Option, Order, Unavailable }
