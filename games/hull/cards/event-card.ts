import type { Rules } from '@bulkhead/kernel'
import type { IntruderType } from '../kinds.ts'
import type { Table } from '../table.ts'

/** An Event card: who moves through which exit, what happens, and where the card goes. */
export interface EventCard {
  readonly id: string
  readonly moves: readonly IntruderType[]
  readonly exit: number
  readonly after: 'discard' | 'remove' | 'shuffle-back'
  effect(t: Table): Rules
}
