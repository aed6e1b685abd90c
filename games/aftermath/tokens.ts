import { carcassFree } from '@bulkhead/hull/damage.ts'
import { closeDoor, doorCorridors } from '@bulkhead/hull/doors.ts'
import { figureFree, placeIntruder, takeFromReserve } from '@bulkhead/hull/intruders.ts'
import { putFire, slime } from '@bulkhead/hull/markers.ts'
import { arrivals, type Entering, EXPLORATION } from '@bulkhead/hull/movement.ts'
import { seatOf } from '@bulkhead/hull/queries.ts'
import type { Place, Player, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import { ownRoom } from './own.ts'
import { SHIP_PLACES } from './shuttle.ts'
import type { Table } from './table.ts'

/** EXPLORE: the Aftermath Exploration tokens, one in every room of the ship. */

/** A Corpse of nobody who plays. */
export const STRANGER = 'corpse-stranger'

/** Rooms whose token lies face down. */
export function hiddenTokens(s: State): Place[] {
  return SHIP_PLACES.filter((place) => ownRoom(s, place).token)
}

/** AFT-EXPLORE-03, AFT-EXPLORE-12; answers whether it cancels the noise roll. */
export function revealToken(t: Table, me: Player, place: Place, how: Entering): Rules<boolean> {
  const room = ownRoom(t.state, place)
  const { id: token } = room.token!
  room.token = null
  t.reveal()
  t.log('aftermath-token', { seat: seatOf(t.state, me), place, token }, 'AFT-EXPLORE-03')
  return EFFECTS[token](t, me, place, how)
}

type Effect = (t: Table, me: Player, place: Place, how: Entering) => Rules<boolean>

const EFFECTS: Readonly<Record<string, Effect>> = {
  lockdown: closeDoors,
  // Ignored by a careful mover (AFT-EXPLORE-05).
  danger: (t, me, place, how) => EXPLORATION.danger(t, me, how, place),
  *egg({ state: s }, _me, place) {
    if (s.eggSupply === 0) return false
    s.eggSupply--
    s.rooms[place].objects.push('egg')
    return false
  },
  *'slime-room'(t, me, place, how) {
    ownRoom(t.state, place).slime = true
    for (const one of arrivals(me, how)) slime(t, one)
    return false
  },
  larva: hatch,
  *fire(t, _me, place) {
    putFire(t, place)
    return false
  },
  *carcass({ state: s }, _me, place) {
    if (carcassFree(s)) s.rooms[place].objects.push('carcass')
    return false
  },
  *corpse({ state: s }, _me, place) {
    s.rooms[place].objects.push(STRANGER)
    return false
  },
}

/** AFT-EXPLORE-04: all but the one that was used; destroyed doors stay. */
function* closeDoors(t: Table, me: Player, place: Place, { via }: Entering): Rules<boolean> {
  const { corridors } = t.state
  const closing = doorCorridors(t.state, place).filter(
    (corridor) => corridor !== via && corridors[corridor].door === 'open',
  )
  for (const corridor of closing) yield* closeDoor(t, me, corridor, closing)
  return false
}

/** AFT-EXPLORE-08: nothing where no figure is free; else the room is not empty, and nobody rolls for noise. */
function* hatch(t: Table, _me: Player, place: Place): Rules<boolean> {
  if (figureFree(t.state, 'larva'))
    yield* placeIntruder(t, 'larva', place, takeFromReserve(t, 'larva'))
  return false
}
