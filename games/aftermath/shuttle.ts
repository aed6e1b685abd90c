import type { Ship } from '@bulkhead/common'
import { once } from '@bulkhead/common'
import { ship } from '@bulkhead/hull/queries.ts'
import type { Place, Player, State } from '@bulkhead/hull/state.ts'
import { SHIP_ROOMS } from './board.ts'

/** SHUTTLE: where the Shuttle is, and the ways between it and the ship. */

export const MAIN_ROOM: Place = SHIP_ROOMS
const TWOS: readonly Place[] = [MAIN_ROOM + 1, MAIN_ROOM + 2, MAIN_ROOM + 3]

export function onShuttle(place: Place): boolean {
  return place >= SHIP_ROOMS
}

/** Rooms of the Nemesis itself. */
export const SHIP_PLACES: readonly Place[] = Array.from({ length: SHIP_ROOMS }, (_, place) => place)

/** AFT-SHUTTLE-04, AFT-SHUTTLE-05: out of the Main Room to any entrance, and from any entrance to the other rooms. */
export function throughDucts(s: State, { room }: Player): readonly Place[] {
  return reachedFrom(ship(s))[room]
}

/** The rooms that each room reaches. Those with an entrance are all on the Nemesis. */
const reachedFrom = once(({ plan }: Ship): readonly (readonly Place[])[] => {
  const entrances = plan.slots.flatMap(({ entrance }, place) => (entrance ? [place] : []))
  return plan.slots.map(({ entrance }, place) => {
    if (place === MAIN_ROOM) return entrances
    return entrance ? TWOS : NOWHERE
  })
})

const NOWHERE: readonly Place[] = []
