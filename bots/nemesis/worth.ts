import { doomOf } from '../hull/contamination.ts'
import { usesEnergy } from '../hull/items.ts'
import type { CardLore, ItemLore } from '../hull/lore.ts'
import { contaminationOf, type Mind, suffers, wayOutIsBroken } from '../hull/mind.ts'

/** What Action cards and Items of Nemesis are worth. */

export const CARDS: CardLore = {
  worth: {
    search: 1,
    rest: 0.8,
    demolition: 0.2,
    interruption: 0.3,
    'basic-repairs': 0.6,
    repairs: 0.7,
    'quick-repairs': 0.9,
    ingenuity: 0.9,
    'computer-skills': 0.9,
    'suppressive-fire': 1.1,
    'covering-fire': 1.1,
    reload: 0.6,
    order: 0.25,
    motivation: 0.9,
    'ship-knowledge': 0.3,
    piloting: 0.8,
    'old-friend': 1.2,
    pyrotechnics: 0.2,
    'technical-corridors': 0.6,
    'full-auto': 1.2,
    'nerves-of-steel': 1.1,
    'aimed-shot': 1,
    adrenaline: 1.2,
    reconnaissance: 0.9,
    scavenging: 0.5,
    intranet: 0.9,
    'access-denied': 0.6,
    'threat-assessment': 0.3,
  },
  inCombat: ['suppressive-fire', 'covering-fire', 'full-auto', 'aimed-shot', 'adrenaline'],
  kept: ['suppressive-fire', 'covering-fire', 'nerves-of-steel', 'adrenaline'],
  reload: 'reload',
}

export const REPAIRS = {
  cards: ['basic-repairs', 'repairs', 'quick-repairs', 'ingenuity'],
  items: ['tools', 'duct-tape'],
}

export const ITEMS: ItemLore = {
  worth: {
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
  },
  now,
  /** Whoever can slip away needs no medicine. */
  decks: { red: 0.2, yellow: 0.1, green: 0 },
  quests: {
    armor: 2.5,
    autoloader: 1.2,
    'pilot-evacuation-key': 2.5,
    'motion-tracker': 1.8,
  },
  crafted,
  useful: [
    'evacuation-key',
    'pilot-evacuation-key',
    'fire-extinguisher',
    'smoke-grenade',
    'taser',
    'armor',
    'bandages',
    'medkit',
    'antidote',
    'synthetic-food',
  ],
}

function now(mind: Mind, id: string, worth: number): number {
  const { me, printed } = mind
  if (REPAIRS.items.includes(id)) return wayOutIsBroken(mind) ? worth + 2 : worth
  if (id === 'alcohol') return contaminationOf(mind) > 0 ? worth + 1 : worth
  if (id.startsWith('energy-charge')) return usesEnergy(mind) ? worth + 0.5 : 0.4
  if (printed.items[id].colour === 'green' && me.wounds.length > 0) return worth + 1
  return worth
}

function crafted(mind: Mind, id: string): number {
  const { me } = mind
  if (id === 'antidote') return 20 * doomOf(mind)
  const armed = me.hands.some(({ item, ammo }) => item !== null && ammo > 1)
  if (id === 'flamethrower' && !armed && !suffers(mind, 'wound-arm')) return 2.5
  return id === 'taser' ? 1.2 : 0
}
