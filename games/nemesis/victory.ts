import { seatOf } from '@bulkhead/hull/queries.ts'
import { everybody } from '@bulkhead/hull/secrets.ts'
import { NONE, type Player } from '@bulkhead/hull/state.ts'
import { explode, perish, report } from '@bulkhead/hull/victory.ts'
import { COORDINATES, JUMP, SKULL } from './components.ts'
import { own } from './own.ts'
import type { Table } from './table.ts'

/** END, VICTORY: what becomes of the ship, and the two checks that concern it. */

/** NEM-END-07, NEM-END-09: a running self-destruct sequence overtakes every other end. */
export function leaveTheShip(t: Table): void {
  const s = t.state
  const ending = s.ending!
  if (ending.cause === 'explosion') {
    explode(t, 'NEM-END-08')
    return
  }
  if (own(s).selfDestruct !== NONE) {
    own(s).selfDestruct = SKULL
    explode(t, 'NEM-END-08')
    return
  }
  s.time = JUMP
  t.log('jump', undefined, 'NEM-END-02')
  for (const player of s.players)
    if (player.fate === 'awake') perish(t, player, 'jump', 'NEM-END-02')
}

/** NEM-VICTORY-02, NEM-VICTORY-03 */
export function checkEngines(t: Table): void {
  const s = t.state
  if (s.ending!.exploded) return
  const damaged = own(s).engines.filter((engine) => !engine.working).length
  for (const [i, engine] of own(s).engines.entries()) {
    engine.seen = everybody(s)
    t.log(
      'engine',
      { engine: i + 1, outcome: engine.working ? 'working' : 'damaged' },
      'NEM-VICTORY-02',
    )
  }
  report(t, 'engines', NONE, damaged >= 2 ? 'exploded' : 'working', 'NEM-VICTORY-03')
  if (damaged >= 2) explode(t, 'NEM-VICTORY-03')
}

/** NEM-VICTORY-05 to 08: only Earth is home, and Mars for the Quarantine. */
export function checkCoordinates(t: Table): void {
  const s = t.state
  if (s.ending!.exploded) return
  const destination = COORDINATES[own(s).coordinates.id][own(s).destination]
  own(s).arrival = destination
  own(s).coordinates.seen = everybody(s)
  report(t, 'coordinates', NONE, destination, 'NEM-VICTORY-05')
  if (destination === 'earth') return
  for (const player of s.players) {
    if (player.fate !== 'hibernating') continue
    const quarantined = destination === 'mars' && claimsQuarantine(t, player)
    if (!quarantined) perish(t, player, 'astray', 'NEM-VICTORY-06')
  }
}

/** NEM-VICTORY-07: whoever claims the exception shows the Objective now. */
function claimsQuarantine(t: Table, player: Player): boolean {
  const quarantine = player.objectives.find(({ id }) => id === 'quarantine')
  if (!quarantine) return false
  quarantine.seen = everybody(t.state)
  const seat = seatOf(t.state, player)
  t.log('objective', { seat, objective: quarantine.id }, 'NEM-VICTORY-07')
  return true
}
