import { NONE, type State } from '@bulkhead/hull/state.ts'
import { FIRST_YELLOW } from './components.ts'
import type { Effect, Missing } from './declare.ts'
import { anyoneHibernates } from './hibernation.ts'
import { own } from './own.ts'
import type { Table } from './table.ts'

/** SELFD: the self-destruct sequence. */

/** Starts the sequence, or stops it: at most one of the two is possible at any time. */
export const turnSelfDestruct: Effect<void> = {
  id: 'self-destruct',
  missing: (s) => (canStart(s) || canStop(s) ? null : whyNot(s)),
  ways: (s) => [
    { label: canStart(s) ? 'start-self-destruct' : 'stop-self-destruct', choice: undefined },
  ],
  *resolve(t) {
    if (canStart(t.state)) startSelfDestruct(t)
    else stopSelfDestruct(t)
  },
}

/** NEM-SELFD-01, NEM-SELFD-06: not twice, and not while anybody hibernates. */
function canStart(s: State): boolean {
  return own(s).selfDestruct === NONE && !anyoneHibernates(s)
}

/** NEM-SELFD-04: no more on yellow. */
function canStop(s: State): boolean {
  return own(s).selfDestruct !== NONE && own(s).selfDestruct < FIRST_YELLOW
}

function whyNot(s: State): Missing {
  return own(s).selfDestruct === NONE
    ? { why: 'hibernating', rule: 'NEM-SELFD-06' }
    : { why: 'no-return', rule: 'NEM-SELFD-04' }
}

/** Onto the green square; without effect where the sequence cannot be started. */
export function startSelfDestruct(t: Table): void {
  if (!canStart(t.state)) return
  own(t.state).selfDestruct = 0
  t.log('self-destruct-started', undefined, 'NEM-SELFD-01')
}

function stopSelfDestruct(t: Table): void {
  own(t.state).selfDestruct = NONE
  t.log('self-destruct-stopped', undefined, 'NEM-SELFD-03')
}
