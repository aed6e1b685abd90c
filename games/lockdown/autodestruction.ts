import type { State } from '@bulkhead/hull/state.ts'
import { LAST_SPACE } from './components.ts'
import { openGate } from './gate.ts'
import { own } from './own.ts'
import type { Table } from './table.ts'

/** SELFD: the Autodestruction token on the Time track. */

const SPACES_AHEAD = 3

/** LOCK-SELFD-08 */
export function canStart(s: State): boolean {
  return own(s).autodestruction === null
}

/** LOCK-SELFD-02: while it is yellow. */
export function canStop(s: State): boolean {
  return own(s).autodestruction?.red === false
}

/** LOCK-SELFD-01: on the third space from the Time token; without effect while it is on the track. */
export function startAutodestruction(t: Table, rule = 'LOCK-SELFD-01'): void {
  const s = t.state
  if (!canStart(s)) return
  own(s).autodestruction = { space: ahead(s.time), red: false }
  t.log('autodestruction-starts', { space: ahead(s.time) }, rule)
}

/** LOCK-SELFD-09: without effect once it is red. */
export function stopAutodestruction(t: Table, rule = 'LOCK-SELFD-02'): void {
  if (!canStop(t.state)) return
  own(t.state).autodestruction = null
  t.log('autodestruction-stops', undefined, rule)
}

/** LOCK-SELFD-06: not beyond the last space. */
function ahead(space: number): number {
  return Math.max(LAST_SPACE, space - SPACES_AHEAD)
}

/** LOCK-SELFD-03, LOCK-SELFD-04: the Time token has left the space of the yellow token. */
export function turnRed(t: Table): void {
  const token = own(t.state).autodestruction!
  token.space = ahead(token.space)
  token.red = true
  t.log('autodestruction-red', { space: token.space }, 'LOCK-SELFD-03')
  openGate(t, 'LOCK-SELFD-04')
}
