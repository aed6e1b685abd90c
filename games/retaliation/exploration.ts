import { drawFrom } from '@bulkhead/common'
import type { Rules } from '@bulkhead/kernel'
import { BESIDE_HIBERNATORIUM, corridorTile, PRINTED_CORRIDORS } from './corridor-tiles.ts'
import { canClose, closeDoor, endOf } from './doors.ts'
import { AROUND, endAt, HIBERNATORIUM, type Place, SLOTS, type Slot } from './facility.ts'
import { placeInCorridor } from './intruders.ts'
import { DIRECTIONS, type RoomType } from './kinds.ts'
import { placeFire, placeMalfunction } from './markers.ts'
import { hazard, placeNoise, rollNoise } from './noise.ts'
import { type ExplorationCard, itemDef, printed } from './pack.ts'
import { corridorsOf, heldBy, working } from './queries.ts'
import { type Corridor, NONE, type Player, type State } from './state.ts'
import type { Missing, Table } from './table.ts'

/** EXPLORE: Rooms and Corridors laid tile by tile. */

/** RET-EXPLORE-01 to RET-EXPLORE-12: what the card lays; answers the card. */
export function explore(t: Table, slot: Slot): ExplorationCard {
  const s = t.state
  const card = drawCard(t)
  layRoom(t, slot, card.section ? SLOTS[slot].section : '?')
  discoverHibernatorium(t, slot)
  for (const direction of DIRECTIONS) {
    const place = AROUND[slot][direction]
    if (place === undefined || !card.corridors.includes(direction)) continue
    const other = SLOTS[slot].neighbours[direction]!
    if (s.corridors[place] === null && s.rooms[other] === null) layCorridor(t, place, slot)
  }
  layMarkers(t, slot, card)
  return card
}

/** RET-EXPLORE-16, RET-EXPLORE-17, RET-EXPLORE-20: put away, also where the Entrance Effect is not resolved. */
function drawCard(t: Table): ExplorationCard {
  const { exploration, removed } = t.state
  const { id } = drawFrom(exploration.deck, exploration.discard, t.rng)!
  const card = printed().exploration[id]
  if (card.leaves) removed.push(id)
  else exploration.discard.push(id)
  t.reveal()
  t.log('exploration', { exploration: id }, 'RET-EXPLORE-01')
  return card
}

/** RET-EXPLORE-04 to RET-EXPLORE-06 */
function layRoom(t: Table, slot: Slot, type: RoomType): void {
  const s = t.state
  const stack = [type, '?', 'A', 'B', 'C'].find((one) => s.tiles[one].length > 0)!
  const tile = s.tiles[stack].pop()!
  s.rooms[slot] = { tile, fire: false, malfunction: false, secure: 0 }
  t.log('room-found', { room: tile }, 'RET-EXPLORE-04')
}

/** RET-SETUP-04, RET-EXPLORE-21, RET-ROBOT-03 */
function discoverHibernatorium(t: Table, slot: Slot): void {
  const s = t.state
  if (s.rooms[HIBERNATORIUM] !== null || !BESIDE_HIBERNATORIUM.includes(slot)) return
  s.rooms[HIBERNATORIUM] = { tile: 'hibernatorium', fire: false, malfunction: false, secure: 0 }
  for (const { number, place } of PRINTED_CORRIDORS) {
    s.corridors[place] = newCorridor(number, endAt(place, HIBERNATORIUM))
  }
  t.log('room-found', { room: 'hibernatorium' }, 'RET-SETUP-04')
  revealRobot(t)
}

export function revealRobot(t: Table): void {
  const { robot } = t.state
  if (robot.revealed) return
  robot.revealed = true
  t.reveal()
  t.log('robot-revealed', { robot: robot.id }, 'RET-ROBOT-03')
}

/** RET-CORR-17, RET-DOOR-06: face up, a Door slot at the Room that caused it. */
export function layCorridor(t: Table, place: Place, slot: Slot): void {
  const s = t.state
  const number = s.corridorSupply.pop()
  if (number === undefined) return
  t.reveal()
  s.corridors[place] = newCorridor(number, corridorTile(number).door ? endAt(place, slot) : NONE)
  t.log('corridor-laid', { corridor: number }, 'RET-EXPLORE-07')
}

export function noCorridorLeft({ corridorSupply }: State): Missing | null {
  return corridorSupply.length > 0 ? null : { why: 'no-corridor-left', rule: 'RET-CORR-17' }
}

export function newCorridor(tile: number, doorEnd: number): Corridor {
  const door = { closed: false, destroyed: false }
  return { tile, reinforced: false, noise: false, doorEnd, doors: [{ ...door }, { ...door }] }
}

/** RET-EXPLORE-10 to RET-EXPLORE-12 */
function layMarkers(t: Table, slot: Slot, card: ExplorationCard): void {
  for (const direction of card.noise) {
    const place = AROUND[slot][direction]
    if (place !== undefined && t.state.corridors[place]) placeNoise(t, place, 'RET-EXPLORE-10')
  }
  if (card.malfunction) placeMalfunction(t, slot, 'RET-EXPLORE-10')
  if (card.fire) placeFire(t, slot, 'RET-EXPLORE-10')
}

/** RET-EXPLORE-14, RET-EXPLORE-18, RET-EXPLORE-19, RET-EXPLORE-24 */
export function* entrance(t: Table, me: Player, through: Place, card: ExplorationCard): Rules {
  const s = t.state
  if (card.closesDoors) {
    for (const place of corridorsOf(s, me.room)) {
      const end = endOf(place, me.room)
      if (canClose(s, end)) closeDoor(t, end, 'RET-EXPLORE-19')
    }
  }
  if (card.adults) placeInCorridor(t, Array(card.adults).fill('adult'), through)
  const ears = { ignoresHazards: isShielded(me) }
  if (card.roll === 'hazard') yield* hazard(t, me, ears)
  if (card.roll === 'noise') yield* rollNoise(t, me, ears)
}

function isShielded(me: Player): boolean {
  return working(heldBy(me)).some((item) => itemDef(item).ignoresHazards)
}
