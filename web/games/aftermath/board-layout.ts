import { PLANS } from '@bulkhead/aftermath/printed'
import type { Hex, Point } from '../hull/board-layout.ts'
import { ALONE, type Drawn } from '../nemesis/board-layout.ts'

/** The ship with the Shuttle before it, in one drawing. */

/** So wide is what lies left of the ship; rooms are narrower than on the ship alone. */
const LEFT = 250
const HEX: Hex = { width: 104, height: 74, inset: 16 }

/** From one row of the Shuttle's rooms to the next, and from its middle to the rooms at its sides. */
const ROW = 122
const ASIDE = 63

/** So much above the Shuttle is the Alert's. */
const ALERT = 104

function docked(board: string): Drawn {
  const alone = ALONE[board]
  return {
    plan: PLANS[`${board}-shuttle`],
    spots: alone.spots,
    lying: { ...alone.lying, width: 1128, hex: HEX, margin: { x: 12, y: 21 }, left: LEFT },
    upright: { ...alone.upright, width: 880, hex: HEX, left: LEFT },
    beside: shuttleRooms,
  }
}

/** The Main Room ahead, two at the sides, one at the stern, below the Alert. */
function shuttleRooms({ y: height }: Point): readonly Point[] {
  const x = LEFT / 2
  const y = ALERT + (height - ALERT) / 2
  return [
    { x, y: y - ROW },
    { x: x - ASIDE, y },
    { x, y: y + ROW },
    { x: x + ASIDE, y },
  ]
}

/** By the board of a view. */
export const DRAWN: Readonly<Record<string, Drawn>> = {
  ...ALONE,
  'standard-shuttle': docked('standard'),
  'alternate-shuttle': docked('alternate'),
}

export function isDocked(board: string): boolean {
  return PLANS[board].slots.length > ALONE.standard.spots.length
}
