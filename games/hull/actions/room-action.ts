import type { Texts } from '@bulkhead/kernel'
import { figureOf } from '../figures.ts'
import { hasComputer, places, roomOf } from '../queries.ts'
import { tileOf } from '../ruleset.ts'
import type { Place, Player, State } from '../state.ts'
import { type Chosen, type Effect, type Missing, ONE_WAY, type Way } from './action.ts'
import { addWays, settleChosen } from './either.ts'

/** NEM-COST-12: performing a room action without paying for it; all its other conditions hold. */

export const roomAction: Effect<Chosen> = {
  id: 'room-action',
  missing: (s, me) => missingAt(s, me, me.room),
  ways: (s, me) => roomActionWays(s, me, me.room),
  settle: settleChosen,
  resolve: (t, me, { effect, choice }) => effect.resolve(t, me, choice),
}

/** The ways of the action of one room, as if the Character stood there; each names the room. */
export function roomActionWays(s: State, me: Player, place: Place): Way<Chosen>[] {
  const { id: room, action } = tileOf(s, s.rooms[place].tile)
  const ways: Way<Chosen>[] = []
  if (action && !missingAt(s, me, place))
    addWays(ways, action, action.ways?.(s, me) ?? ONE_WAY, { room })
  return ways
}

/** Rooms whose Computer works, to be used from afar: through one that relays there is no other way to the same. */
export function computersFromAfar(s: State): Place[] {
  return places(s).filter(
    (place) => hasComputer(s, place) && !tileOf(s, s.rooms[place].tile).relays,
  )
}

/** Whatever the game says of it passes through. */
function missingAt(s: State, me: Player, place: Place): Missing | null {
  const { tile, malfunction } = s.rooms[place]
  const { action } = tileOf(s, tile)
  if (!action) return { why: 'no-room-action', rule: 'NEM-ROOM-01' }
  if (malfunction) return { why: 'malfunction', rule: 'NEM-ROOM-03' }
  return (action.missing?.(s, me) as Missing | null | undefined) ?? null
}

/** Only in a room with a Computer that works. Every game can say what the chapters say. */
export function atComputer<Choice, T extends Texts>(effect: Effect<Choice, T>): Effect<Choice, T> {
  const without = noComputer as (s: State, me: Player) => Missing<T> | null
  return { ...effect, missing: (s, me) => without(s, me) ?? effect.missing?.(s, me) ?? null }
}

export function noComputer(s: State, me: Player): Missing | null {
  return figureOf(s, me, 'computer', hasComputer(s, me.room), null)
    ? null
    : { why: 'no-computer', rule: 'NEM-ROOM-04' }
}

/** The action of a room without a Computer icon. */
export const plainRoomAction: Effect<Chosen> = {
  ...roomAction,
  missing: (s, me) =>
    showsComputer(s, me)
      ? { why: 'computer-here', rule: 'NEM-CARD-04' }
      : roomAction.missing!(s, me),
}

/** The room has a Computer icon, working or not. */
function showsComputer(s: State, me: Player): boolean {
  return tileOf(s, roomOf(s, me).tile).computer
}
