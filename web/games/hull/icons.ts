import type { View } from '@bulkhead/hull/view.ts'
import type { Language, Seat } from '@bulkhead/kernel'
import type { IconShape } from '../../ui/icon.tsx'

/** The drawings and letters by which both the board and the boards of the players know a thing. */

export type Icons = Readonly<Record<string, IconShape>>

/** What a game of the family draws in its own way, by the ids of what is printed. */
export interface PrintedIcons {
  readonly rooms: Icons
  readonly items: Icons
  readonly characters: Icons
  readonly wounds: Icons
}

export const INTRUDER_ICONS: Icons = {
  larva: 'gi:leeching-worm',
  creeper: 'gi:spider-alt',
  adult: 'gi:alien-skull',
  breeder: 'gi:alien-bug',
  queen: 'gi:horned-reptile',
  blank: 'gi:plain-circle',
}

/** What lies about: `corpse-2` is drawn as any corpse. */
export const OBJECT_ICONS: Icons = {
  corpse: 'gi:dead-head',
  carcass: 'gi:animal-skull',
  egg: 'gi:egg-clutch',
  sample: 'gi:vial',
}

export const FIRE: IconShape = 'gi:flame'
export const MALFUNCTION: IconShape = 'gi:gears'
export const NOISE: IconShape = 'gi:sound-waves'
export const COMPUTER: IconShape = 'gi:laptop'
export const SLIME: IconShape = 'gi:slime'
export const SIGNAL: IconShape = 'gi:satellite-communication'
export const POD: IconShape = 'gi:apollo-capsule'
export const LOCKED: IconShape = 'gi:padlock'
export const UNLOCKED: IconShape = 'gi:padlock-open'
export const DEPRESSURISED: IconShape = 'gi:vortex'
export const TECHNICAL: IconShape = 'gi:pipes'
export const BAG: IconShape = 'gi:swap-bag'
export const DEATH: IconShape = 'gi:death-skull'
export const DOOR: IconShape = 'gi:closed-doors'
export const EVENT: IconShape = 'gi:card-draw'
export const TIME: IconShape = 'gi:hourglass'
export const SELF_DESTRUCT: IconShape = 'gi:time-bomb'
export const EXPLOSION: IconShape = 'gi:explosion-rays'
export const CONTAMINATION: IconShape = 'gi:biohazard'
export const LIGHT_WOUND: IconShape = 'gi:bleeding-wound'
export const SERIOUS_WOUND: IconShape = 'gi:open-wound'
export const NEST: IconShape = 'gi:nest-eggs'
export const ANALYSIS: IconShape = 'gi:microscope'
export const TREATMENT: IconShape = 'gi:hospital-cross'
export const LOOK: IconShape = 'gi:semi-closed-eye'
export const OBJECTIVE: IconShape = 'gi:bullseye'
export const HAND: IconShape = 'gi:card-random'

/** Effects of Exploration tokens. */
export const TOKEN_ICONS: Icons = {
  malfunction: MALFUNCTION,
  doors: DOOR,
  fire: FIRE,
  silence: 'gi:speaker-off',
  slime: SLIME,
  danger: 'gi:hazard-sign',
}

export function objectIcon(object: string): IconShape {
  return OBJECT_ICONS[object.split('-')[0]] ?? OBJECT_ICONS.corpse
}

/** By Characters: one or two letters that tell each from all others. */
export type Initials = Readonly<Record<Language, Readonly<Record<string, string>>>>

/** The letters of a seat's Character; before the draft, the number of the seat. */
export function initialOf(
  { initials }: { readonly initials: Initials },
  view: View,
  seat: Seat,
  language: Language,
): string {
  const { character, number } = view.players[seat]
  return view.phase === 'draft' ? String(number) : initials[language][character]
}
