import { takesCharge, turnDoor, weaponWays } from '@bulkhead/hull/effects.ts'
import { capacityOf, reload } from '@bulkhead/hull/items.ts'
import { roomOf } from '@bulkhead/hull/queries.ts'
import type { Item, Player, State } from '@bulkhead/hull/state.ts'
import type { Effect } from '../../declare.ts'
import { own, type Pod } from '../../own.ts'
import { turnOnePod } from '../../pods.ts'

/** What Items of several kinds do. */

/** An Energy Charge: a Weapon with an Autoloader is reloaded without paying for it. */
const chargeWeapon: Effect<Item> = {
  id: 'charge-weapon',
  ways: (s, me) =>
    weaponWays(s, me, takesCharge).map((way) => ({
      ...way,
      extra: way.choice.added.includes('autoloader') ? -1 : 0,
    })),
  *resolve(t, me, weapon) {
    reload(t, me, weapon, capacityOf(t.state, weapon), 'NEM-ITEM-19')
  },
}

export const ENERGY_CHARGE: readonly Effect[] = [chargeWeapon, turnDoor]

/** A key to the pods of the Evacuation Section that its owner is in. */
export const turnPodHere: Effect<Pod> = turnOnePod(podsHere, 'no-pod-here')

function podsHere(s: State, me: Player): Pod[] {
  return own(s).pods.filter(
    (pod) => !pod.gone && roomOf(s, me).tile === `evacuation-${pod.section}`,
  )
}
