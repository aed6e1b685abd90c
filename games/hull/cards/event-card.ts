import type { Rules } from '@bulkhead/kernel'
import type { IntruderType } from '../kinds.ts'
import type { Table } from '../table.ts'

/** An Event card: who moves through which exit, what happens, and where the card goes. */
export interface EventCard {
  readonly id: string
  readonly moves: readonly IntruderType[]
  readonly exit: number
  /** The exit for a second move, of those who fight nobody after the first. */
  readonly second?: number
  readonly after: 'discard' | 'remove' | 'shuffle-back'
  effect(t: Table): Rules
  /** What follows for those who are in the dark. */
  dark?(t: Table): Rules
}
