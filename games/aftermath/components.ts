import type { Character } from '@bulkhead/hull/pack.ts'
import { EXPLORATION_TOKENS } from '@bulkhead/nemesis/components.ts'

/** Tokens, tracks and figures of the two boards. The boards are in `board.ts`, the cards in `cards/`, rooms in `rooms/`. */

/** Each Role card's Character of this box; the Mechanic has none (AFT-CHAR-05). */
export const COUNTERPARTS: Readonly<Record<string, string>> = {
  captain: 'ceo',
  pilot: 'android',
  scientist: 'psychologist',
  scout: 'bounty-hunter',
  soldier: 'convict',
}

export const CHARACTERS: readonly Character[] = [
  {
    id: 'ceo',
    start: 'hibernatorium',
    item: 'robot',
    quests: ['manual-control', 'ship-codes'],
  },
  {
    id: 'android',
    start: 'hibernatorium',
    item: 'arm-gun',
    quests: ['power-cell', 'deactivation-module'],
  },
  {
    id: 'psychologist',
    start: 'hibernatorium',
    item: 'compact-pistol',
    quests: ['spy-drone', 'emotion-reader'],
  },
  {
    id: 'bounty-hunter',
    start: 'hibernatorium',
    item: 'hunting-rifle',
    quests: ['search-module', 'anti-aggro'],
  },
  { id: 'convict', start: 'hibernatorium', item: 'handcuffs', quests: ['bionic-arm', 'pipe'] },
]

export const TURRET_TOKENS: readonly string[] = ['turret-2', 'turret-3', 'turret-3']

/** Exploration tokens of a classic game. */
export const CLASSIC_TOKENS: readonly string[] = [...EXPLORATION_TOKENS, ...TURRET_TOKENS]

/** AFT-INV-05: neither Doors nor Danger. */
export const INVESTIGATION_TOKENS: readonly string[] = CLASSIC_TOKENS.filter(
  (token) => !/^(doors|danger)-/.test(token),
)

/** The 23 Aftermath Exploration tokens, by what they do. */
export const AFTERMATH_TOKENS: readonly string[] = [
  ...Array<string>(4).fill('lockdown'),
  'danger',
  ...Array<string>(2).fill('egg'),
  'slime-room',
  'larva',
  'fire',
  ...Array<string>(6).fill('carcass'),
  ...Array<string>(7).fill('corpse'),
]

/** A Turret's Targeting tokens, one of each. */
export const TARGETING = ['all', 'intruders', 'inactive'] as const
export type Targeting = (typeof TARGETING)[number]

/** The Robot's Energy, at the start and at most (AFT-CHAR-CEO-04). */
export const ROBOT_ENERGY = 5

/** AFT-CHAR-ANDROID-03, AFT-CHAR-ANDROID-04: the Time squares on which the Android stops. */
export const SHUTDOWN = 10
export const LATE_SHUTDOWN = 12

/** The Shuttle's track: green 0, yellow 2 and 4, red 5. */
export const SHUTTLE_YELLOW: readonly number[] = [2, 4]
export const SHUTTLE_RED = 5

/** AFT-EPI-42: with few players so many tokens may stay hidden. */
export function tokensLeftHidden(players: number): number {
  return players <= 2 ? 3 : 0
}

/** AFT-INV-09 */
export function podsOfInvestigation(players: number): number {
  if (players <= 2) return 1
  return players <= 4 ? 2 : 3
}

/** AFT-EPI-04: what comes into the bag for the Epilogue. */
export function bagGrowth(players: number): { readonly larva: number; readonly adult: number } {
  const times = Math.max(1, players - 2)
  return { larva: times, adult: 2 * times }
}
