import { seatOf } from '@bulkhead/hull/queries.ts'
import type { Player, State } from '@bulkhead/hull/state.ts'
import { MOST_KNOWLEDGE, WEAKNESS_PLACES } from './components.ts'
import { ownOf } from './own.ts'
import type { Table } from './table.ts'

/** KNOW: Knowledge, and whom a Weakness helps. */

export function knowledgeOf(me: Player): number {
  return ownOf(me).knowledge
}

export function knows(me: Player, least: number): boolean {
  return knowledgeOf(me) >= least
}

/** LOCK-KNOW-05: never beyond the last space of the track. */
export function gainKnowledge(t: Table, me: Player, number: number, rule: string): void {
  const gained = Math.min(number, MOST_KNOWLEDGE - knowledgeOf(me))
  ownOf(me).knowledge += gained
  const knowledge = knowledgeOf(me)
  t.log('knowledge', { seat: seatOf(t.state, me), number: gained, knowledge }, rule)
}

/** LOCK-KNOW-07: it never turns back. */
export function activateKnowledge(t: Table, me: Player, rule: string): void {
  ownOf(me).active = true
  t.log('knowledge-active', { seat: seatOf(t.state, me) }, rule)
}

/** LOCK-WEAK-07: a Weakness helps those who know enough for its place. */
export function profits(_s: State, slot: string, me: Player): boolean {
  return knows(me, WEAKNESS_PLACES[slot as keyof typeof WEAKNESS_PLACES])
}
