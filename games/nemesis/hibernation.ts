import { endIfNobodyIsLeft } from '@bulkhead/hull/ending.ts'
import { staysUnnoticed } from '@bulkhead/hull/noise.ts'
import { seatOf } from '@bulkhead/hull/queries.ts'
import { rulesOf } from '@bulkhead/hull/ruleset.ts'
import { NONE, type Player, type State } from '@bulkhead/hull/state.ts'
import { FIRST_BLUE } from './components.ts'
import type { Doing } from './declare.ts'
import type { Table } from './table.ts'

/** HIB: hibernating, once the chambers are open. */

export const hibernate: Doing<void> = {
  missing: (s) => (s.time < FIRST_BLUE ? { why: 'chambers-closed', rule: 'NEM-HIB-01' } : null),
  *resolve(t, me) {
    if (yield* staysUnnoticed(t, me)) fallAsleep(t, me)
    else t.log('hibernation-fails', { seat: seatOf(t.state, me) }, 'NEM-HIB-02')
  },
}

export function anyoneHibernates(s: State): boolean {
  return s.players.some((player) => player.fate === 'hibernating')
}

/** NEM-HIB-03: out of everybody's reach, with everything carried. */
function fallAsleep(t: Table, me: Player): void {
  me.fate = 'hibernating'
  me.room = NONE
  me.passed = true
  t.log('hibernates', { seat: seatOf(t.state, me) }, 'NEM-HIB-03')
  rulesOf(t.state).happened?.(t, { what: 'away', by: me })
  endIfNobodyIsLeft(t)
}
