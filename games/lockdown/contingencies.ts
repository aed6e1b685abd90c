import type { Hidden } from '@bulkhead/common'
import { seatOf } from '@bulkhead/hull/queries.ts'
import { lookInSecret } from '@bulkhead/hull/secrets.ts'
import type { Player, State } from '@bulkhead/hull/state.ts'
import { own, ownOf } from './own.ts'
import type { Table } from './table.ts'

/** CONTIN: Contingency tokens, of players and of the neutral pool; never the active one (LOCK-CONTIN-02). */

/** Alone and in secret (LOCK-CONTIN-04); the token stays with its owner, or in the pool. */
export function lookAtContingency(
  t: Table,
  me: Player,
  token: Hidden,
  owner: Player | null,
  rule: string,
): void {
  const seat = seatOf(t.state, me)
  if (owner) {
    const other = seatOf(t.state, owner)
    lookInSecret(t, seat, token, {
      sees: { kind: 'sees-contingency', params: { seat, owner: other, contingency: token.id } },
      looks: { kind: 'looks-at-contingency', params: { seat, owner: other } },
      rule,
    })
    return
  }
  lookInSecret(t, seat, token, {
    sees: { kind: 'sees-pool', params: { seat, contingency: token.id } },
    looks: { kind: 'looks-at-pool', params: { seat } },
    rule,
  })
}

/** LOCK-CONTIN-06 */
export function lookAtAll(t: Table, me: Player, other: Player, rule: string): void {
  for (const token of ownOf(other).contingencies) lookAtContingency(t, me, token, other, rule)
}

export function poolIsEmpty(s: State): boolean {
  return own(s).pool.length === 0
}

/** The pool is mixed: a random one. */
export function randomOfPool(t: Table): Hidden {
  return t.rng.pick(own(t.state).pool)
}

/** LOCK-CONTIN-07: a random token of the neutral pool, looked at and kept. */
export function takeFromPool(t: Table, me: Player, rule: string): void {
  const { pool } = own(t.state)
  const token = randomOfPool(t)
  // Who had seen one of several and put it back cannot tell whether this is it (LOCK-GEN-15).
  if (pool.length > 1) for (const one of pool) one.seen = []
  lookAtContingency(t, me, token, null, rule)
  pool.splice(pool.indexOf(token), 1)
  ownOf(me).contingencies.push(token)
  t.log('takes-contingency', { seat: seatOf(t.state, me) }, 'LOCK-CONTIN-07')
}

/** LOCK-DEATH-04: face down, among the others; nobody can tell them apart any more. */
export function returnToPool(t: Table, player: Player): void {
  const tokens = ownOf(player).contingencies.splice(0)
  if (tokens.length === 0) return
  const { pool } = own(t.state)
  pool.push(...tokens)
  for (const token of pool) token.seen = []
  t.log(
    'contingencies-return',
    { seat: seatOf(t.state, player), number: tokens.length },
    'LOCK-DEATH-04',
  )
}
