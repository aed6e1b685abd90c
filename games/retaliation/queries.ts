import type { Seat } from '@bulkhead/kernel'
import {
  CORRIDOR_LIMIT,
  HAND_SLOTS,
  MODELS,
  QUEEN_WEIGHT,
  SECTION_SLOTS,
  SUPPLY,
} from './components.ts'
import { corridorTile } from './corridor-tiles.ts'
import { across, endAt, PLACES, PLACES_OF, type Place, SLOTS, type Slot } from './facility.ts'
import { type HealthState, type IntruderType, type Section, sizeOf } from './kinds.ts'
import { itemDef, printed, roomDef, woundDef } from './pack.ts'
import {
  type Card,
  type Corridor,
  type Door,
  type Intruder,
  type Item,
  NONE,
  type Player,
  type Room,
  type State,
} from './state.ts'

/** Asking the state, without changing it. What lies open on the table can be asked of a view as well. */

/** Rooms, Corridors and Intruders. */
export interface Board {
  readonly rooms: readonly (Readonly<Room> | null)[]
  readonly corridors: readonly (Readonly<Corridor> | null)[]
  readonly intruders: readonly Readonly<Intruder>[]
}

/** Those who are in the Rooms, and who is first among them. */
export interface Squad<P extends Standing> {
  readonly players: readonly P[]
  readonly first: Seat
}

export type Standing = Readonly<Pick<Player, 'room' | 'fate' | 'inLander'>>

// --- Characters ---

export function seatOf(s: State, player: Player): Seat {
  return s.players.indexOf(player)
}

/** Neither dead, knocked over, gone nor waiting in the Lander. */
export function onMap(player: Standing): boolean {
  return player.fate === 'alive' && !player.inLander
}

/** RET-ROUND-05: those for whom something holds, from the Starting Player on, clockwise. */
export function inTurnOrder<P extends Standing>(
  { players, first }: Squad<P>,
  holds: (player: P) => boolean = () => true,
): P[] {
  const found: P[] = []
  for (let i = 0; i < players.length; i++) {
    const player = players[(first + i) % players.length]
    if (holds(player)) found.push(player)
  }
  return found
}

/** Those on the map, in Turn order. */
export function characters<P extends Standing>(s: Squad<P>): P[] {
  return inTurnOrder(s, onMap)
}

/** RET-DEATH-07: whoever is dead, gone, knocked over or in the Lander is in no Room. */
export function charactersIn<P extends Standing>(s: Squad<P>, slot: Slot): P[] {
  return inTurnOrder(s, (one) => one.room === slot && onMap(one))
}

export function isAnybodyIn(s: { readonly players: readonly Standing[] }, slot: Slot): boolean {
  return s.players.some((one) => one.room === slot && onMap(one))
}

export function othersHere(s: State, me: Player): Player[] {
  return inTurnOrder(s, (one) => one !== me && one.room === me.room && onMap(one))
}

/** RET-MODE-COOP-07: knocked-over models that lie in a Room. */
export function bodiesIn(s: State, slot: Slot): Player[] {
  return s.players.filter(({ fate, room }) => fate === 'down' && room === slot)
}

export function rankOf({ character }: Player): number {
  return printed().characters[character].rank
}

export function healthState({ health }: Readonly<Pick<Player, 'health'>>): HealthState {
  return (['healthy', 'injured', 'heavily-injured'] as const)[Math.floor(health / SECTION_SLOTS)]
}

/** RET-HEALTH-05: the leftmost slot that no Serious Wound covers. */
export function bestHealth({ wounds }: Player): number {
  return wounds.length * SECTION_SLOTS
}

export function isContamination(card: Card): card is number {
  return typeof card === 'number'
}

export function actionCards({ hand }: Player): string[] {
  return hand.filter((card) => !isContamination(card)) as string[]
}

export function contaminationIn(cards: readonly Card[]): number[] {
  return cards.filter(isContamination)
}

