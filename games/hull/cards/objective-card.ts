import type { Seat } from '@bulkhead/kernel'
import type { Condition, Facts } from '../progress.ts'

/** An Objective card; surviving is always required as well. */
export interface ObjectiveCard {
  readonly id: string
  /** What its back shows. */
  readonly kind: string
  /** Not used with fewer players. */
  readonly players: number
  /** Asks its owner (or, in the cooperative mode, somebody) for a Signal in every or in this way. */
  readonly signal?: boolean
  /** What it asks for: all conditions of one of these ways. `me` is the owner. */
  ways(facts: Facts, me: Seat): readonly (readonly Condition[])[]
}
