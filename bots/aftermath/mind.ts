import type { AftermathPlayer, AftermathView } from '@bulkhead/aftermath'
import { SHIPS, SHUTTLE_RED } from '@bulkhead/aftermath/printed'
import type { Mind } from '../hull/mind.ts'

/** What a seat sees of a game of Aftermath, and questions to it that its chapters ask. */

export function own({ view }: Mind): AftermathView {
  return view as AftermathView
}

export function mine(mind: Mind): AftermathPlayer {
  return own(mind).players[mind.seat]
}

/** Rooms of the ship; those of the Shuttle come after them. */
const SHIP_ROOMS = SHIPS.standard.plan.slots.length
export const MAIN_ROOM = SHIP_ROOMS

export function isShuttle(place: number): boolean {
  return place >= SHIP_ROOMS
}

export function shuttlePlaces({ view }: Mind): number[] {
  return view.rooms.flatMap((_, place) => (isShuttle(place) ? [place] : []))
}

/** From the Main Room to every entrance, and from every entrance to the other rooms of the Shuttle. */
export function ducts({ ship, view }: Mind, place: number): readonly number[] {
  if (view.rooms.length === SHIP_ROOMS) return []
  const { slots } = ship.plan
  const entrances = slots.flatMap(({ entrance }, at) => (entrance && !isShuttle(at) ? [at] : []))
  if (place === MAIN_ROOM) return entrances
  return entrances.includes(place) ? [MAIN_ROOM + 1, MAIN_ROOM + 2, MAIN_ROOM + 3] : []
}

/** Player phases until the Shuttle leaves, this one included. */
export function roundsToDeparture(mind: Mind): number {
  return SHUTTLE_RED - own(mind).shuttle
}

/** Rooms whose Aftermath token lies face down. */
export function tokenPlaces(mind: Mind): number[] {
  return own(mind).rooms.flatMap(({ hasAftermath }, place) => (hasAftermath ? [place] : []))
}
