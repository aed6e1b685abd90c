/** Kinds of Intruders, faces of dice, colours and slots that all games of the family know. */

export type IntruderType = 'larva' | 'creeper' | 'adult' | 'breeder' | 'queen'

/** Biggest last. */
export const INTRUDER_TYPES: readonly IntruderType[] = [
  'larva',
  'creeper',
  'adult',
  'breeder',
  'queen',
]

export interface IntruderProfile {
  readonly figures: number
  /** Attack cards drawn for a kill check; none: one injury kills. */
  readonly endurance: 0 | 1 | 2
}

/** An Intruder token: what it shows on its front, and the number on its back. */
export interface Token {
  type: IntruderType | 'blank'
  number: number
  /** The second number, where the back bears two. */
  higher?: number
}

/** `surface`: what the game says of the place that was rolled for. */
export type NoiseFace = 1 | 2 | 3 | 4 | 'danger' | 'silence' | 'surface'

/** With a card discarded, `card-one` is 1 injury in place of none, and `card-two` 2 in place of 1. */
export type CombatFace = 'miss' | 'creeper' | 'adult' | 'one' | 'two' | 'card-one' | 'card-two'

/** An Exploration token is written as its effect and its number of Items: `fire-2`. */
export function explorationOf(token: string): { effect: string; items: number } {
  const hyphen = token.indexOf('-')
  return { effect: token.slice(0, hyphen), items: Number(token.slice(hyphen + 1)) }
}

export const WOUNDS_TO_BEAR = 3
export const LIGHT_WOUND_SPACES = 2

export type Colour = 'red' | 'yellow' | 'green'
export const COLOURS: readonly Colour[] = ['red', 'yellow', 'green']

export type WeaknessSlot = 'corpse' | 'egg' | 'carcass'
export const WEAKNESS_SLOTS: readonly WeaknessSlot[] = ['corpse', 'egg', 'carcass']
