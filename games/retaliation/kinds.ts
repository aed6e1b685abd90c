/** The words of the components. */

export const SECTIONS = ['A', 'B', 'C'] as const
export type Section = (typeof SECTIONS)[number]
export type RoomType = Section | '?'

/** Clockwise from the north-east: the order in which Corridors are drawn. */
export const DIRECTIONS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const
export type Direction = (typeof DIRECTIONS)[number]
export type Orientation = 'hor' | 'acute' | 'grave'

/** From the largest to the smallest. */
export const INTRUDER_TYPES = ['queen', 'drone', 'adult', 'larva'] as const
export type IntruderType = (typeof INTRUDER_TYPES)[number]

export const GEAR_KINDS = ['ammo', 'grenade', 'oxygen', 'medpack'] as const
export type GearKind = (typeof GEAR_KINDS)[number]
/** A Tactical Gear token as it lies: Ammo has a half-full side. */
export type Gear = GearKind | 'half-ammo'
/** What a Tactical Gear slot takes. */
export type SlotKind = GearKind | 'any'

export const COLOURS = ['red', 'green', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]

export type NoiseFace = 1 | 2 | 3 | 4 | 'hazard'
export type ShootFace = 2 | 3 | 4 | 5 | 'ammo' | 'crit'
/** The 4 bears the symbol. */
export type BurstFace = 1 | 2 | 3 | 4

export type TokenType = IntruderType | 'blank'

/** An Intruder token; its back counts in Corridors only. */
export interface Token {
  readonly type: TokenType
  readonly adults: number
  readonly drones: number
}

/** What a Health marker's section is called. */
export type HealthState = 'healthy' | 'injured' | 'heavily-injured'

/** What a Character dies of. */
export type Cause =
  | IntruderType
  | 'eclosion'
  | 'suffocation'
  | 'fire'
  | 'wound'
  | 'contamination'
  | 'explosion'
  | 'weapon'
  | 'robot'
  | 'destruction'
  | 'left-behind'

export function kindOf(gear: Gear): GearKind {
  return gear === 'half-ammo' ? 'ammo' : gear
}

const SIZES: Readonly<Record<IntruderType, number>> = { queen: 4, drone: 3, adult: 2, larva: 1 }

export function sizeOf(type: IntruderType): number {
  return SIZES[type]
}
