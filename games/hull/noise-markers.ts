import { type Exit, technical } from '@bulkhead/common'
import { exitsOf, hasNoise, ship } from './queries.ts'
import type { Place, State } from './state.ts'
import type { Table } from './table.ts'

/** NOISEMARK: Noise markers in corridors and on the icons of technical networks. */

export function putNoise(t: Table, exit: Exit): void {
  const s = t.state
  if (exit >= 0) s.corridors[exit].noise = true
  else s.technicalNoise[technical(exit)] = true
  t.log('noise', { exit: exitId(s, exit) }, 'NEM-NOISE-02')
}

/** NEM-ENC-04: every marker around the room of an Encounter. */
export function removeNoise(t: Table, place: Place): void {
  const s = t.state
  for (const exit of exitsOf(s, place)) if (hasNoise(s, exit)) takeNoise(t, exit)
}

/** One marker. */
export function takeNoise(t: Table, exit: Exit, rule = 'NEM-ENC-04'): void {
  const s = t.state
  if (exit >= 0) s.corridors[exit].noise = false
  else s.technicalNoise[technical(exit)] = false
  t.log('noise-removed', { exit: exitId(s, exit) }, rule)
}

/** A marker in every exit of the room that has none; marked ones are left alone. */
export function noiseEverywhere(t: Table, place: Place): void {
  for (const exit of exitsOf(t.state, place)) if (!hasNoise(t.state, exit)) putNoise(t, exit)
}

/** `c-1-2`, or `technical-1` for a network's icon. */
export function exitId(s: State, exit: Exit): string {
  return exit >= 0 ? ship(s).plan.corridors[exit].id : `technical-${technical(exit) + 1}`
}
