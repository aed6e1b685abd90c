import { everybody, hasHandFor, hold, newItem } from './items.ts'
import { seatOf } from './queries.ts'
import type { Player } from './state.ts'
import type { Table } from './table.ts'

/** NEST: the Eggs in their space, and what becomes of the Nest. */

/** RET-NEST-05, RET-NEST-08 */
export function burnEgg(t: Table): void {
  if (t.state.eggs > 0) loseEgg(t, 'RET-NEST-05')
}

/** RET-NEST-06 */
function loseEgg(t: Table, rule: string): void {
  const s = t.state
  s.eggs--
  s.removed.push('egg')
  t.log('egg-destroyed', { number: s.eggs }, rule)
  nestEmptied(t)
}

function nestEmptied(t: Table): void {
  const s = t.state
  if (s.eggs > 0 || s.nestDestroyed) return
  s.nestDestroyed = true
  t.log('nest-destroyed', {}, 'RET-NEST-06')
}

export function destroyEgg(t: Table): void {
  loseEgg(t, 'RET-NEST-03')
}

/** RET-NEST-04: a free Hand slot is needed. */
export function canTakeEgg(me: Player): boolean {
  return hasHandFor(me, newItem('egg', []))
}

export function takeEgg(t: Table, me: Player): void {
  const s = t.state
  s.eggs--
  hold(me, newItem('egg', everybody(s)))
  t.log('egg-taken', { seat: seatOf(s, me), number: s.eggs }, 'RET-NEST-04')
  nestEmptied(t)
}
