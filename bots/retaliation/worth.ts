import { printed } from '@bulkhead/retaliation/printed'
import { isAlone, loadedAmmo, type Mind, tokens } from './mind.ts'

/** What things are worth to their owner, in points. */

const CHARACTERS: Readonly<Record<string, number>> = {
  officer: 6,
  'heavy-gun-operator': 5,
  recon: 5,
  'combat-engineer': 4,
  'medical-support': 3,
  contractor: 3,
}

/** Alone there is nobody to command or to treat; and the Contractor has no Support Equipment. */
const ALONE: Readonly<Record<string, number>> = {
  'combat-engineer': 7,
  'heavy-gun-operator': 6,
  recon: 5,
  'medical-support': 4,
  contractor: 3,
  officer: 2,
}

export function characterWorth(mind: Mind, id: string): number {
  return (isAlone(mind) ? ALONE : CHARACTERS)[id] ?? 0
}

/** Of Items that are not Weapons. */
const ITEMS: Readonly<Record<string, number>> = {
  egg: 1,
  'heavy-armor': 9,
  'tactical-armor': 8,
  'biohazard-armor': 7,
  'utility-vest': 8,
  'autoloader-belt': 8,
  'bulletproof-vest': 6,
  'rpg-launcher': 5,
  'engineering-equipment': 3,
  'entrenching-tool': 4,
  'noise-scanner': 3,
  'perimeter-security-device': 6,
  'portable-device': 3,
  'security-system-control': 4,
  'supporting-robot-controller': 3,
  'oxygen-tank': 6,
  'heavy-oxygen-tank': 5,
  medpack: 5,
  ammo: 5,
  grenade: 4,
  medkit: 4,
  'medical-stapler': 5,
  stimulants: 4,
  'adrenaline-injection': 5,
  'caffeine-pills': 5,
  antiseptic: 3,
  'anti-aircraft-codes': 5,
  'emergency-life-support-codes': 5,
  flashbang: 4,
  'military-taser': 3,
  'portable-barrier': 3,
  'exploring-drone': 4,
  phosphates: 4,
  tools: 3,
  'fire-extinguisher': 3,
  'robot-controller': 4,
  'personal-log-codes': 4,
}

/** Support Equipment, by how many of its bearers got out: what saves cards and Attacks before what shoots. */
const SUPPORT: readonly string[] = [
  'perimeter-security-device',
  'bayonet',
  'assault-shotgun',
  'hand-cannon',
  'entrenching-tool',
  'engineering-equipment',
  'utility-vest',
  'noise-scanner',
  'portable-device',
  'rpg-launcher',
  'heavy-armor',
  'supporting-robot-controller',
  'biohazard-armor',
  'tactical-armor',
  'submachine-gun',
  'sonic-gun',
  'plasma-gun',
  'tactical-hatchet',
  'drum-mag-rifle',
  'gatling-gun',
  'grenade-launcher',
  'autoloader-belt',
  'security-system-control',
  'flamethrower',
]

export function supportWorth({ view, me }: Mind, id: string): number {
  const suits = view.players.length > 1 && SUITS[me.character] === id
  return suits ? SUITED : SUPPORT.length - SUPPORT.indexOf(id)
}

/**
 * What suits one Character of a crew better than others: the turrets fire from Secure tokens, the Autoloader Belt
 * feeds the second shots of the Assault Rifle, and the launcher covers those who stay behind.
 */
const SUITS: Readonly<Record<string, string>> = {
  'combat-engineer': 'security-system-control',
  recon: 'autoloader-belt',
  'heavy-gun-operator': 'grenade-launcher',
}
const SUITED = 20.5

const WEAPONS: Readonly<Record<string, number>> = {
  'gatling-gun': 10,
  'plasma-gun': 9,
  flamethrower: 9,
  'sonic-gun': 9,
  'drum-mag-rifle': 9,
  'submachine-gun': 9,
  'assault-shotgun': 8,
  'grenade-launcher': 8,
  'hand-cannon': 6,
  'tactical-hatchet': 6,
  bayonet: 7,
}

export function itemWorth({ me }: Mind, id: string): number {
  const { armor, melee, ranged } = printed.items[id] ?? {}
  const base = WEAPONS[id] ?? ITEMS[id] ?? (ranged || melee ? 7 : 3)
  return armor && me.armor ? base - 6 : base
}

/** Tokens for the Belt: air first, then what is missing. */
export function gearWorth(mind: Mind, gear: string): number {
  const { me } = mind
  const has = (kind: string) => tokens(me, kind)
  if (gear === 'oxygen') {
    const spare = isAlone(mind) ? 12 : 10
    return me.oxygen <= 3 ? 20 - 4 * has('oxygen') : spare - 2 * has('oxygen')
  }
  if (gear === 'ammo' || gear === 'half-ammo') {
    const half = gear === 'half-ammo' ? 1 : 0
    return (loadedAmmo(me) <= 2 ? 9 : 6) - 2.5 * has('ammo') - half
  }
  if (gear === 'medpack') return (me.health >= 3 ? 10 : 6.5) - 3 * has('medpack')
  return 5 - 2.5 * has('grenade')
}

const CARDS: Readonly<Record<string, number>> = {
  search: 1,
  rest: 0.9,
  demolition: 0.3,
  repairs: 0.7,
  'fast-repairs': 0.8,
  secure: 1,
  'fast-secure': 1,
  'basic-secure': 0.7,
  'stay-calm': 1.4,
  'duck-and-cover': 1.2,
  'tactical-retreat': 1.1,
  'chain-of-command': 0.6,
  'fire-at-will': 0.9,
  scouting: 1.3,
  sprint: 1.2,
}

/** What a card in hand is worth beside paying for something. */
export function cardWorth(card: string): number {
  return CARDS[card.slice(card.indexOf('-') + 1)] ?? 0.8
}
