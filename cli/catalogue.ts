import type { AnyGame, Line } from '@bulkhead/kernel'
import { Complaint } from './shell.ts'
import type { AnyStatistics } from './simulate/statistics.ts'

/** A game as the command line knows it. */
export interface Listed {
  readonly game: AnyGame
  /** What simulation counts besides bots, seats and victories. */
  readonly statistics?: AnyStatistics
  /** The seats of the table that is measured; the fewest where nothing is said. */
  readonly usualSeats?: number
  /** What chance decided in a game, from the log that everybody reads, with what was to be expected. */
  readonly chances?: (log: readonly Line[]) => Iterable<Chance>
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
