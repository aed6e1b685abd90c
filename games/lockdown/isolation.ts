import { endIfNobodyIsLeft } from '@bulkhead/hull/ending.ts'
import { staysUnnoticed } from '@bulkhead/hull/noise.ts'
import { seatOf } from '@bulkhead/hull/queries.ts'
import { NONE, type Player, type State } from '@bulkhead/hull/state.ts'
import { FIRST_WHITE } from './components.ts'
import type { Doing } from './declare.ts'
import { own } from './own.ts'
import type { Table } from './table.ts'

/** ISOL: locking oneself in. */

/** LOCK-ISOL-03: on a white space, or with the Alert Procedure on the track. */
export function isolationOpen(s: State): boolean {
  return s.time <= FIRST_WHITE || own(s).alert !== NONE
}

/** LOCK-ISOL-04 */
export const lockIn: Doing<void> = {
  missing: (s) => (isolationOpen(s) ? null : { why: 'isolation-shut', rule: 'LOCK-ISOL-03' }),
  *resolve(t, me) {
    if (yield* staysUnnoticed(t, me)) shutIn(t, me)
    else t.log('locking-in-fails', { seat: seatOf(t.state, me) }, 'LOCK-ISOL-04')
  },
}

/** LOCK-ISOL-05, LOCK-ISOL-08: out of everybody's reach, with everything carried. */
function shutIn(t: Table, me: Player): void {
  Object.assign(me, { fate: 'locked-in', room: NONE, passed: true })
  t.log('locked-in', { seat: seatOf(t.state, me) }, 'LOCK-ISOL-05')
  endIfNobodyIsLeft(t)
}
