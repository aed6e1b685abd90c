import { killIntruder } from '@bulkhead/hull/damage.ts'
import { closeDoor, doorCorridors } from '@bulkhead/hull/doors.ts'
import { removeFire } from '@bulkhead/hull/markers.ts'
import { charactersIn, intrudersIn, networkOf, seatOf, ship } from '@bulkhead/hull/queries.ts'
import { type Corridor, NONE, type Place, type Player, type State } from '@bulkhead/hull/state.ts'
import { kill } from '@bulkhead/hull/wounds.ts'
import type { Rules } from '@bulkhead/kernel'
import { SUPPLY } from './components.ts'
import { own } from './own.ts'
import type { Table } from './table.ts'

/** ROOM: a room without air, from the Vent Control Room to the end of the Player Phase. */

/** LOCK-ROOM-25: a room with an entrance, no destroyed Door around it, and Door tokens for all its corridors. */
export function canDepressurise(s: State, place: Place): boolean {
  const around = doorCorridors(s, place)
  const doors = around.map((corridor) => s.corridors[corridor].door)
  if (networkOf(s, place) === NONE || doors.includes('destroyed')) return false
  const toClose = doors.filter((door) => door === 'open').length
  const lying = s.corridors.filter(({ door }) => door !== 'open').length
  const elsewhere = s.corridors.filter(
    ({ door }, corridor) => door === 'closed' && !around.includes(corridor),
  ).length
  return toClose <= SUPPLY.doors - lying + elsewhere
}

export function* depressurise(t: Table, me: Player, place: Place): Rules {
  const s = t.state
  const around = doorCorridors(s, place)
  for (const corridor of around) yield* closeDoor(t, me, corridor, around)
  own(s).depressurised = place
  t.log('depressurisation', { seat: seatOf(s, me), place }, 'LOCK-ROOM-25')
  removeFire(t, place)
}

/** LOCK-ROOM-26: a Door that no longer shuts lets the air in. */
export function letAirIn(t: Table, corridor: Corridor): void {
  const s = t.state
  const { depressurised } = own(s)
  if (depressurised === NONE || !ship(s).ends[corridor].includes(depressurised)) return
  own(s).depressurised = NONE
  t.log('depressurisation-ends', { place: depressurised }, 'LOCK-ROOM-26')
}

/** LOCK-ROOM-27: everybody has passed, and everything alive in the room dies; Objects are unharmed. */
export function* suffocate(t: Table): Rules {
  const s = t.state
  const place = own(s).depressurised
  if (place === NONE) return
  own(s).depressurised = NONE
  t.log('depressurised', { place }, 'LOCK-ROOM-27')
  for (const intruder of intrudersIn(s, place)) killIntruder(t, intruder)
  const victims = charactersIn(s, place)
  if (victims.length > 0) yield* kill(t, victims, 'airless', 'LOCK-ROOM-27')
}
