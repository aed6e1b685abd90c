import type {
  Decision,
  Line,
  Offer,
  Option,
  Params,
  Refusal,
  Result,
  Rng,
  Seat,
} from '@bulkhead/kernel'

/** A player that chooses. It is given what its seat may know, and nothing else. */
export interface Bot {
  readonly name: string
  /** Whether it uses the view, the log or the sampler: then the match must keep its history. */
  readonly thinks: boolean
  choose(seen: Seen): Chosen
  /** The id of the offer that it takes, if any: asked once in each position. Without this it takes none. */
  considers?(offered: Offered): string | null
}

/** A bot's answer. */
export interface Chosen {
  /** The ids of the options that it picks. */
  readonly picks: readonly string[]
  /** Why, as a sentence of the bots' dictionaries. It may name what only this seat knows. */
  readonly because?: Reason
}

/** A sentence to be made: the entry `because.<key>` of the bots' dictionaries, and what fills it. */
export interface Reason {
  readonly key: string
  readonly params?: Params
  /** What was picked: named before the sentence. */
  readonly moves?: readonly Omit<Option, 'id'>[]
}

/** What a bot is told of the position. It is the bot's own: none of it is the match's. */
export interface Known<V> {
  readonly view: V
  readonly log: readonly Line[]
  /** Deals a world that this seat cannot tell from the true one: a new one, or the one of that number again. */
  readonly sampler: (world?: number) => Sample<V>
  readonly rng: Rng
}

/** Everything that a bot is told when it owes an answer. */
export interface Seen<V = unknown> extends Known<V> {
  readonly decision: Decision
}

/** Everything that a bot is told when it may take something unasked. */
export interface Offered<V = unknown> extends Known<V> {
  readonly offers: readonly Offer[]
}

/** A world as it might be: a match to try answers in, seen from one seat. What is done in it stays in it. */
export interface Sample<V = unknown> {
  readonly view: V
  /** What another seat would see in this world: it is all guessed, so it tells nothing of the truth. */
  viewOf(seat: Seat): V
  /** What every seat owes in this world; the others' hidden things are dealt anew in it. */
  readonly pending: readonly Decision[]
  readonly result: Result | null
  answer(seat: Seat, decision: number, picks: readonly string[]): Refusal | null
}

/** How good a position looks to a seat; more is better. */
export type Evaluator<V = unknown> = (view: V, seat: Seat) => number

// biome-ignore lint/suspicious/noExplicitAny: a list of evaluators mixes games; each knows its own view.
export type AnyEvaluator = Evaluator<any>

/** Worlds are numbered, one draw for each: how much chance a redeal uses could tell something about the truth. */
export const WORLDS = 2 ** 31
