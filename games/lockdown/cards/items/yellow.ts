import { either } from '@bulkhead/hull/actions/either.ts'
import { bindItems, mayBind } from '@bulkhead/hull/binding.ts'
import { extinguish, lookAtRooms } from '@bulkhead/hull/card-effects.ts'
import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { kindOptions } from '@bulkhead/hull/choices.ts'
import { loading, placeWay, repairRoom, turnDoor } from '@bulkhead/hull/effects.ts'
import { discardCards } from '@bulkhead/hull/hand.ts'
import { capacityOf, reload } from '@bulkhead/hull/items.ts'
import { putFire } from '@bulkhead/hull/markers.ts'
import { actionCards, roomOf, seatOf } from '@bulkhead/hull/queries.ts'
import { tileOf } from '@bulkhead/hull/ruleset.ts'
import type { Item, Player, State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import { YELLOW_ITEMS as FROM_NEMESIS } from '@bulkhead/nemesis/cards/items/yellow.ts'
import { type Effect, item, type Missing } from '../../declare.ts'
import { crawlTo, ductGoals, noEntrance } from '../../ducts.ts'
import { knows } from '../../knowledge.ts'
import { ownOf } from '../../own.ts'
import type { Table } from '../../table.ts'
import { alike } from '../alike.ts'
import { ENERGY_CHARGE } from './shared.ts'

/** Yellow Items: technical. */

const [clothes] = alike(FROM_NEMESIS, 'clothes-yellow')
const clothesYellow: ItemDef = { ...clothes, copies: 2 }

const toolbelt = item({
  id: 'toolbelt',
  colour: 'yellow',
  copies: 6,
  symbol: 'wrench',
  once: true,
  action: { cost: 1, when: 'calm', ...either(repairRoom, turnDoor) },
})

const refuel: Effect<Item> = {
  id: 'refuel',
  ...loading((weapon) => weapon.id === 'flamethrower', {
    why: 'no-flamethrower',
    rule: 'LOCK-ITEM-13',
  }),
  *resolve(t, me, weapon) {
    reload(t, me, weapon, capacityOf(t.state, weapon), 'LOCK-ITEM-13')
  },
}

const ENOUGH_TO_BURN = 4

const setFire: Effect<void> = {
  id: 'set-fire',
  missing: cannotBurn,
  *resolve(t, me) {
    putFire(t, me.room)
  },
}

/** LOCK-KNOW-04 */
function cannotBurn(s: State, me: Player): Missing | null {
  if (!knows(me, ENOUGH_TO_BURN)) {
    return { why: 'knows-too-little', params: { number: ENOUGH_TO_BURN }, rule: 'LOCK-KNOW-04' }
  }
  const { fire, tile } = roomOf(s, me)
  if (tileOf(s, tile).burns === false) return { why: 'no-fire-here', rule: 'LOCK-MODE-ALT-12' }
  return fire ? { why: 'burns', rule: 'LOCK-FIRE-05' } : null
}

const fuel = item({
  id: 'fuel',
  colour: 'yellow',
  copies: 7,
  symbol: 'flame',
  once: true,
  action: { cost: 1, when: 'calm', ...either(refuel, setFire) },
})

const ductTape = item({
  id: 'duct-tape',
  colour: 'yellow',
  copies: 4,
  once: true,
  action: { cost: 1, when: 'calm', ...either(repairRoom, bindItems) },
  reacts: { received: mayBind },
})

const flashlight = item({
  id: 'flashlight',
  colour: 'yellow',
  copies: 3,
  heavy: true,
  reacts: { dark: shine },
})

/** For an Action card, as often as one can pay. */
function* shine(t: Table, me: Player): Rules<boolean> {
  if (actionCards(me).length === 0) return false
  const [picked] = yield* t.ask(
    seatOf(t.state, me),
    { prompt: 'flashlight', rule: 'LOCK-DARK-05' },
    () => kindOptions('discard', me),
  )
  discardCards(t, me, [String(picked.targets![0].id)], 'LOCK-DARK-05')
  return true
}

const shield: Effect<void> = {
  id: 'shield',
  missing: (_s, me) => (ownOf(me).fireproof ? { why: 'fireproof', rule: 'LOCK-COST-16' } : null),
  *resolve(t, me) {
    ownOf(me).fireproof = true
    t.log('fireproof', { seat: seatOf(t.state, me) }, 'LOCK-FIRE-01')
  },
}

const fireBlanket = item({
  id: 'fire-blanket',
  colour: 'yellow',
  copies: 3,
  once: true,
  action: { cost: 1, when: 'any', ...either(extinguish, shield) },
})

const energyChargeYellow = item({
  id: 'energy-charge-yellow',
  colour: 'yellow',
  copies: 2,
  symbol: 'battery',
  once: true,
  action: { cost: 1, when: 'any', ...either(...ENERGY_CHARGE) },
})

const cavePlans = item({
  id: 'cave-plans',
  colour: 'yellow',
  copies: 2,
  once: true,
  action: {
    cost: 1,
    when: 'calm',
    missing: noEntrance,
    ways: (s, me) => ductGoals(s, me).map(placeWay),
    *resolve(t, me, place) {
      yield* crawlTo(t, me, place, false)
    },
  },
})

const facilityPlans = item({
  id: 'facility-plans',
  colour: 'yellow',
  copies: 1,
  once: true,
  action: { cost: 1, when: 'calm', ...lookAtRooms(2) },
})

export const YELLOW_ITEMS: readonly ItemDef[] = [
  toolbelt,
  fuel,
  ductTape,
  flashlight,
  fireBlanket,
  clothesYellow,
  energyChargeYellow,
  cavePlans,
  facilityPlans,
]
