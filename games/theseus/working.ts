import { defOf } from './cards/card.ts'
import type { Slot } from './components.ts'
import { works } from './queries.ts'
import type { Table } from './table.ts'

/** What a card does when it begins to work, and when it stops. */

export function startWorking(t: Table, slot: Slot): void {
  const card = t.state.installed[slot]
  if (card && works(t.state, slot)) defOf(card.id).begins?.(t, slot)
}

/** First what makes it stop, then what comes of that. */
export function stopWorking(t: Table, slot: Slot, because: () => void): void {
  const card = t.state.installed[slot]!
  const worked = works(t.state, slot)
  because()
  if (worked) defOf(card.id).stops?.(t, slot)
}
