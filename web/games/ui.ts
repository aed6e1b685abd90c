import type {
  Box,
  Dictionary,
  Language,
  Line,
  Option,
  Seat,
  Target,
  Unavailable,
} from '@bulkhead/kernel'
import type { ComponentType } from 'react'
import type { Asked, SeatInfo } from '../play/position.ts'
import type { IconShape } from '../ui/icon.tsx'
import type { Coach } from './coach.ts'
import type { Moment } from './moment.ts'
import type { Ended, Tale } from './tale.ts'

/** How a game is shown. Each has its own folder, loaded when a table of it is opened. */
export interface GameUi<V> {
  readonly box: Box
  /** The game's words as this reader may know them. */
  words(view: V | null, language: Language): Dictionary
  /** Whom a seat plays. */
  side(view: V, seat: Seat, words: Dictionary): Side
  /** How a seat stands, for a page that lists its table: a sentence or two. */
  glance?(view: V, seat: Seat, words: Dictionary, language: Language): string
  /** The board, as one SVG that fills its space. */
  readonly Board: ComponentType<PartProps<V>>
  /** Where one looks first while the whole board cannot be read: a CSS selector inside it; none for all of it. */
  focus?(view: V, seat: Seat | null): string | null
  /** How large the names on the board are, in pixels, where all of it fills so much room; none where they fit any. */
  textAt?(view: V, room: Room): number
  /** All of the board in a corner of it: where one is, what is lit, where danger is. Its shapes lie as those of the board. */
  readonly Map?: ComponentType<PartProps<V> & { readonly room: Room }>
  /** Boards that lie in one drawing: where only a part of it is seen, a switch leads from one to another. */
  boards?(view: V): readonly BoardPart[]
  /** Round, tracks and whatever else everybody needs at a glance: one line in the bar at the top. */
  readonly Status: ComponentType<PartProps<V>>
  /** One's own board: all of it under the board on a wide screen; one part at a time on a phone. */
  readonly Own: ComponentType<PartProps<V> & { readonly part: string | 'all' }>
  readonly ownParts: readonly OwnPart[]
  /** One line about a seat, for the list of players. */
  seatLine(seat: Seat, reading: Reading<V>): SeatLine
  /** What everybody may see of a seat's board. */
  readonly SeatBoard: ComponentType<PartProps<V> & { readonly of: Seat }>
  /** What else lies beside the board: each opens over the log by a button of its own. */
  readonly sheets: readonly SideSheet<V>[]
  /** How it ended, and what it hung on. */
  ending(ended: Ended<V>): Tale
  /** Reasons of bots, by their keys, that say what they were after in the game. */
  readonly aims?: ReadonlySet<string>
  /** What anything that can be pressed is, and which rule says so. */
  explain(what: Target, view: V, words: Dictionary, language: Language): Explanation | null
  /**
   * How a line of the log is told to whoever sits there, or looks on; the view is the one after it, and the one
   * before it says where somebody was who is gone.
   */
  momentOf(line: Line, view: V, seat: Seat | null, before?: V): Moment
  /** Everything that stands for an option on the screen: its targets, and the card or room it comes from. */
  targetsOf?(option: Option, view: V): readonly Target[]
  /** What a turn is made of. A game without verbs is played along the chain alone. */
  readonly verbs?: Verbs<V>
  /** What an option is called where the thing it stands at is named above it: "Move", not where to. */
  nameOf?(option: Option, reading: Reading<V>): string
  /** What choosing it costs; null where nothing is paid for it. */
  priceOf?(option: Option, reading: Reading<V>): Price | null
  /** The one number that matters, on the target itself; null where none does. */
  tagOf?(option: Option, reading: Reading<V>): Tag | null
  /** What it risks or leads to, in numbers, and what on the board is the cause. */
  riskOf?(option: Option, reading: Reading<V>): Risk
  /** Of what cannot be done now, that for which a player may look at this thing; the likeliest first. */
  unavailableAt?(
    what: Target,
    unavailable: readonly Unavailable[],
    reading: Reading<V>,
  ): readonly Unavailable[]
  /** How far a choice of several steps has come: what is fixed, what is asked now, what follows. */
  chainOf?(asked: Asked, fixed: Fixed, reading: Reading<V>): readonly Link[]
  /** Which of several options at one thing is shown while the pointer rests on it; null for none. */
  shownOf?(options: readonly Option[], what: Target): Option | null
  /** What an option leads to, where its own sentence does not say it; empty where it does. */
  hint?(option: Option, view: V, words: Dictionary, language: Language): string
  /** What led to a question, where its own sentence does not say it; empty where it does. */
  context?(asked: Asked, lines: readonly Line[], words: Dictionary): string
  /** How far one's turn has come, in small letters over the question. */
  progressOf?(asked: Asked, reading: Reading<V>): Progress | null
  /** The seats in the order of their turns, whoever acts first; null where that is not settled. */
  orderOf?(view: V): readonly Seat[] | null
  /**
   * What the main button says, where the picked options' own words do not; empty where they do. `what` is the
   * choice that is being paid for, as a sentence; empty where there is none.
   */
  deed?(
    asked: Asked,
    picked: readonly Option[],
    words: Dictionary,
    language: Language,
    what: string,
  ): string
  /** The heading under which an option stands in a long list. */
  groupOf?(option: Option, words: Dictionary, language: Language): string
  /** Questions whose answer always waits for the main button: what is paid is gone. */
  readonly confirmed?: ReadonlySet<string>
  /** Questions that are the game itself: no standing order answers them. */
  readonly neverOrdered?: ReadonlySet<string>
  /** Whether the game offers things unasked. */
  readonly hasOffers?: boolean
  /** An offer that is weighty enough to be read and asked for twice; null where a press takes it. */
  offerOf?(offer: Option, words: Dictionary, language: Language): OfferFace | null
  /** What must be in sight though only a part of the board is: laid over it on a small screen. */
  readonly Chips?: ComponentType<PartProps<V>>
  /** Log kinds under which the others stand: a round, a turn. */
  readonly headings: ReadonlySet<string>
  /** Hints at what is new while it is played. */
  readonly coach: Coach<V>
  readonly Reference: ComponentType<{ readonly words: Dictionary; readonly language: Language }>
}

