import type { AnyAction } from '@bulkhead/hull/actions/action.ts'
import { placeTarget } from '@bulkhead/hull/choices.ts'
import { endIfNobodyIsLeft } from '@bulkhead/hull/ending.ts'
import { enter } from '@bulkhead/hull/movement.ts'
import { staysUnnoticed } from '@bulkhead/hull/noise.ts'
import { seatOf } from '@bulkhead/hull/queries.ts'
import { NONE, type Place, type Player, type State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import type { Action, Effect, Missing, Way } from './declare.ts'
import { own } from './own.ts'
import { moveRover } from './rover.ts'
import { airlocks, isAirlock, leadsToBunker, onSurface } from './sections.ts'
import { hasSuit } from './surface.ts'
import type { Table } from './table.ts'

/** BUNKER, ROVER: escaping to the Bunker, and driving from one Exit Airlock to another. */

type Escape = 'rover' | 'foot'

/** LOCK-BUNKER-01: no room action, so that a Malfunction does not prevent it (LOCK-BUNKER-07). */
export const escapeBase: Action<Escape> = {
  id: 'escape-base',
  cost: 2,
  when: 'calm',
  missing: missingToEscape,
  ways: (s, me) => escapes(s, me).map(escapeWay),
  *resolve(t, me, by) {
    if (by === 'rover') driveAway(t, me)
    else yield* walkAway(t, me)
  },
}

/** The same with the Rover alone, for whoever need not pay. */
export const driveToBunker: Effect<void> = {
  id: 'drive-to-bunker',
  missing: (s, me) =>
    gateShut(s) ?? (byRover(s, me) ? null : { why: 'no-rover', rule: 'LOCK-ROVER-01' }),
  *resolve(t, me) {
    driveAway(t, me)
  },
}

function missingToEscape(s: State, me: Player): Missing | null {
  if (!isAirlock(s, me.room) && !leadsToBunker(s, me.room))
    return { why: 'no-airlock', rule: 'LOCK-BUNKER-01' }
  const shut = gateShut(s)
  if (shut) return shut
  return escapes(s, me).length > 0 ? null : { why: 'no-way-to-bunker', rule: 'LOCK-BUNKER-04' }
}

function gateShut(s: State): Missing | null {
  return own(s).gateOpen ? null : { why: 'gate-shut', rule: 'LOCK-GATE-01' }
}

/** LOCK-BUNKER-05: whoever has both chooses; on foot only from where the way to the Bunker begins (LOCK-MODE-ALT-45). */
function escapes(s: State, me: Player): Escape[] {
  const ways: Escape[] = []
  if (byRover(s, me)) ways.push('rover')
  if (startsOnFoot(s, me.room) && hasSuit(s, me)) ways.push('foot')
  return ways
}

function byRover(s: State, me: Player): boolean {
  return isAirlock(s, me.room) && own(s).rover === me.room
}

function startsOnFoot(s: State, place: Place): boolean {
  return s.board === 'standard' ? isAirlock(s, place) : leadsToBunker(s, place)
}

function escapeWay(by: Escape): Way<Escape> {
  return { id: by, label: `escape-by-${by}`, choice: by }
}

/** LOCK-BUNKER-02: no noise roll; the Rover ends at the Bunker (LOCK-ROVER-02). */
function driveAway(t: Table, me: Player): void {
  moveRover(t, NONE, 'LOCK-ROVER-02')
  reachBunker(t, me)
}

/** LOCK-BUNKER-03, LOCK-MODE-ALT-33 */
function* walkAway(t: Table, me: Player): Rules {
  if (yield* staysUnnoticed(t, me)) reachBunker(t, me)
  else t.log('escape-fails', { seat: seatOf(t.state, me) }, 'LOCK-BUNKER-03')
}

function reachBunker(t: Table, me: Player): void {
  Object.assign(me, { fate: 'bunker', room: NONE, passed: true })
  t.log('in-bunker', { seat: seatOf(t.state, me) }, 'LOCK-BUNKER-06')
  endIfNobodyIsLeft(t)
}

// --- the alternate board ---

/** LOCK-MODE-ALT-23: to any other Exit Airlock, without a noise roll. */
export const driveRover: Action<Place> = {
  id: 'drive-rover',
  cost: 1,
  when: 'calm',
  missing: (s, me) => (byRover(s, me) ? null : { why: 'no-rover', rule: 'LOCK-MODE-ALT-23' }),
  ways: (s, me) =>
    airlocks(s)
      .filter((place) => place !== me.room)
      .map((place) => ({
        id: String(place + 1),
        targets: [placeTarget(place)],
        choice: place,
      })),
  *resolve(t, me, place) {
    moveRover(t, place, 'LOCK-MODE-ALT-23')
    yield* enter(t, me, place, { noise: 'ride' })
  },
}

/** What can be done to get away, where it could be done at all. */
export function leavingActions(s: State, me: Player): AnyAction[] {
  const actions: AnyAction[] = []
  if (isAirlock(s, me.room) || leadsToBunker(s, me.room)) actions.push(escapeBase)
  if (s.board !== 'standard' && (isAirlock(s, me.room) || onSurface(s, me.room)))
    actions.push(driveRover)
  return actions
}
