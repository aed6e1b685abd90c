import type { Source } from '@bulkhead/hull/actions/action.ts'
import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { plain } from '@bulkhead/hull/choices.ts'
import { dropItem } from '@bulkhead/hull/items.ts'
import { holds } from '@bulkhead/hull/queries.ts'
import type { Free } from '@bulkhead/hull/ruleset.ts'
import { ROBOT_ENERGY } from '../../components.ts'
import { item } from '../../declare.ts'
import { checkKeys } from '../../handcuffs.ts'
import type { Table, Texts } from '../../table.ts'

/** What the Characters of this box begin with. */

/** No Weapon: the Armory does nothing for it (AFT-CHAR-CEO-08). Its Energy is in `robot.ts`. */
const robot = item({
  id: 'robot',
  colour: 'weapon',
  copies: 1,
  undroppable: true,
  untradable: true,
  loaded: ROBOT_ENERGY,
})

/** AFT-CHAR-ANDROID-02: it takes no hand, and is a Weapon in hand for everything else. */
const armGun = item({
  id: 'arm-gun',
  colour: 'weapon',
  copies: 1,
  undroppable: true,
  untradable: true,
  weapon: { energy: true, capacity: 4 },
})

const compactPistol = item({
  id: 'compact-pistol',
  colour: 'weapon',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 2, face: { two: 'one' } },
})

const huntingRifle = item({
  id: 'hunting-rifle',
  colour: 'weapon',
  copies: 1,
  heavy: true,
  weapon: { energy: true, capacity: 3, face: { adult: 'one' } },
})

/** AFT-CHAR-CONVICT-01 */
const handcuffs = item({
  id: 'handcuffs',
  colour: 'weapon',
  copies: 1,
  heavy: true,
  undroppable: true,
  untradable: true,
  modifies: { cost: (cost, source) => (isHampered(source) ? cost + 1 : cost) },
})

function isHampered(source: Source): boolean {
  return source.kind === 'basic' && ['melee', 'pick-up', 'craft'].includes(source.action)
}

/** AFT-CHAR-CONVICT-03: given up or handed to the Convict, they have done their work. */
const handcuffKeys = item({
  id: 'handcuff-keys',
  colour: 'weapon',
  copies: 1,
  reacts: { parted: (t: Table) => checkKeys(t) },
})

/** At any time in one's own turn. */
export const GIVE_UP_KEYS: Free<Texts> = {
  option: plain('give-up-keys'),
  *act(t, me) {
    dropItem(t, me, holds(me, 'handcuff-keys')!)
  },
}

export const STARTING_ITEMS: readonly ItemDef[] = [
  robot,
  armGun,
  compactPistol,
  huntingRifle,
  handcuffs,
  handcuffKeys,
]
