import { type Data, dataOf } from '@bulkhead/common'
import * as kinds from '@bulkhead/hull/kinds.ts'
import { byId, type Printed as PrintedHere } from '@bulkhead/hull/pack.ts'
import { SHIPS as ships } from './board.ts'
import { allIntruderCards } from './cards/intruder-cards.ts'
import * as components from './components.ts'
import { PRINTED } from './packs.ts'

/** What is printed, as data without its effects: for all who may know the game but must not touch it. */

export const {
  COMBAT_DIE,
  COORDINATES,
  DESTINATIONS,
  EXPLORATION_TOKENS,
  FIRST_BLUE,
  FIRST_YELLOW,
  INTRUDER_TYPES,
  INTRUDERS,
  JUMP,
  LIGHT_WOUND_SPACES,
  NOISE_DIE,
  POD_SEATS,
  SKULL,
  SUPPLY,
  WOUNDS_TO_BEAR,
} = dataOf({ ...kinds, ...components })
export { NONE } from '@bulkhead/hull/state.ts'

/** Cards, Items, rooms and Characters, by their ids. */
export const printed: Data<PrintedHere> = dataOf(PRINTED)
export type Printed = typeof printed
export const SHIPS = dataOf(ships)
export const INTRUDER_CARDS = dataOf(byId(allIntruderCards()))
