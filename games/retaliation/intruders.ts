import type { Rules } from '@bulkhead/kernel'
import { attack } from './attack.ts'
import { CORRIDOR_LIMIT } from './components.ts'
import { LANDING_ZONE, type Place, type Slot } from './facility.ts'
import { type IntruderType, sizeOf } from './kinds.ts'
import { discardSecure } from './markers.ts'
import { roomDef } from './printed.ts'
import {
  charactersIn,
  corridorAt,
  freePlaces,
  intrudersAt,
  modelsLeft,
  roomAt,
  seatOf,
  weightOf,
} from './queries.ts'
import { type Intruder, NONE, type Player } from './state.ts'
import type { Table } from './table.ts'

/** INTR, SURPRISE, CORR: Intruders that come to a Room or a Corridor. */

function newIntruder(t: Table, type: IntruderType): Intruder {
  const name = `${type}-${++t.state.placed}`
  const intruder = { name, type, room: NONE, corridor: NONE, hits: 0 }
  t.state.intruders.push(intruder)
  return intruder
}

/** RET-INTR-04, RET-SURPRISE-01 */
export function* placeInRoom(
  t: Table,
  type: IntruderType,
  slot: Slot,
  cause: Player | null,
): Rules<Intruder | null> {
  const s = t.state
  if (modelsLeft(s, type) <= 0 || s.rooms[slot] === null) return null
  const intruder = newIntruder(t, type)
  intruder.room = slot
  t.log('appears', { type, room: roomAt(s, slot).tile }, 'RET-NOISE-09')
  yield* arrived(t, intruder, cause)
  return intruder
}

/** From wherever it was into a Room; it Attacks at once. */
export function* enterRoom(t: Table, intruder: Intruder, slot: Slot, cause: Player | null): Rules {
  intruder.room = slot
  intruder.corridor = NONE
  t.log('enters', { type: intruder.type, room: roomAt(t.state, slot).tile }, 'RET-IMOVE-02')
  yield* arrived(t, intruder, cause)
}

/** Without an Attack: a swap, Blood Sense, Protect and Serve. */
export function standIn(t: Table, intruder: Intruder, slot: Slot): void {
  intruder.room = slot
  intruder.corridor = NONE
  leaveLander(t, slot)
}

function* arrived(t: Table, intruder: Intruder, cause: Player | null): Rules {
  yield* surprise(t, intruder, cause)
  if (intruder.room !== NONE) leaveLander(t, intruder.room)
}

/** RET-SECURE-04 to RET-SECURE-09, RET-ATTACK-05, RET-ROOM-22 */
function* surprise(t: Table, intruder: Intruder, cause: Player | null): Rules {
  const s = t.state
  const { room } = intruder
  const here = charactersIn(s, room)
  if (here.length === 0) return
  if (roomAt(s, room).secure > 0) {
    discardSecure(t, room, 'RET-SECURE-04')
    return
  }
  if (roomDef(s, room).alwaysSecured) return
  const target = cause && here.includes(cause) ? cause : here[0]
  yield* attack(t, target, { attacker: intruder, type: intruder.type, kind: 'surprise' })
}

/** RET-LANDER-09 */
function leaveLander(t: Table, slot: Slot): void {
  if (slot !== LANDING_ZONE) return
  for (const player of t.state.players) {
    if (!player.inLander) continue
    player.inLander = false
    t.log('leaves-lander', { seat: seatOf(t.state, player) }, 'RET-LANDER-09')
  }
}

// --- Corridors ---

/** RET-CORR-05 */
export function hush(t: Table, place: Place): void {
  corridorAt(t.state, place).noise = false
}

/** RET-CORR-13, RET-CORR-15, RET-CORR-20: the largest first; smaller ones make room. */
export function placeInCorridor(t: Table, types: readonly IntruderType[], place: Place): void {
  const s = t.state
  const placed: IntruderType[] = []
  for (const type of [...types].sort((a, b) => sizeOf(b) - sizeOf(a))) {
    if (modelsLeft(s, type) <= 0 || !makeRoom(t, type, place)) continue
    const intruder = newIntruder(t, type)
    intruder.corridor = place
    placed.push(type)
  }
  if (placed.length === 0) return
  hush(t, place)
  for (const type of new Set(placed)) {
    const number = placed.filter((one) => one === type).length
    t.log('horde', { type, number, corridor: corridorAt(s, place).tile }, 'RET-NOISEMARK-02')
  }
}

function makeRoom(t: Table, type: IntruderType, place: Place): boolean {
  const s = t.state
  const leaving = inTheWay(t, type, place)
  if (leaving === null) return false
  for (const one of leaving) removeIntruder(t, one)
  return freePlaces(s, place) >= weightOf(type)
}

/** RET-CORR-19: the smallest first, and only as many as needed; null where even that is not enough. */
export function inTheWay(t: Table, type: IntruderType, place: Place): Intruder[] | null {
  const smaller = intrudersAt(t.state, place)
    .filter((one) => sizeOf(one.type) < sizeOf(type))
    .reverse()
  let missing = weightOf(type) - freePlaces(t.state, place)
  const leaving: Intruder[] = []
  while (missing > 0) {
    const one = smaller.shift()
    if (!one) return null
    leaving.push(one)
    missing -= weightOf(one.type)
  }
  return leaving
}

/** RET-CORR-13, RET-CORR-14, RET-CORR-16: answers those who went in. */
export function crowdInto(t: Table, movers: readonly Intruder[], place: Place): Intruder[] {
  const s = t.state
  const moved: Intruder[] = []
  for (const intruder of movers) {
    const leaving = inTheWay(t, intruder.type, place)
    if (leaving === null) continue
    const { room, corridor } = intruder
    for (const one of leaving) Object.assign(one, { room, corridor, hits: 0 })
    Object.assign(intruder, { room: NONE, corridor: place, hits: 0 })
    moved.push(intruder)
  }
  if (moved.length > 0) {
    hush(t, place)
    const [{ type }] = moved
    const number = moved.length
    t.log('into-corridor', { type, number, corridor: corridorAt(s, place).tile }, 'RET-IMOVE-02')
  }
  return moved
}

/** Back to the pool. */
export function removeIntruder(t: Table, intruder: Intruder): void {
  const { intruders } = t.state
  const place = intruders.indexOf(intruder)
  if (place >= 0) intruders.splice(place, 1)
}

/** RET-IMOVE-15: not even the smallest of a group fits without a swap. */
export function isFull(t: Table, place: Place, group: readonly Intruder[]): boolean {
  const least = Math.min(CORRIDOR_LIMIT, ...group.map(({ type }) => weightOf(type)))
  return freePlaces(t.state, place) < least
}
