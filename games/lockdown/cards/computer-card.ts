import type { Rules } from '@bulkhead/kernel'
import type { Effect } from '../declare.ts'
import type { Table } from '../table.ts'

/** A Computer Action card: three effects to choose from, or what happens when it is revealed. */
export interface ComputerCard {
  readonly id: string
  readonly effects: readonly ComputerEffect[]
  revealed?(t: Table): Rules
}

export interface ComputerEffect extends Effect {
  readonly cost: 1 | 2
}
