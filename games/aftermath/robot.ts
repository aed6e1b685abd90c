import { holds, seatOf } from '@bulkhead/hull/queries.ts'
import type { Item, Player, State } from '@bulkhead/hull/state.ts'
import { ROBOT_ENERGY } from './components.ts'
import type { Effect, Missing } from './declare.ts'
import { ownOf } from './own.ts'
import type { Table } from './table.ts'

/** CHAR-CEO: the Robot and its Energy, which is kept on it as Ammo is on a Weapon. */

function robotOf(me: Player): Item | undefined {
  return holds(me, 'robot')
}

export function energyOf(me: Player): number {
  return robotOf(me)!.ammo
}

/** AFT-CHAR-CEO-06 */
export function withoutEnergy(_s: State, me: Player): Missing | null {
  return energyOf(me) > 0 ? null : { why: 'no-energy', rule: 'AFT-CHAR-CEO-06' }
}

/** AFT-CHAR-CEO-04 */
export function spendEnergy(t: Table, me: Player, markers = 1): void {
  const robot = robotOf(me)!
  robot.ammo -= markers
  uphold(me)
  t.log('robot-works', { seat: seatOf(t.state, me), energy: robot.ammo }, 'AFT-CHAR-CEO-04')
}

/** AFT-CHAR-CEO-23: the wound counts as dressed while there is Energy. */
function uphold(me: Player): void {
  for (const wound of me.wounds) if (wound.upheld) wound.dressed = energyOf(me) > 0
}

/** AFT-CHAR-CEO-08: an Energy Charge fills the Robot. */
export const chargeRobot: Effect<Item> = {
  id: 'charge-robot',
  ways(_s, me) {
    const robot = robotOf(me)
    if (!robot || robot.ammo === ROBOT_ENERGY) return []
    return [{ targets: [{ kind: 'item', id: robot.id }], choice: robot }]
  },
  *resolve(t, me, robot) {
    robot.ammo = ROBOT_ENERGY
    uphold(me)
    t.log('robot-charged', { seat: seatOf(t.state, me), energy: robot.ammo }, 'AFT-CHAR-CEO-08')
  },
}

/** AFT-CHAR-CEO-05: a card that was played leaves the game, and does not stay on the discard pile. */
export function spendCard(t: Table, me: Player, card: string): void {
  me.discard.splice(me.discard.lastIndexOf(card), 1)
  ownOf(me).spent.push(card)
  t.log('card-spent', { seat: seatOf(t.state, me), card }, 'AFT-CHAR-CEO-05')
}
