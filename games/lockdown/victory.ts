import { removeIntruder } from '@bulkhead/hull/intruders.ts'
import { byId } from '@bulkhead/hull/pack.ts'
import { seatOf } from '@bulkhead/hull/queries.ts'
import { everybody } from '@bulkhead/hull/secrets.ts'
import { NONE, type State } from '@bulkhead/hull/state.ts'
import { perish, report, survivors } from '@bulkhead/hull/victory.ts'
import { CONTINGENCIES } from './cards/contingencies.ts'
import type { Contingency } from './cards/contingency.ts'
import { LAST_SPACE } from './components.ts'
import { own } from './own.ts'
import type { Table } from './table.ts'

/** END, VICTORY: what becomes of the base, and the contingency check. */

const CODES: Readonly<Record<string, Contingency>> = byId(CONTINGENCIES)

/** LOCK-END-07 to LOCK-END-09: an Autodestruction on the track overtakes every other end. */
export function leaveTheBase(t: Table): void {
  const s = t.state
  const { autodestruction } = own(s)
  if (s.ending!.cause === 'explosion' || (autodestruction && overtakes(s))) {
    if (autodestruction && s.ending!.cause !== 'explosion') s.time = autodestruction.space
    explode(t)
    return
  }
  const alert = s.ending!.cause === 'alert' || own(s).alert !== NONE
  if (s.ending!.cause === 'nobody-left') s.time = alert ? own(s).alert : LAST_SPACE
  const cause = s.ending!.cause === 'purge' ? 'purge' : alert ? 'alert' : 'purge'
  for (const player of s.players) {
    if (player.fate !== 'awake') continue
    if (cause === 'alert') perish(t, player, 'alert', 'LOCK-ALERT-06')
    else perish(t, player, 'purge', 'LOCK-END-02')
  }
}

/** Whatever ended the game while its token was on the track; the purge only where it lies on the last space. */
function overtakes(s: State): boolean {
  const { autodestruction } = own(s)
  return s.ending!.cause !== 'purge' || autodestruction!.space === LAST_SPACE || alsoAlert(s)
}

/** LOCK-END-09 */
function alsoAlert(s: State): boolean {
  return own(s).alert !== NONE
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
