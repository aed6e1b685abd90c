import type { Seat } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { attackersOnTheWay, attackOdds, exploreOdds, noiseOdds } from '@bulkhead/retaliation/odds'
import { NONE, printed, SKULL } from '@bulkhead/retaliation/printed'
import { airLeft, hasAir, intrudersIn, landing, type Mind, tileAt } from './mind.ts'

/** What dangers cost. Everything is counted in points: a life is a hundred. */

export const LIFE = 100
const HEALTH = 4
const WOUND = 14
/** At the end it may be Infected, and then it kills more often than not. */
export const CONTAMINATION = 7
const FIRE = 4

type Type = 'queen' | 'drone' | 'adult' | 'larva'

const known = new WeakMap<RetaliationView, Map<string, number>>()

/** One Attack of an Intruder on a Character; asked often of one view. */
export function attackHarm({ view, seat }: Mind, type: Type, victim: Seat = seat): number {
  const harms = known.get(view) ?? new Map<string, number>()
  known.set(view, harms)
  const key = `${type} ${victim}`
  const harm = harms.get(key) ?? reckoned(view, type, victim)
  harms.set(key, harm)
  return harm
}

function reckoned(view: RetaliationView, type: Type, victim: Seat): number {
  const { dies, health, wounds, contamination } = attackOdds(view, victim, type)
  const larva = type === 'larva' && !view.players[victim].larva ? WOUND : 0
  return dies * LIFE + health * HEALTH + wounds * WOUND + contamination * CONTAMINATION + larva
}

/** Whatever stands in the Room Attacks whoever is first. */
export function phaseHarm(mind: Mind): number {
  const { me } = mind
  const here = intrudersIn(mind, me.room)
  const crowd = mind.view.players.filter(({ room, fate }) => room === me.room && fate === 'alive')
  return here.reduce((sum, { type }) => sum + attackHarm(mind, type), 0) / Math.max(1, crowd.length)
}

/** A token out of the bag, for a Room. */
function hazardHarm(mind: Mind, slot: number): number {
  if (isHeld(mind, slot)) return 2
  return 1 + attackHarm(mind, 'adult')
}

/** Secured, so that whatever comes does not Attack at once. */
export function isHeld(mind: Mind, slot: number): boolean {
  const room = mind.view.rooms[slot]
  const tile = tileAt(mind, slot)
  return (room?.secure ?? 0) > 0 || (tile !== null && printed.rooms[tile].alwaysSecured === true)
}

/** A Noise roll in a Room. */
export function noiseHarm(mind: Mind, slot: number): number {
  const { hazard, comes, answered, noise } = noiseOdds(mind.view, slot)
  const attack = isHeld(mind, slot) ? 2 : attackHarm(mind, 'adult')
  return hazard * hazardHarm(mind, slot) + comes * attack + answered * 2 + noise * 0.5
}

/** Going through a Corridor, with whatever Attacks on the way and the roll that follows. */
export function stepHarm(mind: Mind, from: number, place: number, to: number): number {
  const attacks = attackersOnTheWay(mind.view, from, place)
  const onTheWay = attacks.reduce((sum, type) => sum + attackHarm(mind, type), 0)
  return caution(mind) * (onTheWay + arrivalHarm(mind, to))
}

/** Whoever can hope for nothing where they are dies there as well, only later. */
function caution(mind: Mind): number {
  if (airLeft(mind) <= 3 && !hasAir(mind, mind.me.room)) return 0.5
  if (mind.view.mode === 'coop') return 2
  return landing(mind) > 0 ? 1.2 : 0.6
}

/** What a Secure token that comes along would stop. */
export function shieldedHarm(mind: Mind, to: number): number {
  const alone = intrudersIn(mind, to).length === 0
  return alone ? 0.8 * caution(mind) * arrivalHarm(mind, to) : 0
}

function arrivalHarm(mind: Mind, to: number): number {
  const there = intrudersIn(mind, to).reduce((sum, { type }) => sum + attackHarm(mind, type), 0)
  if (mind.view.rooms[to]) return there + noiseHarm(mind, to) + (mind.view.rooms[to].fire ? 2 : 0)
  const { hazard, noiseRoll, fire, adults } = exploreOdds(mind.view)
  return hazard * attackHarm(mind, 'adult') + noiseRoll * 2 + fire * 2 + adults * 2
}

/** Whatever stands here, and the fire. */
export function harmHere(mind: Mind): number {
  if (mind.me.room === NONE) return 0
  return phaseHarm(mind) + (mind.view.rooms[mind.me.room]!.fire ? fireHarm(mind) : 0)
}

function fireHarm({ me }: Mind): number {
  if (me.health + 1 >= SKULL) return LIFE
  return me.health >= SKULL - 3 ? 4 * FIRE : FIRE
}
