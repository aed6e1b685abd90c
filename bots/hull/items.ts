import type { Mind } from './mind.ts'

/** What an Item is worth to this Character, in cards. */
export function itemWorth(mind: Mind, id: string): number {
  const { now, worth } = mind.lore.items
  const already = mind.me.inventory.filter((one) => one.id === id).length
  return now(mind, id, (worth[id] ?? 0.6) / (1 + 0.5 * already))
}

/** Fires a Weapon that an Energy Charge loads. */
export function usesEnergy({ me, printed }: Mind): boolean {
  return me.hands.some(({ item }) => item !== null && printed.items[item].weapon?.energy === true)
}

/** What a thing in hand is worth: an Object may be the whole Objective. */
export function heldWorth(mind: Mind, id: string, wanted: readonly string[]): number {
  if (wanted.includes(id)) return 50
  const def = mind.printed.items[id]
  if (!def) return 0.1
  if (!def.weapon) return itemWorth(mind, id)
  const held = mind.me.hands.find(({ item }) => item === id)
  return 2 + (held?.ammo ?? 1) * 0.8
}
