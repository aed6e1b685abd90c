import type { ActionCard } from '@bulkhead/hull/actions/card.ts'
import { craftIngeniously } from '@bulkhead/hull/actions/craft.ts'
import { either } from '@bulkhead/hull/actions/either.ts'
import { crawl, weaponWays } from '@bulkhead/hull/effects.ts'
import { giveUp } from '@bulkhead/hull/items.ts'
import { putFire, removeFire } from '@bulkhead/hull/markers.ts'
import { distinctItems, itemsOf, roomOf, seatOf } from '@bulkhead/hull/queries.ts'
import { itemDef } from '@bulkhead/hull/ruleset.ts'
import type { Item } from '@bulkhead/hull/state.ts'
import { actionCard, type Effect, type Way } from '../../declare.ts'
import { REPAIRS } from '../../engines.ts'

/** The Mechanic's own Action cards. */

const ingenuity = actionCard(
  'ingenuity',
  { mechanic: 1 },
  { cost: 0, when: 'calm', ...either(...REPAIRS, craftIngeniously) },
)

const lightFire: Effect<Item> = {
  id: 'light-fire',
  missing: (s, me) => (roomOf(s, me).fire ? { why: 'burns', rule: 'NEM-FIRE-06' } : null),
  ways: (s, me) =>
    [
      ...weaponWays(s, me, () => true),
      ...distinctItems(itemsOf(me).filter(({ id }) => !itemDef(s, id).weapon)).map(itemWay),
    ].map((way) => ({ ...way, given: [way.choice] })),
  *resolve(t, me, item) {
    giveUp(t, me, item)
    putFire(t, me.room)
  },
}

function itemWay(item: Item): Way<Item> {
  return { id: item.id, targets: [{ kind: 'item', id: item.id }], choice: item }
}

const putOutFire: Effect<void> = {
  id: 'put-out-fire',
  missing: (s, me) => (roomOf(s, me).fire ? null : { why: 'no-fire', rule: 'NEM-FIRE-07' }),
  *resolve(t, me) {
    removeFire(t, me.room)
  },
}

const pyrotechnics = actionCard(
  'pyrotechnics',
  { mechanic: 1 },
  { cost: 1, when: 'calm', ...either(lightFire, putOutFire) },
)

const technicalCorridors = actionCard(
  'technical-corridors',
  { mechanic: 1 },
  {
    ...crawl,
    cost: 1,
    when: 'calm',
    *resolve(t, me, place) {
      yield* crawl.resolve(t, me, place)
      t.state.turn.passing.push(seatOf(t.state, me))
    },
  },
)

export const MECHANIC_CARDS: readonly ActionCard[] = [ingenuity, pyrotechnics, technicalCorridors]
