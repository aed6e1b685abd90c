import type { Line } from '@bulkhead/kernel'
import { COMBAT_DIE, EXPLORATION_TOKENS, NOISE_DIE, printed } from '@bulkhead/nemesis/printed'
import type { Chance } from '../../catalogue.ts'
import { familyChances, type Thrown } from '../hull/chances.ts'

const THROWN: Thrown = {
  dice: {
    'noise-roll': { what: 'noise', faces: NOISE_DIE },
    'combat-roll': { what: 'combat', faces: COMBAT_DIE },
  },
  tokens: EXPLORATION_TOKENS.map((token) => token.split('-')[0]),
  attacks: () => printed.attacks,
}

export function nemesisChances(log: readonly Line[]): Iterable<Chance> {
  return familyChances(THROWN, log)
}
