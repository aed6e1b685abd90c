import { once } from '@bulkhead/common'
import { either } from '../effects.ts'
import type { Slot } from '../facility.ts'
import { type RoomDef, roomDef } from '../pack.ts'
import { roomAt } from '../queries.ts'
import type { Player, State } from '../state.ts'
import type { Missing } from '../table.ts'
import type { Action, Doing, Way } from './action.ts'
import { newWay, waysOf } from './action.ts'

/** ROOM: using a Room, where one stands or from afar. */

export interface RoomUse {
  readonly doing: Doing
  readonly choice: unknown
}

/** RET-ROOM-08, RET-ROOM-25, RET-MALF-03: what a Room offers, whoever uses it from wherever. */
export function roomWays(s: State, me: Player, slot: Slot, evenBroken = false): Way<RoomUse>[] {
  if (roomAt(s, slot).malfunction && !evenBroken) return []
  const room = roomDef(s, slot)
  const doing = doingIn(room)
  return waysOf(s, me, doing).map(({ id, label, targets, params, extra, choice }) =>
    newWay({ doing, choice }, id, targets, label, { ...params, used: room.id }, extra),
  )
}

/** What a Room does: one of its effects. */
const doingIn = once(({ effects }: RoomDef) => either(...effects) as Doing)

/** Why a Room cannot be used by this Character now. */
export function whyNotUsed(s: State, me: Player, slot: Slot, evenBroken = false): Missing | null {
  if (roomAt(s, slot).malfunction && !evenBroken) {
    return { why: 'malfunction', rule: 'RET-MALF-03' }
  }
  return doingIn(roomDef(s, slot)).missing!(s, me)
}

export const usesRoom: Doing<RoomUse> = {
  ways: (s, me) => roomWays(s, me, me.room),
  resolve: (t, me, { doing, choice }) => doing.resolve(t, me, choice),
}

/** RET-ACT-15 */
export const useRoom: Action = {
  ...(usesRoom as Doing),
  id: 'use-room',
  cost: 2,
  calm: true,
  missing: (s, me) => whyNotUsed(s, me, me.room),
}
