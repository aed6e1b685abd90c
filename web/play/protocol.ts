import type { Seat, Unavailable } from '@bulkhead/kernel'
import type {
  BotReason,
  Frame,
  Missed,
  Order,
  Position,
  Refused,
  ReplayMoment,
} from './position.ts'

/** What the page and the worker that runs local games say to each other. */

export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }

export interface NewLocal {
  readonly game: string
  readonly seats: readonly LocalSeat[]
  readonly options?: Readonly<Record<string, unknown>>
  /** For a game that shall repeat exactly, bots and all; otherwise chance is sealed. */
  readonly seed?: number
  /** It is played to learn the game: its first turns are hinted. */
  readonly opening?: boolean
  /** The finished match that it goes on from. */
  readonly before?: unknown
}

/** A match that must follow another. */
export type Sequel = Pick<NewLocal, 'game' | 'options'> & { readonly seats: number }

/** A local game as the list of them shows it. */
export interface LocalGame {
  readonly id: string
  readonly game: string
  readonly seats: readonly LocalSeat[]
  readonly createdAt: number
  readonly updatedAt: number
  /** One more with everything that happens: whoever writes must have read the one before. */
  readonly version: number
  readonly answers: number
  readonly over: boolean
  /** Seats that owe an answer. */
  readonly waiting: readonly Seat[]
  /** What its bots' whims come from; absent where chance is sealed. */
  readonly seed?: number
  /** It is played to learn the game; absent of any other. */
  readonly opening?: boolean
}

/** A match that is only looked at. */
export interface Study {
  readonly id: string
  readonly game: string
  readonly length: number
  readonly isOver: boolean
  /** The seat that looks; while the game runs it sees only what it saw then. */
  readonly mine: Seat | null
  /** Who sits where, if that is known. */
  readonly seats: readonly LocalSeat[] | null
}

/** The question that an answer belongs to. */
export interface AskedFor {
  readonly id: number
  readonly revision: number
}

type Maybe<T> = Promise<T | Refused>
type Done = Promise<Refused | null>

/** What the page may ask of the worker. An id names a local game, or a study where one is only looked at. */
export interface RoomCalls {
  create(setup: NewLocal): Maybe<string>
  /** A finished match from which this one could go on, which bots play for it; it tells how far they are. */
  adrift(sequel: Sequel): Maybe<unknown>
  /** Why it cannot go on from this match, in the rules' own words. */
  refusedBefore(sequel: Sequel, before: unknown): Maybe<string | null>
  list(): Promise<readonly LocalGame[]>
  remove(id: string): Promise<void>
  /** Whoever was called so before, or plays alone with bots, has another name in games that go on. */
  rename(before: string, name: string): Promise<void>
  /** Keeps a match from a file as a local game. */
  take(data: unknown, name: string): Maybe<string>
  /** A finished match from elsewhere. */
  study(data: unknown): Maybe<Study>
  /** A local game as it stands, while it may go on. */
  film(id: string): Maybe<Study>
  /** A new local game with the same seats and options. */
  again(id: string): Maybe<string>
  /** A new local game from an earlier moment of another, with fresh chance. */
  playOn(id: string, at: number, seats?: readonly LocalSeat[]): Maybe<string>

  open(id: string): Done
  close(id: string): Promise<void>
  hold(id: string, seat: Seat): Done
  answer(id: string, asked: AskedFor, picks: readonly string[]): Done
  takeOffer(id: string, offer: string): Done
  cancel(id: string, asked: AskedFor): Done
  undo(id: string): Done
  order(id: string, orders: readonly Order[]): Done
  whyNot(id: string): Promise<readonly Unavailable[]>
  reasons(id: string): Maybe<readonly BotReason[]>
  save(id: string): Maybe<unknown>

  replay(id: string, at: number, seat: Seat | null): Maybe<ReplayMoment>
  /** What whoever holds the device was told after so many lines. */
  missed(id: string, lines: number): Maybe<Missed>
  /** How many lines of this reader's log had been written after each number of answers. */
  lines(id: string, seat: Seat | null): Maybe<readonly number[]>
}

export type CallName = keyof RoomCalls

export type Request = {
  readonly [C in CallName]: {
    readonly id: number
    readonly call: C
    readonly args: Parameters<RoomCalls[C]>
  }
}[CallName]

/** The first message: which of the two workers this one is, and its way to the other. */
export interface Assignment {
  readonly role: 'room' | 'thinker'
  readonly port: MessagePort
}

export interface Reply {
  readonly id: number
  readonly value: unknown
}

/** What the worker tells by itself. */
export type Notice =
  | { readonly table: string; readonly position: Position }
  | { readonly table: string; readonly frame: Frame }
  | { readonly table: string; readonly gone: true }
  | { readonly listChanged: true }
  /** So many answers bots have given in a match that somebody waits for. */
  | { readonly adrift: number }
