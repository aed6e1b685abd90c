import type { Line, Seat } from '@bulkhead/kernel'
import type { PlayerView, RetaliationView } from '@bulkhead/retaliation'
import {
  LANDING_ZONE,
  LAST_ROUND,
  NONE,
  PLACES,
  printed,
  SLOTS,
} from '@bulkhead/retaliation/printed'

/** What a seat sees, and questions to it that many chapters ask. */
export interface Mind {
  readonly view: RetaliationView
  readonly seat: Seat
  readonly me: PlayerView
  readonly log: readonly Line[]
}

export function mindOf(view: RetaliationView, seat: Seat, log: readonly Line[]): Mind {
  return { view, seat, me: view.players[seat], log }
}

/** Plays without anybody else: nobody helps, and nobody is in the way. */
export function isAlone({ view }: Mind): boolean {
  return view.players.length === 1
}

export type Section = 'A' | 'B' | 'C'

// --- the Facility ---

/** The slot of a Room that was found; NONE before. */
export function slotOf({ view }: Mind, tile: string): number {
  return view.rooms.findIndex((room) => room?.tile === tile)
}

export function tileAt({ view }: Mind, slot: number): string | null {
  return view.rooms[slot]?.tile ?? null
}

export function tileHere(mind: Mind): string {
  return tileAt(mind, mind.me.room) ?? ''
}

export function sectionOf(slot: number): Section {
  return SLOTS[slot].section
}

export function hasAir({ view }: Mind, slot: number): boolean {
  return view.lifeSupport?.[sectionOf(slot)] ?? false
}

/** The place of the Corridor with this number. */
export function placeOf({ view }: Mind, corridor: number): number {
  return view.corridors.findIndex((one) => one?.tile === corridor)
}

/** Corridors that lie around a slot. */
export function placesOf({ view }: Mind, slot: number): number[] {
  return PLACES.flatMap(({ ends }, place) =>
    view.corridors[place] && ends.includes(slot) ? [place] : [],
  )
}

export function across(place: number, slot: number): number {
  const [a, b] = PLACES[place].ends
  return a === slot ? b : a
}

export function isShut({ view }: Mind, place: number): boolean {
  return view.corridors[place]!.doors.some(({ closed }) => closed)
}

/** Rooms that one leaves the Facility by, and the one that makes the Hibernatorium one of them. */
export const WAYS_OUT: readonly string[] = [
  'landing-zone',
  'escape-shuttle',
  'hibernatorium',
  'life-support-control-c',
]

// --- Intruders and Characters ---

export function intrudersIn({ view }: Mind, slot: number) {
  return view.intruders.filter(({ room }) => room === slot)
}

export function intrudersAt({ view }: Mind, place: number) {
  return view.intruders.filter(({ corridor }) => corridor === place)
}

export function isFighting(mind: Mind): boolean {
  return mind.me.room !== NONE && intrudersIn(mind, mind.me.room).length > 0
}

export function isOnMap({ fate, inLander }: PlayerView): boolean {
  return fate === 'alive' && !inLander
}

/** Others on their feet, wherever they are. */
export function others({ view, seat }: Mind): PlayerView[] {
  return view.players.filter((one, other) => other !== seat && one.fate === 'alive')
}

export function rankOf({ character }: PlayerView): number {
  return printed.characters[character]?.rank ?? 0
}

// --- this Character ---

export function actionCards({ me }: Mind): string[] {
  return (me.hand ?? []).filter((card) => typeof card === 'string')
}

export function contaminationInHand({ me }: Mind): number {
  return (me.hand ?? []).filter((card) => typeof card !== 'string').length
}

export function itemsOf({ hands, armor, backpack }: PlayerView) {
  return [...hands.flat(), ...(armor ? [armor] : []), ...backpack]
}

/** Tokens of a kind on the Belt and on Items that carry some. */
export function tokens(me: PlayerView, kind: string): number {
  const loose = itemsOf(me).flatMap(({ id, slots }) =>
    id !== null && printed.items[id].ranged ? [] : slots,
  )
  const fits = (gear: string | null) => gear === kind || (kind === 'ammo' && gear === 'half-ammo')
  return [...me.belt, ...loose].filter(fits).length
}

/** Shots that are loaded, a half token counting one and a full one two. */
export function loadedAmmo(me: PlayerView): number {
  let shots = 0
  for (const { id, slots, malfunction } of me.hands.flat()) {
    if (id === null || malfunction || !printed.items[id].ranged) continue
    if (printed.items[id].needsNoAmmo) shots += 4
    for (const gear of slots) if (gear) shots += gear === 'half-ammo' ? 1 : 2
  }
  return shots
}

export function freeBeltSlots({ belt }: PlayerView): number {
  return belt.filter((gear) => gear === null).length
}

/** Turns for which the air lasts where there is none. */
export function airLeft({ me }: Mind): number {
  const tanks = itemsOf(me).filter(({ id }) => id === 'oxygen-tank' || id === 'heavy-oxygen-tank')
  return me.oxygen + 3 * tokens(me, 'oxygen') + 4 * tanks.length
}

/** What one more turn without air costs, in points. */
export function airPrice(mind: Mind): number {
  const left = airLeft(mind)
  if (left <= 2) return 12
  if (left <= 5) return 5
  return left <= 9 ? 2.5 : 1.2
}

// --- time ---

export function roundsLeft({ view }: Mind): number {
  const { autodestruction, round } = view
  const last = autodestruction.state === 'running' ? autodestruction.space - 1 : LAST_ROUND
  return Math.min(LAST_ROUND, last) - round
}

/** How likely the Lander is to land, for all that this seat knows. */
export function landing({ view, log, seat }: Mind): number {
  if (view.lander.where !== 'track') return view.lander.where === 'landed' ? 1 : 0
  if (view.lander.space > LAST_ROUND) return 0
  const { number, upper } = view.antiAircraft
  if (number === 0) return 1
  if (upper !== null) return upper === 'inactive' ? 1 : 0
  const stacked = log.filter(({ kind }) => kind === 'stacked-anti-aircraft').at(-1)
  if (!stacked || stacked.params?.seat === seat) return 0.5
  return view.mode === 'coop' ? 1 : 0.8
}

export function isInLandingZone({ me }: Mind): boolean {
  return me.room === LANDING_ZONE
}
