import { shooting } from '@bulkhead/hull/actions/attacking.ts'
import type { ActionCard } from '@bulkhead/hull/actions/card.ts'
import { roomAction } from '@bulkhead/hull/actions/room-action.ts'
import { drawCards } from '@bulkhead/hull/hand.ts'
import { giveUp } from '@bulkhead/hull/items.ts'
import { distinctItems, itemsOf } from '@bulkhead/hull/queries.ts'
import type { Item, Player, Wound } from '@bulkhead/hull/state.ts'
import {
  dress,
  dressed,
  heal,
  healLightWounds,
  lightWounds,
  undressed,
} from '@bulkhead/hull/wounds.ts'
import { actionCard, type Way } from '../../declare.ts'
import { ENERGY } from '../items/charges.ts'

/** The Android's own Action cards. */

/** An Item given up, and what it does to which wound; none where it is for all Light Wounds. */
interface Mending {
  readonly item: Item
  readonly how: 'dress' | 'heal' | 'heal-light'
  readonly wound?: Wound
}

/** AFT-CHAR-ANDROID-08 */
const selfRepair = actionCard(
  'self-repair',
  { android: 2 },
  {
    cost: 0,
    when: 'calm',
    ways: (_s, me) => distinctItems(itemsOf(me)).flatMap((item) => mendings(me, item)),
    *resolve(t, me, { item, how, wound }) {
      giveUp(t, me, item)
      if (how === 'dress') dress(t, me, wound!)
      else if (how === 'heal') heal(t, me, wound!)
      else healLightWounds(t, me, me.lightWounds)
    },
  },
)

/** Duct Tape dresses, Tools dress or heal, an Energy Charge heals Light Wounds. */
function mendings(me: Player, item: Item): Way<Mending>[] {
  const { id } = item
  if (ENERGY.includes(id))
    return me.lightWounds > 0 ? [mendingWay({ item, how: 'heal-light' })] : []
  const ways: Way<Mending>[] = []
  if (id === 'tools' || id === 'duct-tape')
    ways.push(...kinds(undressed(me)).map((wound) => mendingWay({ item, how: 'dress', wound })))
  if (id === 'tools')
    ways.push(...kinds(dressed(me)).map((wound) => mendingWay({ item, how: 'heal', wound })))
  return ways
}

/** Several equal wounds are one choice. */
function kinds(wounds: readonly Wound[]): Wound[] {
  return wounds.filter((wound, i) => wounds.findIndex(({ id }) => id === wound.id) === i)
}

function mendingWay(choice: Mending): Way<Mending> {
  const { item, how, wound } = choice
  const target = wound ? [{ kind: 'wound', id: wound.id }] : []
  return {
    id: [item.id, how, ...(wound ? [wound.id] : [])].join(':'),
    label: `mend-${how}`,
    targets: [{ kind: 'item', id: item.id }, ...target],
    given: [item],
    choice,
  }
}

/** AFT-CHAR-ANDROID-10 */
const efficiency = actionCard(
  'efficiency',
  { android: 1 },
  { ...roomAction, cost: 0, when: 'calm' },
)

const combatProtocol = actionCard(
  'combat-protocol',
  { android: 1 },
  { ...shooting(({ id }) => id === 'arm-gun', { reroll: true }), cost: 0, when: 'combat' },
)

const overclock = actionCard(
  'overclock',
  { android: 1 },
  {
    cost: 0,
    when: 'any',
    *resolve(t, me) {
      yield* drawCards(t, me, 2)
      yield* lightWounds(t, me, 'overclock')
    },
  },
)

export const ANDROID_CARDS: readonly ActionCard[] = [
  selfRepair,
  efficiency,
  combatProtocol,
  overclock,
]
