import { type Exit, once, type Ship, technical } from '@bulkhead/common'
import type { Seat } from '@bulkhead/kernel'
import { INTRUDER_TYPES } from './kinds.ts'
import { rulesOf, tileOf } from './ruleset.ts'
import {
  type Corridor,
  type Intruder,
  type Item,
  NONE,
  type ObjectId,
  type Place,
  type Player,
  type Room,
  type State,
} from './state.ts'

/** Who and what is where: questions to the state that change nothing. */

export function ship(s: State): Ship {
  return rulesOf(s).ships[s.board]
}

export function seatOf(s: State, player: Player): Seat {
  return s.players.indexOf(player)
}

// --- Characters ---

export function isAwake(player: Player): boolean {
  return player.fate === 'awake'
}

/** Standing in a room: awake, and not waiting in a pod. */
export function inRoom(player: Player): boolean {
  return player.room !== NONE
}

export function charactersIn(s: State, place: Place): Player[] {
  return s.players.filter((player) => player.room === place)
}

/** Everybody aboard and awake, from the First Player clockwise (NEM-ROUND-08). */
export function inOrder(s: State): Player[] {
  const players: Player[] = []
  for (let i = 0; i < s.players.length; i++) {
    const player = s.players[(s.first + i) % s.players.length]
    if (isAwake(player)) players.push(player)
  }
  return players
}

export function charactersInOrder(s: State, place: Place): Player[] {
  const players: Player[] = []
  for (let i = 0; i < s.players.length; i++) {
    const player = s.players[(s.first + i) % s.players.length]
    if (player.room === place && isAwake(player)) players.push(player)
  }
  return players
}

export function inCombat(s: State, player: Player): boolean {
  return inRoom(player) && s.intruders.some((intruder) => intruder.room === player.room)
}

/** Action cards in hand: what can pay. */
export function actionCards(player: Player): string[] {
  return player.hand.filter((card) => typeof card === 'string')
}

export function contaminationIn(player: Player): number[] {
  return player.hand.filter((card) => typeof card === 'number')
}

// --- Intruders ---

export function intrudersIn(s: State, place: Place): Intruder[] {
  return s.intruders.filter((intruder) => intruder.room === place)
}

export function biggestFirst(intruders: readonly Intruder[]): Intruder[] {
  return [...intruders].sort(
    (a, b) => INTRUDER_TYPES.indexOf(b.type) - INTRUDER_TYPES.indexOf(a.type),
  )
}

export function fights(s: State, intruder: Intruder): boolean {
  return s.players.some((player) => player.room === intruder.room)
}

// --- rooms and corridors ---

export function places(s: State): readonly Place[] {
  return placesOf(ship(s))
}

const placesOf = once(({ plan }: Ship): readonly Place[] => plan.slots.map((_, place) => place))

export function roomOf(s: State, player: Player): Room {
  return s.rooms[player.room]
}

/** The room that somebody is in, or where else they are: what they lose lies there. */
export function groundOf(s: State, me: Player): Place {
  return me.room === NONE ? rulesOf(s).ground(s, me) : me.room
}

/** The place of a tile that is in play, explored or not; NONE where it stayed in the box. */
export function placeOf(s: State, tile: string): Place {
  return s.rooms.findIndex((room) => room.tile === tile)
}

export function isExplored(s: State, tile: string): boolean {
  return s.rooms.some((room) => room.explored && room.tile === tile)
}

/** The Computer of a room that is explored and works (NEM-MALF-11). */
export function hasComputer(s: State, place: Place): boolean {
  const room = s.rooms[place]
  return room.explored && !room.malfunction && tileOf(s, room.tile).computer
}

export function corridorsOf(s: State, place: Place): { corridor: Corridor; to: Place }[] {
  return [...ship(s).ways[place]]
}

/** Rooms that a Character can walk or throw into: no closed door between. */
export function neighbours(s: State, place: Place): { corridor: Corridor; to: Place }[] {
  return ship(s).ways[place].filter(({ corridor }) => s.corridors[corridor].door !== 'closed')
}

export function hasNeighbour(s: State, place: Place): boolean {
  return ship(s).ways[place].some(({ corridor }) => s.corridors[corridor].door !== 'closed')
}

export function neighbouringPlaces(s: State, place: Place): Place[] {
  return [...new Set(neighbours(s, place).map(({ to }) => to))]
}

export function exitsOf(s: State, place: Place): readonly Exit[] {
  return ship(s).exits[place]
}

/** The technical network that has an entrance here; NONE where there is none. */
export function networkOf(s: State, place: Place): number {
  return ship(s).plan.slots[place].entrance?.network ?? NONE
}

/** Other rooms with an entrance of the same network. */
export function throughTheDucts(s: State, place: Place): Place[] {
  const network = networkOf(s, place)
  if (network === NONE) return []
  return places(s).filter((other) => other !== place && networkOf(s, other) === network)
}

/** Of a state, or of what a seat sees of it. */
export function hasNoise(
  s: {
    readonly corridors: readonly { readonly noise: boolean }[]
    readonly technicalNoise: readonly boolean[]
  },
  exit: Exit,
): boolean {
  return exit >= 0 ? s.corridors[exit].noise : s.technicalNoise[technical(exit)]
}

// --- Objects and Items ---

export function isCorpse(object: ObjectId): boolean {
  return object.startsWith('corpse')
}

/** Objects in a room: lying there, or carried by Characters there. */
export function objectsAround(s: State, place: Place): ObjectId[] {
  const carried = charactersIn(s, place).flatMap((player) =>
    player.hands.flatMap((held) => held.object ?? []),
  )
  return [...s.rooms[place].objects, ...carried]
}

/** Every Item of a Character, in hands and Inventory. */
export function itemsOf(player: Player): Item[] {
  const items: Item[] = []
  for (const { item } of player.hands) if (item) items.push(item)
  items.push(...player.inventory)
  return items
}

/** Equal Items are one choice. */
export function distinctItems(items: readonly Item[]): Item[] {
  return items.filter((item, i) => items.findIndex((other) => other.id === item.id) === i)
}

export function holds({ hands, inventory }: Player, id: string): Item | undefined {
  for (const { item } of hands) if (item?.id === id) return item
  for (const item of inventory) if (item.id === id) return item
  return undefined
}

export function isNest(s: State, place: Place): boolean {
  return s.rooms[place].tile === rulesOf(s).nest
}

/** Loose Eggs of a room; in the Nest also those on the Intruder board. */
export function eggsIn(s: State, place: Place): number {
  const loose = s.rooms[place].objects.filter((object) => object === 'egg').length
  return loose + (isNest(s, place) && s.rooms[place].explored ? s.eggs : 0)
}

/** How Eggs of a room can be attacked: in the Nest loose ones may be named (NEM-EGG-12). */
export function eggTargets(s: State, place: Place): ('eggs' | 'loose-eggs')[] {
  const loose = s.rooms[place].objects.filter((object) => object === 'egg').length
  const all = eggsIn(s, place)
  if (all === 0) return []
  return loose > 0 && loose < all ? ['eggs', 'loose-eggs'] : ['eggs']
}
