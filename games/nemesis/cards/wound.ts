import type { Rules } from '@bulkhead/kernel'
import type { CharacterChanges } from '../figures.ts'
import type { Player } from '../state.ts'
import type { Table } from '../table.ts'
import { lightWounds } from '../wounds.ts'

/** A Serious Wound card, which acts while it is not dressed. */
export interface WoundCard {
  readonly id: string
  readonly copies: number
  readonly modifies?: CharacterChanges
  /** What it does when its bearer passes. */
  passed?(t: Table, me: Player): Rules
}

export const WOUNDS: readonly WoundCard[] = [
  { id: 'wound-body', copies: 4, modifies: { handSize: (size) => size - 1 } },
  { id: 'wound-leg', copies: 3, modifies: { escapeCost: () => 2 } },
  {
    id: 'wound-hand',
    copies: 3,
    // The basic Shoot action is no Item action (components 10.2).
    modifies: { cost: (cost, { source }) => (source.kind === 'item' ? cost + 1 : cost) },
  },
  { id: 'wound-bleeding', copies: 3, passed: (t, me) => lightWounds(t, me) },
  { id: 'wound-arm', copies: 3, modifies: { hands: () => 1 } },
]
