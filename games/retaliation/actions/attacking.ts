import { corridorTarget, distinctIntruders, intruderTargets, itemTarget } from '../choices.ts'
import {
  type Aim as Aiming,
  burst,
  burstTargets,
  melee,
  meleeWeapons,
  readyWeapons,
  shoot,
} from '../combat.ts'
import type { Place } from '../facility.ts'
import { itemDef } from '../pack.ts'
import { heldBy, inCombat, intrudersIn } from '../queries.ts'
import type { Intruder, Item, Player, State } from '../state.ts'
import type { Missing } from '../table.ts'
import { type Effect, newWay, type Way } from './action.ts'

/** SHOOT, BURST, MELEE: what a Character may attack, and with what. */

export interface Shot {
  readonly weapon: Item
  readonly target: Intruder
}

export interface Burst {
  readonly weapon: Item
  readonly place: Place
}

type Fits = (weapon: Item) => boolean
const ANY: Fits = () => true

export function shotWays(s: State, me: Player, fits = ANY): Way<Shot>[] {
  const groups = distinctIntruders(intrudersIn(s, me.room))
  if (groups.length === 0) return []
  const ways: Way<Shot>[] = []
  for (const weapon of readyWeapons(s, me).filter(fits)) {
    for (const alike of groups) {
      const { targets, params } = intruderTargets(s, alike)
      const target = alike[0]
      const id = `${weapon.id}:${target.name}`
      ways.push(newWay({ weapon, target }, id, [itemTarget(weapon), ...targets], undefined, params))
    }
  }
  return ways
}

/** The Grenade Launcher may also throw its Grenades alone. */
function burstWeapons(s: State, me: Player): Item[] {
  const ready = readyWeapons(s, me)
  for (const item of heldBy(me)) if (launches(item) && !ready.includes(item)) ready.push(item)
  return ready
}

function launches(item: Item): boolean {
  if (item.malfunction || !itemDef(item).weapon?.throwsGrenades) return false
  return item.slots.includes('grenade')
}

/** Where somebody could Burst, be it with whichever Weapon. */
export function burstPlaces(s: State, me: Player): Place[] {
  const places = burstTargets(s, me)
  return places.length > 0 && burstWeapons(s, me).length > 0 ? places : []
}

export function burstWays(
  s: State,
  me: Player,
  fits = ANY,
  at: (place: Place) => boolean = () => true,
): Way<Burst>[] {
  const places = burstTargets(s, me).filter(at)
  if (places.length === 0) return []
  const ways: Way<Burst>[] = []
  for (const weapon of burstWeapons(s, me).filter(fits)) {
    for (const place of places) {
      const corridor = corridorTarget(s, place)
      const id = `${weapon.id}:${corridor.id}`
      ways.push(newWay({ weapon, place }, id, [itemTarget(weapon), corridor]))
    }
  }
  return ways
}

export function shooting(fits = ANY, aim: Aiming = {}): Effect<Shot> {
  return {
    id: 'shoot',
    missing: (s, me) => nothingHere(s, me) ?? unarmed(s, me),
    ways: (s, me) => shotWays(s, me, fits),
    *resolve(t, me, { weapon, target }) {
      yield* shoot(t, me, weapon, target, aim)
    },
  }
}

export function bursting(fits = ANY, aim: Aiming = {}): Effect<Burst> {
  return {
    id: 'burst',
    missing: noHorde,
    ways: (s, me) => burstWays(s, me, fits),
    *resolve(t, me, { weapon, place }) {
      yield* burst(t, me, weapon, place, aim)
    },
  }
}

export interface Blow {
  readonly weapon: Item | null
  readonly target: Intruder
}

export function blowWays(s: State, me: Player): Way<Blow>[] {
  const groups = distinctIntruders(intrudersIn(s, me.room))
  if (groups.length === 0) return []
  const ways: Way<Blow>[] = []
  for (const weapon of meleeWeapons(me)) {
    for (const alike of groups) {
      const { targets, params } = intruderTargets(s, alike)
      const target = alike[0]
      const id = `${weapon?.id ?? 'bare'}:${target.name}`
      const all = weapon ? [itemTarget(weapon), ...targets] : targets
      ways.push(newWay({ weapon, target }, id, all, weapon ? 'melee-with' : 'melee', params))
    }
  }
  return ways
}

export const striking: Effect<Blow> = {
  id: 'melee',
  missing: nothingHere,
  ways: blowWays,
  *resolve(t, me, { weapon, target }) {
    yield* melee(t, me, weapon, target)
  },
}

// --- why not ---

export function nothingHere(s: State, me: Player): Missing | null {
  if (inCombat(s, me)) return null
  return { why: 'nothing-to-attack', rule: 'RET-ACT-20' }
}

export function unarmed(s: State, me: Player): Missing | null {
  if (readyWeapons(s, me).length > 0) return null
  return { why: 'no-loaded-weapon', rule: 'RET-SHOOT-02' }
}

export function noHorde(s: State, me: Player): Missing | null {
  if (burstTargets(s, me).length === 0) return { why: 'no-horde', rule: 'RET-BURST-12' }
  return burstWeapons(s, me).length > 0 ? null : { why: 'no-loaded-weapon', rule: 'RET-BURST-02' }
}
