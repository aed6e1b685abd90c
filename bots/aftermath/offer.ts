import { NONE } from '@bulkhead/aftermath/printed'
import type { Seat } from '@bulkhead/kernel'
import { type Aim, beThere, fetchObject, performIn } from '../hull/aims.ts'
import { actionCards, holdsKind, isAwake, isFighting, type Mind, placeOf } from '../hull/mind.ts'
import { openPods } from '../nemesis/mind.ts'
import { because } from './because.ts'
import { isShuttle, own, roundsToDeparture, shuttlePlaces } from './mind.ts'
import { strides } from './sharing.ts'

/** The Lucrative Offer: those who are nearest to it prepare it, and whoever is ready first takes it. */

const PRICE = ['egg', 'carcass']

/** What the price is worth in a hand, and a pod to whoever has it there. */
const FETCH = 70
const BOARD = 85
/** Cards for boarding. */
const BOARDING = 2

export function offerAims(mind: Mind): Aim[] {
  if (isLastAboard(mind)) return lastAims(mind)
  if (!bidders(mind).includes(mind.seat)) return []
  const last = roundsToDeparture(mind) === 1
  if (!pays(mind)) return last ? [] : PRICE.flatMap((kind) => fetchObject(mind, kind, FETCH))
  const far = strides(mind, mind.me.room)
  return podPlaces(mind)
    .filter((place) => !last || far[place] + BOARDING <= actionCards(mind).length)
    .flatMap((place) => performIn(mind, mind.view.rooms[place].tile!, BOARD, because('offer')))
    .map((aim) => ({ ...aim, worth: aim.worth - DISTURBED * disturbance(mind, aim), leaves: true }))
}

/** What a pod is worth less where somebody is likely to come in between. */
const DISTURBED = 20

function disturbance(mind: Mind, { place }: Aim): number {
  return mind.lore.chances.noise(mind, place).encounter
}

/** Has what the Offer asks for, and may still be the first. */
export function hasBid(mind: Mind): boolean {
  return pays(mind) && bidders(mind).includes(mind.seat)
}

/** Taken where a pod can be boarded at once, or alone on the Shuttle: until then nothing is lost. */
export function takesOffer(mind: Mind): boolean {
  const { me } = mind
  if (isLastAboard(mind)) return isShuttle(me.room) && holdsKind(mind, 'egg')
  const ready = actionCards(mind).length >= BOARDING && !isFighting(mind)
  return ready && hasBid(mind) && podPlaces(mind).includes(me.room)
}

function pays(mind: Mind): boolean {
  return PRICE.some((kind) => holdsKind(mind, kind))
}

/** Nobody else is left who might come along. */
function isLastAboard({ view, seat }: Mind): boolean {
  return view.players.every(
    (player, other) => other === seat || !(isAwake(player) || player.fate === 'departed'),
  )
}

function lastAims(mind: Mind): Aim[] {
  if (!holdsKind(mind, 'egg')) return fetchObject(mind, 'egg', FETCH)
  if (roundsToDeparture(mind) > 1) return []
  return shuttlePlaces(mind).map((place) => beThere(place, BOARD, because('shuttle')))
}

/** Where an empty pod is open, and nothing broken. */
function podPlaces(mind: Mind): number[] {
  const { pods, players } = own(mind)
  const open = openPods(mind).filter(
    (pod) => !players.some((player) => isAwake(player) && pods[player.pod] === pod),
  )
  const places = open.map(({ section }) => placeOf(mind, `evacuation-${section}`))
  return [...new Set(places)].filter((place) => !mind.view.rooms[place].malfunction)
}

/** So many try: whoever is first has it. */
const RIVALS = 2

/** Who would have the price and a pod first; whoever has taken the Offer, where somebody has. */
export function bidders(mind: Mind): readonly Seat[] {
  const { offer, players } = own(mind)
  if (offer !== NONE) return [offer]
  const pods = podPlaces(mind)
  return players
    .map((_, seat) => ({ seat, way: wayOf(mind, seat, pods) }))
    .filter(({ way }) => way < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.way - b.way)
    .slice(0, RIVALS)
    .map(({ seat }) => seat)
}

const TAKING = 2

function wayOf(mind: Mind, seat: Seat, pods: readonly number[]): number {
  const { room, fate, hands } = mind.view.players[seat]
  if (fate !== 'awake' || room === NONE) return Number.POSITIVE_INFINITY
  const toPods = (from: number) => Math.min(...pods.map((pod) => strides(mind, from)[pod]))
  const held = hands.some(({ object }) => object !== null && PRICE.includes(object))
  if (held) return toPods(room)
  const ways = pricePlaces(mind).map((place) => strides(mind, room)[place] + toPods(place))
  return TAKING + Math.min(...ways)
}

function pricePlaces(mind: Mind): number[] {
  const { rooms, eggs } = mind.view
  const lying = rooms.flatMap(({ objects }, place) =>
    objects.some((one) => PRICE.includes(one)) ? [place] : [],
  )
  const nest = placeOf(mind, mind.lore.rooms.nest)
  const takes = eggs > 0 && nest >= 0 && !rooms[nest].malfunction
  return takes ? [...lying, nest] : lying
}
