import { printed } from '@bulkhead/nemesis/printed'
import { wayOutIsBroken } from './cards.ts'
import { contaminationOf, type Mind } from './mind.ts'

/** What an Item is worth to this Character, in cards. */

const WORTH: Readonly<Record<string, number>> = {
  'energy-charge': 1.5,
  'energy-charge-yellow': 1.5,
  grenade: 0.8,
  'smoke-grenade': 3,
  'recon-drone': 0.4,
  bait: 0.5,
  'extended-magazine': 1.2,
  'prototype-rifle': 1.5,
  'prototype-shotgun': 1.5,
  'prototype-pistol': 1.2,
  'comms-key': 0.1,
  'evacuation-key': 3.5,
  'pilot-evacuation-key': 3.5,
  'self-destruct-key': 1.5,
  chemicals: 0.8,
  tools: 1.8,
  'duct-tape': 1.6,
  'fire-extinguisher': 2.4,
  'clothes-yellow': 1.2,
  'clothes-green': 1.2,
  'technical-corridor-plans': 0.7,
  'space-suit': 0.4,
  'nemesis-plans': 0.5,
  bandages: 2.2,
  medkit: 2.4,
  'synthetic-food': 2,
  'adrenaline-shot': 1.8,
  alcohol: 1.2,
  'military-drugs': 1.4,
  antidote: 3,
  taser: 3,
  flamethrower: 3,
  'molotov-cocktail': 1,
  armor: 3,
}

export function itemWorth(mind: Mind, id: string): number {
  const def = printed.items[id]
  const { me } = mind
  const worth = WORTH[id] ?? 0.6
  const already = me.inventory.filter((one) => one.id === id).length
  const again = worth / (1 + 0.5 * already)
  if (id === 'tools' || id === 'duct-tape') return wayOutIsBroken(mind) ? again + 2 : again
  if (id === 'alcohol') return contaminationOf(me) > 0 ? again + 1 : again
  if (id.startsWith('energy-charge')) return usesEnergy(mind) ? again + 0.5 : 0.4
  if (def.colour === 'green' && me.wounds.length > 0) return again + 1
  return again
}

function usesEnergy({ me }: Mind): boolean {
  return me.hands.some(({ item }) => item !== null && printed.items[item].weapon?.energy === true)
}

/** What a thing in hand is worth: an Object may be the whole Objective. */
export function heldWorth(mind: Mind, id: string, wanted: readonly string[]): number {
  if (wanted.includes(id)) return 50
  const def = printed.items[id]
  if (!def) return 0.1
  if (!def.weapon) return itemWorth(mind, id)
  const held = mind.me.hands.find(({ item }) => item === id)
  return 2 + (held?.ammo ?? 1) * 0.8
}
