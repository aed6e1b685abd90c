import type { WoundCard } from '@bulkhead/hull/cards/wound-card.ts'

/** AFT-COMP-10: two Serious Wounds more. */

export const WOUNDS: readonly WoundCard[] = [
  { id: 'wound-melted', copies: 2, modifies: { shotCost: (cost) => cost + 1 } },
]
