import type { Table as KernelTable } from '@bulkhead/kernel'
import type { State } from './state.ts'

/** The table that the rules of this game play at. */
export type Table = KernelTable<State>
