import { own } from './own.ts'
import type { Table } from './table.ts'

/** GATE: the Main Gate. */

/** LOCK-GATE-02, LOCK-GATE-03: for good. */
export function openGate(t: Table, rule: string): void {
  if (own(t.state).gateOpen) return
  own(t.state).gateOpen = true
  t.log('gate-opens', undefined, rule)
}
