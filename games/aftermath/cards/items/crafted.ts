import { intruderWays } from '@bulkhead/hull/card-effects.ts'
import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { injure } from '@bulkhead/hull/damage.ts'
import { type Fits, weaponWays } from '@bulkhead/hull/effects.ts'
import { discardUsed, takeAway } from '@bulkhead/hull/items.ts'
import { holds, intrudersIn, neighbouringPlaces, seatOf } from '@bulkhead/hull/queries.ts'
import type { Intruder, Player, State } from '@bulkhead/hull/state.ts'
import { item } from '../../declare.ts'

/** Crafted Items that only the Crafting Room makes: they have no recipe (AFT-ROOM-05). */

/** It stays on the Weapon for good (NEM-ITEM-14). */
const laserPointer = item({
  id: 'laser-pointer',
  colour: 'crafted',
  copies: 2,
  rerolls: true,
  action: {
    cost: 0,
    when: 'any',
    missing: (s, me) =>
      weaponWays(s, me, hasNone).length > 0
        ? null
        : { why: 'no-weapon-to-aim', rule: 'NEM-ITEM-14' },
    ways: (s, me) => weaponWays(s, me, hasNone),
    *resolve(t, me, weapon) {
      takeAway(me, holds(me, 'laser-pointer')!)
      weapon.added.push('laser-pointer')
      t.log('pointer-attached', { seat: seatOf(t.state, me), item: weapon.id }, 'NEM-ITEM-14')
    },
  },
})

const hasNone: Fits = ({ added }) => !added.includes('laser-pointer')

const combatDrone = item({
  id: 'combat-drone',
  colour: 'crafted',
  copies: 2,
  loaded: 2,
  action: {
    cost: 1,
    when: 'any',
    ways: (s, me) => intruderWays(inReach(s, me)),
    *resolve(t, me, intruder) {
      const drone = holds(me, 'combat-drone')!
      drone.ammo--
      t.log('drone-shoots', { seat: seatOf(t.state, me), ammo: drone.ammo }, 'NEM-ITEM-20')
      if (drone.ammo === 0) discardUsed(t, me, drone)
      injure(t, [{ intruder, injuries: 1 }], me)
    },
  },
})

/** In the room, and in rooms next to it with no closed door between. */
function inReach(s: State, { room }: Player): Intruder[] {
  return [room, ...neighbouringPlaces(s, room)].flatMap((place) => intrudersIn(s, place))
}

const enviroSuit = item({
  id: 'enviro-suit',
  colour: 'crafted',
  copies: 2,
  modifies: { fireWounds: () => 0, slimes: () => false },
})

export const CRAFTED_ITEMS: readonly ItemDef[] = [laserPointer, combatDrone, enviroSuit]
