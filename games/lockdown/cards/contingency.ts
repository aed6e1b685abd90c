import type { Player, State } from '@bulkhead/hull/state.ts'

/** What a Contingency token says. */
export interface Contingency {
  readonly id: string
  readonly copies: number
  /** Whom of those who are alive it kills. */
  strikes(s: State, me: Player): boolean
  /** For Objectives the base counts as destroyed. */
  readonly destroysBase?: boolean
}
