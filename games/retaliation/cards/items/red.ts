import type { Effect } from '../../actions/action.ts'
import { type Heading, moveWays, noWay } from '../../actions/moving.ts'
import { corridorWay, roomWay, seatWay } from '../../choices.ts'
import { burstTargets, grenade } from '../../combat.ts'
import { accessibleEnds, canBar, closeDoor, doorWay, type End } from '../../doors.ts'
import { gains, repelOne } from '../../effects.ts'
import { explore } from '../../exploration.ts'
import { across, type Place, SLOTS, type Slot } from '../../facility.ts'
import { discardActionCards } from '../../hand.ts'
import { loseHealth } from '../../health.ts'
import { critical } from '../../hits.ts'
import { lookAtObjectives, stackAntiAircraft } from '../../looking.ts'
import { discardSecure } from '../../markers.ts'
import { directions, move } from '../../movement.ts'
import type { ItemDef } from '../../pack.ts'
import { charactersIn, intrudersIn, isUnexplored, roomAt, sectionOf, slots } from '../../queries.ts'
import type { Player, State } from '../../state.ts'
import type { Missing } from '../../table.ts'
import { atComputer, item, use } from './item.ts'

/** The red Items. */

const taser: Effect<Player> = {
  id: 'taser',
  ways: (s, me) => charactersIn(s, me.room).map((one) => seatWay(s, one)),
  *resolve(t, _, one) {
    discardActionCards(t, one, 'RET-EFFECT-04')
  },
}

const throwGrenade: Effect<Place> = {
  id: 'throw',
  missing: (s, me) =>
    burstTargets(s, me).length > 0 ? null : { why: 'no-horde', rule: 'RET-GREN-06' },
  ways: (s, me) => burstTargets(s, me).map((place) => corridorWay(s, place)),
  *resolve(t, me, place) {
    yield* grenade(t, me, place)
  },
}

/** RET-OPP-06: only Opportunity Attacks. */
export function* preventsAll() {
  return true
}

const flashbang: Effect<Heading> = {
  id: 'move-card',
  missing: noWay(),
  ways: (s, me) => moveWays(s, me),
  *resolve(t, me, { place, bodies }) {
    yield* move(t, me, place, { carries: bodies, prevents: preventsAll })
  },
}

/** Secure tokens only, never the state of the Shelter. */
export function securedInSection(s: State, me: Player): Slot[] {
  return slots(s).filter(
    (slot) => SLOTS[slot].section === sectionOf(me) && roomAt(s, slot).secure > 0,
  )
}

export function noSecureToken(s: State, me: Player): Missing | null {
  if (securedInSection(s, me).length > 0) return null
  return { why: 'no-secure-in-section', rule: 'RET-EFFECT-03' }
}

const detonate: Effect<Slot> = {
  id: 'detonate',
  missing: noSecureToken,
  ways: (s, me) => securedInSection(s, me).map((slot) => roomWay(s, slot)),
  *resolve(t, me, slot) {
    const s = t.state
    discardSecure(t, slot, 'RET-SECURE-07')
    for (const intruder of intrudersIn(s, slot)) yield* critical(t, intruder, me)
    for (const one of charactersIn(s, slot)) loseHealth(t, one, 3, 'explosion', 'RET-HEALTH-04')
  },
}

/** RET-EXPLORE-23 */
const drone: Effect<Place> = {
  id: 'send-drone',
  missing: (s, me) => noWay((place) => isUnexplored(s, place), 'no-unexplored')(s, me),
  ways: (s, me) =>
    directions(s, me)
      .filter((place) => isUnexplored(s, place))
      .map((place) => corridorWay(s, place)),
  *resolve(t, me, place) {
    explore(t, across(place, me.room))
  },
}

/** RET-DOOR-14 */
const barrier: Effect<End> = {
  id: 'bar',
  missing: (s, me) =>
    accessibleEnds(s, me.room).some((end) => canBar(s, end))
      ? null
      : { why: 'no-door-left', rule: 'RET-DOOR-13' },
  ways: (s, me) =>
    accessibleEnds(s, me.room)
      .filter((end) => canBar(s, end))
      .map((end) => doorWay(s, end)),
  *resolve(t, _, end) {
    closeDoor(t, end, 'RET-DOOR-14')
  },
}

export const lookAtAntiAircraft: Effect = {
  id: 'look-at-anti-aircraft',
  missing: (s) =>
    s.antiAircraft.length > 0 ? null : { why: 'no-anti-aircraft', rule: 'RET-AA-05' },
  *resolve(t, me) {
    yield* stackAntiAircraft(t, me)
  },
}

function withObjectives({ players }: State, me: Player): Player[] {
  return players.filter((one) => one !== me && one.fate === 'alive' && one.objectives.length > 0)
}

const personalLog: Effect<Player> = {
  id: 'look-at-objectives',
  missing: (s, me) =>
    withObjectives(s, me).length > 0 ? null : { why: 'nobody-to-look-at', rule: 'RET-EFFECT-01' },
  ways: (s, me) => withObjectives(s, me).map((one) => seatWay(s, one)),
  *resolve(t, me, one) {
    lookAtObjectives(t, me, one)
  },
}

const ONCE = { oneUse: true }
const ONCE_FREE = { oneUse: true, free: true }
const ONCE_HEAVY = { oneUse: true, heavy: true }

export const RED: readonly ItemDef[] = [
  item('red', 'ammo', 7, ONCE_FREE, use(false, gains('ammo'))),
  item('red', 'military-taser', 6, ONCE_HEAVY, use(false, repelOne as Effect, taser as Effect)),
  item('red', 'grenade', 5, ONCE_FREE, use(false, throwGrenade as Effect, gains('grenade'))),
  item('red', 'flashbang', 3, ONCE, use(false, flashbang as Effect)),
  item('red', 'remote-detonator', 3, ONCE_HEAVY, use(true, detonate as Effect)),
  item('red', 'exploring-drone', 2, ONCE, use(true, drone as Effect)),
  item('red', 'portable-barrier', 2, ONCE, use(true, barrier as Effect)),
  item('red', 'anti-aircraft-codes', 1, ONCE, use(true, atComputer(lookAtAntiAircraft))),
  item('red', 'personal-log-codes', 1, ONCE, use(true, atComputer(personalLog) as Effect)),
]
