import { drawFrom } from '@bulkhead/common'
import { type EventCard, eventCardOf } from './cards/event.ts'
import type { Table } from './table.ts'

/** The top Event card; the discard is shuffled when the deck runs out (NEM-DECK-05). */
export function drawEvent(t: Table): EventCard {
  const s = t.state
  t.reveal()
  return eventCardOf(drawFrom(s.events, s.eventDiscard, t.rng)!.id)
}
