import { once } from '@bulkhead/common'
import type { Rules } from '@bulkhead/kernel'
import type { CraftSymbol, ItemDef } from '../cards/item-card.ts'
import { fitInventory, fullAmmo, giveUp, newItem, takeItem } from '../items.ts'
import type { Printed } from '../pack.ts'
import { distinctItems, itemsOf, seatOf } from '../queries.ts'
import { itemDef, rulesOf } from '../ruleset.ts'
import { everybody } from '../secrets.ts'
import type { Item, Player, State } from '../state.ts'
import type { Table } from '../table.ts'
import type { Effect, Way } from './action.ts'

/** CRAFT: components become a Crafted Item. */

/** Whether an Item may be taken for a symbol that it does not bear: at most one of those given up. */
type StandIn = (item: ItemDef, symbol: CraftSymbol) => boolean

export const craftItem: Effect<Recipe> = crafting(() => false)

/** Any yellow Item may stand for the wrench. */
export const craftIngeniously: Effect<Recipe> = crafting(
  ({ colour }, symbol) => symbol === 'wrench' && colour === 'yellow',
)

/** What is given up, and what comes of it. */
export interface Recipe {
  readonly given: readonly Item[]
  readonly gained: string
}

export function crafting(standIn: StandIn): Effect<Recipe> {
  return {
    id: 'craft',
    missing: (s, me) =>
      craftWays(s, me, standIn).length > 0 ? null : { why: 'no-components', rule: 'NEM-CRAFT-02' },
    ways: (s, me) => craftWays(s, me, standIn),
    resolve: craft,
  }
}

/** Every Crafted Item that is left in the pile (NEM-CRAFT-06), with every pair of components. */
function craftWays(s: State, me: Player, standIn: StandIn): Way<Recipe>[] {
  const items = itemsOf(me)
  if (items.length < 2) return []
  return left(s).flatMap(({ id, recipe }) =>
    pairsFor(s, recipe!, items, standIn).map(([one, two]) => ({
      id: `${id}:${one.id}+${two.id}`,
      params: { one: one.id, two: two.id },
      ...recipeWay(id, [one, two]),
    })),
  )
}

/** With one component less: one Item that bears either symbol will do. */
export function waysFromOne(s: State, me: Player): Way<Recipe>[] {
  const items = distinctItems(itemsOf(me))
  return left(s).flatMap(({ id, recipe }) =>
    items
      .filter((item) => recipe!.some((symbol) => itemDef(s, item.id).symbol === symbol))
      .map((one) => ({ id: `${id}:${one.id}`, params: { one: one.id }, ...recipeWay(id, [one]) })),
  )
}

function left(s: State): ItemDef[] {
  return recipesIn(rulesOf(s).printed).filter(({ id }) => s.crafted.includes(id))
}

const recipesIn = once(({ items }: Printed) => Object.values(items).filter(({ recipe }) => recipe))

/** Each discarded card supplies one symbol (NEM-CRAFT-02). */
function pairsFor(
  s: State,
  [one, two]: NonNullable<ItemDef['recipe']>,
  items: readonly Item[],
  standIn: StandIn,
): [Item, Item][] {
  const bears = (item: Item, symbol: CraftSymbol) => itemDef(s, item.id).symbol === symbol
  const fitting = (symbol: CraftSymbol, others: readonly Item[]) =>
    distinctItems(
      others.filter((item) => bears(item, symbol) || standIn(itemDef(s, item.id), symbol)),
    )
  return fitting(one, items).flatMap((first) =>
    fitting(
      two,
      items.filter((item) => item !== first),
    )
      .filter((second) => bears(first, one) || bears(second, two))
      .map((second): [Item, Item] => [first, second]),
  )
}

function recipeWay(gained: string, given: readonly Item[]): Way<Recipe> {
  const targets = [gained, ...given.map((item) => item.id)].map((id) => ({ kind: 'item', id }))
  return { targets, given, choice: { given, gained } }
}

/** NEM-CRAFT-07; anybody may look through the pile, so everybody knows what was taken (NEM-CRAFT-04). */
export function* craft(t: Table, me: Player, { given, gained }: Recipe): Rules {
  for (const item of given) giveUp(t, me, item)
  const item = fromPile(t.state, gained)
  t.log('crafts', { seat: seatOf(t.state, me), item: gained }, 'NEM-CRAFT-03')
  yield* takeItem(t, me, item)
  yield* fitInventory(t, me)
}

/** Takes a Crafted Item that nothing was given up for. */
export function* takeCrafted(t: Table, me: Player, id: string): Rules {
  yield* takeItem(t, me, fromPile(t.state, id))
  yield* fitInventory(t, me)
}

/** A Weapon comes with all its Ammo (NEM-ITEM-21). */
function fromPile(s: State, id: string): Item {
  s.crafted.splice(s.crafted.indexOf(id), 1)
  const item = newItem(id, fullAmmo(itemDef(s, id)))
  item.seen = everybody(s)
  return item
}
