import type { Rules } from '@bulkhead/kernel'
import { corridorTarget, pointing } from './choices.ts'
import { destroyDoor, endOf } from './doors.ts'
import { across, PLACES, type Place, type Slot } from './facility.ts'
import { crowdInto, enterRoom, isFull } from './intruders.ts'
import type { Orientation } from './kinds.ts'
import { roomDef } from './printed.ts'
import {
  characters,
  charactersIn,
  corridorAt,
  corridorsOf,
  intrudersAt,
  intrudersIn,
  isShut,
  isThere,
  places,
  seatOf,
  slots,
} from './queries.ts'
import { type Intruder, NONE, type Player, type State } from './state.ts'
import type { Table } from './table.ts'

/** IMOVE, REPEL: Intruders on their way through Rooms and Corridors. */

/** A Room or a Corridor as a step of a route: Corridors are counted from here on. */
type Step = number
const CORRIDORS = 100

export function stepOf({ room, corridor }: Intruder): Step {
  return room === NONE ? CORRIDORS + corridor : room
}

/** RET-IMOVE-02, RET-IMOVE-19: over what lies on the map. */
function stepsFrom(s: State, step: Step): Step[] {
  if (step < CORRIDORS) return corridorsOf(s, step).map((place) => CORRIDORS + place)
  return PLACES[step - CORRIDORS].ends.filter((slot) => s.rooms[slot] !== null)
}

/** RET-IMOVE-03: how many steps everything is away; Doors do not matter. */
export function distancesFrom(s: State, from: Step): Map<Step, number> {
  const distances = new Map([[from, 0]])
  const queue = [from]
  for (const step of queue) {
    for (const next of stepsFrom(s, step)) {
      if (distances.has(next)) continue
      distances.set(next, distances.get(step)! + 1)
      queue.push(next)
    }
  }
  return distances
}

/** RET-IMOVE-07: the closest; then whoever caused it; then by Turn order. */
export function targetFrom(s: State, from: Step, cause: Player | null): Player | null {
  const distances = distancesFrom(s, from)
  const reachable = characters(s).filter(({ room }) => distances.has(room))
  if (reachable.length === 0) return null
  const least = Math.min(...reachable.map(({ room }) => distances.get(room)!))
  const closest = reachable.filter(({ room }) => distances.get(room) === least)
  return cause && closest.includes(cause) ? cause : closest[0]
}

/** RET-IMOVE-14: the steps that begin a shortest route, the lowest number first. */
function firstSteps(s: State, from: Step, to: Slot): Step[] {
  const distances = distancesFrom(s, to)
  const left = distances.get(from)!
  return stepsFrom(s, from)
    .filter((step) => distances.get(step) === left - 1)
    .sort((a, b) => numberOf(s, a) - numberOf(s, b))
}

function numberOf(s: State, step: Step): number {
  return step < CORRIDORS ? roomDef(s, step).number : corridorAt(s, step - CORRIDORS).tile
}

/** RET-IMOVE-01: Intruders of one place, by one step towards the closest Character. */
export function* advance(t: Table, group: readonly Intruder[], cause: Player | null): Rules {
  const s = t.state
  const from = stepOf(group[0])
  const target = targetFrom(s, from, cause)
  if (target === null || target.room === from) return
  const steps = firstSteps(s, from, target.room)
  if (from < CORRIDORS) yield* leaveRoom(t, group, from, steps)
  else yield* leaveCorridor(t, group, from - CORRIDORS, steps[0], cause)
}

/** RET-IMOVE-13, RET-IMOVE-15, RET-IMOVE-16 */
function* leaveRoom(t: Table, group: readonly Intruder[], slot: Slot, steps: Step[]): Rules {
  const ways = steps.map((step) => step - CORRIDORS)
  const place = ways.find((one) => !isFull(t, one, group)) ?? ways[0]
  if (isShut(t.state, place, slot)) destroyDoor(t, endOf(place, slot), 'RET-IMOVE-13')
  else crowdInto(t, group, place)
}

/** RET-IMOVE-04, RET-IMOVE-05 */
function* leaveCorridor(
  t: Table,
  group: readonly Intruder[],
  place: Place,
  slot: Slot,
  cause: Player | null,
): Rules {
  const s = t.state
  if (isShut(s, place, slot)) {
    destroyDoor(t, endOf(place, slot), 'RET-IMOVE-13')
    return
  }
  const movers = charactersIn(s, slot).length > 0 ? group.slice(0, 1) : group
  for (const intruder of movers) yield* enterRoom(t, intruder, slot, cause)
}

