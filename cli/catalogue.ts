import type { AnyGame, Seat } from '@bulkhead/kernel'
import { Complaint } from './shell.ts'

/** A game as the command line knows it. */
export interface Listed {
  readonly game: AnyGame
  /** The faction, character or role of a seat: what simulation counts victories by. */
  readonly sideOf?: SideOf
}

// biome-ignore lint/suspicious/noExplicitAny: each game reads its own state.
export type SideOf = (state: any, seat: Seat) => string

/** The games there are, by id. */
export type Catalogue = Readonly<Record<string, Listed>>

export function gameNamed(catalogue: Catalogue, id: string): Listed {
  if (Object.hasOwn(catalogue, id)) return catalogue[id]
  throw new Complaint(`There is no game "${id}"; there are: ${Object.keys(catalogue).join(', ')}.`)
}
