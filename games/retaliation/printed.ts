import { type Data, dataOf } from '@bulkhead/common'
import * as components from './components.ts'
import * as corridors from './corridor-tiles.ts'
import * as facility from './facility.ts'
import * as kinds from './kinds.ts'
import type { Printed as PrintedHere } from './pack.ts'
import { PRINTED } from './packs.ts'

/** What is printed, as data without its effects: for all who may know the game but must not touch it. */

export const {
  BELT_SLOTS,
  BURST_DIE,
  COLOURS,
  CORRIDOR_LIMIT,
  COUNTDOWN,
  DIRECTIONS,
  GEAR_KINDS,
  HAND_SIZE,
  HAND_SLOTS,
  INTRUDER_TYPES,
  LANDER_START,
  LAST_ROUND,
  MODELS,
  MOST_OXYGEN,
  NOISE_DIE,
  OBJECTIVE_DRAWS,
  QUEEN_SKULL,
  QUEEN_WEIGHT,
  SECTION_SLOTS,
  SECTIONS,
  SECURE_PER_ROOM,
  SHOOT_DIE,
  SKULL,
  SUPPLY,
  SYMBOL,
  TOKENS,
} = dataOf({ ...kinds, ...components })
export { NONE } from './state.ts'

/** The map: Room slots and Corridor places, by their numbers. */
export const { AROUND, HIBERNATORIUM, LANDING_ZONE, PLACES, PLACES_OF, SLOTS } = dataOf({
  ...facility,
})

/** The tiles of Corridors, those printed at the Hibernatorium with their places. */
export const { CORRIDOR_TILES, PRINTED_CORRIDORS } = dataOf({ ...corridors })

/** Cards, Items, Rooms, Robots and Characters, by their ids. */
export const printed: Data<PrintedHere> = dataOf(PRINTED)
export type Printed = typeof printed
