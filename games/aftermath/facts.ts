import { itemsOf } from '@bulkhead/hull/queries.ts'
import { itemDef } from '@bulkhead/hull/ruleset.ts'
import type { Fate, Player, Room, State } from '@bulkhead/hull/state.ts'
import { COORDINATES } from '@bulkhead/nemesis/components.ts'
import { SHIP_ROOMS } from './board.ts'
import { type OwnFacts, own, ownOf } from './own.ts'

/** EPI: what Missions ask about that only this game has. */

export function ownFacts(s: State): OwnFacts {
  const { arrival, autopsy, engines, coordinates, destination } = own(s)
  const ofColour = (player: Player, colour: string) =>
    itemsOf(player).filter(({ id }) => itemDef(s, id).colour === colour).length
  return {
    arrival,
    autopsy,
    leftAlone: own(s).leftAlone ?? whoLeftAlone(s.players),
    reds: s.players.map((player) => ofColour(player, 'red')),
    greens: s.players.map((player) => ofColour(player, 'green')),
    killed: s.players.map((player) => ownOf(player).killed),
    quests: s.players.map(({ quests }) => quests.length),
    working: engines.filter(({ working }) => working).length,
    course: pointsToEarth(coordinates.id, destination),
    ...markersOn(s.rooms),
  }
}

const AWAY: readonly Fate[] = ['escaped', 'departed']

/** Of the state, or of what somebody sees of it: with nobody in the same pod, or on the Shuttle. */
export function whoLeftAlone(
  players: readonly { readonly fate: Fate; readonly pod: number }[],
): boolean[] {
  return players.map(
    ({ fate, pod }) =>
      AWAY.includes(fate) &&
      players.filter((one) => one.fate === fate && one.pod === pod).length === 1,
  )
}

/** Where the Destination marker stands on the Coordinates card. */
export function pointsToEarth(coordinates: string, destination: number): boolean {
  return COORDINATES[coordinates][destination] === 'earth'
}

/** Fires and Malfunctions on the ship itself. */
export function markersOn(
  rooms: readonly Pick<Room, 'fire' | 'malfunction'>[],
): Pick<OwnFacts, 'fires' | 'malfunctions'> {
  const ship = rooms.slice(0, SHIP_ROOMS)
  return {
    fires: ship.filter(({ fire }) => fire).length,
    malfunctions: ship.filter(({ malfunction }) => malfunction).length,
  }
}
