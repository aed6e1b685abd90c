import type { Fate, State } from '@bulkhead/hull/state.ts'
import { NEMESIS_SURVIVORS } from './components.ts'
import { type Leaving, type OwnFacts, own, ownOf, SECTIONS } from './own.ts'
import { poweredPlaces } from './power.ts'
import { roomsIn } from './sections.ts'
import { isBaseDestroyed } from './victory.ts'

/** OBJ: what Objectives ask about that only this game has. */

const WAYS: Readonly<Partial<Record<Fate, Leaving>>> = {
  escaped: 'pod',
  bunker: 'bunker',
  'locked-in': 'locked-in',
}

/** How somebody with this fate has left the base; null while they have not. */
export function leavingOf(fate: Fate): Leaving | null {
  return WAYS[fate] ?? null
}

export function ownFacts(s: State): OwnFacts {
  const found = Object.values(s.weaknesses).filter((one) => one.found).length
  return {
    sections: Object.fromEntries(
      SECTIONS.map((section) => {
        const rooms = roomsIn(s, section)
        const explored = rooms.filter((place) => s.rooms[place].explored).length
        return [section, { explored, rooms: rooms.length }]
      }),
    ) as unknown as OwnFacts['sections'],
    knowledge: s.players.map((player) => ownOf(player).knowledge),
    active: s.players.map((player) => ownOf(player).active),
    ways: s.players.map(({ fate }) => leavingOf(fate)),
    nemesisSurvivors: s.players.map(({ character }) => NEMESIS_SURVIVORS.has(character)),
    baseDestroyed: isBaseDestroyed(s),
    analysed: own(s).analysed,
    discovered: own(s).analysed.length,
    faceUp: found,
    blueTokens: poweredPlaces(s).length,
    timeBlue: own(s).timeActive,
    fires: s.rooms.filter(({ fire }) => fire).length,
    malfunctions: s.rooms.filter(({ malfunction }) => malfunction).length,
  }
}
