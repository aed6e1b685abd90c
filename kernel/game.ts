import type { Entry, Params } from './log.ts'
import type { OptionSpecs, Options } from './options.ts'
import type { Rng } from './rng.ts'
import type { Dictionary, Language, Lines, Texts } from './text.ts'

/** A place at the table, counted from 0. */
export type Seat = number

/** Something a player could point at: a card, a room, a unit… */
export interface Target {
  readonly kind: string
  readonly id: string | number
}

/** One legal answer. `label` is a text key; targets and params fill its placeholders. */
export interface Option<Label extends string = string> {
  readonly id: string
  readonly label: Label
  readonly targets?: readonly Target[]
  readonly params?: Params
}

/** Something that a seat may take unasked, wherever the rules wait for answers. */
export interface Offer<Label extends string = string> extends Option<Label> {
  /** Null where nobody can take it but time: see `seconds`. */
  readonly seat: Seat | null
  readonly rule?: string
  /** The table takes it when so much real time has run since an offer with this id appeared. */
  readonly seconds?: number
}

/** What rules say when they ask: the options come separately, because rules compute them. */
export type Question<T extends Texts = Texts> = T['prompt'] & {
  readonly rule?: string
  /** How many options must and may be picked; one of each by default. */
  readonly min?: number
  readonly max?: number
  /** Asked even where there is only one option: a turn does not begin by itself. */
  readonly always?: boolean
  /** Paying a cost: the seat may take the choice back that led here. */
  readonly cancel?: boolean
  /**
   * The ids of options that do nothing, of a question that is also asked where there are no others, so that
   * nobody can tell who could have reacted. A table may then give the first of them by itself.
   */
  readonly idle?: readonly string[]
}

/**
 * The options of a question. Give a function where they name hidden things: after a redeal the
 * kernel computes them anew.
 */
export type Choices<Label extends string = string> =
  | readonly Option<Label>[]
  | (() => readonly Option<Label>[])

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
  /** Where it would: the choice that the question is a part of, the first of several in a row. */
  readonly declared?: Option
  /** Options that do nothing: see `Question.idle`. */
  readonly idle?: readonly string[]
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

/** What rules may touch: the state, chance, the log, and questions; `T` is what the game can say. */
export interface Table<S, T extends Texts = Texts> {
  readonly state: S
  readonly rng: Rng
  /** Asks one seat, always, and returns what it picked. */
  ask(seat: Seat, question: Question<T>, choices: Choices<T['option']>): Rules<readonly Option[]>
  /**
   * Lets one seat pick one of the items. A single item is taken without asking, unless the question is
   * always asked; none gives undefined.
   */
  pick<Item>(
    seat: Seat,
    question: Question<T>,
    items: readonly Item[],
    option: (item: Item) => Option<T['option']>,
  ): Rules<Item>
  /** Asks several seats at once; returns their answers in the order in which they arrived. */
  askAll(
    asks: readonly { seat: Seat; question: Question<T>; choices: Choices<T['option']> }[],
  ): Rules<readonly Answered[]>
  /** Writes a line for everybody, or for some seats with a poorer line (or none) for the others. */
  log(...line: Lines<T['log'], Audience<T>>): void
  /**
   * Somebody has just learnt something hidden: no answer given before can be taken back. Names the
   * seats that learnt it where not everybody did; the secrecy tests hold the rules to that.
   */
  reveal(to?: readonly Seat[]): void
  /** Leaves the step at once, however deeply its rules are nested. */
  endStep(): never
}

export interface Audience<T extends Texts = Texts> {
  readonly to: readonly Seat[]
  readonly less?: T['log']
}

export interface Result<T extends Texts = Texts> {
  /** Seats that won; several share the victory, none means that everybody lost. */
  readonly winners: readonly Seat[]
  /** A text key that says how the game ended. */
  readonly reason: T['result']
  /** Final points by seat, where the game counts any. */
  readonly scores?: readonly number[]
}

/** Something that cannot be done now: the text key of its name, and why (`why.<why>`). */
export type Unavailable<T extends Texts = Texts> = T['why'] & {
  readonly what: string
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

/** The contract that every game meets. `S` is plain JSON; `V` is what a seat may know; `T` is what it can say. */
export interface Game<S = unknown, V = unknown, T extends Texts = Texts> {
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
  step(table: Table<S, T>): Rules
  /** What may be taken while questions wait, be it in the midst of a step. */
  offers?(state: S): readonly Offer<T['option']>[]
  /** What happens then; afterwards the questions that were interrupted are asked again. */
  take?(table: Table<S, T>, taken: Offer): Rules
  /** What this seat may know; null is a spectator. */
  view(state: S, seat: Seat | null): V
  /**
   * Replaces, in place, everything hidden from this seat by a random arrangement that it cannot tell
   * from the true one. In place, because the rules of a running step hold on to parts of the state.
   */
  redeal(state: S, seat: Seat | null, rng: Rng): void
  result(state: S): Result<T> | null
  /** What this seat may be looking for and cannot do now. It speaks of nothing that the seat cannot see. */
  whyNot?(state: S, seat: Seat): readonly Unavailable<T>[]
  /** Every broken invariant, as a sentence. */
  check(state: S): string[]
}

/** What is known of a game before its rules are: who can play it, and what may be chosen. */
export type Box = Pick<Game, 'id' | 'seats' | 'options' | 'refuse'>

// biome-ignore lint/suspicious/noExplicitAny: a list of games mixes their states; each game knows its own.
export type AnyGame = Game<any, any>

export type { Entry }
