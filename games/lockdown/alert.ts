import { NONE, type State } from '@bulkhead/hull/state.ts'
import type { Effect } from './declare.ts'
import { own } from './own.ts'

/** ALERT: the Alert Procedure. */

export function alertOn(s: State): boolean {
  return own(s).alert !== NONE
}

/** LOCK-ALERT-01, LOCK-ALERT-05: half of the time that is left; it opens the Isolation Room (LOCK-ALERT-03). */
export const startAlert: Effect<void> = {
  id: 'start-alert',
  missing: (s) => (alertOn(s) ? { why: 'alert-on', rule: 'LOCK-ALERT-04' } : null),
  *resolve(t) {
    const space = Math.floor(t.state.time / 2)
    own(t.state).alert = space
    t.log('alert', { space }, 'LOCK-ALERT-01')
  },
}
