import { drawFrom, shuffleIn } from '@bulkhead/common'
import type { Seat } from '@bulkhead/kernel'
import type { EventCard } from './cards/event-card.ts'
import { seatOf } from './queries.ts'
import { eventCardOf } from './ruleset.ts'
import { lookInSecret } from './secrets.ts'
import type { Player, State } from './state.ts'
import type { Table } from './table.ts'

/** The top Event card, seen by all or by some; a deck that runs out is made anew (NEM-DECK-05). */
export function drawEvent(t: Table, seenBy?: readonly Seat[]): EventCard {
  const s = t.state
  t.reveal(seenBy)
  return eventCardOf(s, drawFrom(s.events, s.eventDiscard, t.rng)!.id)
}

/** In secret; an empty deck is made anew first, so that there is a next card. */
export function lookAtNextEvent(t: Table, me: Player): void {
  const s = t.state
  const seat = seatOf(s, me)
  if (s.events.length === 0) shuffleIn(s.events, s.eventDiscard.splice(0), t.rng)
  const next = s.events[s.events.length - 1]
  lookInSecret(t, seat, next, {
    sees: { kind: 'sees-event', params: { seat, event: next.id } },
    looks: { kind: 'looks-at-event', params: { seat } },
    rule: 'NEM-CARD-04',
  })
}

export function putNextEventUnder(s: State): void {
  s.events.unshift(s.events.pop()!)
}
