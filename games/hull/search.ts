import type { Rules } from '@bulkhead/kernel'
import type { Doing, Missing, Way } from './actions/action.ts'
import { findItem } from './items.ts'
import { COLOURS, type Colour } from './kinds.ts'
import { roomOf, ship } from './queries.ts'
import { tileOf } from './ruleset.ts'
import type { Place, Player, State } from './state.ts'
import type { Table } from './table.ts'

/** SEARCH: looking for Items in a room. */

/** NEM-SEARCH-01, NEM-SEARCH-05 */
export const searchRoom: Doing<Colour> = {
  missing: (s, me) => missingToSearch(s, me.room),
  ways: (s, me) => deckWays(s, coloursAt(s, me.room)),
  *resolve(t, me, colour) {
    yield* searchAt(t, me, me.room, colour)
    tileOf(t.state, roomOf(t.state, me).tile).searched?.(t, me)
  },
}

/** NEM-SEARCH-06: a Search that does not mind an empty room. */
export const scavenge: Doing<Colour> = {
  ...searchRoom,
  missing: (s, me) => notSearchable(s, me.room),
}

/** A Search of a room that the Character need not be in. */
export function* searchAt(t: Table, me: Player, place: Place, colour: Colour): Rules {
  const room = t.state.rooms[place]
  room.items = Math.max(0, room.items - 1)
  yield* findItem(t, me, colour)
}

export function missingToSearch(s: State, place: Place): Missing | null {
  if (s.rooms[place].items > 0) return notSearchable(s, place)
  return notSearchable(s, place) ?? { why: 'nothing-left', rule: 'NEM-SEARCH-05' }
}

function notSearchable(s: State, place: Place): Missing | null {
  const { bare } = ship(s).plan.slots[place]
  return bare || tileOf(s, s.rooms[place].tile).colour === null
    ? { why: 'not-searchable', rule: 'NEM-SEARCH-07' }
    : null
}

/** NEM-SEARCH-02, NEM-SEARCH-03: the decks for the colour of a room. */
export function coloursAt(s: State, place: Place): readonly Colour[] {
  const { colour } = tileOf(s, s.rooms[place].tile)
  if (colour === null) return []
  return colour === 'white' ? COLOURS : [colour]
}

/** Decks with at least one card left (NEM-DECK-07). */
export function deckWays(s: State, colours: readonly Colour[]): Way<Colour>[] {
  return colours
    .filter((colour) => s.items[colour].length > 0)
    .map((colour) => ({
      id: colour,
      params: { colour },
      targets: [{ kind: 'deck', id: colour }],
      choice: colour,
    }))
}
