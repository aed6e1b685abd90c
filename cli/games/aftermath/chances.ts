import { COMBAT_DIE, NOISE_DIE, printedFor } from '@bulkhead/aftermath/printed'
import type { Line } from '@bulkhead/kernel'
import type { Chance } from '../../catalogue.ts'
import { familyChances, type Thrown } from '../hull/chances.ts'

/** Which Exploration tokens there are depends on the way to play, which no line tells. */
const THROWN: Thrown = {
  dice: {
    'noise-roll': { what: 'noise', faces: NOISE_DIE },
    'combat-roll': { what: 'combat', faces: COMBAT_DIE },
  },
  tokens: [],
  attacks: () => printedFor.classic.attacks,
}

export function aftermathChances(log: readonly Line[]): Iterable<Chance> {
  return familyChances(THROWN, log)
}
