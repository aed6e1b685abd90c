import type { WeaknessCard } from '@bulkhead/hull/cards/weakness-card.ts'
import { WEAKNESSES } from '@bulkhead/nemesis/cards/weaknesses.ts'

/** MODE-INTR: the enemies of the base game attack with its own cards, and have most of its Weaknesses. */

export { ATTACK_CARDS as INTRUDER_ATTACKS } from '@bulkhead/nemesis/cards/attack-cards.ts'

/** LOCK-MODE-INTR-03: fire and phosphates are nothing to them here. */
const REMOVED = ['vulnerability-to-fire', 'susceptibility-to-phosphates']

export const INTRUDER_WEAKNESSES: readonly WeaknessCard[] = WEAKNESSES.filter(
  ({ id }) => !REMOVED.includes(id),
)