/** RET-ACT-17 */
export function inCombat(s: Board, me: Standing): boolean {
  return hasIntruders(s, me.room)
}

export function sectionOf(me: { room: Slot }): Section {
  return SLOTS[me.room].section
}

export function hasLifeSupport(s: Pick<State, 'lifeSupport'>, section: Section): boolean {
  return s.lifeSupport?.[section] ?? false
}

// --- Items ---

export function itemsOf(player: Player): Item[] {
  const items = heldBy(player)
  if (player.armor) items.push(player.armor)
  for (const item of player.backpack) items.push(item)
  return items
}

/** In Hand slots. */
export function heldBy({ hands }: Player): Item[] {
  const held: Item[] = []
  for (const slot of hands) for (const item of slot) held.push(item)
  return held
}

export function isWeapon(item: Item): boolean {
  const { ranged, melee } = itemDef(item)
  return ranged === true || melee === true
}

/** RET-MALF-05: what is broken has no text. */
export function working(items: readonly Item[]): Item[] {
  return items.filter((item) => !item.malfunction)
}

/** The Arm wound takes one away. */
export function handSlots({ wounds }: Pick<Player, 'wounds'>): number {
  return Math.min(HAND_SLOTS, ...wounds.map((id) => woundDef(id).handSlots ?? HAND_SLOTS))
}

export function emptyHands(me: Player): number {
  return handSlots(me) - me.hands.filter((slot) => slot.length > 0).length
}

// --- Rooms ---

export function roomAt(s: State, slot: Slot): Room {
  return s.rooms[slot]!
}

/** Rooms that lie on the map, row by row. */
export function slots(s: Board): Slot[] {
  const laid: Slot[] = []
  s.rooms.forEach((room, slot) => {
    if (room) laid.push(slot)
  })
  return laid
}

export function slotOf(s: Board, tile: string): Slot {
  return s.rooms.findIndex((room) => room?.tile === tile)
}

export function isComputer(s: State, slot: Slot): boolean {
  return roomDef(s, slot).computer === true
}

// --- Corridors ---

/** Corridors that lie around a slot, row by row (RET-CORR-03). */
export function corridorsOf(s: Board, slot: Slot): Place[] {
  return PLACES_OF[slot].filter((place) => s.corridors[place] !== null)
}

export function places(s: Board): Place[] {
  const laid: Place[] = []
  s.corridors.forEach((corridor, place) => {
    if (corridor) laid.push(place)
  })
  return laid
}

export function corridorAt<C>(s: { readonly corridors: readonly (C | null)[] }, place: Place): C {
  return s.corridors[place]!
}

/** RET-CORR-08 */
export function isUnexplored(s: Board, place: Place): boolean {
  const { ends } = PLACES[place]
  return s.rooms[ends[0]] === null || s.rooms[ends[1]] === null
}

/** RET-MAP-08: Rooms that one Corridor joins, and the Corridor. */
export function neighbours(s: Board, slot: Slot): { place: Place; slot: Slot }[] {
  const near: { place: Place; slot: Slot }[] = []
  for (const place of PLACES_OF[slot]) {
    const other = across(place, slot)
    if (s.corridors[place] && s.rooms[other]) near.push({ place, slot: other })
  }
  return near
}

/** RET-CORR-01, RET-MODE-DEADLY-02: a Reinforced Corridor has the value 0 alone. */
export function noiseValues(s: Board & Pick<State, 'deadly'>, place: Place): number[] {
  const { tile, reinforced } = corridorAt(s, place)
  if (reinforced) return [0]
  const { value, deadly } = corridorTile(tile)
  return s.deadly && deadly !== null ? [value, deadly] : [value]
}

export function doorAt(s: Board, place: Place, slot: Slot): Readonly<Door> {
  return corridorAt(s, place).doors[endAt(place, slot)]
}

/** Between a Room and a Corridor that is adjacent to it. */
export function isShut(s: Board, place: Place, slot: Slot): boolean {
  return doorAt(s, place, slot).closed
}

