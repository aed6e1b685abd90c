import type { Rules } from '@bulkhead/kernel'
import type { CharacterChanges } from '../figures.ts'
import type { Player } from '../state.ts'
import type { Table } from '../table.ts'

/** A Serious Wound card, which acts while it is not dressed. */
export interface WoundCard {
  readonly id: string
  readonly copies: number
  readonly modifies?: CharacterChanges
  /** What it does when its bearer passes. */
  passed?(t: Table, me: Player): Rules
}
