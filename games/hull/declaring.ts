import type { Texts } from '@bulkhead/kernel'
import type { Doing, Price } from './actions/action.ts'
import { type ActionCard, actionCard } from './actions/card.ts'
import { type DeclaredItem, type ItemDef, item } from './cards/item-card.ts'
import { type DeclaredTile, type Tile, tile } from './cards/tile.ts'

/** How a game declares what has an action, held to what the game can say. */
export interface Declaring<T extends Texts> {
  actionCard<Choice>(
    id: string,
    copies: ActionCard['copies'],
    action: Doing<Choice, T> & Price,
  ): ActionCard
  item<Choice>(def: DeclaredItem<Choice, T>): ItemDef
  tile<Choice>(def: DeclaredTile<Choice, T>): Tile
}

export function declaring<T extends Texts>(): Declaring<T> {
  return { actionCard, item, tile }
}
