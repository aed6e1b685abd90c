import type { Dictionary, Language } from '@bulkhead/kernel'
import type { Bot } from './bot.ts'
import type { Lore } from './hull/lore.ts'

/** How much a bot may think about one answer: a time, or a number of lines of play that repeats exactly. */
export type Budget = { readonly milliseconds: number } | { readonly playouts: number }

/** The levels of one game, from the weakest to the strongest. */
export interface Levels {
  readonly gentle: LevelMaker
  readonly good: LevelMaker
  readonly strong: LevelMaker
}

export type LevelMaker = (budget?: Budget) => Bot

/** What the bots of one game bring: the levels, and the sentences of their reasons. */
export interface Players {
  readonly levels: Levels
  readonly text: Readonly<Record<Language, Dictionary>>
  /** What a game of the family tells its bots: their weights can be fitted. */
  readonly lore?: Lore
}