/** RET-MOVE-03: no Closed Door at either end. */
export function isPassable(s: Board, place: Place): boolean {
  const { doors } = corridorAt(s, place)
  return !doors[0].closed && !doors[1].closed
}

/** Adjacent Corridors that no Closed Door cuts off (RET-DOOR-08). */
export function reachable(s: Board, slot: Slot): Place[] {
  return PLACES_OF[slot].filter((place) => s.corridors[place] !== null && !isShut(s, place, slot))
}

// --- Intruders ---

type Crowd<I> = { readonly intruders: readonly I[] }

/** The largest first. */
export function intrudersIn<I extends Readonly<Intruder>>(s: Crowd<I>, slot: Slot): I[] {
  return bySize(s.intruders.filter(({ room }) => room === slot && room !== NONE))
}

export function hasIntruders(s: Crowd<Readonly<Intruder>>, slot: Slot): boolean {
  return s.intruders.some(({ room }) => room === slot)
}

export function intrudersAt<I extends Readonly<Intruder>>(s: Crowd<I>, place: Place): I[] {
  return bySize(s.intruders.filter(({ corridor }) => corridor === place))
}

/** The largest first; equal ones as they came. */
export function bySize<I extends Readonly<Intruder>>(intruders: I[]): I[] {
  return isBySize(intruders) ? intruders : intruders.sort((a, b) => sizeOf(b.type) - sizeOf(a.type))
}

/** Most groups are of one type. */
function isBySize(intruders: readonly Readonly<Intruder>[]): boolean {
  for (let i = 1; i < intruders.length; i++) {
    if (sizeOf(intruders[i].type) > sizeOf(intruders[i - 1].type)) return false
  }
  return true
}

export function isEmpty(s: Board, place: Place): boolean {
  return !s.intruders.some(({ corridor }) => corridor === place)
}

export function queenOnMap(s: State): Intruder | undefined {
  return s.intruders.find(({ type }) => type === 'queen')
}

export function isThere(s: State, intruder: Intruder): boolean {
  return s.intruders.includes(intruder)
}

/** RET-CORR-04 */
export function weightOf(type: IntruderType): number {
  return type === 'queen' ? QUEEN_WEIGHT : 1
}

export function freePlaces(s: Board, place: Place): number {
  const taken = intrudersAt(s, place).reduce((sum, { type }) => sum + weightOf(type), 0)
  return CORRIDOR_LIMIT - taken
}

/** RET-INTR-04, RET-INTR-06 */
export function modelsLeft(s: State, type: IntruderType): number {
  if (type === 'queen' && s.queen.dead) return 0
  const used = s.intruders.filter((one) => one.type === type).length
  const hosts = type === 'larva' ? s.players.filter(({ larva }) => larva).length : 0
  return MODELS[type] - used - hosts
}

// --- supplies ---

export function fireLeft(s: State): number {
  return SUPPLY.fire - s.rooms.filter((room) => room?.fire).length
}

export function secureLeft(s: State): number {
  return SUPPLY.secure - s.rooms.reduce((sum, room) => sum + (room?.secure ?? 0), 0)
}

export function noiseLeft(s: State): number {
  return SUPPLY.noise - s.corridors.filter((corridor) => corridor?.noise).length
}

export function malfunctionsLeft(s: State): number {
  const rooms = s.rooms.filter((room) => room?.malfunction).length
  let items = 0
  for (const player of s.players) for (const item of itemsOf(player)) if (item.malfunction) items++
  return SUPPLY.malfunction - rooms - items - (s.robot.malfunction ? 1 : 0)
}

/** RET-DOOR-13: Destroyed Doors keep their token. */
export function doorsLeft(s: State): number {
  let used = 0
  for (const corridor of s.corridors) {
    if (!corridor) continue
    for (const { closed, destroyed } of corridor.doors) if (closed || destroyed) used++
  }
  return SUPPLY.doors - used
}
