import { either } from '@bulkhead/hull/actions/either.ts'
import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { RED_ITEMS } from '@bulkhead/nemesis/cards/items/red.ts'
import { ENERGY_CHARGE } from '@bulkhead/nemesis/cards/items/shared.ts'
import { YELLOW_ITEMS } from '@bulkhead/nemesis/cards/items/yellow.ts'
import { item } from '../../declare.ts'
import { chargeRobot } from '../../robot.ts'

/** Energy Charges, which fill the Robot too (AFT-CHAR-CEO-08). */

export const ENERGY: readonly string[] = ['energy-charge', 'energy-charge-yellow']

export const CHARGES: readonly ItemDef[] = [...RED_ITEMS, ...YELLOW_ITEMS]
  .filter(({ id }) => ENERGY.includes(id))
  .map((def) =>
    item({ ...def, action: { cost: 1, when: 'any', ...either(...ENERGY_CHARGE, chargeRobot) } }),
  )
