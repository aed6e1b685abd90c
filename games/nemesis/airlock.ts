import { killIntruder } from '@bulkhead/hull/damage.ts'
import { closeDoor } from '@bulkhead/hull/doors.ts'
import { removeFire } from '@bulkhead/hull/markers.ts'
import { charactersIn, corridorsOf, intrudersIn, seatOf, ship } from '@bulkhead/hull/queries.ts'
import { type Corridor, NONE, type Place, type Player } from '@bulkhead/hull/state.ts'
import { kill } from '@bulkhead/hull/wounds.ts'
import type { Rules } from '@bulkhead/kernel'
import { own } from './own.ts'
import type { Table } from './table.ts'

/** ROOM: a room without air, from the airlock's control to the end of the Player phase. */

/** NEM-ROOM-34; what follows is at the end of the Player phase, and wherever a door opens. */
export function* depressurise(t: Table, me: Player, place: Place): Rules {
  const s = t.state
  const corridors = corridorsOf(s, place).map(({ corridor }) => corridor)
  for (const corridor of corridors) yield* closeDoor(t, me, corridor)
  // With too few Door pieces one may have been taken away again (NEM-DOOR-09).
  const shut = corridors.every((corridor) => s.corridors[corridor].door === 'closed')
  if (shut) own(s).depressurised = place
  t.log('depressurisation', { seat: seatOf(s, me), place }, 'NEM-ROOM-34')
  if (!shut) t.log('depressurisation-ends', { place }, 'NEM-ROOM-35')
}

/** NEM-ROOM-35: a door that no longer shuts ends a depressurisation. */
export function letAirIn(t: Table, corridor: Corridor): void {
  const s = t.state
  const { depressurised } = own(s)
  if (depressurised === NONE || !ship(s).ends[corridor].includes(depressurised)) return
  own(s).depressurised = NONE
  t.log('depressurisation-ends', { place: depressurised }, 'NEM-ROOM-35')
}

/** NEM-ROOM-36: everybody has passed, and a depressurised room dies. */
export function* suffocate(t: Table): Rules {
  const s = t.state
  const place = own(s).depressurised
  if (place === NONE) return
  own(s).depressurised = NONE
  t.log('depressurised', { place }, 'NEM-ROOM-36')
  for (const intruder of intrudersIn(s, place)) killIntruder(t, intruder)
  removeFire(t, place)
  const victims = charactersIn(s, place)
  if (victims.length > 0) yield* kill(t, victims, 'airless', 'NEM-ROOM-36')
}
