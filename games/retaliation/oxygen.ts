import { oxygenAfter, turnEndIn } from './chances.ts'
import { MOST_OXYGEN } from './components.ts'
import { die } from './death.ts'
import type { Section } from './kinds.ts'
import { seatOf } from './queries.ts'
import type { Player, State } from './state.ts'
import type { Missing, Table } from './table.ts'

/** OXY, MAP: the Oxygen counter, and the Life Support that spares it. */

/** RET-OXY-06, RET-OXY-07: one loss of several points is one loss. */
export function loseOxygen(t: Table, me: Player, points: number, rule: string): void {
  if (me.fate !== 'alive' || me.inLander) return
  const seat = seatOf(t.state, me)
  const { oxygen, suffocating, dies } = oxygenAfter(me, points)
  if (dies) {
    die(t, me, 'suffocation', 'RET-OXY-07')
    return
  }
  me.oxygen = oxygen
  t.log('loses-oxygen', { seat, number: points, left: oxygen }, rule)
  if (!suffocating) return
  me.suffocating = true
  t.log('suffocating', { seat }, 'RET-OXY-06')
}

/** RET-OXY-05, RET-OXY-09: spending is not losing. */
export function spendOxygen(t: Table, me: Player, points: number, rule: string): void {
  me.oxygen -= points
  t.log('spends-oxygen', { seat: seatOf(t.state, me), number: points, left: me.oxygen }, rule)
}

/** RET-OXY-01, RET-OXY-08 */
export function gainOxygen(t: Table, me: Player, points: number, rule: string): void {
  me.oxygen = Math.min(MOST_OXYGEN, me.oxygen + points)
  me.suffocating = false
  t.log('gains-oxygen', { seat: seatOf(t.state, me), number: points, left: me.oxygen }, rule)
}

/** RET-TURN-07, RET-OXY-08, RET-OXY-10: the Oxygen Loss step of a Turn. */
export function oxygenLoss(t: Table, me: Player): void {
  const s = t.state
  const { oxygen } = turnEndIn(s, me.room)
  if (oxygen > 0) loseOxygen(t, me, oxygen, 'RET-TURN-07')
  else if (me.suffocating) {
    me.suffocating = false
    t.log('breathes-again', { seat: seatOf(s, me) }, 'RET-OXY-08')
  }
}

// --- Life Support ---

/** RET-MAP-09, RET-MAP-10 */
export function switchLifeSupport(t: Table, section: Section): void {
  const { lifeSupport } = t.state
  lifeSupport![section] = !lifeSupport![section]
  t.log(lifeSupport![section] ? 'life-support-on' : 'life-support-off', { section }, 'RET-MAP-10')
}

/** RET-ROOM-20 */
export function powerIsOff({ lifeSupport }: State): Missing | null {
  return lifeSupport === null ? { why: 'power-off', rule: 'RET-ROOM-20' } : null
}
