import type { Hidden } from '@bulkhead/common'
import type { Rules } from '@bulkhead/kernel'
import type { Effect } from './actions/action.ts'
import { placeOption } from './choices.ts'
import { placeWay } from './effects.ts'
import { places, seatOf, ship } from './queries.ts'
import { rulesOf } from './ruleset.ts'
import { lookInSecret } from './secrets.ts'
import type { Objective, Place, Player, State } from './state.ts'
import type { Table } from './table.ts'

/** INFO: what can be looked at in secret. */

/** Rooms that nobody has explored; a place in the open is no room tile. */
export function unexplored(s: State): Place[] {
  return places(s).filter((place) => !s.rooms[place].explored && !isOpen(s, place))
}

function isOpen(s: State, place: Place): boolean {
  const { kind, surface } = ship(s).plan.slots[place]
  return kind === 'special' && surface === true
}

/** One unexplored Room tile and its Exploration token, or all that lie there. */
export const lookAtRoomAndToken: Effect<Place> = {
  id: 'look-at-room',
  missing: (s) => (unexplored(s).length > 0 ? null : { why: 'all-explored', rule: 'NEM-ROOM-46' }),
  ways: (s) => unexplored(s).map(placeWay),
  *resolve(t, me, place) {
    lookAtRoom(t, me, place)
    for (const token of tokensOn(t.state, place)) lookAtToken(t, me, place, token)
  },
}

/** One unexplored Room tile without its Exploration token. */
export const lookAtRoomOnly: Effect<Place> = {
  ...lookAtRoomAndToken,
  *resolve(t, me, place) {
    lookAtRoom(t, me, place)
  },
}

/** Names so many unexplored tiles, as far as there are any: a choice made before it is paid for. */
export function* chooseUnexplored(t: Table, me: Player, number: number): Rules<Place[]> {
  const hidden = unexplored(t.state)
  const most = Math.min(number, hidden.length)
  const picks = yield* t.ask(
    seatOf(t.state, me),
    {
      prompt: 'look-at-rooms',
      params: { number: most },
      rule: 'NEM-INFO-04',
      min: most,
      max: most,
      cancel: true,
    },
    hidden.map((place) => placeOption('look-at-room', place)),
  )
  return picks.map((option) => Number(option.targets![0].id))
}

/** The tile alone. */
export function lookAtRoom(t: Table, me: Player, place: Place): void {
  const seat = seatOf(t.state, me)
  const room = t.state.rooms[place]
  lookInSecret(t, seat, room, {
    sees: { kind: 'sees-room', params: { seat, place, tile: room.tile } },
    looks: { kind: 'looks-at-room', params: { seat, place } },
    rule: 'NEM-ROOM-46',
  })
}

function tokensOn(s: State, place: Place): readonly Hidden[] {
  const { token } = s.rooms[place]
  return [...(token ? [token] : []), ...(rulesOf(s).tokensBeside?.(s, place) ?? [])]
}

function lookAtToken(t: Table, me: Player, place: Place, token: Hidden): void {
  const seat = seatOf(t.state, me)
  lookInSecret(t, seat, token, {
    sees: { kind: 'sees-token', params: { seat, place, token: token.id } },
    looks: { kind: 'looks-at-token', params: { seat, place } },
    rule: 'NEM-ROOM-46',
  })
}

/** Objectives that another player still holds. */
export function lookAtObjectives(
  t: Table,
  me: Player,
  other: Player,
  objectives: readonly Objective[],
): void {
  const seat = seatOf(t.state, me)
  const owner = seatOf(t.state, other)
  for (const objective of objectives) {
    const { id, kind } = objective
    lookInSecret(t, seat, objective, {
      sees: { kind: 'sees-objective', params: { seat, owner, objective: id } },
      looks: { kind: 'looks-at-objective', params: { seat, owner, kind } },
      rule: 'NEM-INFO-04',
    })
  }
}
