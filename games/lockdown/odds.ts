import type { Quarried } from '@bulkhead/hull/figures.ts'
import type { IntruderType } from '@bulkhead/hull/kinds.ts'
import * as odds from '@bulkhead/hull/odds.ts'
import { PLANS, SHIPS } from './board.ts'
import {
  ADVANTAGE_DIE,
  COMBAT_DIE,
  INTRUDERS,
  NOISE_DIE,
  SURFACE_DIE,
  WEAKNESS_PLACES,
} from './components.ts'
import { PRINTED, PRINTED_ORIGINAL } from './packs.ts'
import type { LockdownPlayer, LockdownView } from './view.ts'

/** Chances as the rules have them, from what a seat can see: for bots, and for whoever shows a move. */

function here({ original }: LockdownView): odds.Odds {
  return {
    printed: original ? PRINTED_ORIGINAL : PRINTED,
    ships: SHIPS,
    intruders: INTRUDERS,
    noiseDie: NOISE_DIE,
    combatDie: COMBAT_DIE,
  }
}

/** What a seat sees, with the Weaknesses that this Character knows enough to use (LOCK-WEAK-07). */
function sightOf(view: LockdownView, { knowledge }: LockdownPlayer): odds.Sight {
  if (view.original) return view
  const weaknesses = Object.fromEntries(
    Object.entries(WEAKNESS_PLACES).map(([slot, needed]) => [
      slot,
      knowledge >= needed ? view.weaknesses[slot] : null,
    ]),
  )
  return { ...view, weaknesses }
}

/** In a powered section. */
function isLit({ board, power }: LockdownView, place: number): boolean {
  const section = PLANS[board].slots[place].section
  return section !== undefined && power[section].on
}

/**
 * Injuries by a shot of a Character, where they stand, for each face of the die that is rolled there; `card` where one is
 * discarded for the faces that ask for it.
 */
export function shotOdds(
  view: LockdownView,
  me: LockdownPlayer,
  weapon: string,
  against: string,
  { more = 0, card = false } = {},
): number[] {
  const lit = isLit(view, me.room)
  const die = lit ? ADVANTAGE_DIE : COMBAT_DIE
  const rolled = { more, card, lit }
  const sight = sightOf(view, me)
  return odds.shotOdds(
    { ...here(view), combatDie: die },
    sight,
    weapon,
    against as Quarried,
    rolled,
  )
}

/** Injuries by a blow, for each face of the die. */
export function blowOdds(view: LockdownView, me: LockdownPlayer, against: string): number[] {
  return odds.blowOdds(here(view), sightOf(view, me), against as Quarried)
}

/** How likely an Intruder with so many injuries is to die or to retreat when this Character has dealt them. */
export function killOdds(
  view: LockdownView,
  me: LockdownPlayer,
  type: string,
  injuries: number,
): odds.KillOdds {
  return odds.killOdds(here(view), sightOf(view, me), type as IntruderType, injuries)
}

/** The ids of the Attack cards that may come. */
export function attacksToCome(view: LockdownView): string[] {
  return odds.attacksToCome(here(view), view).map(({ id }) => id)
}

/** What a noise roll of a Character may come to who is, or would be, in a room. */
export function noiseOdds(view: LockdownView, me: LockdownPlayer, place: number): odds.NoiseOdds {
  const { surface, building } = PLANS[view.board].slots[place]
  const die = surface ? SURFACE_DIE : NOISE_DIE
  const chances = odds.noiseOdds({ ...here(view), noiseDie: die }, view, me, place)
  return surface && !building ? { ...chances, near: inTheOpen(view, me, place) } : chances
}

/** LOCK-MODE-ALT-37: whatever is at another intersection and fights nobody else. */
function inTheOpen(view: LockdownView, me: LockdownPlayer, place: number): string[] {
  const { slots } = PLANS[view.board]
  const fought = (room: number) => view.players.some((one) => one !== me && one.room === room)
  return view.intruders.flatMap(({ type, room }) =>
    room !== place && slots[room].surface && !slots[room].building && !fought(room) ? [type] : [],
  )
}

/** Whether this Character would roll for noise on coming into a room: nobody is there. */
export function rollsFor(view: LockdownView, me: LockdownPlayer, place: number): boolean {
  return odds.rollsFor(view, me, place)
}

export { hasNoise } from '@bulkhead/hull/queries.ts'
