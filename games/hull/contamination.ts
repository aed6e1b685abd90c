import type { Rules } from '@bulkhead/kernel'
import { loseFromHand } from './hand.ts'
import { placeIntruder } from './intruders.ts'
import { contaminationIn, groundOf, seatOf } from './queries.ts'
import { rulesOf } from './ruleset.ts'
import { learn } from './secrets.ts'
import type { Card, Player, State } from './state.ts'
import type { Table } from './table.ts'
import { kill } from './wounds.ts'

/** CONT: scanning Contamination cards, and what comes of it. */

export interface Scan {
  readonly infected: number[]
  readonly clean: number[]
}

/** NEM-INFO-05: only the scanning player learns the result, and keeps it. */
export function scan(t: Table, me: Player, cards: readonly number[]): Scan {
  const s = t.state
  const seat = seatOf(s, me)
  t.reveal()
  for (const card of cards) learn(s.contamination[card], seat)
  const infected = cards.filter((card) => s.contamination[card].infected)
  const clean = cards.filter((card) => !s.contamination[card].infected)
  const params = { seat, infected: infected.length, clean: clean.length }
  t.log('scans', params, 'NEM-CONT-08', {
    to: [seat],
    less: { kind: 'scans-secretly', params: { seat, number: cards.length } },
  })
  return { infected, clean }
}

/** NEM-CONT-12: out of the game, or under the deck; everybody knows what it was. */
export function removeContamination(t: Table, me: Player, cards: readonly number[]): void {
  const s = t.state
  const gone = new Set<Card>(cards)
  const kept = (card: Card) => !gone.has(card)
  for (const card of me.hand) if (gone.has(card)) loseFromHand(me, card)
  me.hand = me.hand.filter(kept)
  me.deck = me.deck.filter(kept)
  me.discard = me.discard.filter(kept)
  for (const card of cards) s.contamination[card].plain = true
  if (rulesOf(s).contaminationReturns) putBack(s, cards)
  if (cards.length > 0) {
    t.log('contamination-removed', { seat: seatOf(s, me), number: cards.length }, 'NEM-CONT-12')
  }
}

/** Under the deck, among the others: nobody can tell them apart any more. */
function putBack(s: State, cards: readonly number[]): void {
  for (const card of cards) Object.assign(s.contamination[card], { plain: false, seen: [] })
  s.contaminationDeck.unshift(...cards)
}

/** Clean cards of the hand are removed, infected ones infest. */
export function* scanHand(t: Table, me: Player): Rules {
  const { infected, clean } = scan(t, me, contaminationIn(me))
  removeContamination(t, me, clean)
  // What stays in hand after such a scan can only be infected.
  for (const card of infected) t.state.contamination[card].plain = true
  if (infected.length > 0) yield* infest(t, me)
}

/** Everything infected is removed, wherever it is, and the Larva too (NEM-ROOM-10). */
export function purge(t: Table, me: Player): void {
  const s = t.state
  const { infected, clean } = scan(t, me, allContamination(me))
  removeContamination(t, me, infected)
  // What is left after such a scan can only be clean.
  for (const card of clean) s.contamination[card].plain = true
  if (!me.larva) return
  me.larva = false
  t.log('larva-removed', { seat: seatOf(s, me) }, 'NEM-CONT-13')
}

/** NEM-CONT-10, NEM-CONT-11: a Larva, or death and a Creeper where there was one before. */
export function* infest(t: Table, me: Player): Rules {
  const seat = seatOf(t.state, me)
  if (me.larva) {
    yield* burst(t, [me])
    return
  }
  me.larva = true
  t.log('infested', { seat }, 'NEM-CONT-10')
}

/** Larvae grow up: their hosts die together, and a Creeper stands where each of them was. */
export function* burst(t: Table, hosts: readonly Player[]): Rules {
  const places = hosts.map((me) => groundOf(t.state, me))
  for (const me of hosts) me.larva = false
  yield* kill(t, hosts, 'larva', 'NEM-CONT-11')
  for (const place of places) yield* placeIntruder(t, 'creeper', place, null)
}

/** Every Contamination card a Character has anywhere. */
export function allContamination(me: Player): number[] {
  return [...me.deck, ...me.hand, ...me.discard].filter((card) => typeof card === 'number')
}