/** One of several boards in a drawing. */
export interface BoardPart {
  readonly id: string
  readonly label: Readonly<Record<Language, string>>
  /** What lies on it, and on no other: a CSS selector inside the drawing. */
  readonly at: string
  holds(what: Target): boolean
}

/** How an offer is shown before it is taken. */
export interface OfferFace {
  readonly icon: IconShape
  readonly name: string
  /** Who may take it, and when. */
  readonly note: string
  /** What it brings, and what is given up for it. */
  readonly text: readonly string[]
}

/** What a drawing fills, in pixels. */
export interface Room {
  readonly width: number
  readonly height: number
}

// biome-ignore lint/suspicious/noExplicitAny: a list of games mixes their views; each draws its own.
export type AnyGameUi = GameUi<any>

export interface Side {
  readonly name: string
  /** One or two letters. */
  readonly initial: string
  readonly icon: IconShape
}

/** Where somebody is and how they fare, at a glance. */
export interface SeatLine {
  /** What stands for the seat where it can be chosen. */
  readonly target: Target
  readonly where: string
  /** What they do no more this round; beside the name, so that the place has its line for itself. */
  readonly note?: string
  /** bad: in danger there. out: plays no more. */
  readonly state: 'well' | 'bad' | 'out'
  /** A mark beside the name: the First Player. */
  readonly mark?: { readonly icon: IconShape; readonly label: string }
  readonly counts: readonly SeatCount[]
  /** What is read at one look, instead of a number: Health, Oxygen. */
  readonly bars?: readonly SeatBar[]
}

/** So many of so many, as a row of marks. */
export interface SeatBar {
  readonly icon: IconShape
  readonly label: string
  readonly number: number
  readonly of: number
  /** So many marks stand together; beads, where none do. */
  readonly group?: number
  readonly tone: Tone | 'good'
}

export interface SeatCount {
  readonly icon: IconShape
  readonly label: string
  /** Absent for what is there or not. */
  readonly number?: number
  readonly tone?: Tone
}

export interface SideSheet<V> {
  readonly id: string
  readonly icon: IconShape
  readonly label: Readonly<Record<Language, string>>
  /** Null while there is nothing to see. */
  count(view: V): string | null
  readonly Sheet: ComponentType<PartProps<V>>
}

