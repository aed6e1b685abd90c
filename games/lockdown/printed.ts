import { type Data, dataOf } from '@bulkhead/common'
import * as kinds from '@bulkhead/hull/kinds.ts'
import { byId, type Printed as PrintedHere } from '@bulkhead/hull/pack.ts'
import { PLANS as plans, SHIPS as ships } from './board.ts'
import { COMPUTER_CARDS as computerCards } from './cards/computer-actions.ts'
import { CONTINGENCIES as contingencies } from './cards/contingencies.ts'
import { SURFACE_CARDS as surfaceCards } from './cards/surface-cards.ts'
import * as components from './components.ts'
import { PRINTED, PRINTED_ORIGINAL } from './packs.ts'

/** What is printed, as data without its effects: for all who may know the game but must not touch it. */

export const {
  ADVANTAGE_DIE,
  ALTERNATIVES,
  BLUE_THRESHOLDS,
  COMBAT_DIE,
  CSS_SPACES,
  CSS_TOKENS,
  FIRST_SPACE,
  FIRST_WHITE,
  INTRUDER_TYPES,
  INTRUDERS,
  LAST_SPACE,
  LIGHT_WOUND_SPACES,
  MOST_KNOWLEDGE,
  NOISE_DIE,
  RED_THRESHOLDS,
  SUPPLY,
  SURFACE_DIE,
  SURFACE_TOKENS,
  UNDERGROUND_TOKENS,
  WEAKNESS_PLACES,
  WOUNDS_TO_BEAR,
} = dataOf({ ...kinds, ...components })
export { NONE } from '@bulkhead/hull/state.ts'

/** Cards, Items, rooms and Characters, by their ids; what differs against the original Intruders. */
export const printed: Data<PrintedHere> = dataOf(PRINTED)
export const printedOriginal: Data<PrintedHere> = dataOf(PRINTED_ORIGINAL)
export type Printed = typeof printed
export const SHIPS = dataOf(ships)
export const PLANS = dataOf(plans)
export const COMPUTER_CARDS = dataOf(byId(computerCards))
export const SURFACE_CARDS = dataOf(byId(surfaceCards))
export const CONTINGENCIES = dataOf(byId(contingencies))
