import type { Data, Ship } from '@bulkhead/common'
import { hasNoise } from '@bulkhead/hull/odds'
import type { Printed } from '@bulkhead/hull/pack.ts'
import { NONE, WOUNDS_TO_BEAR } from '@bulkhead/hull/printed'
import type { IntruderView, PlayerView, RoomView, View } from '@bulkhead/hull/view.ts'
import type { Line, Seat } from '@bulkhead/kernel'
import type { Lore, Means } from './lore.ts'

/** What a seat sees, what the game tells its bots, and questions to both that many chapters ask. */
export interface Mind {
  readonly lore: Lore
  readonly view: View
  readonly seat: Seat
  readonly me: PlayerView
  readonly ship: Ship
  readonly printed: Data<Printed>
  readonly log: readonly Line[]
}

export function mindOf(lore: Lore, view: View, seat: Seat, log: readonly Line[]): Mind {
  const ship = lore.ships[view.board]
  return { lore, view, seat, me: view.players[seat], ship, printed: lore.printed(view), log }
}

// --- the board ---

/** The place of a tile that this seat knows; NONE where it does not. */
export function placeOf({ view }: Mind, tile: string): number {
  return view.rooms.findIndex((room) => room.tile === tile)
}

export function roomHere({ view, me }: Mind): RoomView {
  return view.rooms[me.room]
}

/** Rooms nobody has entered yet, of the kind that this tile has. */
export function hidingPlaces({ view, ship, printed }: Mind, tile: string): number[] {
  const { kind } = printed.tiles[tile]
  return view.rooms.flatMap((room, place) =>
    room.tile === null && ship.plan.slots[place].kind === kind ? [place] : [],
  )
}

export function unexplored({ view }: Mind): number[] {
  return view.rooms.flatMap((room, place) => (room.explored ? [] : [place]))
}

/** How many of the numbers 1 to 4 lead into noise: each is two faces of the die. */
export function noisyNumbers(mind: Mind, place: number): number {
  const { numbered } = mind.ship
  return [1, 2, 3, 4].filter((number) => {
    const exit = numbered[place][number]
    return exit !== undefined && hasNoise(mind.view, exit)
  }).length
}

export function malfunctions({ view }: Mind): number {
  return view.rooms.filter(({ malfunction }) => malfunction).length
}

export function fires({ view }: Mind): number {
  return view.rooms.filter(({ fire }) => fire).length
}

/** A way out waits for repairs. */
export function wayOutIsBroken({ view, lore }: Mind): boolean {
  return view.rooms.some(
    ({ tile, malfunction }) => malfunction && tile !== null && lore.rooms.waysOut.includes(tile),
  )
}

// --- Intruders and Characters ---

export function intrudersIn({ view }: Mind, place: number): IntruderView[] {
  return view.intruders.filter((intruder) => intruder.room === place)
}

export function isFighting(mind: Mind): boolean {
  return mind.me.room !== NONE && intrudersIn(mind, mind.me.room).length > 0
}

export function crewIn({ view, seat }: Mind, place: number): PlayerView[] {
  return view.players.filter((player, other) => other !== seat && player.room === place)
}

export function isAwake(player: PlayerView): boolean {
  return player.fate === 'awake'
}

// --- this Character ---

export function isContamination(card: string): boolean {
  return card.startsWith('contamination')
}

export function actionCards({ me }: Mind): string[] {
  return (me.hand ?? []).filter((card) => !isContamination(card))
}

export function contaminationInHand({ me }: Mind): string[] {
  return (me.hand ?? []).filter(isContamination)
}

const ACTION_DECK = 10

/** Action cards in deck, hand and discard together. */
export function deckSize({ lore, me }: Mind): number {
  return lore.deckSize?.(me) ?? ACTION_DECK
}

/** This Character's Contamination cards, anywhere in deck, hand and discard. */
export function contaminationOf(mind: Mind): number {
  const { deckCount, handCount, discard } = mind.me
  return Math.max(0, deckCount + handCount + discard.length - deckSize(mind))
}

export function carries({ me }: Mind, object: string): boolean {
  return me.hands.some((held) => held.object === object)
}

export function isOfKind(object: string, kind: string): boolean {
  return object.split('-')[0] === kind
}

export function holdsKind({ me }: Mind, kind: string): boolean {
  return me.hands.some((held) => held.object !== null && isOfKind(held.object, kind))
}

export function itemsOf({ me }: Mind): string[] {
  return [...me.hands, ...me.inventory].flatMap((one) => {
    const id = 'id' in one ? one.id : one.item
    return id === null ? [] : [id]
  })
}

/** In the Inventory. */
export function hasItem({ me }: Mind, ...ids: string[]): boolean {
  return me.inventory.some(({ id }) => id !== null && ids.includes(id))
}

export function isArmed(mind: Mind): boolean {
  return mind.me.hands.some(({ ammo }) => ammo > 0) || weaponsBeside(mind).some(({ ammo }) => ammo)
}

/** Weapons that take no hand. */
function weaponsBeside({ me, printed }: Mind) {
  return me.inventory.filter(({ id }) => id !== null && printed.items[id].weapon)
}

/** The Ammo of a Weapon at hand; undefined where this Character has none such. */
export function ammoOf(mind: Mind, weapon: string): number | undefined {
  const held = mind.me.hands.find(({ item }) => item === weapon)
  if (held) return held.ammo
  const beside = weaponsBeside(mind).find(({ id }) => id === weapon)
  return beside && (beside.ammo ?? 0)
}

/** Has one of these at hand. */
function has({ me }: Mind, { cards, items }: Means): boolean {
  return (
    (me.hand ?? []).some((card) => cards.includes(card)) ||
    me.inventory.some(({ id }) => id !== null && items.includes(id))
  )
}

/** Has at hand what mends a room. */
export function canRepair(mind: Mind): boolean {
  return has(mind, mind.lore.repairs)
}

/** Has at hand what opens a closed door. */
export function opensDoors(mind: Mind): boolean {
  return has(mind, mind.lore.openers)
}

export function suffers({ me }: Mind, wound: string): boolean {
  return me.wounds.some(({ id, dressed }) => id === wound && !dressed)
}

/** Passing means one wound too many: every card is spent before. */
export function bleedsToDeath(mind: Mind): boolean {
  return mind.me.wounds.length >= WOUNDS_TO_BEAR && suffers(mind, 'wound-bleeding')
}
