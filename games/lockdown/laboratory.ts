import { isCorpse, seatOf } from '@bulkhead/hull/queries.ts'
import type { ObjectId, Place, Player, State } from '@bulkhead/hull/state.ts'
import type { Effect } from './declare.ts'
import { gainKnowledge } from './knowledge.ts'
import { type ObjectKind, own } from './own.ts'
import type { Table } from './table.ts'

/** WEAK, KNOW: analysing Objects. */

const KNOWLEDGE = 3

/**
 * An Object of the room, or that one carries oneself (LOCK-ROOM-18); `reveals` as the Laboratory does, `at` where it
 * may be used from afar.
 */
export function analysing(
  id: string,
  reveals: boolean,
  at: (s: State, me: Player) => Place = (_s, me) => me.room,
): Effect<ObjectId> {
  return {
    id,
    missing: (s, me) =>
      objectsFor(s, me, at(s, me)).length > 0
        ? null
        : { why: 'no-object-here', rule: 'LOCK-ROOM-18' },
    ways: (s, me) =>
      objectsFor(s, me, at(s, me)).map((object) => ({
        id: object,
        label: 'analyse',
        targets: [{ kind: 'object', id: object }],
        choice: object,
      })),
    *resolve(t, me, object) {
      takeAway(t.state, me, at(t.state, me), object)
      t.log('analyses', { seat: seatOf(t.state, me), object }, 'LOCK-ROOM-18')
      gainKnowledge(t, me, KNOWLEDGE, 'LOCK-KNOW-02')
      if (reveals) discover(t, me, kindOf(object))
    },
  }
}

/** Equal ones are one choice; those carried first. */
function objectsFor(s: State, me: Player, place: Place): ObjectId[] {
  const carried = me.hands.flatMap(({ object }) => object ?? [])
  return [...new Set([...carried, ...s.rooms[place].objects])]
}

/** LOCK-WEAK-06, LOCK-WEAK-10: it leaves the board for good. */
function takeAway(s: State, me: Player, place: Place, object: ObjectId): void {
  const held = me.hands.findIndex((one) => one.object === object)
  if (held >= 0) {
    me.hands.splice(held, 1)
    return
  }
  const { objects } = s.rooms[place]
  objects.splice(objects.indexOf(object), 1)
}

export function kindOf(object: ObjectId): ObjectKind {
  return isCorpse(object) ? 'corpse' : (object as 'egg' | 'carcass')
}

/** LOCK-WEAK-03, LOCK-WEAK-05: the first kind of its sort lies on the next analysed place and reveals its Weakness. */
function discover(t: Table, me: Player, kind: ObjectKind): void {
  const s = t.state
  const slot = Object.keys(s.weaknesses).find((one) => !s.weaknesses[one].found)
  if (slot === undefined || own(s).analysed.includes(kind)) return
  own(s).analysed.push(kind)
  const weakness = s.weaknesses[slot]
  weakness.found = true
  t.reveal()
  t.log('weakness-found', { seat: seatOf(s, me), slot, weakness: weakness.id }, 'LOCK-WEAK-03')
}
