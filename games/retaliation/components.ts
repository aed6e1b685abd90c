import type { BurstFace, IntruderType, NoiseFace, ShootFace, Token } from './kinds.ts'

/** Dice, tracks, tokens and how many there are of everything. */

export const NOISE_DIE: readonly NoiseFace[] = [1, 2, 2, 3, 3, 4, 4, 4, 'hazard', 'hazard']
export const SHOOT_DIE: readonly ShootFace[] = [2, 3, 4, 4, 5, 5, 'ammo', 'crit']
export const BURST_DIE: readonly BurstFace[] = [1, 1, 1, 2, 3, 4]
/** The face of the Burst die with the special symbol. */
export const SYMBOL: BurstFace = 4

export const SUPPLY = {
  fire: 9,
  malfunction: 14,
  noise: 30,
  secure: 20,
  doors: 14,
  eggs: 5,
  data: 5,
  gear: 20,
} as const

export const MODELS: Readonly<Record<IntruderType, number>> = {
  queen: 1,
  drone: 8,
  adult: 36,
  larva: 6,
}

export const TOKENS: readonly Token[] = [
  { type: 'blank', adults: 0, drones: 0 },
  ...copies(9, { type: 'queen', adults: 0, drones: 0 }),
  ...copies(6, { type: 'larva', adults: 0, drones: 0 }),
  ...copies(6, { type: 'adult', adults: 2, drones: 0 }),
  ...copies(6, { type: 'adult', adults: 3, drones: 0 }),
  ...copies(4, { type: 'adult', adults: 4, drones: 0 }),
  ...copies(2, { type: 'drone', adults: 1, drones: 1 }),
  ...copies(3, { type: 'drone', adults: 2, drones: 1 }),
  ...copies(3, { type: 'drone', adults: 3, drones: 1 }),
]

function copies(number: number, token: Token): Token[] {
  return Array.from({ length: number }, () => token)
}

export const LAST_ROUND = 14
export const LANDER_START = 10
/** How far ahead of the Round marker Autodestruction is set. */
export const COUNTDOWN = 5

export const HAND_SIZE = 5
export const ACTIONS_PER_TURN = 2
export const MOST_OXYGEN = 7
export const OXYGEN_TOKEN = 3
export const MEDPACK = 2
export const GRENADE_BONUS = 2
export const BELT_SLOTS = 4
export const HAND_SLOTS = 2
/** Slots of one section of the Health track; there are three sections, and then the Skull. */
export const SECTION_SLOTS = 3
export const SKULL = 9
export const SECURE_PER_ROOM = 3
export const CORRIDOR_LIMIT = 6
export const QUEEN_WEIGHT = 4
/** The fifth Hit reaches the skull. */
export const QUEEN_SKULL = 5
export const OPPORTUNITY_LIMIT = 3
export const ECLOSION_CARDS = 4

/** RET-OBJCHOICE-06: what those draw who choose first, second… */
export const OBJECTIVE_DRAWS = [3, 2, 2, 1] as const

export const LANDING_ZONE_GEAR = 4
export const SUPPORT_REVEALED = 7
export const CONTAMINATION = { infected: 7, clean: 20 } as const
