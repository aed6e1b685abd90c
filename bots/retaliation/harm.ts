import type { Seat } from '@bulkhead/kernel'
import type { PlayerView, RetaliationView } from '@bulkhead/retaliation'
import { attackersOnTheWay, attackOdds, exploreOdds, noiseOdds } from '@bulkhead/retaliation/odds'
import { NONE, printed, SKULL } from '@bulkhead/retaliation/printed'
import {
  airLeft,
  airPrice,
  hasAir,
  intrudersAt,
  intrudersIn,
  isOnMap,
  landing,
  type Mind,
  placesOf,
  tileAt,
} from './mind.ts'

/** What dangers cost. Everything is counted in points: a life is a hundred. */

export const LIFE = 100
/** At the end it may be Infected, and then it kills more often than not. */
export const CONTAMINATION = 11
const LARVA = 25

/** What it costs to stand on each slot of the Health track: whoever is Heavily Injured dies of most Attacks. */
const BODY = [0, 3, 6, 12, 16, 20, 40, 48, 58, LIFE]

/** What the state of a body costs, between two slots too. */
export function bodyCost(health: number): number {
  const slot = Math.min(SKULL, Math.floor(health))
  const next = Math.min(SKULL, slot + 1)
  return BODY[slot] + (health - slot) * (BODY[next] - BODY[slot])
}

/** A Serious Wound covers a section for good, and drives the marker out of it. */
function woundCost({ health, wounds }: PlayerView): number {
  const covered = 3 * (wounds.length + 1)
  return 8 + bodyCost(Math.max(health, covered)) - bodyCost(health)
}

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
  const body = view.players[victim]
  const larva = type === 'larva' && !body.larva ? LARVA : 0
  const lost = bodyCost(body.health + health) - bodyCost(body.health)
  return dies * LIFE + lost + wounds * woundCost(body) + contamination * CONTAMINATION + larva
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
  if (mind.view.mode === 'coop') return 1
  return landing(mind) > 0 ? 1.2 : 0.6
}

/** What a Secure token that comes along would stop. */
export function shieldedHarm(mind: Mind, to: number): number {
  const alone = intrudersIn(mind, to).length === 0
  return alone ? 0.8 * caution(mind) * arrivalHarm(mind, to) : 0
}

function arrivalHarm(mind: Mind, to: number): number {
  const there = intrudersIn(mind, to).reduce((sum, { type }) => sum + attackHarm(mind, type), 0)
  if (mind.view.rooms[to]) return there + noiseHarm(mind, to)
  const { hazard, noiseRoll, fire, adults } = exploreOdds(mind.view)
  const fires = fire * 1.5 * burning(mind.me)
  return hazard * attackHarm(mind, 'adult') + noiseRoll * 2 + fires + adults * 2
}

/** A Turn in the fire. */
function burning({ health }: PlayerView): number {
  return bodyCost(health + 1) - bodyCost(health) + 1
}

/** What the fire here costs, if there is one. */
export function burningHere({ view, me }: Mind): number {
  return view.rooms[me.room]?.fire ? burning(me) : 0
}

/** What stands in a Room, or may come to it with the first Noise, Attacks when the Round ends; cards may stop it. */
export function lingering(mind: Mind, slot: number, cards: number): number {
  const here = slot === mind.me.room
  const coming = here ? 0 : company(mind, slot) * attackHarm(mind, 'adult')
  const there = intrudersIn(mind, slot).reduce((sum, { type }) => sum + attackHarm(mind, type), 0)
  return (here ? phaseHarm(mind) : there + coming) * LEFT_OVER[Math.min(5, Math.max(0, cards))]
}

/** How often something still stands there after so many more shots. */
const LEFT_OVER = [1, 0.85, 0.68, 0.5, 0.3, 0.2]

/** How likely it is that whoever comes to a Room is not alone there. */
function company(mind: Mind, slot: number): number {
  if (mind.view.rooms[slot]) {
    const { hazard, comes } = noiseOdds(mind.view, slot)
    return hazard + comes
  }
  const { hazard, noiseRoll } = exploreOdds(mind.view)
  return hazard + noiseRoll * 0.25
}

/** Whatever stands here when the Round ends. */
export function harmHere(mind: Mind): number {
  return mind.me.room === NONE ? 0 : phaseHarm(mind)
}

/** What comes into a Room between two Rounds: by Events, and out of the Corridors around it. */
export function exposure(mind: Mind, slot: number, tokens = tokensIn(mind, slot)): number {
  const room = mind.view.rooms[slot]
  if (!room) return EVENT * attackHarm(mind, 'adult')
  const { hazard, comes } = noiseOdds(mind.view, slot)
  const waiting = placesOf(mind, slot).flatMap((place) => largest(mind, place))
  const near = waiting.reduce((sum, type) => sum + attackHarm(mind, type) * 0.33, 0)
  const rolled = EVENT * (hazard + comes) * attackHarm(mind, 'adult')
  const drawn = tokens > 0 ? 0 : EVENT * attackHarm(mind, 'adult')
  const stopped = [1, 0.3, 0.12, 0.05][Math.min(3, tokens)]
  return stopped * (near + rolled) + drawn
}

/** Of four Events one orders Noise rolls, and one a Hazard for whoever has no Secure token. */
const EVENT = 0.25

function tokensIn(mind: Mind, slot: number): number {
  const always = tileAt(mind, slot) === 'shelter' ? 2 : 0
  return (mind.view.rooms[slot]?.secure ?? 0) + always
}

/** Whom a Secure token in the Robot's Room would shelter: oneself, and the crew. */
export function friendsWithRobot({ view, me }: Mind): PlayerView[] {
  const there = view.players.filter((one) => isOnMap(one) && one.room === view.robot.room)
  return view.mode === 'coop' ? there : there.filter((one) => one === me)
}

export function robotShelter(mind: Mind): number {
  const { room } = mind.view.robot
  const tokens = tokensIn(mind, room)
  const saved = exposure(mind, room, tokens) - exposure(mind, room, tokens + 1)
  return friendsWithRobot(mind).length * (saved + 0.6) - 0.5
}

function largest(mind: Mind, place: number): Type[] {
  const types = intrudersAt(mind, place).map(({ type }) => type)
  const found = SIZES.find((type) => types.includes(type))
  return found ? [found] : []
}

const SIZES = ['queen', 'drone', 'adult', 'larva'] as const

/** What the end of a Turn in a Room costs: air, and the fire. */
export function turnEndHarm(mind: Mind, slot: number): number {
  const { me, view } = mind
  const fire = view.rooms[slot]?.fire ? burning(me) : 0
  if (hasAir(mind, slot)) return fire
  return fire + (me.suffocating ? LIFE : airPrice(mind))
}
