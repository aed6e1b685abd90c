import type { Rules } from '@bulkhead/kernel'
import type { Way } from './actions/action.ts'
import { tokenInCorridor, tokenInRoom } from './bag.ts'
import { heardIn } from './chances.ts'
import { corridorWay } from './choices.ts'
import { NOISE_DIE } from './components.ts'
import type { Place, Slot } from './facility.ts'
import { comeOut } from './intruder-movement.ts'
import {
  type Board,
  corridorAt,
  corridorsOf,
  isEmpty,
  noiseLeft,
  noiseValues,
  onMap,
  places,
  roomAt,
  seatOf,
} from './queries.ts'
import type { Player, State } from './state.ts'
import type { Missing, Table } from './table.ts'

/** NOISE, NOISEMARK: rolls, Noise markers and what answers them. */

/** RET-NOISE-14: what of a roll does not happen. */
export interface Ears {
  readonly ignoresHazards?: boolean
}

/** RET-NOISE-01 to RET-NOISE-07 */
export function* rollNoise(t: Table, me: Player, ears: Ears = {}): Rules {
  const s = t.state
  if (!onMap(me)) return
  const face = t.rng.pick(NOISE_DIE)
  const { room } = me
  t.log('noise-roll', { seat: seatOf(s, me), room: roomAt(s, room).tile, face }, 'RET-NOISE-01')
  if (face === 'hazard') {
    yield* hazard(t, me, ears)
    return
  }
  const matching = matchingCorridors(s, room, face)
  if (matching.length === 0) t.log('noise-nothing', {}, 'RET-NOISE-06')
  for (const place of matching) {
    if (!onMap(me)) return
    yield* makeNoise(t, me, place)
  }
}

/** RET-NOISE-02, RET-MODE-DEADLY-02 */
export function matchingCorridors(
  s: Board & Pick<State, 'deadly'>,
  slot: Slot,
  face: number,
): Place[] {
  return corridorsOf(s, slot).filter((place) => noiseValues(s, place).includes(face))
}

function* makeNoise(t: Table, me: Player, place: Place): Rules {
  const heard = heardIn(t.state, place)
  if (heard === 'comes') yield* comeOut(t, place, me.room, me)
  else if (heard === 'answered') yield* resolveNoise(t, place, me)
  else placeNoise(t, place, 'RET-NOISE-05')
}

/** RET-NOISE-08, RET-NOISE-13 */
export function* hazard(t: Table, me: Player, { ignoresHazards }: Ears = {}): Rules {
  if (!onMap(me)) return
  if (ignoresHazards) {
    t.log('hazard-ignored', { seat: seatOf(t.state, me) }, 'RET-NOISE-14')
    return
  }
  const { tile } = roomAt(t.state, me.room)
  t.log('hazard', { seat: seatOf(t.state, me), room: tile }, 'RET-NOISE-08')
  yield* tokenInRoom(t, me.room, me)
}

/** RET-NOISEMARK-01, RET-NOISEMARK-05: only a marker that is there. */
export function* resolveNoise(t: Table, place: Place, cause: Player | null): Rules {
  const corridor = corridorAt(t.state, place)
  if (!corridor.noise) return
  corridor.noise = false
  t.log('noise-answered', { corridor: corridor.tile }, 'RET-NOISEMARK-01')
  yield* tokenInCorridor(t, place, cause)
}

/** RET-CORR-06, RET-NOISE-11, RET-EXPLORE-11 */
export function placeNoise(t: Table, place: Place, rule: string): void {
  const s = t.state
  const corridor = corridorAt(s, place)
  if (corridor.noise || !isEmpty(s, place) || noiseLeft(s) === 0) return
  corridor.noise = true
  t.log('noise', { corridor: corridor.tile }, rule)
}

/** Every Corridor with a Noise marker, to be chosen. */
export function noisyWays(s: State): Way<Place>[] {
  return places(s)
    .filter((place) => corridorAt(s, place).noise)
    .map((place) => corridorWay(s, place))
}

export function noNoise({ corridors }: State): Missing | null {
  const noisy = corridors.some((corridor) => corridor?.noise)
  return noisy ? null : { why: 'no-noise', rule: 'RET-NOISEMARK-05' }
}

export function discardNoise(t: Table, place: Place, rule: string): void {
  const corridor = corridorAt(t.state, place)
  corridor.noise = false
  t.log('noise-gone', { corridor: corridor.tile }, rule)
}

/** RET-CORR-09, RET-CORR-18: its back has the value 0; a Door stays. */
export function reinforce(t: Table, place: Place, rule: string): void {
  const corridor = corridorAt(t.state, place)
  if (corridor.noise) discardNoise(t, place, 'RET-CORR-09')
  corridor.reinforced = true
  t.log('reinforced', { corridor: corridor.tile }, rule)
}
