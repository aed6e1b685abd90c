import type { AnyGame, Line, Options } from '@bulkhead/kernel'
import type { AnyBoard } from './play/boards.ts'
import { Complaint } from './shell.ts'
import type { AnyStatistics } from './simulate/statistics.ts'

/** A game as the command line knows it. */
export interface Listed extends Terminal {
  readonly game: AnyGame
  /** The seats of the table that is measured; the fewest where nothing is said. */
  readonly usualSeats?: number
}

/** What the command line has of its own for a game. All of it may be left out. */
export interface Terminal {
  readonly board?: AnyBoard
  /** What simulation counts besides bots, seats and victories. */
  readonly statistics?: AnyStatistics
  /** What chance decided in a game, from the log that everybody reads, with what was to be expected. */
  readonly chances?: (log: readonly Line[], options: Options) => Iterable<Chance>
  /** How much of it the long checks look at, where that is another number than for most games. */
  readonly samples?: Partial<Samples>
  /** The game of the same family, by its id, beside which its speed is measured. */
  readonly beside?: string
  /** The folder of shared chapters that the tests of this game show. */
  readonly chapters?: string
}

/** How many games the long checks play, and how many lines of the rules they change. */
export interface Samples {
  readonly games: number
  readonly secrecy: number
  readonly twin: number
  readonly chance: number
  readonly changes: number
  /** How many of these changes the tests may overlook. */
  readonly unnoticed: number
}

/** One throw of a die or draw of a card: what came, and how likely each outcome was. */
export interface Chance {
  readonly what: string
  readonly outcome: string
  readonly odds: ReadonlyMap<string, number>
}

/** The games there are, by id. */
export type Catalogue = Readonly<Record<string, Listed>>

export function gameNamed(catalogue: Catalogue, id: string): Listed {
  if (Object.hasOwn(catalogue, id)) return catalogue[id]
  throw new Complaint(`There is no game "${id}"; there are: ${Object.keys(catalogue).join(', ')}.`)
}
