import type { Doing, Missing, Way } from './actions/action.ts'
import { findItem } from './items.ts'
import { COLOURS, type Colour } from './kinds.ts'
import { roomOf } from './queries.ts'
import { tileOf } from './ruleset.ts'
import type { Player, State } from './state.ts'

/** SEARCH: looking for Items in a room. */

/** NEM-SEARCH-01, NEM-SEARCH-05 */
export const searchRoom: Doing<Colour> = {
  missing: (s, me) => notSearchable(s, me) ?? nothingLeft(s, me),
  ways: (s, me) => deckWays(s, deckColours(s, me)),
  *resolve(t, me, colour) {
    const room = roomOf(t.state, me)
    room.items = Math.max(0, room.items - 1)
    yield* findItem(t, me, colour)
    tileOf(t.state, room.tile).searched?.(t, me)
  },
}

/** NEM-SEARCH-06: a Search that does not mind an empty room. */
export const scavenge: Doing<Colour> = { ...searchRoom, missing: notSearchable }

function notSearchable(s: State, me: Player): Missing | null {
  return tileOf(s, roomOf(s, me).tile).colour === null
    ? { why: 'not-searchable', rule: 'NEM-SEARCH-07' }
    : null
}

function nothingLeft(s: State, me: Player): Missing | null {
  return roomOf(s, me).items === 0 ? { why: 'nothing-left', rule: 'NEM-SEARCH-05' } : null
}

/** NEM-SEARCH-02, NEM-SEARCH-03 */
function deckColours(s: State, me: Player): readonly Colour[] {
  const { colour } = tileOf(s, roomOf(s, me).tile)
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