/** RET-NOISE-03, RET-NOISE-10: the largest comes out of a Corridor into a Room. */
export function* comeOut(t: Table, place: Place, slot: Slot, cause: Player): Rules {
  const [largest] = intrudersAt(t.state, place)
  if (isShut(t.state, place, slot)) destroyDoor(t, endOf(place, slot), 'RET-NOISE-10')
  else yield* enterRoom(t, largest, slot, cause)
}

// --- the lines of an Event card ---

/** RET-IMOVE-09, RET-IMOVE-11, RET-IMOVE-12 */
export function* corridorsMove(t: Table, orientations: readonly Orientation[]): Rules {
  const s = t.state
  const groups = places(s)
    .filter((place) => orientations.includes(PLACES[place].orientation))
    .map((place) => ({ at: CORRIDORS + place, group: intrudersAt(s, place) }))
  yield* advanceAll(t, groups)
}

/** RET-IMOVE-10, RET-IMOVE-06 */
export function* roomsMove(t: Table): Rules {
  const s = t.state
  yield* advanceAll(
    t,
    slots(s).map((slot) => ({ at: slot, group: intrudersIn(s, slot) })),
  )
}

/** RET-IMOVE-20: each group by the situation at its own moment. */
function* advanceAll(t: Table, groups: readonly { at: Step; group: Intruder[] }[]): Rules {
  const s = t.state
  for (const { at, group } of groups) {
    const left = group.filter((one) => isThere(s, one) && stepOf(one) === at)
    if (left.length > 0) yield* advance(t, left, null)
  }
}

// --- Repelling ---

/** RET-REPEL-01 to RET-REPEL-10: away from a Room, by the choice of whoever Repels. */
export function* repel(t: Table, intruder: Intruder, source: Slot, me: Player | null): Rules {
  const s = t.state
  const from = stepOf(intruder)
  if (from === source) {
    yield* repelFromRoom(t, intruder, source, me)
    return
  }
  const next = awayFrom(s, from, source)
  if (next === undefined) return
  yield* stepTo(t, intruder, next)
}

function* repelFromRoom(t: Table, intruder: Intruder, slot: Slot, me: Player | null): Rules {
  const s = t.state
  const ways = corridorsOf(s, slot).sort((a, b) => corridorAt(s, a).tile - corridorAt(s, b).tile)
  if (ways.length === 0) return
  const place = me
    ? yield* t.pick(
        seatOf(s, me),
        { prompt: 'repel', params: { type: intruder.type }, rule: 'RET-REPEL-02' },
        ways,
        (one) => pointing('repel', corridorTarget(s, one)),
      )
    : ways[0]
  yield* stepTo(t, intruder, CORRIDORS + place)
}

/** RET-REPEL-03, RET-REPEL-04: from an adjacent Corridor to its other end; else what is not closer. */
function awayFrom(s: State, from: Step, source: Slot): Step | undefined {
  const distances = distancesFrom(s, source)
  const away = distances.get(from) ?? 0
  if (away === 1) {
    const other = across(from - CORRIDORS, source)
    return s.rooms[other] === null ? undefined : other
  }
  return stepsFrom(s, from)
    .filter((step) => (distances.get(step) ?? 0) >= away)
    .sort((a, b) => numberOf(s, a) - numberOf(s, b))[0]
}

/** One step, with what a Closed Door and a crowd do to it. */
export function* stepTo(t: Table, intruder: Intruder, to: Step): Rules {
  const s = t.state
  const from = stepOf(intruder)
  const place = Math.max(from, to) - CORRIDORS
  const slot = Math.min(from, to)
  if (isShut(s, place, slot)) destroyDoor(t, endOf(place, slot), 'RET-REPEL-06')
  else if (to === slot) yield* enterRoom(t, intruder, slot, null)
  else crowdInto(t, [intruder], place)
}

/** Where an Intruder could go by one step: a Room's slot, or a Corridor counted from `CORRIDORS`. */
export function stepsOf(
  s: State,
  intruder: Intruder,
): { room: Slot; corridor: Place; step: Step }[] {
  return stepsFrom(s, stepOf(intruder)).map((step) => ({
    room: step < CORRIDORS ? step : NONE,
    corridor: step < CORRIDORS ? NONE : step - CORRIDORS,
    step,
  }))
}
