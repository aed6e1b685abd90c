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
import { itemDef, printed, roomDef, woundDef } from './printed.ts'
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

/** Asking the state, without changing it. */

// --- Characters ---

export function seatOf(s: State, player: Player): Seat {
  return s.players.indexOf(player)
}

/** Neither dead, knocked over, gone nor waiting in the Lander. */
export function onMap(player: Player): boolean {
  return player.fate === 'alive' && !player.inLander
}

/** RET-ROUND-05: from the Starting Player on, clockwise. */
export function inTurnOrder(s: State, players: readonly Player[] = s.players): Player[] {
  const count = s.players.length
  const place = (player: Player) => (seatOf(s, player) - s.first + count) % count
  return [...players].sort((a, b) => place(a) - place(b))
}

/** Those on the map, in Turn order. */
export function characters(s: State): Player[] {
  return inTurnOrder(s, s.players.filter(onMap))
}

/** RET-DEATH-07: whoever is dead, gone, knocked over or in the Lander is in no Room. */
export function charactersIn(s: State, slot: Slot): Player[] {
  return characters(s).filter(({ room }) => room === slot)
}

export function othersHere(s: State, me: Player): Player[] {
  return charactersIn(s, me.room).filter((one) => one !== me)
}

export function rankOf({ character }: Player): number {
  return printed().characters[character].rank
}

export function healthState({ health }: Player): HealthState {
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
export function inCombat(s: State, me: Player): boolean {
  return intrudersIn(s, me.room).length > 0
}

export function sectionOf(me: { room: Slot }): Section {
  return SLOTS[me.room].section
}

export function hasLifeSupport(s: State, section: Section): boolean {
  return s.lifeSupport?.[section] ?? false
}

// --- Items ---

export function itemsOf({ hands, armor, backpack }: Player): Item[] {
  return [...hands.flat(), ...(armor ? [armor] : []), ...backpack]
}

/** In Hand slots. */
export function heldBy({ hands }: Player): Item[] {
  return hands.flat()
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
export function slots(s: State): Slot[] {
  const laid: Slot[] = []
  s.rooms.forEach((room, slot) => {
    if (room) laid.push(slot)
  })
  return laid
}

export function slotOf(s: State, tile: string): Slot {
  return s.rooms.findIndex((room) => room?.tile === tile)
}

export function isDiscovered(s: State, tile: string): boolean {
  return slotOf(s, tile) >= 0
}

export function isComputer(s: State, slot: Slot): boolean {
  return roomDef(s, slot).computer === true
}

// --- Corridors ---

/** Corridors that lie around a slot, row by row (RET-CORR-03). */
export function corridorsOf(s: State, slot: Slot): Place[] {
  return PLACES_OF[slot].filter((place) => s.corridors[place] !== null)
}

export function places(s: State): Place[] {
  const laid: Place[] = []
  s.corridors.forEach((corridor, place) => {
    if (corridor) laid.push(place)
  })
  return laid
}

export function corridorAt(s: State, place: Place): Corridor {
  return s.corridors[place]!
}

/** RET-CORR-08 */
export function isUnexplored(s: State, place: Place): boolean {
  return PLACES[place].ends.some((slot) => s.rooms[slot] === null)
}

/** RET-MAP-08: Rooms that one Corridor joins, and the Corridor. */
export function neighbours(s: State, slot: Slot): { place: Place; slot: Slot }[] {
  return corridorsOf(s, slot)
    .map((place) => ({ place, slot: across(place, slot) }))
    .filter((one) => s.rooms[one.slot] !== null)
}

/** RET-CORR-01, RET-MODE-DEADLY-02: a Reinforced Corridor has the value 0 alone. */
export function noiseValues(s: State, place: Place): number[] {
  const { tile, reinforced } = corridorAt(s, place)
  if (reinforced) return [0]
  const { value, deadly } = corridorTile(tile)
  return s.deadly && deadly !== null ? [value, deadly] : [value]
}

export function doorAt(s: State, place: Place, slot: Slot): Door {
  return corridorAt(s, place).doors[endAt(place, slot)]
}

/** Between a Room and a Corridor that is adjacent to it. */
export function isShut(s: State, place: Place, slot: Slot): boolean {
  return doorAt(s, place, slot).closed
}

/** RET-MOVE-03: no Closed Door at either end. */
export function isPassable(s: State, place: Place): boolean {
  return corridorAt(s, place).doors.every(({ closed }) => !closed)
}

/** Adjacent Corridors that no Closed Door cuts off (RET-DOOR-08). */
export function reachable(s: State, slot: Slot): Place[] {
  return corridorsOf(s, slot).filter((place) => !isShut(s, place, slot))
}

// --- Intruders ---

export function intrudersIn(s: State, slot: Slot): Intruder[] {
  return bySize(s.intruders.filter(({ room }) => room === slot && room !== NONE))
}

export function intrudersAt(s: State, place: Place): Intruder[] {
  return bySize(s.intruders.filter(({ corridor }) => corridor === place))
}

/** The largest first; equal ones as they came. */
export function bySize(intruders: readonly Intruder[]): Intruder[] {
  return [...intruders].sort((a, b) => sizeOf(b.type) - sizeOf(a.type))
}

export function isEmpty(s: State, place: Place): boolean {
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

export function freePlaces(s: State, place: Place): number {
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
  const items = s.players.flatMap(itemsOf).filter(({ malfunction }) => malfunction).length
  return SUPPLY.malfunction - rooms - items - (s.robot.malfunction ? 1 : 0)
}

/** RET-DOOR-13: Destroyed Doors keep their token. */
export function doorsLeft(s: State): number {
  const doors = s.corridors.flatMap((corridor) => corridor?.doors ?? [])
  return SUPPLY.doors - doors.filter(({ closed, destroyed }) => closed || destroyed).length
}
