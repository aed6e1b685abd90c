import type { Source } from '@bulkhead/hull/actions/action.ts'
import type { WoundCard } from '@bulkhead/hull/cards/wound-card.ts'
import { inCombat } from '@bulkhead/hull/queries.ts'
import { lightWounds } from '@bulkhead/hull/wounds.ts'
import { ownOf } from '../own.ts'

/** The 25 Serious Wounds. */

export const WOUNDS: readonly WoundCard[] = [
  { id: 'wound-arm', copies: 4, modifies: { hands: (hands) => hands - 1 } },
  {
    id: 'wound-hand',
    copies: 4,
    // Shooting and crafting are basic actions.
    modifies: { cost: (cost, { kind }) => (kind === 'item' ? cost + 1 : cost) },
  },
  {
    id: 'wound-leg',
    copies: 4,
    // An Escape by the Movement action, and by no other.
    modifies: {
      cost: (cost, source, s, me) => (isMove(source) && inCombat(s, me) ? cost + 1 : cost),
    },
  },
  {
    id: 'wound-knee',
    copies: 4,
    modifies: {
      cost: (cost, source, _s, me) => (isMove(source) && !ownOf(me).moved ? cost + 1 : cost),
    },
  },
  { id: 'wound-body', copies: 4, modifies: { handSize: (size) => size - 1 } },
  { id: 'wound-bleeding', copies: 5, passed: (t, me) => lightWounds(t, me, 'wound') },
]

function isMove(source: Source): boolean {
  return source.kind === 'basic' && (source.action === 'move' || source.action === 'careful-move')
}
