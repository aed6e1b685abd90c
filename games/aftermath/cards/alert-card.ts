import type { State } from '@bulkhead/hull/state.ts'
import type { Alert } from '../own.ts'
import type { Table } from '../table.ts'

/** An Alert card: what happens when it is revealed, and one or two levels of what has to be done. */
export interface AlertCard {
  readonly id: string
  revealed?(t: Table, alert: Alert): void
  readonly levels: readonly Task[]
}

/** Something to be activated in one of some rooms, or a state of things. */
export type Task = Activation | Condition

export interface Activation {
  /** By the tiles of the rooms. */
  rooms(alert: Alert): readonly string[]
  /** What it brings besides. */
  activated?(t: Table, alert: Alert): void
}

export interface Condition {
  isMet(s: State, alert: Alert): boolean
}
