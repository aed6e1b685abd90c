import type { Table } from '@bulkhead/kernel'
import { defOf } from './cards/card.ts'
import type { Slot } from './components.ts'
import { works } from './queries.ts'
import type { State } from './state.ts'

/** What a card does when it begins to work, and when it stops. */

export function startWorking(t: Table<State>, slot: Slot): void {
  const card = t.state.installed[slot]
  if (card && works(t.state, slot)) defOf(card.id).begins?.(t, slot)
}

export function stopWorking(t: Table<State>, slot: Slot): void {
  const card = t.state.installed[slot]!
  if (works(t.state, slot)) defOf(card.id).stops?.(t, slot)
}