export interface OwnPart {
  readonly id: string
  readonly icon: IconShape
  readonly label: Readonly<Record<Language, string>>
}

/** What is read, by whom, in which words. */
export interface Reading<V> {
  readonly view: V
  readonly words: Dictionary
  readonly language: Language
}

/** The verbs of a game: buttons in the prompt bar that never change their places. */
export interface Verbs<V> {
  /** Those of this question in their order; none where it is answered without them. */
  of(asked: Asked, reading: Reading<V>): readonly Verb[]
  /** Ids of the verbs that an option stands under: a card that moves stands under both. */
  verbsOf(option: Option): readonly string[]
  /** One fact: what there is to choose, or in a few words why there is nothing. */
  factOf(
    verb: string,
    options: readonly Option[],
    unavailable: readonly Unavailable[],
    reading: Reading<V>,
  ): string
  iconOf(verb: string): IconShape
  /** Why there is nothing under a verb: the sentences that its button shows when it is pressed. */
  unavailableTo(verb: string, unavailable: readonly Unavailable[]): readonly Unavailable[]
}

export interface Verb {
  readonly id: string
  readonly icon: IconShape
  readonly label: string
  /** Where there is little room. */
  readonly short?: string
  /** more: rarely used, behind "…". end: apart from the others, and it never acts at once. */
  readonly stands?: 'more' | 'end'
  /** A question follows before anything has happened: such a last verb needs no second press. */
  readonly asks?: boolean
  /** What it asks when it is chosen: "Move: where to?" */
  readonly question?: string
}

/** Cards to be paid, drawn as small cards; the words count them, and the card itself where it is played. */
export interface Price {
  readonly cards: number
  readonly text: string
}

export type Tone = 'calm' | 'act' | 'warn' | 'bad'

export interface Tag {
  readonly text: string
  readonly tone: Tone
  readonly icon?: IconShape
}

export interface Risk {
  readonly lines: readonly { readonly text: string; readonly tone: Tone }[]
  readonly causes: readonly Target[]
  /** What may come of it, as a bar whose parts are as wide as they are likely. */
  readonly outcomes?: readonly Outcome[]
}

export interface Outcome {
  readonly text: string
  /** From 0 to 1. */
  readonly chance: number
  readonly tone: Tone
}

/** Drawn as pips, and said. */
export interface Progress {
  readonly done: number
  readonly all: number
  readonly text: string
}

/** What has been chosen on the way to the present question. */
export interface Fixed {
  /** The choice that the question is a part of; null where it is the first one. */
  readonly first: Option | null
  readonly picked: readonly Option[]
}

/** One link of the chain of a choice. */
export interface Link {
  readonly text: string
  readonly note?: string
  readonly icon?: IconShape
  readonly state: 'done' | 'now' | 'next'
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

/**
 * How far choosing has come. rest: nothing is asked. verbs: no verb is chosen yet, what has options shows a
 * thin edge. targets: what is lit glows, the rest is dim. pay: so it is, and what was chosen stays marked.
 */
export type Stage = 'rest' | 'verbs' | 'targets' | 'pay'

/** What can be chosen now, by the things that the options point at. */
export interface Choices {
  readonly asked: Asked | null
  readonly stage: Stage
  /** Every option at a thing, whatever verb is chosen. */
  optionsAt(kind: string, id: string | number): readonly Option[]
  /** Whether pressing it chooses something, under the chosen verb where there is one. */
  isLit(kind: string, id: string | number): boolean
  isPicked(kind: string, id: string | number): boolean
  /** Whether it is a target of what is being paid or confirmed, or the cause of its risk. */
  isMarked(kind: string, id: string | number): boolean
  /** The one number that matters about the lit thing. */
  tagAt(kind: string, id: string | number): Tag | null
  /** Why it cannot be used now, the likeliest reason first. */
  unavailableAt(kind: string, id: string | number): readonly Unavailable[]
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
  /** How it is now. */
  readonly now?: readonly string[]
  /** What it is and does. */
  readonly text: readonly string[]
  /** What it means for the reader, in numbers where there are any. */
  readonly means?: readonly string[]
  /** Ids of the ledger. */
  readonly rules: readonly string[]
}

export function keyOf({ kind, id }: Target): string {
  return `${kind}:${id}`
}
