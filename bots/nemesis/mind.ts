import type { Ship } from '@bulkhead/common'
import type { Line, Seat } from '@bulkhead/kernel'
import type { IntruderView, NemesisView, PlayerView, RoomView } from '@bulkhead/nemesis'
import { hasNoise } from '@bulkhead/nemesis/odds'
import { FIRST_BLUE, JUMP, NONE, POD_SEATS, printed, SHIPS, SKULL } from '@bulkhead/nemesis/printed'

/** What a seat sees, and questions to it that many chapters ask. */
export interface Mind {
  readonly view: NemesisView
  readonly seat: Seat
  readonly me: PlayerView
  readonly ship: Ship
  readonly log: readonly Line[]
}

export function mindOf(view: NemesisView, seat: Seat, log: readonly Line[]): Mind {
  return { view, seat, me: view.players[seat], ship: SHIPS[view.board], log }
}

// --- the ship ---

/** The place of a tile that this seat knows; NONE where it does not. */
export function placeOf({ view }: Mind, tile: string): number {
  return view.rooms.findIndex((room) => room.tile === tile)
}

export function roomHere({ view, me }: Mind): RoomView {
  return view.rooms[me.room]
}

/** Rooms nobody has entered yet, of the kind that this tile has. */
export function hidingPlaces({ view, ship }: Mind, tile: string): number[] {
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

export function anyoneHibernates({ view }: Mind): boolean {
  return view.players.some(({ fate }) => fate === 'hibernating')
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

/** Contamination cards anywhere in deck, hand and discard: Action cards are always ten. */
export function contaminationOf(player: PlayerView): number {
  return Math.max(0, player.deckCount + player.handCount + player.discard.length - ACTION_DECK)
}

export function carries({ me }: Mind, object: string): boolean {
  return me.hands.some((held) => held.object === object)
}

export function itemsOf({ me }: Mind): string[] {
  return [...me.hands, ...me.inventory].flatMap((one) => {
    const id = 'id' in one ? one.id : one.item
    return id === null ? [] : [id]
  })
}

export function suffers({ me }: Mind, wound: string): boolean {
  return me.wounds.some(({ id, dressed }) => id === wound && !dressed)
}

/** Passing means one wound too many: every card is spent before. */
export function bleedsToDeath(mind: Mind): boolean {
  return mind.me.wounds.length >= 3 && suffers(mind, 'wound-bleeding')
}

// --- time ---

/** Player phases left, this one included. */
export function roundsLeft({ view }: Mind): number {
  const jump = JUMP - view.time
  return view.selfDestruct === NONE ? jump : Math.min(jump, SKULL - view.selfDestruct)
}

/** Player phases until the chambers open; 0 where they are open. */
export function roundsToHibernation({ view }: Mind): number {
  return Math.max(0, FIRST_BLUE - view.time)
}

/** Pods of both sections that could be boarded. */
export function openPods({ view }: Mind): NemesisView['pods'][number][] {
  return view.pods.filter((pod, i) => {
    const taken = view.players.filter((player) => player.pod === i && isAwake(player)).length
    return !pod.gone && !pod.locked && taken < POD_SEATS
  })
}

/** Malfunction and Fire markers on the board: of each a ninth destroys the ship. */
export function malfunctions({ view }: Mind): number {
  return view.rooms.filter(({ malfunction }) => malfunction).length
}

export function fires({ view }: Mind): number {
  return view.rooms.filter(({ fire }) => fire).length
}
