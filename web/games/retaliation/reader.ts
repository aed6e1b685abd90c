import type { Dictionary, Seat } from '@bulkhead/kernel'
import type { PlayerView, RetaliationView } from '@bulkhead/retaliation'
import {
  NONE,
  PLACES,
  PLACES_OF,
  printed,
  SECTION_SLOTS,
  SKULL,
  SLOTS,
} from '@bulkhead/retaliation/printed'

/** Questions to a view that several parts of the screen ask. */

export type { PlayerView }
export type RoomView = NonNullable<RetaliationView['rooms'][number]>
export type CorridorView = NonNullable<RetaliationView['corridors'][number]>
export type ItemView = PlayerView['backpack'][number]
export type Gear = NonNullable<PlayerView['belt'][number]>
export type IntruderView = RetaliationView['intruders'][number]

/** The seat that a view is made for; null for a spectator. */
export function readerOf({ players }: RetaliationView): Seat | null {
  const seat = players.findIndex(({ hand }) => hand !== null)
  return seat < 0 ? null : seat
}

export function readerIn(view: RetaliationView): PlayerView | null {
  const seat = readerOf(view)
  return seat === null ? null : view.players[seat]
}

type Phase = RetaliationView['phase']

/** Rules name the phase that comes after the one they are in: what they are in then. */
const BEFORE: Readonly<Partial<Record<Phase, Phase>>> = {
  support: 'characters',
  belts: 'support',
  attacks: 'burning',
  event: 'attacks',
  development: 'event',
  cleanup: 'development',
}

/** What is being done. */
export function phaseOf({ phase, players }: RetaliationView): Phase {
  if (phase !== 'round') return BEFORE[phase] ?? phase
  const isNew = players.every(({ handSize, discard }) => handSize + discard.length === 0)
  return isNew ? 'belts' : 'cleanup'
}

export type DraftPhase = 'characters' | 'support' | 'belts'

/** What is chosen before the first round; null once it has begun. */
export function draftOf(view: RetaliationView): DraftPhase | null {
  const phase = phaseOf(view)
  return phase === 'characters' || phase === 'support' || phase === 'belts' ? phase : null
}

export function isDrafting(view: RetaliationView): boolean {
  return draftOf(view) !== null
}

/** In the Facility and able to act. */
export function isOnMap({ fate, inLander }: PlayerView): boolean {
  return fate === 'alive' && !inLander
}

export function isFighting({ intruders }: RetaliationView, player: PlayerView): boolean {
  return isOnMap(player) && intruders.some(({ room }) => room === player.room)
}

// --- the map ---

/** The number of a slot by the tile that lies there. */
export function slotOf({ rooms }: RetaliationView, tile: string | number): number {
  return rooms.findIndex((room) => room?.tile === tile)
}

/** The number of a place by the Corridor tile that lies there. */
export function placeOf({ corridors }: RetaliationView, tile: string | number): number {
  return corridors.findIndex((corridor) => corridor?.tile === Number(tile))
}

export function intrudersIn({ intruders }: RetaliationView, slot: number): IntruderView[] {
  return intruders.filter(({ room }) => room === slot && slot !== NONE)
}

export function hordeAt({ intruders }: RetaliationView, place: number): IntruderView[] {
  return intruders.filter(({ corridor }) => corridor === place && place !== NONE)
}

/** Corridors that lie around a slot. */
export function corridorsAround({ corridors }: RetaliationView, slot: number): number[] {
  return (PLACES_OF[slot] ?? []).filter((place) => corridors[place] !== null)
}

/** Whether what lies beyond it has not been found. */
export function isUnexplored({ rooms }: RetaliationView, place: number): boolean {
  return PLACES[place].ends.some((slot) => rooms[slot] === null)
}

/** Whether Life Support is on where somebody stands. */
export function hasAir({ lifeSupport }: RetaliationView, { room }: { readonly room: number }) {
  return lifeSupport?.[SLOTS[room]?.section] ?? false
}

export function roomName({ rooms }: RetaliationView, slot: number, words: Dictionary): string {
  const tile = rooms[slot]?.tile
  return tile ? words[`room.${tile}`] : ''
}

// --- Characters ---

/** What is left of nine points. */
export function healthOf({ health }: PlayerView): number {
  return SKULL - health
}

export type HealthState = 'healthy' | 'injured' | 'heavily-injured'

export function healthState({ health }: PlayerView): HealthState {
  const states = ['healthy', 'injured', 'heavily-injured'] as const
  return states[Math.min(2, Math.floor(health / SECTION_SLOTS))]
}

/** The most Health that Serious Wounds leave. */
export function mostHealth({ wounds }: PlayerView): number {
  return SKULL - SECTION_SLOTS * wounds.length
}

export function heldBy({ hands }: PlayerView): ItemView[] {
  return hands.flat()
}

export function itemsOf({ hands, armor, backpack }: PlayerView): ItemView[] {
  return [...hands.flat(), ...(armor ? [armor] : []), ...backpack]
}

/** One slot for a Tactical Gear token. */
export interface SpotView {
  readonly id: string
  readonly gear: Gear | null
  /** What it takes; `any` on the belt. */
  readonly accepts: string
  readonly item: string | null
}

/** The slots of a Character: the belt, then those of its Items. */
export function spotsOf(player: PlayerView): SpotView[] {
  const belt = player.belt.map((gear, i) => ({ id: `belt-${i}`, gear, accepts: 'any', item: null }))
  return [...belt, ...itemsOf(player).flatMap(itemSpots)]
}

export function itemSpots({ id, slots }: ItemView): SpotView[] {
  if (id === null) return []
  const { slots: accepts = [] } = printed.items[id]
  return slots.map((gear, i) => ({ id: `${id}-${i}`, gear, accepts: accepts[i], item: id }))
}

// --- cards ---

/** The face of an Action card: `of-search` is a Search. */
export function faceOf(card: string): string {
  return card.slice(card.indexOf('-') + 1)
}

export type CardView = NonNullable<PlayerView['hand']>[number]

export function isContamination(card: CardView): card is Exclude<CardView, string> {
  return typeof card !== 'string'
}

/** Equal things once, with their number. */
export function counted<T extends string>(things: readonly T[]): [T, number][] {
  const counts = new Map<T, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return [...counts]
}
