import type {
  CombatFace,
  IntruderProfile,
  IntruderType,
  NoiseFace,
  Token,
} from '@bulkhead/hull/kinds.ts'
import type { Character } from '@bulkhead/hull/pack.ts'

/** Dice, tokens, tracks, supplies and Characters. The board is in `board.ts`, the cards in `cards/`, rooms in `rooms/`. */

/** Larva figures never run out (LOCK-GEN-10). */
export const INTRUDERS: Readonly<Record<IntruderType, IntruderProfile>> = {
  larva: { figures: Number.POSITIVE_INFINITY, endurance: 0 },
  creeper: { figures: 3, endurance: 1 },
  adult: { figures: 8, endurance: 1 },
  breeder: { figures: 2, endurance: 2 },
  queen: { figures: 1, endurance: 2 },
}

/** The 27 Night Stalker tokens: the higher number counts in the dark. */
export const NIGHT_STALKER_TOKENS: readonly Token[] = [
  ...tokens('blank', 1, 0),
  ...tokens('larva', 4, 1, 2),
  ...tokens('larva', 4, 0, 1),
  ...tokens('creeper', 3, 1, 2),
  ...tokens('adult', 3, 3, 4),
  ...tokens('adult', 3, 2, 4),
  ...tokens('adult', 3, 2, 3),
  ...tokens('adult', 3, 1, 3),
  ...tokens('breeder', 1, 2, 4),
  ...tokens('breeder', 1, 3, 4),
  ...tokens('queen', 1, 4, 4),
]

/** The 27 tokens of the original Intruders (MODE-INTR). */
export const INTRUDER_TOKENS: readonly Token[] = [
  ...tokens('blank', 1, 0),
  ...tokens('larva', 8, 1),
  ...tokens('creeper', 3, 1),
  ...tokens('adult', 4, 2),
  ...tokens('adult', 5, 3),
  ...tokens('adult', 3, 4),
  ...tokens('breeder', 1, 3),
  ...tokens('breeder', 1, 4),
  ...tokens('queen', 1, 4),
]

function tokens(type: Token['type'], count: number, number: number, higher?: number): Token[] {
  return Array.from({ length: count }, () =>
    higher === undefined ? { type, number } : { type, number, higher },
  )
}

/** What the bag starts with, besides one Adult for each player (LOCK-SETUP-15). */
export const STARTING_BAG: readonly Token['type'][] = [
  'blank',
  ...Array<Token['type']>(4).fill('larva'),
  'creeper',
  'queen',
  ...Array<Token['type']>(3).fill('adult'),
]

export const NOISE_DIE: readonly NoiseFace[] = [1, 1, 2, 2, 3, 3, 4, 4, 'silence', 'danger']
/** The Mars d12. */
export const SURFACE_DIE: readonly NoiseFace[] = [...NOISE_DIE, 'surface', 'surface']

export const COMBAT_DIE: readonly CombatFace[] = [
  'miss',
  'creeper',
  'creeper',
  'adult',
  'one',
  'two',
]
export const ADVANTAGE_DIE: readonly CombatFace[] = [
  'creeper',
  'adult',
  'one',
  'two',
  'card-one',
  'card-two',
]

/** An Exploration token is written as its effect and its number of Items: `fire-2`. */
export const UNDERGROUND_TOKENS: readonly string[] = [
  'malfunction-4',
  'malfunction-3',
  ...Array<string>(4).fill('malfunction-2'),
  ...Array<string>(2).fill('malfunction-1'),
  'fire-2',
  'fire-1',
  ...Array<string>(2).fill('silence-1'),
  'slime-4',
  'slime-3',
  'danger-3',
  'danger-2',
  'doors-4',
  'doors-3',
  'doors-2',
  'doors-1',
]

/** `red`, `yellow` and `green` give an Item of that colour. */
export const SURFACE_TOKENS: readonly string[] = [
  'surface-3',
  'surface-2',
  'surface-2',
  'red-1',
  'yellow-2',
  'green-1',
  'malfunction-3',
  'malfunction-2',
  'danger-2',
  'silence-1',
]

/** Time track: 15 green, 14 to 9, white 8 to 1, and the last space, which counts as 0. */
export const FIRST_SPACE = 15
export const FIRST_WHITE = 8
export const LAST_SPACE = 0
/** Power thresholds on entering a space (LOCK-BOARD-07). */
export const RED_THRESHOLDS: readonly number[] = [14, 13, 9, 7, 4]
export const BLUE_THRESHOLDS: readonly number[] = [11, 5, 3]
export const CSS_SPACES: readonly number[] = [10, 8, 6, 4, 2, 1]
export const CSS_TOKENS: readonly string[] = ['a', 'a', 'b', 'c', 'all', 'all', 'none']

/** Carcasses never run out (LOCK-GEN-10). */
export const SUPPLY = {
  fire: 12,
  malfunction: 10,
  doors: 11,
  carcasses: Number.POSITIVE_INFINITY,
  eggs: 8,
} as const
export const EGGS_AT_START = 5
export const HAND_SIZE = 5
export const CONTAMINATION_CARDS = { infected: 7, clean: 20 } as const

export const MOST_KNOWLEDGE = 8
/** The Weakness places from the left, and the Knowledge that each asks for. */
export const WEAKNESS_PLACES = { first: 3, second: 5, third: 8 } as const

export interface LockdownCharacter extends Character {
  /** Survivors of the Nemesis know more from the start (LOCK-SETUP-41). */
  readonly knowledge: 1 | 3
}

const survivor = { start: 'isolation-room', knowledge: 3 } as const
const staff = { start: 'repository', knowledge: 1 } as const

export const CHARACTERS: readonly LockdownCharacter[] = [
  { id: 'survivor', ...survivor, quests: ['assault-rifle'] },
  { id: 'lab-rat', ...survivor, quests: ['wail'] },
  { id: 'hacker', ...staff, item: 'pistol', quests: ['cyberdeck'] },
  { id: 'xenobiologist', ...staff, item: 'probe-arm', quests: ['analysis-kit'] },
  { id: 'sentry', ...staff, item: 'smg', quests: ['battle-suit'] },
  { id: 'janitor', ...staff, item: 'nail-gun', quests: ['cleaning-cart'] },
]

/** Characters of Nemesis, in place of the one of the same colour (LOCK-MODE-CHAR-01). */
export const ALTERNATIVES: Readonly<Record<string, string>> = {
  survivor: 'soldier',
  'lab-rat': 'scout',
  hacker: 'pilot',
  xenobiologist: 'scientist',
  sentry: 'captain',
  janitor: 'mechanic',
}

/** They bring no starting Item (LOCK-MODE-CHAR-06). */
export const NEMESIS_CHARACTERS: readonly LockdownCharacter[] = [
  { id: 'soldier', ...survivor, quests: ['body-armour'] },
  { id: 'scout', ...survivor, quests: ['motion-tracker'] },
  { id: 'pilot', ...survivor, quests: ['rover-key'] },
  { id: 'scientist', ...survivor, quests: ['field-laboratory'] },
  { id: 'captain', ...survivor, quests: ['command-tablet'] },
  { id: 'mechanic', ...survivor, quests: ['plasma-torch'] },
]

/** Staff members are all others (LOCK-GEN-05, LOCK-GEN-06). */
export const NEMESIS_SURVIVORS: ReadonlySet<string> = new Set(
  [...CHARACTERS, ...NEMESIS_CHARACTERS]
    .filter(({ knowledge }) => knowledge === 3)
    .map(({ id }) => id),
)
