import { COORDINATES } from '@bulkhead/nemesis/printed'
import type { Mind } from '../hull/mind.ts'
import { own } from './mind.ts'

/** How likely the ship is to come home, from what this seat has seen and what others did in the open. */

const BLIND = 0.25
const SET_BY_ANOTHER = 0.75
const SEEN_BY_ANOTHER = 0.5
const REPAIRED_BY_ANOTHER = 0.9

/** That the Destination marker stands for this destination. */
export function chanceOfArrival(mind: Mind, destination: 'earth' | 'mars'): number {
  const { coordinates, destination: square } = own(mind)
  if (coordinates !== null) return COORDINATES[coordinates][square] === destination ? 1 : 0
  if (destination === 'mars') return BLIND
  const readers = new Set<unknown>()
  let chance = BLIND
  for (const { kind, params } of mind.log) {
    if (kind === 'looks-at-coordinates') {
      readers.add(params?.seat)
      chance = Math.max(chance, SEEN_BY_ANOTHER)
    } else if (kind === 'destination') {
      chance = readers.has(params?.seat) ? SET_BY_ANOTHER : BLIND
    }
  }
  return chance
}

/** That at least two Engines work. */
function chanceOfEngines(mind: Mind): number {
  const [a, b, c] = engineChances(mind)
  return a * b * c + a * b * (1 - c) + a * (1 - b) * c + (1 - a) * b * c
}

/** That each Engine works. */
export function engineChances(mind: Mind): number[] {
  const { engines } = own(mind)
  const chances: number[] = engines.map((works) => (works === null ? 0.5 : works ? 1 : 0))
  for (const { kind, params } of mind.log) {
    if (kind !== 'engine-order-changed' && kind !== 'engine-order-kept') continue
    const engine = Number(params?.engine) - 1
    if (engines[engine] === null) chances[engine] = REPAIRED_BY_ANOTHER
  }
  return chances
}

/** That whoever hibernates comes home. */
export function chanceOfShip(mind: Mind, destination: 'earth' | 'mars'): number {
  return chanceOfArrival(mind, destination) * chanceOfEngines(mind)
}
