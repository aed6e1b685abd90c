import type { AnyGame, Line, Seat } from '@bulkhead/kernel'
import { Complaint } from './shell.ts'

/** A game as the command line knows it. */
export interface Listed {
  readonly game: AnyGame
  /** The faction, character or role of a seat: what simulation counts victories by. */
  readonly sideOf?: SideOf
  /** The seats of the table that is measured; the fewest where nothing is said. */
  readonly usualSeats?: number
  /** What chance decided in a game, from the log that everybody reads, with what was to be expected. */
  readonly chances?: (log: readonly Line[]) => Iterable<Chance>
}

// biome-ignore lint/suspicious/noExplicitAny: each game reads its own state.
export type SideOf = (state: any, seat: Seat) => string

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
