import type { Rules } from '@bulkhead/kernel'
import type { CraftSymbol, ItemDef } from '../cards/item-card.ts'
import { discardUsed, newItem, takeItem } from '../items.ts'
import { distinctItems, itemsOf, seatOf } from '../queries.ts'
import { itemDef, rulesOf } from '../ruleset.ts'
import { everybody } from '../secrets.ts'
import type { Item, Player, State } from '../state.ts'
import type { Table } from '../table.ts'
import type { Effect, Way } from './action.ts'

/** CRAFT: two components become a Crafted Item. */

export const craftItem: Effect<Recipe> = crafting(false)

/** Any yellow Item may stand for the wrench. */
export const craftIngeniously: Effect<Recipe> = crafting(true)

/** What is given up, and what comes of it. */
interface Recipe {
  readonly given: readonly [Item, Item]
  readonly gained: string
}

function crafting(ingenious: boolean): Effect<Recipe> {
  return {
    id: 'craft',
    missing: (s, me) =>
      craftWays(s, me, ingenious).length > 0
        ? null
        : { why: 'no-components', rule: 'NEM-CRAFT-02' },
    ways: (s, me) => craftWays(s, me, ingenious),
    resolve: craft,
  }
}

/** Every Crafted Item that is left in the pile (NEM-CRAFT-06), with every pair of components. */
function craftWays(s: State, me: Player, ingenious: boolean): Way<Recipe>[] {
  const items = itemsOf(me)
  if (items.length < 2) return []
  const left = Object.values(rulesOf(s).printed.items).filter(
    ({ id, recipe }) => recipe && s.crafted.includes(id),
  )
  return left.flatMap(({ id, recipe }) =>
    pairsFor(s, recipe!, items, ingenious).map((given) => craftWay(id, given)),
  )
}

/** Each discarded card supplies one symbol (NEM-CRAFT-02). */
function pairsFor(
  s: State,
  [one, two]: NonNullable<ItemDef['recipe']>,
  items: readonly Item[],
  ingenious: boolean,
): [Item, Item][] {
  const fitting = (symbol: CraftSymbol, others: readonly Item[]) =>
    distinctItems(others.filter((item) => supplies(itemDef(s, item.id), symbol, ingenious)))
  return fitting(one, items).flatMap((first) =>
    fitting(
      two,
      items.filter((item) => item !== first),
    ).map((second): [Item, Item] => [first, second]),
  )
}

function supplies(item: ItemDef, symbol: CraftSymbol, ingenious: boolean): boolean {
  return item.symbol === symbol || (ingenious && symbol === 'wrench' && item.colour === 'yellow')
}

function craftWay(gained: string, given: [Item, Item]): Way<Recipe> {
  const [one, two] = given.map((item) => item.id)
  return {
    id: `${gained}:${one}+${two}`,
    targets: [gained, one, two].map((id) => ({ kind: 'item', id })),
    params: { one, two },
    given,
    choice: { given, gained },
  }
}

/** NEM-CRAFT-07; anybody may look through the pile, so everybody knows what was taken (NEM-CRAFT-04). */
function* craft(t: Table, me: Player, { given, gained: id }: Recipe): Rules {
  const s = t.state
  for (const item of given) discardUsed(t, me, item)
  s.crafted.splice(s.crafted.indexOf(id), 1)
  t.log('crafts', { seat: seatOf(s, me), item: id }, 'NEM-CRAFT-03')
  // NEM-ITEM-21: a Weapon is made fully loaded.
  const item = newItem(id, itemDef(s, id).weapon?.capacity)
  item.seen = everybody(s)
  yield* takeItem(t, me, item)
}
