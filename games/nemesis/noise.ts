import { type Exit, technical } from '@bulkhead/common'
import type { Rules } from '@bulkhead/kernel'
import { NOISE_DIE, type NoiseFace } from './components.ts'
import { encounter } from './encounter.ts'
import { drawTo, intrudersNear } from './intruders.ts'
import { exitsOf, hasNoise, inCombat, isAwake, seatOf, ship } from './queries.ts'
import { itemDef } from './ruleset.ts'
import type { Place, Player, State } from './state.ts'
import type { Table } from './table.ts'

/** NOISE, NOISEMARK, TECH: rolling for noise, and what it draws. */

/** One noise die for the room the Character is in. */
export function* noiseRoll(t: Table, me: Player): Rules {
  let face = rollNoise(t, me)
  for (const { item } of me.hands) {
    const reacts = item && itemDef(t.state, item.id).reacts
    if (reacts?.noiseRolled) face = yield* reacts.noiseRolled(t, me, face)
  }
  if (face === 'silence' && !me.slime) return
  if (face === 'silence' || face === 'danger') {
    yield* danger(t, me.room)
    return
  }
  const exit = ship(t.state).numbered[me.room][face]
  if (exit === undefined) return
  if (hasNoise(t.state, exit)) yield* encounter(t, me)
  else putNoise(t, exit)
}

export function rollNoise(t: Table, me: Player): NoiseFace {
  const face = t.rng.pick(NOISE_DIE)
  t.log('noise-roll', { seat: seatOf(t.state, me), face, place: me.room }, 'NEM-NOISE-01')
  return face
}

/**
 * Rolls before boarding a pod or hibernating; answers whether no Intruder came. One that came and is
 * gone again, such as a Larva that settled on the Character, has come (NEM-HIB-02, NEM-POD-04).
 */
export function* staysUnnoticed(t: Table, me: Player): Rules<boolean> {
  const s = t.state
  const seen = s.intrudersSeen
  yield* noiseRoll(t, me)
  return isAwake(me) && s.intrudersSeen === seen && !inCombat(s, me)
}

export function putNoise(t: Table, exit: Exit): void {
  const s = t.state
  if (exit >= 0) s.corridors[exit].noise = true
  else s.technicalNoise[technical(exit)] = true
  t.log('noise', { exit: exitId(s, exit) }, 'NEM-NOISE-02')
}

/** NEM-ENC-04: every marker around the room of an Encounter. */
export function removeNoise(t: Table, place: Place): void {
  const s = t.state
  for (const exit of exitsOf(s, place).filter((one) => hasNoise(s, one))) {
    if (exit >= 0) s.corridors[exit].noise = false
    else s.technicalNoise[technical(exit)] = false
    t.log('noise-removed', { exit: exitId(s, exit) }, 'NEM-ENC-04')
  }
}

/** A marker in every exit of the room that has none; marked ones are left alone. */
export function noiseEverywhere(t: Table, place: Place): void {
  for (const exit of exitsOf(t.state, place)) if (!hasNoise(t.state, exit)) putNoise(t, exit)
}

/** Everything near comes at once; only if nothing is near there is noise (NEM-NOISE-04 to 06). */
export function* danger(t: Table, place: Place): Rules {
  const near = intrudersNear(t.state, place)
  if (near.length > 0) {
    t.log('danger', { place, number: near.length }, 'NEM-NOISE-04')
    drawTo(t, near, () => place)
    return
  }
  t.log('danger-alone', { place }, 'NEM-NOISE-06')
  noiseEverywhere(t, place)
}

/** `c-1-2`, or `technical-1` for a network's icon. */
export function exitId(s: State, exit: Exit): string {
  return exit >= 0 ? ship(s).plan.corridors[exit].id : `technical-${technical(exit) + 1}`
}
