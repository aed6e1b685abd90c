import type { Rules } from '@bulkhead/kernel'
import type { Effect } from './actions/action.ts'
import { placeOption } from './choices.ts'
import { placeWay } from './effects.ts'
import { places, seatOf } from './queries.ts'
import type { Objective, Place, Player, State } from './state.ts'
import type { Table } from './table.ts'

/** INFO: looking at hidden things in secret; whoever looked need not tell the truth (NEM-INFO-04). */

export function unexplored(s: State): Place[] {
  return places(s).filter((place) => !s.rooms[place].explored)
}

/** One unexplored Room tile and its Exploration token. */
export const lookAtRoomAndToken: Effect<Place> = {
  id: 'look-at-room',
  missing: (s) => (unexplored(s).length > 0 ? null : { why: 'all-explored', rule: 'NEM-ROOM-46' }),
  ways: (s) => unexplored(s).map(placeWay),
  *resolve(t, me, place) {
    lookAtRoom(t, me, place)
    lookAtToken(t, me, place)
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
  if (!room.seen.includes(seat)) room.seen.push(seat)
  t.reveal([seat])
  t.log('sees-room', { seat, place, tile: room.tile }, 'NEM-ROOM-46', {
    to: [seat],
    less: { kind: 'looks-at-room', params: { seat, place } },
  })
}

/** Along with the tile, which has just come to light to the same eyes. */
function lookAtToken(t: Table, me: Player, place: Place): void {
  const seat = seatOf(t.state, me)
  const { token } = t.state.rooms[place]
  if (!token) return
  if (!token.seen.includes(seat)) token.seen.push(seat)
  t.log('sees-token', { seat, place, token: token.id }, 'NEM-ROOM-46', {
    to: [seat],
    less: { kind: 'looks-at-token', params: { seat, place } },
  })
}

/** Objectives that another player still holds, in secret. */
export function lookAtObjectives(
  t: Table,
  me: Player,
  other: Player,
  objectives: readonly Objective[],
): void {
  const seat = seatOf(t.state, me)
  const owner = seatOf(t.state, other)
  for (const objective of objectives) {
    if (!objective.seen.includes(seat)) objective.seen.push(seat)
    t.reveal([seat])
    t.log('sees-objective', { seat, owner, objective: objective.id }, 'NEM-INFO-04', {
      to: [seat],
      less: { kind: 'looks-at-objective', params: { seat, owner, kind: objective.kind } },
    })
  }
}
