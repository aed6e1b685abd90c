import type { Dictionary, Language, Option, Seat } from '@bulkhead/kernel'
import { games } from '../games.ts'
import type { Colours } from '../shell.ts'

/** How things are shown to whoever sits here. */
export interface Look {
  readonly language: Language
  readonly colours: Colours
  /** How many columns a line may have. */
  readonly width: number
  /** The game's own words. */
  readonly words: Dictionary
  /** Who plays each seat, in a word: you, bot… */
  readonly who: readonly string[]
}

/** Something with a name that a player may ask about. */
export interface Article {
  readonly id: string
  readonly name: string
  /** What tells it from others of the same name. */
  readonly heading: string
  readonly text: readonly string[]
}

/** How a game is shown on a terminal. Each method gets what one seat may know. */
export interface Board<V> {
  /** The whole position. No line is wider than the look allows. */
  draw(view: V, look: Look): string[]
  /** Words that depend on what the reader knows: laid over the game's own. */
  names?(view: V, language: Language): Dictionary
  /** Changes whenever the whole position should be shown again by itself. */
  chapter(view: V): string
  /** The name of a seat's side. */
  sideOf(view: V, seat: Seat, look: Look): string
  /** What an option leads to, where its own sentence does not say it; empty where it does. */
  hint(view: V, option: Option, look: Look): string
  /** The heading under which an answer stands, in a long list; empty for none. */
  groupOf?(option: Option, look: Look): string
  /** What a seat knows and its neighbours must not read over its shoulder: shown when asked for. */
  secrets?(view: V, seat: Seat, look: Look): readonly string[]
  /** What somebody who has never played should know. */
  primer(look: Look): readonly string[]
  articles(view: V, look: Look): readonly Article[]
  /** What bots of a level promise, where they play this game otherwise than others; empty where they do not. */
  promise?(level: string, language: Language): string
  /** Kinds of log lines under which the others stand. */
  readonly headings: readonly string[]
  /** The game's options that are asked before a game, and what to propose to a newcomer. */
  readonly asks: readonly { readonly option: string; readonly preset?: string }[]
}

// biome-ignore lint/suspicious/noExplicitAny: a list of boards mixes games; each draws its own view.
export type AnyBoard = Board<any>

const NO_BOARD: AnyBoard = {
  draw: () => [],
  chapter: () => '',
  sideOf: (_, seat, { who }) => who[seat],
  hint: () => '',
  primer: () => [],
  articles: () => [],
  headings: [],
  asks: [],
}

export function boardOf(game: string): AnyBoard {
  return (Object.hasOwn(games, game) && games[game].board) || NO_BOARD
}
