import type { WoundCard } from '@bulkhead/hull/cards/wound-card.ts'
import { lightWounds } from '@bulkhead/hull/wounds.ts'

/** The 16 Serious Wounds. */

export const WOUNDS: readonly WoundCard[] = [
  { id: 'wound-body', copies: 4, modifies: { handSize: (size) => size - 1 } },
  { id: 'wound-leg', copies: 3, modifies: { escapeCost: () => 2 } },
  {
    id: 'wound-hand',
    copies: 3,
    // The basic Shoot action is no Item action (components 10.2).
    modifies: { cost: (cost, { kind }) => (kind === 'item' ? cost + 1 : cost) },
  },
  { id: 'wound-bleeding', copies: 3, passed: (t, me) => lightWounds(t, me, 'wound') },
  { id: 'wound-arm', copies: 3, modifies: { hands: () => 1 } },
]
