import type { Playing } from './position.ts'

/** What the tests of Items ask again and again. */

/** What an option costs; undefined where it is not offered. */
export function costOf(game: Playing, id: string): unknown {
  return game.decision().options.find((option) => option.id === id)?.params?.cost
}

/** Whether an Item can be used now, in any way. */
export function isOffered(game: Playing, item: string): boolean {
  return game.options().some((id) => id === item || id.startsWith(`${item}:`))
}

/** Where a card lies, as somebody who only watches can tell: `red discard`, `hand`, `inventory`… */
export function cardPlace(game: Playing, id: string): string {
  const { decks, players } = game.view(null)
  for (const [name, { discard }] of Object.entries(decks)) {
    if (discard.includes(id)) return `${name} discard`
  }
  for (const { hands, inventory } of players) {
    if (inventory.some((item) => item.id === id)) return 'inventory'
    if (hands.some((held) => held.item === id)) return 'hand'
    if (hands.some((held) => held.added.includes(id))) return 'added'
  }
  return 'unknown'
}

/** Ids of the Items in an Inventory that a reader knows, and the colours of the others. */
export function inventory(game: Playing, owner: number, reader: Parameters<Playing['view']>[0]) {
  return game.view(reader).players[owner].inventory.map(({ id, colour }) => id ?? colour)
}

/** What somebody holds, Items and Objects. */
export function inHands(game: Playing, owner: number) {
  return game.view(null).players[owner].hands.map(({ item, object }) => item ?? object)
}
