import { MOST_OXYGEN } from './components.ts'
import { die } from './death.ts'
import { hasLifeSupport, seatOf, sectionOf } from './queries.ts'
import type { Player } from './state.ts'
import type { Table } from './table.ts'

/** OXY: the Oxygen counter. */

/** RET-OXY-06, RET-OXY-07: one loss of several points is one loss. */
export function loseOxygen(t: Table, me: Player, points: number, rule: string): void {
  if (me.fate !== 'alive' || me.inLander) return
  const seat = seatOf(t.state, me)
  if (me.suffocating) {
    t.log('suffocates', { seat }, 'RET-OXY-07')
    die(t, me, 'RET-OXY-07')
    return
  }
  const left = me.oxygen - points
  me.oxygen = Math.max(0, left)
  t.log('loses-oxygen', { seat, number: points }, rule)
  if (left >= 0) return
  me.suffocating = true
  t.log('suffocating', { seat }, 'RET-OXY-06')
}

/** RET-OXY-05, RET-OXY-09: spending is not losing. */
export function spendOxygen(t: Table, me: Player, points: number, rule: string): void {
  me.oxygen -= points
  t.log('spends-oxygen', { seat: seatOf(t.state, me), number: points }, rule)
}

/** RET-OXY-01, RET-OXY-08 */
export function gainOxygen(t: Table, me: Player, points: number, rule: string): void {
  me.oxygen = Math.min(MOST_OXYGEN, me.oxygen + points)
  me.suffocating = false
  t.log('gains-oxygen', { seat: seatOf(t.state, me), number: points }, rule)
}

/** RET-TURN-07, RET-OXY-08, RET-OXY-10: the Oxygen Loss step of a Turn. */
export function oxygenLoss(t: Table, me: Player): void {
  const s = t.state
  if (hasLifeSupport(s, sectionOf(me))) me.suffocating = false
  else loseOxygen(t, me, 1, 'RET-TURN-07')
}
