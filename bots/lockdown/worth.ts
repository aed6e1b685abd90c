import { doomOf } from '../hull/contamination.ts'
import { usesEnergy } from '../hull/items.ts'
import type { CardLore, ItemLore } from '../hull/lore.ts'
import { contaminationOf, type Mind, suffers, wayOutIsBroken } from '../hull/mind.ts'
import { own } from './mind.ts'

/** What Action cards and Items of Lockdown are worth. */

export const CARDS: CardLore = {
  worth: {
    search: 1,
    rest: 0.8,
    demolition: 0.2,
    interruption: 0.3,
    repairs: 0.7,
    'basic-repairs': 0.6,
    'quick-repairs': 0.9,
    cleaning: 1,
    ingenuity: 0.9,
    'computer-skills': 0.9,
    'desperate-attack': 1.2,
    distraction: 1,
    obstinate: 0.9,
    'ventilation-ducts': 0.3,
    inconspicuous: 1.1,
    'weird-metabolism': 0.7,
    'sensitive-hearing': 0.8,
    'feel-of-the-dark': 1.1,
    bypass: 0.6,
    'remote-access': 0.5,
    'data-breach': 0.5,
    vivisection: 1.2,
    'field-experience': 0.8,
    pheromones: 1.1,
    'specimen-handling': 0.5,
    quarantine: 0.2,
    stun: 0.8,
    'defense-plan': 0.7,
    'facility-tour': 0.4,
    'master-keys': 0.5,
    'back-ways': 1,
    'odds-and-ends': 0.7,
    handyman: 0.6,
    'facility-knowledge': 0.4,
    'old-hand': 0.8,
    'rover-driver': 0.9,
    'suppressive-fire': 1.1,
    'covering-fire': 1.1,
    reload: 0.6,
    order: 0.25,
    motivation: 0.9,
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
  inCombat: [
    'desperate-attack',
    'distraction',
    'vivisection',
    'pheromones',
    'suppressive-fire',
    'covering-fire',
    'full-auto',
    'aimed-shot',
    'adrenaline',
  ],
  kept: [
    'desperate-attack',
    'distraction',
    'vivisection',
    'inconspicuous',
    'feel-of-the-dark',
    'suppressive-fire',
    'covering-fire',
    'nerves-of-steel',
    'adrenaline',
  ],
  reload: 'reload',
}

export const REPAIRS = {
  cards: ['basic-repairs', 'repairs', 'quick-repairs', 'cleaning', 'ingenuity'],
  items: ['toolbelt', 'duct-tape'],
}

export const ITEMS: ItemLore = {
  worth: {
    'energy-charge': 1.5,
    'energy-charge-yellow': 1.5,
    'light-stick': 1.3,
    grenade: 1,
    'smoke-grenade': 3,
    decoy: 1.5,
    'recon-drone': 0.8,
    'extended-magazine': 1.2,
    'prototype-rifle': 2.6,
    'prototype-shotgun': 2.2,
    'prototype-pistol': 1.8,
    'comms-key': 1,
    'autodestruct-key': 0.4,
    toolbelt: 1.8,
    fuel: 0.9,
    'duct-tape': 1.6,
    flashlight: 1.1,
    'fire-blanket': 2,
    'clothes-yellow': 1.4,
    'clothes-green': 1.4,
    'cave-plans': 1.2,
    'facility-plans': 0.8,
    medkit: 2.4,
    'skin-stapler': 2.2,
    alcohol: 1.2,
    'caffeine-pills': 1.8,
    'adrenaline-shot': 1.6,
    'research-documents': 0.8,
    stimulants: 1.2,
    antidote: 3,
    taser: 3,
    flamethrower: 3,
    'thermite-charge': 1,
    'enviro-suit': 2.5,
    'body-armour': 3,
  },
  now,
  decks: { red: 0.3, yellow: 0.1, green: 0.1 },
  quests: {
    'assault-rifle': 3,
    wail: 1.6,
    'battle-suit': 2.5,
    'analysis-kit': 1.5,
    cyberdeck: 1.6,
    'cleaning-cart': 1.2,
    'motion-tracker': 1.8,
    'body-armour': 2.8,
    'rover-key': 1.5,
    'field-laboratory': 1.2,
    'command-tablet': 0.4,
    'plasma-torch': 0.8,
  },
  crafted,
  useful: [
    'enviro-suit',
    'battle-suit',
    'smoke-grenade',
    'taser',
    'medkit',
    'skin-stapler',
    'antidote',
    'light-stick',
    'flashlight',
    'fire-blanket',
  ],
}

function now(mind: Mind, id: string, worth: number): number {
  const { me, printed } = mind
  if (REPAIRS.items.includes(id)) return wayOutIsBroken(mind) ? worth + 2 : worth
  if (id === 'enviro-suit') return own(mind).gateOpen ? worth + 2 : worth
  if (id === 'alcohol') return contaminationOf(mind) > 0 ? worth + 1 : worth
  if (id.startsWith('energy-charge')) return usesEnergy(mind) ? worth + 0.5 : 0.4
  if (printed.items[id].colour === 'green' && me.wounds.length > 0) return worth + 1
  return worth
}

function crafted(mind: Mind, id: string): number {
  const { me } = mind
  if (id === 'antidote') return 20 * doomOf(mind)
  if (id === 'enviro-suit') return me.inventory.some((one) => one.id === id) ? 0 : 2.4
  const armed = me.hands.some(({ item, ammo }) => item !== null && ammo > 1)
  if (id === 'flamethrower' && !armed && !suffers(mind, 'wound-arm')) return 2.5
  if (id === 'thermite-charge') return usesEnergy(mind) ? 0 : 1.2
  return id === 'taser' ? 1.5 : 0
}
