import { either } from '@bulkhead/hull/actions/either.ts'
import { bindItems, mayBind } from '@bulkhead/hull/binding.ts'
import { extinguish, intruderWays, lookAtRooms } from '@bulkhead/hull/card-effects.ts'
import type { ItemDef } from '@bulkhead/hull/cards/item-card.ts'
import { driveAway } from '@bulkhead/hull/damage.ts'
import {
  crawl,
  dressOne,
  loading,
  placeWay,
  turnDoor,
  washSlimeOff,
} from '@bulkhead/hull/effects.ts'
import { discardCards } from '@bulkhead/hull/hand.ts'
import { capacityOf, reload } from '@bulkhead/hull/items.ts'
import { enter } from '@bulkhead/hull/movement.ts'
import { actionCards, intrudersIn, places } from '@bulkhead/hull/queries.ts'
import { tileOf } from '@bulkhead/hull/ruleset.ts'
import type { Intruder, Item, Place, Player, State } from '@bulkhead/hull/state.ts'
import { type Effect, item, type Missing } from '../../declare.ts'
import { REPAIRS } from '../../engines.ts'
import { ENERGY_CHARGE } from './shared.ts'

/** Yellow Items: technical. */

const chemicals = item({
  id: 'chemicals',
  colour: 'yellow',
  copies: 7,
  symbol: 'flame',
  once: true,
  action: {
    cost: 1,
    when: 'calm',
    ...loading(isFlamethrower, { why: 'no-flamethrower', rule: 'NEM-ITEM-13' }),
    *resolve(t, me, weapon) {
      reload(t, me, weapon, capacityOf(t.state, weapon), 'NEM-ITEM-13')
    },
  },
})

function isFlamethrower(weapon: Item): boolean {
  return weapon.id === 'flamethrower'
}

const tools = item({
  id: 'tools',
  colour: 'yellow',
  copies: 6,
  symbol: 'wrench',
  once: true,
  action: { cost: 1, when: 'calm', ...either(...REPAIRS, turnDoor) },
})

const ductTape = item({
  id: 'duct-tape',
  colour: 'yellow',
  copies: 4,
  once: true,
  action: { cost: 1, when: 'calm', ...either(...REPAIRS, bindItems) },
  reacts: { received: mayBind },
})

const sprayIntruder: Effect<Intruder> = {
  id: 'spray',
  ways: (s, me) => intruderWays(intrudersIn(s, me.room)),
  *resolve(t, me, intruder) {
    driveAway(t, [intruder], me)
  },
}

const fireExtinguisher = item({
  id: 'fire-extinguisher',
  colour: 'yellow',
  copies: 4,
  heavy: true,
  once: true,
  action: { cost: 1, when: 'any', ...either(extinguish, sprayIntruder) },
})

const clothesYellow = item({
  id: 'clothes-yellow',
  colour: 'yellow',
  copies: 3,
  symbol: 'cloth',
  once: true,
  action: { cost: 1, when: 'calm', ...either(washSlimeOff, dressOne) },
})

const energyChargeYellow = item({
  id: 'energy-charge-yellow',
  colour: 'yellow',
  copies: 3,
  symbol: 'battery',
  once: true,
  action: { cost: 1, when: 'any', ...either(...ENERGY_CHARGE) },
})

const technicalCorridorPlans = item({
  id: 'technical-corridor-plans',
  colour: 'yellow',
  copies: 1,
  once: true,
  action: { cost: 1, when: 'calm', ...crawl },
})

const spaceSuit = item({
  id: 'space-suit',
  colour: 'yellow',
  copies: 1,
  once: true,
  action: {
    cost: 1,
    when: 'calm',
    missing: notInYellowRoom,
    ways: (s, me) =>
      yellowRooms(s)
        .filter((place) => place !== me.room)
        .map(placeWay),
    // Outside the ship doors do not matter; Contamination cards stay in hand.
    *resolve(t, me, place) {
      t.reveal()
      discardCards(t, me, actionCards(me), 'NEM-ITEM-20')
      yield* enter(t, me, place, { noise: 'roll' })
    },
  },
})

function notInYellowRoom(s: State, me: Player): Missing | null {
  return yellowRooms(s).includes(me.room) ? null : { why: 'not-yellow', rule: 'NEM-ITEM-20' }
}

/** The explored ones. */
function yellowRooms(s: State): Place[] {
  return places(s).filter(
    (place) => s.rooms[place].explored && tileOf(s, s.rooms[place].tile).colour === 'yellow',
  )
}

const nemesisPlans = item({
  id: 'nemesis-plans',
  colour: 'yellow',
  copies: 1,
  once: true,
  action: { cost: 1, when: 'calm', ...lookAtRooms(2) },
})

export const YELLOW_ITEMS: readonly ItemDef[] = [
  chemicals,
  tools,
  ductTape,
  fireExtinguisher,
  clothesYellow,
  energyChargeYellow,
  technicalCorridorPlans,
  spaceSuit,
  nemesisPlans,
]
