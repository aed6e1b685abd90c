import type { Rules } from '@bulkhead/kernel'
import { encounter, encounterIn } from './encounter.ts'
import { drawTo, intrudersNear } from './intruders.ts'
import type { NoiseFace } from './kinds.ts'
import { noiseEverywhere, putNoise } from './noise-markers.ts'
import { type Heard, heard } from './odds.ts'
import { hasNoise, inCombat, isAwake, seatOf, ship } from './queries.ts'
import { itemDef, rulesOf } from './ruleset.ts'
import type { Place, Player } from './state.ts'
import type { Table } from './table.ts'

/** NOISE, TECH: rolling for noise, and what it draws. */

/** One noise die for the room the Character is in. */
export function* noiseRoll(t: Table, me: Player): Rules {
  let face = rollNoise(t, me)
  for (const { item } of me.hands) {
    const reacts = item && itemDef(t.state, item.id).reacts
    if (reacts?.noiseRolled) face = yield* reacts.noiseRolled(t, me, face)
  }
  const exit = typeof face === 'number' ? ship(t.state).numbered[me.room][face] : undefined
  const noisy = exit === undefined ? undefined : hasNoise(t.state, exit)
  const comes = heard(face, me.slime, noisy)
  if (face === 'surface') yield* rulesOf(t.state).surfaceRolled!(t, me)
  else if (comes === 'danger') yield* danger(t, me.room)
  else if (comes === 'encounter') yield* encounter(t, me)
  else if (comes === 'noise') putNoise(t, exit!)
}

/**
 * Somebody rolls for a room that they need not be in: slime makes no difference there. An Intruder that comes
 * surprises nobody but whoever is said to meet it. Answers what it came to.
 */
export function* noiseRollFor(t: Table, me: Player, place: Place, meets?: Player): Rules<Heard> {
  const face = rollNoise(t, me, place)
  const exit = typeof face === 'number' ? ship(t.state).numbered[place][face] : undefined
  const comes = heard(face, false, exit === undefined ? undefined : hasNoise(t.state, exit))
  if (comes === 'danger') yield* danger(t, place)
  else if (comes === 'encounter') yield* encounterIn(t, place, meets)
  else if (comes === 'noise') putNoise(t, exit!)
  return comes
}

export function rollNoise(t: Table, me: Player, place = me.room): NoiseFace {
  const { noiseDie, surfaceDie, isSurface } = rulesOf(t.state)
  const face = t.rng.pick(surfaceDie && isSurface!(t.state, place) ? surfaceDie : noiseDie)
  t.log('noise-roll', { seat: seatOf(t.state, me), face, place }, 'NEM-NOISE-01')
  return face
}

/**
 * Rolls before leaving for good; answers whether no Intruder came. One that came and is gone again, such as a Larva
 * that settled on the Character, has come (NEM-HIB-02, NEM-POD-04).
 */
export function* staysUnnoticed(t: Table, me: Player): Rules<boolean> {
  const s = t.state
  const seen = s.intrudersSeen
  yield* noiseRoll(t, me)
  return isAwake(me) && s.intrudersSeen === seen && !inCombat(s, me)
}

/** Everything near comes at once; only if nothing is near there is noise (NEM-NOISE-04 to 06). */
export function* danger(t: Table, place: Place): Rules {
  if (rulesOf(t.state).dangerAt?.(t, place)) return
  const near = intrudersNear(t.state, place)
  if (near.length > 0) {
    t.log('danger', { place, number: near.length }, 'NEM-NOISE-04')
    drawTo(t, near, () => place)
    return
  }
  t.log('danger-alone', { place }, 'NEM-NOISE-06')
  noiseEverywhere(t, place)
}
