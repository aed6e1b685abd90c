import type { Player } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import type { Table } from '../table.ts'

/** A Mars Surface card. */
export interface SurfaceCard {
  readonly id: string
  /** For everybody in the open. */
  upper(t: Table, me: Player): Rules
  /** For everybody in a surface building or in an Enviro-Suit. */
  lower(t: Table, me: Player): Rules
}
