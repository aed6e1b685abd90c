import type { Rules } from '@bulkhead/kernel'
import { isContamination, seatOf } from './queries.ts'
import type { Card, Player } from './state.ts'
import type { Option, Question, Table } from './table.ts'

/** CARD: Action and Contamination cards going round between deck, hand and discard pile. */

/** RET-CARD-08, RET-CARD-10: an empty deck is made anew from the discard pile, as far as there is one. */
export function drawCards(t: Table, player: Player, number: number): number {
  let drawn = 0
  while (drawn < number) {
    if (player.deck.length === 0) reshuffle(t, player)
    const card = player.deck.pop()
    if (card === undefined) break
    player.hand.push(card)
    drawn++
  }
  if (drawn === 0) return 0
  const seat = seatOf(t.state, player)
  t.reveal([seat])
  t.log('draws', { seat, number: drawn }, 'RET-CARD-08')
  return drawn
}

/** RET-CARD-09 */
export function reshuffle(t: Table, player: Player): void {
  if (player.discard.length === 0) return
  player.deck.push(...player.discard.splice(0))
  t.rng.shuffle(player.deck)
  t.log('reshuffles', { seat: seatOf(t.state, player) }, 'RET-CARD-09')
}

export function canDraw({ deck, discard }: Player): boolean {
  return deck.length + discard.length > 0
}

export function discardCards(t: Table, player: Player, cards: readonly Card[], rule: string): void {
  for (const card of cards) {
    player.hand.splice(player.hand.indexOf(card), 1)
    player.discard.push(card)
    t.log('discards', { seat: seatOf(t.state, player), card: nameOf(card) }, rule)
  }
}

/** RET-EFFECT-04: Contamination cards stay in hand. */
export function discardActionCards(t: Table, player: Player, rule: string): void {
  discardShown(
    t,
    player,
    player.hand.filter((card) => !isContamination(card)),
    rule,
  )
}

export function discardHand(t: Table, player: Player, rule: string): void {
  discardShown(t, player, [...player.hand], rule)
}

/** Nobody has chosen them: everybody learns what was in the hand. */
function discardShown(t: Table, player: Player, cards: readonly Card[], rule: string): void {
  if (cards.length > 0) t.reveal()
  discardCards(t, player, cards, rule)
}

/** Some cards of the hand, as many as the question says. */
export function* chooseFromHand(
  t: Table,
  player: Player,
  question: Question,
  fits: (card: Card) => boolean,
): Rules<Card[]> {
  const picks = yield* t.ask(seatOf(t.state, player), question, () => handOptions(player, fits))
  return picks.map(({ targets }) => player.hand[Number(targets![1].id)])
}

function handOptions({ hand }: Player, fits: (card: Card) => boolean): Option[] {
  const options: Option[] = []
  for (let place = 0; place < hand.length; place++) {
    if (!fits(hand[place])) continue
    const id = nameOf(hand[place])
    const targets = [
      { kind: 'card', id },
      { kind: 'place', id: place },
    ]
    options.push({ id: `card:${id}#${place}`, label: 'hand-card', targets })
  }
  return options
}

/** Contamination cards are all alike to look at. */
export function nameOf(card: Card): string {
  return isContamination(card) ? 'contamination' : card
}
