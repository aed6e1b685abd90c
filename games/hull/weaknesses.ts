import type { Effect, Way } from './actions/action.ts'
import { WEAKNESS_SLOTS, type WeaknessSlot } from './kinds.ts'
import { eggsIn, isCorpse, objectsAround, seatOf } from './queries.ts'
import type { ObjectId, Place, Player, State } from './state.ts'
import type { Table } from './table.ts'

/** WEAK: discovering the Intruders' Weaknesses. */

/**
 * Analyses an Object that lies in a place, or is carried by anybody there (NEM-ROOM-16). Somebody who
 * analyses from afar brings along what they carry.
 */
export function analyse(at: (s: State, me: Player) => Place): Effect<WeaknessSlot> {
  return {
    id: 'analyse',
    missing: (s, me) =>
      slotsToFind(s, me, at(s, me)).length > 0
        ? null
        : { why: 'nothing-to-analyse', rule: 'NEM-ROOM-16' },
    ways: (s, me) => slotsToFind(s, me, at(s, me)).map(slotWay),
    *resolve(t, me, slot) {
      discover(t, me, slot)
    },
  }
}

function slotWay(slot: WeaknessSlot): Way<WeaknessSlot> {
  return { id: slot, targets: [{ kind: 'slot', id: slot }], choice: slot }
}

/** Kinds of Objects at hand whose Weakness is still hidden (NEM-WEAK-04). */
function slotsToFind(s: State, me: Player, place: Place): WeaknessSlot[] {
  const carried = me.hands.flatMap((held) => held.object ?? [])
  const kinds = [...objectsAround(s, place), ...carried].map(slotOf)
  // The Eggs of the Intruder board lie in the Nest.
  if (eggsIn(s, place) > 0) kinds.push('egg')
  return WEAKNESS_SLOTS.filter((slot) => kinds.includes(slot) && !s.weaknesses[slot].found)
}

function slotOf(object: ObjectId): WeaknessSlot {
  return isCorpse(object) ? 'corpse' : (object as 'egg' | 'carcass')
}

/** NEM-WEAK-03: for everybody, from now on. */
function discover(t: Table, me: Player, slot: WeaknessSlot): void {
  const weakness = t.state.weaknesses[slot]
  weakness.found = true
  t.reveal()
  t.log('weakness-found', { seat: seatOf(t.state, me), slot, weakness: weakness.id }, 'NEM-WEAK-03')
}
