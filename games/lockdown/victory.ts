import { removeIntruder } from '@bulkhead/hull/intruders.ts'
import { byId } from '@bulkhead/hull/pack.ts'
import { seatOf } from '@bulkhead/hull/queries.ts'
import { everybody } from '@bulkhead/hull/secrets.ts'
import { NONE, type State } from '@bulkhead/hull/state.ts'
import { perish, report, survivors } from '@bulkhead/hull/victory.ts'
import { alertOn } from './alert.ts'
import { CONTINGENCIES } from './cards/contingencies.ts'
import type { Contingency } from './cards/contingency.ts'
import { LAST_SPACE } from './components.ts'
import { own } from './own.ts'
import type { Table } from './table.ts'

/** END, VICTORY: what becomes of the base, and the contingency check. */

const CODES: Readonly<Record<string, Contingency>> = byId(CONTINGENCIES)

/** LOCK-END-07, LOCK-END-08: where nobody is left, the Time token goes on to what ends the game. */
export function leaveTheBase(t: Table): void {
  const s = t.state
  const { cause } = s.ending!
  if (cause === 'nobody-left') s.time = lastSpace(s)
  // LOCK-SELFD-06, LOCK-END-09: an Autodestruction on the track overtakes every other end.
  if (cause === 'explosion' || own(s).autodestruction) {
    explode(t)
    return
  }
  for (const player of s.players) {
    if (player.fate !== 'awake') continue
    if (cause === 'alert') perish(t, player, 'alert', 'LOCK-ALERT-06')
    else perish(t, player, 'purge', 'LOCK-END-02')
  }
}

function lastSpace(s: State): number {
  const { autodestruction, alert } = own(s)
  if (autodestruction) return autodestruction.space
  return alertOn(s) ? alert : LAST_SPACE
}

/** LOCK-END-04, LOCK-END-05, LOCK-SELFD-05: everything in the base, whoever is locked in or waits in a pod too. */
export function explode(t: Table): void {
  const s = t.state
  s.ending!.exploded = true
  for (const intruder of [...s.intruders]) removeIntruder(s, intruder)
  Object.assign(s, { eggs: 0, nestDestroyed: true, queenKilled: true })
  t.log('explodes', undefined, 'LOCK-END-04')
  for (const player of s.players) {
    if (player.fate === 'awake' || player.fate === 'locked-in')
      perish(t, player, 'explosion', 'LOCK-END-04')
  }
}

/** LOCK-VICTORY-03, LOCK-CONTIN-14: all deaths of it at once, to all who are still alive. */
export function checkContingency(t: Table): void {
  const s = t.state
  const token = own(s).contingency
  token.seen = everybody(s)
  report(t, 'contingency', NONE, token.id, 'LOCK-VICTORY-03')
  const { strikes, destroysBase } = CODES[token.id]
  const struck = survivors(s).filter((player) => strikes(s, player))
  if (destroysBase) Object.assign(s, { eggs: 0, nestDestroyed: true, queenKilled: true })
  for (const player of struck) {
    perish(t, player, 'contingency', 'LOCK-CONTIN-01')
    s.ending!.checks.push({ check: 'contingency', seat: seatOf(s, player), outcome: 'dies' })
  }
}

/** LOCK-OBJ-13 */
export function isBaseDestroyed(s: State): boolean {
  if (!s.ending) return false
  return s.ending.exploded || (isRevealed(s) && CODES[own(s).contingency.id].destroysBase === true)
}

function isRevealed(s: State): boolean {
  return own(s).contingency.seen.includes(NONE)
}
