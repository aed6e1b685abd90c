import {
  type PlanCorridor,
  type PlanSlot,
  type Ship,
  type ShipPlan,
  shipFrom,
} from '@bulkhead/common'
import type { Defs } from '@bulkhead/hull/pack.ts'
import { ALTERNATE_PLAN, SHIPS as NEMESIS_SHIPS, STANDARD_PLAN } from '@bulkhead/nemesis/board.ts'

/**
 * The Nemesis, on either side of its board, alone or with the Shuttle docked: then the Shuttle's rooms and corridors
 * come after those of the ship, so that every room of the ship keeps its place.
 */

/** Where the Shuttle lies beside the ship, which is drawn from 0 to 1000. */
const BESIDE = { x: -320, y: 260 }

/** The Main Room's number 4 is the docking sleeve: noise goes through it, but nobody crawls (AFT-SHUTTLE-08). */
const SLOTS: readonly PlanSlot[] = [
  { kind: 'special', tile: 'shuttle-main', x: 150, y: 150, zones: [{ network: 0, numbers: [4] }] },
  { kind: '2', x: 50, y: 250 },
  { kind: '2', x: 150, y: 300 },
  { kind: '2', x: 250, y: 250 },
]

const CORRIDORS: readonly PlanCorridor[] = [
  { id: 's-22-23', ends: [22, 23], numbers: [1], farNumbers: [1, 2] },
  { id: 's-22-24', ends: [22, 24], numbers: [2], farNumbers: [1] },
  { id: 's-22-25', ends: [22, 25], numbers: [3], farNumbers: [1, 2] },
  { id: 's-23-24', ends: [23, 24], numbers: [3, 4], farNumbers: [2, 4] },
  { id: 's-24-25', ends: [24, 25], numbers: [3], farNumbers: [3, 4] },
]

/** Rooms of the ship; those of the Shuttle come after them. */
export const SHIP_ROOMS = STANDARD_PLAN.slots.length

/** AFT-SHUTTLE-02: its rooms have no Item counter. */
function withShuttle({ slots, corridors }: ShipPlan): ShipPlan {
  const docked = SLOTS.map((slot) => ({
    ...slot,
    x: slot.x + BESIDE.x,
    y: slot.y + BESIDE.y,
    bare: true,
  }))
  return { slots: [...slots, ...docked], corridors: [...corridors, ...CORRIDORS] }
}

export const PLANS: Defs<ShipPlan> = {
  standard: STANDARD_PLAN,
  alternate: ALTERNATE_PLAN,
  'standard-shuttle': withShuttle(STANDARD_PLAN),
  'alternate-shuttle': withShuttle(ALTERNATE_PLAN),
}

export const SHIPS: Defs<Ship> = {
  ...NEMESIS_SHIPS,
  'standard-shuttle': shipFrom(PLANS['standard-shuttle']),
  'alternate-shuttle': shipFrom(PLANS['alternate-shuttle']),
}
