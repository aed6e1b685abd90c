import { chargeWeapon } from '@bulkhead/hull/card-effects.ts'
import { turnDoor } from '@bulkhead/hull/effects.ts'
import { distinctItems, itemsOf } from '@bulkhead/hull/queries.ts'
import type { Item, Player } from '@bulkhead/hull/state.ts'
import type { Effect, Missing, Way } from '../../declare.ts'

/** What Items of several kinds do. */

export const ENERGY_CHARGE: readonly Effect[] = [chargeWeapon, turnDoor]

/** Ids of what quests ask for, whichever deck it is of. */
export const ENERGY: readonly string[] = ['energy-charge', 'energy-charge-yellow']
export const TOOLS_OR_TAPE: readonly string[] = ['toolbelt', 'duct-tape']

/** A Toolbelt to be given up for something. */
export function toolbeltOf(me: Player): Item | undefined {
  return distinctItems(itemsOf(me)).find(({ id }) => id === 'toolbelt')
}

export function noToolbelt(me: Player): Missing | null {
  return toolbeltOf(me) ? null : { why: 'no-toolbelt', rule: 'LOCK-COST-12' }
}

/** The one way that gives a Toolbelt up. */
export function toolbeltWays(me: Player): Way<Item>[] {
  const toolbelt = toolbeltOf(me)
  return toolbelt ? [{ given: [toolbelt], choice: toolbelt }] : []
}
