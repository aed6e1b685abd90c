import type { Rules } from '@bulkhead/kernel'
import { attack } from './attack.ts'
import { LANDING_ZONE, type Place, type Slot } from './facility.ts'
import { INTRUDER_TYPES, type IntruderType, sizeOf } from './kinds.ts'
import { spendSecure } from './markers.ts'
import { roomDef } from './pack.ts'
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
import { type Intruder, NONE, type Player, type State } from './state.ts'
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
): Rules {
  const intruder = appear(t, type, slot, 'RET-NOISE-09')
  if (intruder) yield* arrived(t, intruder, cause)
}

/** Without an Attack (Protect and Serve); where no model is left nothing comes. */
export function appear(t: Table, type: IntruderType, slot: Slot, rule: string): Intruder | null {
  const s = t.state
  if (modelsLeft(s, type) <= 0) {
    t.log('no-model-left', { type }, 'RET-INTR-04')
    return null
  }
  const intruder = newIntruder(t, type)
  intruder.room = slot
  t.log('appears', { type, intruder: intruder.name, room: roomAt(s, slot).tile }, rule)
  return intruder
}

/** Out of a Corridor into a Room; it Attacks at once. */
export function* enterRoom(t: Table, intruder: Intruder, slot: Slot, cause: Player | null): Rules {
  const s = t.state
  const { type, name } = intruder
  const corridor = corridorAt(s, intruder.corridor).tile
  standIn(intruder, slot)
  t.log('enters', { type, intruder: name, corridor, room: roomAt(s, slot).tile }, 'RET-IMOVE-02')
  yield* arrived(t, intruder, cause)
}

export function standIn(intruder: Intruder, slot: Slot): void {
  intruder.room = slot
  intruder.corridor = NONE
}

function* arrived(t: Table, intruder: Intruder, cause: Player | null): Rules {
  const { room } = intruder
  yield* surprise(t, intruder, cause)
  leaveLander(t, room)
}

/** RET-SECURE-04 to RET-SECURE-09, RET-ATTACK-05, RET-ROOM-22 */
function* surprise(t: Table, intruder: Intruder, cause: Player | null): Rules {
  const s = t.state
  const { room } = intruder
  const here = charactersIn(s, room)
  if (here.length === 0) return
  if (roomAt(s, room).secure > 0) {
    spendSecure(t, room)
    return
  }
  if (roomDef(s, room).alwaysSecured) {
    t.log('shelter-holds', { room: roomAt(s, room).tile }, 'RET-ROOM-22')
    return
  }
  const target = here.find((one) => one === cause) ?? here[0]
  yield* attack(t, target, { attacker: intruder, type: intruder.type, kind: 'surprise' })
}

/** RET-LANDER-09 */
export function leaveLander(t: Table, slot: Slot): void {
  if (slot !== LANDING_ZONE) return
  for (const player of t.state.players) {
    if (!player.inLander) continue
    player.inLander = false
    t.log('leaves-lander', { seat: seatOf(t.state, player) }, 'RET-LANDER-09')
  }
}

// --- Corridors ---

/** RET-CORR-05 */
function hush(t: Table, place: Place): void {
  const corridor = corridorAt(t.state, place)
  if (!corridor.noise) return
  corridor.noise = false
  t.log('noise-gone', { corridor: corridor.tile }, 'RET-CORR-05')
}

/** RET-CORR-13, RET-CORR-15, RET-CORR-20: the largest first; smaller ones make room. */
export function placeInCorridor(t: Table, types: readonly IntruderType[], place: Place): void {
  const sorted = [...types].sort((a, b) => sizeOf(b) - sizeOf(a))
  const placed = sorted.filter((type) => placeOne(t, type, place))
  const corridor = corridorAt(t.state, place).tile
  for (const { group, type, number } of groupsOf(placed)) {
    t.log('horde', { group, type, number, corridor }, 'RET-NOISEMARK-02')
  }
}

function placeOne(t: Table, type: IntruderType, place: Place): boolean {
  const s = t.state
  if (modelsLeft(s, type) <= 0) {
    t.log('no-model-left', { type }, 'RET-INTR-04')
    return false
  }
  const corridor = corridorAt(s, place).tile
  const leaving = inTheWay(s, type, place)
  if (leaving === null) {
    t.log('no-space', { type, corridor }, 'RET-CORR-20')
    return false
  }
  hush(t, place)
  for (const one of leaving) removeIntruder(t, one)
  for (const params of groupsOf(leaving.map((one) => one.type))) {
    t.log('crowded-out', { ...params, corridor }, 'RET-CORR-15')
  }
  newIntruder(t, type).corridor = place
  return true
}

/** How many of each type there are, the largest first; `group` names type and number together. */
export function groupsOf(types: readonly IntruderType[]) {
  const groups: { group: string; type: IntruderType; number: number }[] = []
  if (types.length === 0) return groups
  for (const type of INTRUDER_TYPES) {
    const number = types.filter((one) => one === type).length
    if (number > 0) groups.push({ group: `${type}-${number}`, type, number })
  }
  return groups
}

/** RET-CORR-19: the smallest first, and only as many as needed; null where even that is not enough. */
function inTheWay(s: State, type: IntruderType, place: Place): Intruder[] | null {
  const smaller = intrudersAt(s, place).filter((one) => sizeOf(one.type) < sizeOf(type))
  let missing = weightOf(type) - freePlaces(s, place)
  const leaving: Intruder[] = []
  while (missing > 0) {
    const one = smaller.pop()
    if (!one) return null
    leaving.push(one)
    missing -= weightOf(one.type)
  }
  return leaving
}

/** RET-CORR-13, RET-CORR-14, RET-CORR-16: out of a Room, as many as fit; smaller ones change places. */
export function crowdInto(t: Table, movers: readonly Intruder[], place: Place): void {
  const s = t.state
  const { room } = movers[0]
  const moved: Intruder[] = []
  const swapped: Intruder[] = []
  for (const intruder of movers) {
    const leaving = inTheWay(s, intruder.type, place)
    if (leaving === null) continue
    hush(t, place)
    for (const one of leaving) Object.assign(one, { room, corridor: NONE, hits: 0 })
    Object.assign(intruder, { room: NONE, corridor: place, hits: 0 })
    moved.push(intruder)
    swapped.push(...leaving)
  }
  tellCrowd(t, { room, place, moved, swapped, left: movers.length - moved.length })
}

interface Crowding {
  readonly room: Slot
  readonly place: Place
  readonly moved: readonly Intruder[]
  readonly swapped: readonly Intruder[]
  /** Those who wait. */
  readonly left: number
}

function tellCrowd(t: Table, { room, place, moved, swapped, left }: Crowding): void {
  const corridor = corridorAt(t.state, place).tile
  const { tile } = roomAt(t.state, room)
  for (const { group, type, number } of groupsOf(moved.map((one) => one.type))) {
    t.log('into-corridor', { group, type, number, corridor, room: tile }, 'RET-IMOVE-02')
  }
  for (const { group, type, number } of groupsOf(swapped.map((one) => one.type))) {
    t.log('makes-way', { group, type, number, corridor, room: tile }, 'RET-CORR-14')
  }
  if (left > 0) t.log('waits', { corridor, room: tile }, 'RET-IMOVE-16')
}

/** Back to the pool. */
export function removeIntruder(t: Table, intruder: Intruder): void {
  const { intruders } = t.state
  intruders.splice(intruders.indexOf(intruder), 1)
}
