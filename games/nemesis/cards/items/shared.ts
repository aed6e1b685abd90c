import { chargeWeapon } from '@bulkhead/hull/card-effects.ts'
import { turnDoor } from '@bulkhead/hull/effects.ts'
import { roomOf } from '@bulkhead/hull/queries.ts'
import type { Item, Player, State } from '@bulkhead/hull/state.ts'
import type { Effect } from '../../declare.ts'
import { own, type Pod } from '../../own.ts'
import { turnOnePod } from '../../pods.ts'

/** What Items of several kinds do. */

/** An Energy Charge: a Weapon with an Autoloader is reloaded without paying for it. */
const chargeWithAutoloader: Effect<Item> = {
  ...chargeWeapon,
  ways: (s, me) =>
    chargeWeapon.ways!(s, me).map((way) => ({
      ...way,
      extra: way.choice.added.includes('autoloader') ? -1 : 0,
    })),
}

export const ENERGY_CHARGE: readonly Effect[] = [chargeWithAutoloader, turnDoor]

/** A key to the pods of the Evacuation Section that its owner is in. */
export const turnPodHere: Effect<Pod> = turnOnePod(podsHere, 'no-pod-here')

function podsHere(s: State, me: Player): Pod[] {
  return own(s).pods.filter(
    (pod) => !pod.gone && roomOf(s, me).tile === `evacuation-${pod.section}`,
  )
}
