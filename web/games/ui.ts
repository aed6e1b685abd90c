import type {
  AnyGame,
  Dictionary,
  Language,
  Line,
  Option,
  Result,
  Seat,
  Target,
} from '@bulkhead/kernel'
import type { ComponentType } from 'react'
import type { Asked, SeatInfo } from '../play/position.ts'
import type { IconShape } from '../ui/icon.tsx'
import type { Told } from './telling.ts'

/** How a game is shown. Each has its own folder, loaded when a table of it is opened. */
export interface GameUi<V> {
  readonly rules: AnyGame
  /** The game's words as this reader may know them. */
  words(view: V | null, language: Language): Dictionary
  /** Whom a seat plays. */
  side(view: V, seat: Seat, words: Dictionary): Side
  /** The board, as one SVG that fills its space. */
  readonly Board: ComponentType<PartProps<V>>
  /** Where a small screen looks first: a CSS selector inside the board; none for all of it. */
  focus?(view: V, seat: Seat | null): string | null
  /** Round, tracks and whatever else everybody needs at a glance: one line in the bar at the top. */
  readonly Status: ComponentType<PartProps<V>>
  /** One's own board: all of it under the board on a wide screen; one part at a time on a phone. */
  readonly Own: ComponentType<PartProps<V> & { readonly part: string | 'all' }>
  readonly ownParts: readonly OwnPart[]
  /** The others' public boards, the decks and the discards. */
  readonly Others: ComponentType<PartProps<V>>
  /** The checks at the end in their order, then everything that was hidden. */
  readonly Ending: ComponentType<PartProps<V> & Told & { readonly result: Result }>
  /** What anything that can be pressed is, and which rule says so. */
  explain(what: Target, view: V, words: Dictionary, language: Language): Explanation | null
  /** How a line of the log is shown when it happens. */
  momentOf(line: Line, view: V): Moment
  /** Everything that stands for an option on the screen: its targets, and the card or room it comes from. */
  targetsOf?(option: Option, view: V): readonly Target[]
  /** Which of several options at one thing is shown while the pointer rests on it; null for none. */
  shownOf?(options: readonly Option[], what: Target): Option | null
  /** What an option leads to, where its own sentence does not say it; empty where it does. */
  hint?(option: Option, view: V, words: Dictionary, language: Language): string
  /** What led to a question, where its own sentence does not say it; empty where it does. */
  context?(asked: Asked, lines: readonly Line[], words: Dictionary): string
  /** What the main button says, where the picked options' own words do not; empty where they do. */
  deed?(asked: Asked, picked: readonly Option[], words: Dictionary, language: Language): string
  /** The heading under which an option stands in a long list. */
  groupOf?(option: Option, words: Dictionary, language: Language): string
  /** Questions that are the game itself: no standing order answers them. */
  readonly neverOrdered?: ReadonlySet<string>
  /** Log kinds under which the others stand: a round, a turn. */
  readonly headings: ReadonlySet<string>
  /** The first turn, step by step. */
  readonly guide: readonly GuideStep[]
  readonly Reference: ComponentType<{ readonly words: Dictionary; readonly language: Language }>
}

// biome-ignore lint/suspicious/noExplicitAny: a list of games mixes their views; each draws its own.
export type AnyGameUi = GameUi<any>

export interface Side {
  readonly name: string
  /** One or two letters. */
  readonly initial: string
  readonly icon: IconShape
}

export interface OwnPart {
  readonly id: string
  readonly icon: IconShape
  readonly label: Readonly<Record<Language, string>>
}

/** What every part of a game's screen is given. */
export interface PartProps<V> {
  readonly view: V
  /** The view before what is being shown now; null where nothing is. */
  readonly before: V | null
  /** Null for a spectator. */
  readonly seat: Seat | null
  readonly seats: readonly SeatInfo[]
  /** Seats that owe an answer. */
  readonly waiting: readonly Seat[]
  readonly words: Dictionary
  readonly language: Language
  readonly choices: Choices
  readonly explain: (what: Target) => void
  /** Things that what is being shown now is about, as `kind:id`: they pulse. */
  readonly fresh: ReadonlySet<string>
}

/** What can be chosen now, by the things that the options point at. */
export interface Choices {
  readonly asked: Asked | null
  optionsAt(kind: string, id: string | number): readonly Option[]
  /** Whether pressing it chooses something. */
  isLit(kind: string, id: string | number): boolean
  isPicked(kind: string, id: string | number): boolean
  /**
   * Somebody pressed it: picks its option; where it has several, they are offered. What is not lit is
   * explained instead.
   */
  press(kind: string, id: string | number): void
  /**
   * The option that the pointer or the keyboard rests on, in the list or on the board. It changes with
   * every move of the pointer: `usePreview` draws anew only what it changes.
   */
  readonly preview: Watched<Option | null>
  point(kind: string, id: string | number, on: boolean): void
}

/** A value that tells when it changes. */
export interface Watched<T> {
  get(): T
  subscribe(listener: () => void): () => void
}

export interface Explanation {
  readonly title: string
  /** What sort of thing it is: "Room", "Red Item". */
  readonly sort: string
  readonly icon?: IconShape
  readonly text: readonly string[]
  /** Ids of the ledger. */
  readonly rules: readonly string[]
}

export interface Moment {
  /** quiet: in the log alone. step: shown for a moment. band: across the whole screen. */
  readonly weight: 'quiet' | 'step' | 'band'
  readonly tone: 'calm' | 'act' | 'warn' | 'bad'
  readonly icon?: IconShape
  /** Faces of dice that were rolled, as words or short texts. */
  readonly dice?: readonly string[]
  /** What it is about: pulses on the board. */
  readonly about: readonly Target[]
}

export interface GuideStep {
  /** A CSS selector of what it speaks of; none for the middle of the screen. */
  readonly at?: string
  readonly title: Readonly<Record<Language, string>>
  readonly text: Readonly<Record<Language, string>>
}

export function keyOf({ kind, id }: Target): string {
  return `${kind}:${id}`
}
