import type { Rules } from '@bulkhead/kernel'
import { loseHealth } from './health.ts'
import { everybody } from './items.ts'
import { itemDef } from './pack.ts'
import { actionCards, contaminationIn, modelsLeft, seatOf } from './queries.ts'
import type { Player } from './state.ts'
import type { Table } from './table.ts'

/** CONT, INFECT: Contamination cards and what a scan brings to light. */

/** RET-CONT-01, RET-CONT-09 */
export function gainContamination(t: Table, me: Player, rule = 'RET-CONT-01'): void {
  const s = t.state
  if (me.fate === 'dead' || me.fate === 'down') return
  if (me.armor && itemDef(me.armor).repelsContamination) {
    loseHealth(t, me, 1, 'contamination', rule)
    return
  }
  const card = s.contaminationDeck.pop()
  if (card === undefined) {
    t.log('no-contamination-left', { seat: seatOf(s, me) }, 'RET-CONT-09')
    return
  }
  me.discard.push(card)
  t.log('contaminated', { seat: seatOf(s, me) }, rule)
}

/** RET-CONT-04, RET-CONT-07: only the owner reads the result. */
export function scan(t: Table, me: Player, cards: readonly number[]): number[] {
  const s = t.state
  const seat = seatOf(s, me)
  const found = cards.filter((card) => s.contamination[card].infected)
  for (const card of cards) {
    const { seen } = s.contamination[card]
    if (!seen.includes(seat)) seen.push(seat)
  }
  if (cards.length === 0) return found
  t.reveal([seat])
  t.log('scans', { seat, number: cards.length, infected: found.length }, 'RET-CONT-05', {
    to: [seat],
    less: { kind: 'scans-secretly', params: { seat, number: cards.length } },
  })
  return found
}

/** What a scan led to tells everybody what these cards are. */
export function plainToAll(t: Table, cards: readonly number[]): void {
  for (const card of cards) t.state.contamination[card].seen = everybody(t.state)
}

/** Out of the game, from wherever they lie: how many leave tells everybody how many were hidden there. */
export function removeContamination(t: Table, me: Player, cards: readonly number[]): void {
  const s = t.state
  for (const card of cards) {
    for (const pile of [me.hand, me.deck, me.discard]) {
      const place = pile.indexOf(card)
      if (place >= 0) pile.splice(place, 1)
    }
    s.removed.push('contamination')
  }
  t.reveal()
  if (cards.length > 0) {
    t.log('decontaminated', { seat: seatOf(s, me), number: cards.length }, 'RET-CONT-11')
  }
}

/** RET-INFECT-02 to RET-INFECT-06; `cleanLeave`: the Rest card takes clean cards out of the game. */
export function* infection(t: Table, me: Player, cleanLeave = false): Rules {
  const cards = contaminationIn(me.hand)
  const infected = scan(t, me, cards)
  const clean = cards.filter((card) => !infected.includes(card))
  const hadLarva = me.larva
  if (infected.length > 0) infect(t, me)
  if (!hadLarva && infected.length === 0) plainToAll(t, cards)
  if (cleanLeave) {
    plainToAll(t, cards)
    removeContamination(t, me, clean)
  }
  discardContamination(t, me)
}

/** RET-INFECT-03, RET-INFECT-05: one Larva at most, and only where a model is left. */
export function infect(t: Table, me: Player): void {
  const s = t.state
  if (me.larva || (modelsLeft(s, 'larva') <= 0 && s.phase !== 'end')) return
  me.larva = true
  t.log('infected', { seat: seatOf(s, me) }, 'RET-INFECT-03')
}

/** RET-INFECT-04 */
function discardContamination(t: Table, me: Player): void {
  const cards = contaminationIn(me.hand)
  if (cards.length === 0) return
  me.discard.push(...cards)
  me.hand.splice(0, me.hand.length, ...actionCards(me))
  const params = { seat: seatOf(t.state, me), number: cards.length }
  t.log('lays-contamination', params, 'RET-INFECT-04')
}
