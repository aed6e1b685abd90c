import {
  type BurstOutcome,
  barrageOdds,
  burstOdds,
  grenadeOdds,
  meleeOdds,
  shotOdds,
} from '@bulkhead/retaliation/odds'
import { NONE } from '@bulkhead/retaliation/printed'
import { type Act, targetOf } from './acts.ts'
import { attackHarm, CONTAMINATION } from './harm.ts'
import { actionCards, intrudersIn, loadedAmmo, type Mind } from './mind.ts'

/** What it is worth to shoot, to burst and to strike. */

/** What a loaded token is worth: more where few are left. */
function ammoWorth({ me }: Mind): number {
  return loadedAmmo(me) <= 2 ? 2.5 : 1.2
}

type Type = 'queen' | 'drone' | 'adult' | 'larva'

function typeOf({ option }: Act): Type {
  return targetOf(option, 'type') as Type
}

/** To be rid of an Intruder in the Room, who would Attack at the end of the Round. */
function riddance(mind: Mind, type: Type): number {
  return attackHarm(mind, type) + 1
}

export function shotWorth(mind: Mind, act: Act): number {
  const name = targetOf(act.option, 'intruder')
  const item = targetOf(act.option, 'item')
  const { kills, spendsAmmo } = shotOdds(mind.view, mind.seat, item, name)
  const later = typeOf(act) === 'queen' ? 0.1 : Math.min(0.6, 0.16 * (actionCards(mind).length - 1))
  const sooner = kills + (1 - kills) * later
  return sooner * riddance(mind, typeOf(act)) + kills - spendsAmmo * ammoWorth(mind)
}

export function blowWorth(mind: Mind, act: Act): number {
  const name = targetOf(act.option, 'intruder')
  const item = targetOf(act.option, 'item')
  const { kills } = meleeOdds(mind.view, mind.seat, item === '' ? null : item, name)
  const back = (1 - kills) * attackHarm(mind, typeOf(act)) * (item === '' ? 1 : 0.6)
  return kills * riddance(mind, typeOf(act)) - back - CONTAMINATION
}

/** A horde next door comes sooner or later: to whoever is there. */
function hordeWorth(outcomes: readonly BurstOutcome[]): number {
  return outcomes.reduce(
    (sum, { chance, deaths, queenHits }) => sum + chance * (2.6 * deaths + queenHits),
    0,
  )
}

export function burstWorth(mind: Mind, act: Act): number {
  const item = targetOf(act.option, 'item')
  return hordeWorth(burstOdds(mind.view, item, act.place)) - ammoWorth(mind)
}

export function grenadeWorth({ view }: Mind, { place }: Act): number {
  return hordeWorth(grenadeOdds(view, place)) - 2.5
}

/** The Burst die alone decides. */
export function barrageWorth({ view }: Mind, { place }: Act): number {
  return hordeWorth(barrageOdds(view, place))
}

/** Everything in a Corridor dies. */
export function clearingWorth(mind: Mind, { place }: Act): number {
  return 2.6 * mind.view.intruders.filter(({ corridor }) => corridor === place).length - 2.5
}

export function repelWorth(mind: Mind, act: Act): number {
  const type = typeOf(act)
  return (type as string) === '' ? 0 : 0.6 * riddance(mind, type)
}

/** Everything in the Room is driven out of it. */
export function forcingWorth(mind: Mind): number {
  const here = mind.me.room === NONE ? [] : intrudersIn(mind, mind.me.room)
  return 0.6 * here.reduce((sum, { type }) => sum + riddance(mind, type), 0) - ammoWorth(mind)
}
