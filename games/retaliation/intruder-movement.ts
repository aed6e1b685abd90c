import type { Rules } from '@bulkhead/kernel'
import { corridorTarget, pointing } from './choices.ts'
import { destroyDoor, endOf } from './doors.ts'
import { PLACES, type Place, type Slot } from './facility.ts'
import { crowdInto, enterRoom } from './intruders.ts'
import type { Orientation } from './kinds.ts'
import {
  corridorAt,
  corridorsOf,
  intrudersAt,
  intrudersIn,
  isAnybodyIn,
  isShut,
  isThere,
  places,
  seatOf,
  slots,
} from './queries.ts'
import {
  CORRIDORS,
  chosenStep,
  distancesFrom,
  numberOf,
  passage,
  type Step,
  stepOf,
  stepsFrom,
  targetFrom,
} from './routes.ts'
import { type Intruder, NONE, type Player, type State } from './state.ts'
import type { Table } from './table.ts'

/** IMOVE, REPEL: Intruders on their way through Rooms and Corridors. */

/** RET-IMOVE-01: Intruders of one place, by one step towards the closest Character. */
export function* advance(t: Table, group: readonly Intruder[], cause: Player | null): Rules {
  const s = t.state
  const from = stepOf(group[0])
  const target = targetFrom(s, from, cause)
  if (target === null || target.room === from) return
  const { slot, place } = passage(from, chosenStep(s, from, target.room, group))
  if (isShut(s, place, slot)) destroyDoor(t, endOf(place, slot), 'RET-IMOVE-13')
  else if (from < CORRIDORS) crowdInto(t, group, place)
  else yield* leaveCorridor(t, group, slot, cause)
}

/** RET-IMOVE-04, RET-IMOVE-05 */
function* leaveCorridor(
  t: Table,
  group: readonly Intruder[],
  slot: Slot,
  cause: Player | null,
): Rules {
  const movers = isAnybodyIn(t.state, slot) ? group.slice(0, 1) : group
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
  const groups = slots(s).map((slot) => ({ at: slot, group: intrudersIn(s, slot) }))
  yield* advanceAll(t, groups)
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
  const next = from === source ? yield* wayOut(t, intruder, source, me) : awayFrom(s, from, source)
  if (next === undefined) t.log('stays', { type: intruder.type }, 'RET-REPEL-05')
  else yield* stepTo(t, intruder, next, null)
}

function* wayOut(
  t: Table,
  intruder: Intruder,
  slot: Slot,
  me: Player | null,
): Rules<Step | undefined> {
  const s = t.state
  const ways = corridorsOf(s, slot).sort((a, b) => corridorAt(s, a).tile - corridorAt(s, b).tile)
  if (ways.length === 0) return undefined
  if (!me) return CORRIDORS + ways[0]
  const place = yield* t.pick(
    seatOf(s, me),
    { prompt: 'repel', params: { type: intruder.type }, rule: 'RET-REPEL-02' },
    ways,
    (one) => pointing('repel', corridorTarget(s, one)),
  )
  return CORRIDORS + place
}

/** RET-REPEL-03, RET-REPEL-04: from an adjacent Corridor to its other end; else what is not closer. */
function awayFrom(s: State, from: Step, source: Slot): Step | undefined {
  const distances = distancesFrom(s, source)
  return stepsFrom(s, from)
    .filter((step) => distances[step] >= distances[from])
    .sort((a, b) => numberOf(s, a) - numberOf(s, b))[0]
}

/** One step, with what a Closed Door and a crowd do to it. */
export function* stepTo(t: Table, intruder: Intruder, to: Step, cause: Player | null): Rules {
  const { slot, place } = passage(stepOf(intruder), to)
  if (isShut(t.state, place, slot)) destroyDoor(t, endOf(place, slot), 'RET-REPEL-06')
  else if (to === slot) yield* enterRoom(t, intruder, slot, cause)
  else crowdInto(t, [intruder], place)
}

/** Where an Intruder could go by one step: a Room or a Corridor, the other being NONE. */
export interface Next {
  readonly room: Slot
  readonly corridor: Place
  readonly step: Step
}

export function stepsOf(s: State, intruder: Intruder): Next[] {
  return stepsFrom(s, stepOf(intruder)).map((step) => ({
    room: step < CORRIDORS ? step : NONE,
    corridor: step < CORRIDORS ? NONE : step - CORRIDORS,
    step,
  }))
}
