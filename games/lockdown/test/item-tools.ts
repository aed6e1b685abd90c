import type { Playing } from './position.ts'

/** What the tests of Items ask again and again. */

/** What an option costs; undefined where it is not offered. */
export function costOf(game: Playing, id: string): unknown {
  return game.decision().options.find((option) => option.id === id)?.params?.cost
}

/** Ids of the Items in an Inventory. */
export function inventory(game: Playing, character: string): string[] {
  return game.player(character).inventory.map(({ id }) => id)
}

/** What somebody holds, Items and Objects. */
export function inHands(game: Playing, character: string): string[] {
  return game.player(character).hands.map(({ item, object }) => item?.id ?? object!)
}

/** The Ammo of a Weapon in hand. */
export function ammoOf(game: Playing, character: string, weapon: string): number | undefined {
  return game.player(character).hands.find(({ item }) => item?.id === weapon)?.item?.ammo
}
