import type {
  CombatFace,
  IntruderProfile,
  IntruderType,
  NoiseFace,
  Token,
} from '@bulkhead/hull/kinds.ts'
import type { Character } from '@bulkhead/hull/pack.ts'

/** Dice, tokens, tracks and supplies. The board is in `board.ts`, the cards in `cards/`, rooms in `rooms/`. */

export const INTRUDERS: Readonly<Record<IntruderType, IntruderProfile>> = {
  larva: { figures: 6, endurance: 0 },
  creeper: { figures: 3, endurance: 1 },
  adult: { figures: 8, endurance: 1 },
  breeder: { figures: 2, endurance: 2 },
  queen: { figures: 1, endurance: 2 },
}

/** All 27 tokens. */
export const TOKENS: readonly Token[] = [
  ...tokens('blank', 0, 1),
  ...tokens('larva', 1, 8),
  ...tokens('creeper', 1, 3),
  ...tokens('adult', 2, 4),
  ...tokens('adult', 3, 5),
  ...tokens('adult', 4, 3),
  ...tokens('breeder', 3, 1),
  ...tokens('breeder', 4, 1),
  ...tokens('queen', 4, 1),
]

function tokens(type: Token['type'], number: number, count: number): Token[] {
  return Array.from({ length: count }, () => ({ type, number }))
}

/** What the bag starts with, besides one Adult for each player (NEM-SETUP-18). */
export const STARTING_BAG: readonly Token['type'][] = [
  'blank',
  'larva',
  'larva',
  'larva',
  'larva',
  'creeper',
  'queen',
  'adult',
  'adult',
  'adult',
]

export const NOISE_DIE: readonly NoiseFace[] = [1, 1, 2, 2, 3, 3, 4, 4, 'danger', 'silence']

export const COMBAT_DIE: readonly CombatFace[] = [
  'miss',
  'creeper',
  'creeper',
  'adult',
  'one',
  'two',
]

/** An Exploration token is written as its effect and its number of Items: `fire-2`. */
export const EXPLORATION_TOKENS: readonly string[] = [
  'malfunction-4',
  'malfunction-3',
  ...Array<string>(4).fill('malfunction-2'),
  ...Array<string>(2).fill('malfunction-1'),
  'doors-4',
  'doors-3',
  'doors-2',
  'doors-1',
  'fire-2',
  'fire-1',
  ...Array<string>(2).fill('silence-1'),
  'slime-4',
  'slime-3',
  'danger-3',
  'danger-2',
]

/** Time track: green 0, white 1 to 6, blue 7 to 14, jump 15. */
export const FIRST_BLUE = 7
export const JUMP = 15

/** Self-destruct track: green 0, white 1 and 2, yellow 3 to 5, skull 6. */
export const FIRST_YELLOW = 3
export const SKULL = 6

export const DESTINATIONS = ['a', 'b', 'c', 'd'] as const

export const SUPPLY = { fire: 8, malfunction: 8, doors: 12, carcasses: 8, eggs: 8 } as const
export const EGGS_AT_START = 5
export const HAND_SIZE = 5
export const POD_SEATS = 2
export const CONTAMINATION_CARDS = { infected: 7, clean: 20 } as const

export const CHARACTERS: readonly Character[] = [
  { id: 'captain', start: 'hibernatorium', item: 'revolver', quests: ['ship-log', 'intercom'] },
  {
    id: 'pilot',
    start: 'hibernatorium',
    item: 'shotgun',
    quests: ['orbital-thrusters', 'pilot-evacuation-key'],
  },
  {
    id: 'scientist',
    start: 'hibernatorium',
    item: 'pistol',
    quests: ['holo-computer', 'lab-equipment'],
  },
  {
    id: 'scout',
    start: 'hibernatorium',
    item: 'rifle',
    quests: ['motion-tracker', 'security-key'],
  },
  { id: 'soldier', start: 'hibernatorium', item: 'assault-rifle', quests: ['autoloader', 'armor'] },
  {
    id: 'mechanic',
    start: 'hibernatorium',
    item: 'sawed-off',
    quests: ['plasma-torch', 'flashlight'],
  },
]

export function podsInPlay(players: number): number {
  if (players <= 2) return 2
  return players <= 4 ? 3 : 4
}

export const COORDINATES: Readonly<Record<string, readonly string[]>> = {
  'coordinates-1': ['venus', 'deep-space', 'mars', 'earth'],
  'coordinates-2': ['mars', 'venus', 'deep-space', 'earth'],
  'coordinates-3': ['deep-space', 'mars', 'earth', 'venus'],
  'coordinates-4': ['mars', 'venus', 'earth', 'deep-space'],
  'coordinates-5': ['venus', 'earth', 'deep-space', 'mars'],
  'coordinates-6': ['deep-space', 'earth', 'venus', 'mars'],
  'coordinates-7': ['earth', 'deep-space', 'mars', 'venus'],
  'coordinates-8': ['earth', 'mars', 'venus', 'deep-space'],
}
