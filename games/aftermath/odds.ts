import type { Quarried } from '@bulkhead/hull/figures.ts'
import type { IntruderType } from '@bulkhead/hull/kinds.ts'
import * as odds from '@bulkhead/hull/odds.ts'
import type { PlayerView } from '@bulkhead/hull/view.ts'
import { COMBAT_DIE, INTRUDERS, NOISE_DIE } from '@bulkhead/nemesis/components.ts'
import { SHIPS } from './board.ts'
import { EPILOGUE } from './packs.ts'
import type { AftermathView } from './view.ts'

/** Chances as the rules have them, from what a seat can see: for bots, and for whoever shows a move. */

/** Weapons, Attack cards and Weaknesses are the same in every way to play. */
const HERE: odds.Odds = {
  printed: EPILOGUE,
  ships: SHIPS,
  intruders: INTRUDERS,
  noiseDie: NOISE_DIE,
  combatDie: COMBAT_DIE,
}

/** Injuries by a shot at an Intruder of a type, or at `eggs`, for each face of the die. */
export function shotOdds(view: AftermathView, weapon: string, against: string, more = 0): number[] {
  return odds.shotOdds(HERE, view, weapon, against as Quarried, { more })
}

/** Injuries by a blow, for each face of the die. */
export function blowOdds(view: AftermathView, against: string): number[] {
  return odds.blowOdds(HERE, view, against as Quarried)
}

/** How likely an Intruder with so many injuries is to die or to retreat when it is checked. */
export function killOdds(view: AftermathView, type: string, injuries: number): odds.KillOdds {
  return odds.killOdds(HERE, view, type as IntruderType, injuries)
}

/** The ids of the Attack cards that may come. */
export function attacksToCome(view: AftermathView): string[] {
  return odds.attacksToCome(HERE, view).map(({ id }) => id)
}

/** What a noise roll of a Character may come to who is, or would be, in a room. */
export function noiseOdds(view: AftermathView, me: PlayerView, place: number): odds.NoiseOdds {
  return odds.noiseOdds(HERE, view, me, place)
}

/** Whether this Character would roll for noise on coming into a room: nobody is there. */
export function rollsFor(view: AftermathView, me: PlayerView, place: number): boolean {
  return odds.rollsFor(view, me, place)
}

export { hasNoise } from '@bulkhead/hull/queries.ts'
