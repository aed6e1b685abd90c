import type { Entry, Params } from './log.ts'
import type { OptionSpecs, Options } from './options.ts'
import type { Rng } from './rng.ts'

/** A place at the table, counted from 0. */
export type Seat = number

/** Something a player could point at: a card, a room, a unit… */
export interface Target {
  readonly kind: string
  readonly id: string | number
}

/** One legal answer. `label` is a text key; targets and params fill its placeholders. */
export interface Option {
  readonly id: string
  readonly label: string
  readonly targets?: readonly Target[]
  readonly params?: Params
}

/** Something that a seat may take unasked, wherever the rules wait for answers. */
export interface Offer extends Option {
  /** Null where nobody can take it but time: see `seconds`. */
  readonly seat: Seat | null
  readonly rule?: string
  /** The table takes it when so much real time has run since an offer with this id appeared. */
  readonly seconds?: number
}

/** What rules say when they ask: the options come separately, because rules compute them. */
export interface Question {
  readonly prompt: string
  readonly params?: Params
  readonly rule?: string
  /** How many options must and may be picked; one of each by default. */
  readonly min?: number
  readonly max?: number
  /** Asked even where there is only one option: a turn does not begin by itself. */
  readonly always?: boolean
  /** Paying a cost: the seat may take the choice back that led here. */
  readonly cancel?: boolean
}

/**
 * The options of a question. Give a function where they name hidden things: after a redeal the
 * kernel computes them anew.
 */
export type Choices = readonly Option[] | (() => readonly Option[])

/** A question that waits for one seat's answer. The id counts the questions that this seat was asked. */
export interface Decision {
  readonly id: number
  readonly seat: Seat
  readonly prompt: string
  readonly params?: Params
  readonly rule?: string
  readonly options: readonly Option[]
  readonly min: number
  readonly max: number
  /** Whether `Match.cancel` would be accepted now. */
  readonly cancel: boolean
}

export interface Answered {
  readonly seat: Seat
  readonly picks: readonly Option[]
}

/** Rules: a procedure that yields where the book asks, and goes on with the answer. */
export type Rules<T = void> = Generator<Ask | readonly Ask[], T, readonly Answered[]>

/** A decision as the rules hand it to the match. */
export interface Ask {
  readonly id: number
  readonly seat: Seat
  readonly question: Question
  readonly choices: Choices
}

/** What rules may touch: the state, chance, the log, and questions. */
export interface Table<S> {
  readonly state: S
  readonly rng: Rng
  /** Asks one seat, always, and returns what it picked. */
  ask(seat: Seat, question: Question, choices: Choices): Rules<readonly Option[]>
  /**
   * Lets one seat pick one of the items. A single item is taken without asking, unless the question is
   * always asked; none gives undefined.
   */
  pick<T>(
    seat: Seat,
    question: Question,
    items: readonly T[],
    option: (item: T) => Option,
  ): Rules<T>
  /** Asks several seats at once; returns their answers in the order in which they arrived. */
  askAll(
    asks: readonly { seat: Seat; question: Question; choices: Choices }[],
  ): Rules<readonly Answered[]>
  /** Writes a line for everybody, or for some seats with a poorer line (or none) for the others. */
  log(kind: string, params?: Params, rule?: string, audience?: Audience): void
  /**
   * Somebody has just learnt something hidden: no answer given before can be taken back. Names the
   * seats that learnt it where not everybody did; the secrecy tests hold the rules to that.
   */
  reveal(to?: readonly Seat[]): void
  /** Leaves the step at once, however deeply its rules are nested. */
  endStep(): never
}

export interface Audience {
  readonly to: readonly Seat[]
  readonly less?: { readonly kind: string; readonly params?: Params }
}

export interface Result {
  /** Seats that won; several share the victory, none means that everybody lost. */
  readonly winners: readonly Seat[]
  /** A text key that says how the game ended. */
  readonly reason: string
  /** Final points by seat, where the game counts any. */
  readonly scores?: readonly number[]
}

/** Something that cannot be done now: the text key of its name, and why (`why.<why>`). */
export interface Unavailable {
  readonly what: string
  readonly why: string
  readonly params?: Params
  readonly rule: string
}

/** How a match ended, for one that goes on from it: a copy, of which the setup may keep parts. */
export interface Ending {
  readonly game: string
  readonly options: Options
  readonly seats: number
  readonly state: unknown
  readonly result: Result
}

export type Language = 'en' | 'fr'
export type Dictionary = Readonly<Record<string, string>>

/** The contract that every game meets. `S` is plain JSON; `V` is what a seat may know. */
export interface Game<S = unknown, V = unknown> {
  readonly id: string
  /** Raised whenever a save of an earlier version could play on differently. */
  readonly version: number
  /** Everything printed on the components, as data: its hash is part of every save. */
  readonly components: unknown
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionSpecs
  readonly text: Readonly<Record<Language, Dictionary>>
  /** The games of which a finished match must come before one with these options; none by default. */
  follows?(options: Options): readonly AnyGame[]
  /** Says in one sentence what is wrong with options that are each legal alone. */
  refuse(options: Options, seats: number, before?: Ending): string | null
  setup(options: Options, seats: number, rng: Rng, before?: Ending): S
  /** One indivisible step, chosen by the cursor that the state holds. */
  step(table: Table<S>): Rules
  /** What may be taken while questions wait, be it in the midst of a step. */
  offers?(state: S): readonly Offer[]
  /** What happens then; afterwards the questions that were interrupted are asked again. */
  take?(table: Table<S>, taken: Offer): Rules
  /** What this seat may know; null is a spectator. */
  view(state: S, seat: Seat | null): V
  /**
   * Replaces, in place, everything hidden from this seat by a random arrangement that it cannot tell
   * from the true one. In place, because the rules of a running step hold on to parts of the state.
   */
  redeal(state: S, seat: Seat | null, rng: Rng): void
  result(state: S): Result | null
  /** What this seat may be looking for and cannot do now. It speaks of nothing that the seat cannot see. */
  whyNot?(state: S, seat: Seat): readonly Unavailable[]
  /** Every broken invariant, as a sentence. */
  check(state: S): string[]
}

// biome-ignore lint/suspicious/noExplicitAny: a list of games mixes their states; each game knows its own.
export type AnyGame = Game<any, any>

export type { Entry }
