import type { Question, Rules, Seat, Texts } from '@bulkhead/kernel'
import { kindOptions, plain } from './choices.ts'
import { contaminationIn, isAwake, seatOf } from './queries.ts'
import { rulesOf } from './ruleset.ts'
import type { Card, Player } from './state.ts'
import { type Option, saysAnything, type Table } from './table.ts'

/** DECK, CONT: Action and Contamination cards going round between deck, hand and discard. */

/**
 * Draws Action cards; the discard is shuffled into a new deck when needed (NEM-DECK-04). What a game does with a card
 * as soon as it is drawn may wound: whoever dies of it draws no more.
 */
export function* drawCards(t: Table, player: Player, number: number): Rules<Card[]> {
  const { drew } = rulesOf(t.state)
  const drawn: Card[] = []
  while (drawn.length < number && isAwake(player)) {
    if (player.deck.length === 0) reshuffle(t, player)
    const card = player.deck.pop()
    if (card === undefined) break
    player.hand.push(card)
    const drawing = typeof card === 'number' ? drew?.(t, player, card) : null
    if (!(drawing && (yield* drawing))) drawn.push(card)
  }
  if (!isAwake(player)) return drawn
  const seat = seatOf(t.state, player)
  t.reveal([seat])
  t.log('draws', { seat, number: drawn.length }, 'NEM-ROUND-04')
  return drawn
}

export function* drawUpTo(t: Table, player: Player, size: number): Rules {
  if (player.hand.length < size) yield* drawCards(t, player, size - player.hand.length)
}

/** The discard pile, with what is left of the deck, becomes the deck. */
export function reshuffle(t: Table, player: Player, rule = 'NEM-DECK-04'): void {
  const cards = player.discard.splice(0)
  player.deck.push(...cards)
  t.rng.shuffle(player.deck)
  if (cards.length > 0) t.log('reshuffles', { seat: seatOf(t.state, player) }, rule)
}

/** Face up onto the discard pile. */
export function discardCard(player: Player, card: Card): void {
  player.hand.splice(player.hand.indexOf(card), 1)
  player.discard.push(card)
  loseFromHand(player, card)
}

/** Nobody knows any more of a card in a hand that has left it. */
export function loseFromHand({ shown }: Player, card: Card): void {
  for (const { cards } of shown) {
    const known = cards.indexOf(faceOf(card))
    if (known >= 0) cards.splice(known, 1)
  }
}

/** One seat sees the whole hand of somebody. */
export function showHand(player: Player, seat: Seat): string[] {
  const cards = player.hand.map(faceOf)
  player.shown = [...player.shown.filter((one) => one.seat !== seat), { seat, cards }]
  return cards
}

/** The same, and everybody reads which cards: the pile lies face up (NEM-INFO-07). */
export function discardCards(t: Table, player: Player, cards: readonly Card[], rule: string): void {
  for (const card of cards) {
    discardCard(player, card)
    t.log('discards', { seat: seatOf(t.state, player), card: faceOf(card) }, rule)
  }
}

/** Any cards of the hand that the player chooses, even none; answers how many. */
export function discardAny<T extends Texts>(
  t: Table<T>,
  player: Player,
  question: Question<T>,
): Rules<number> {
  return discardChosen(t, player, { ...question, min: 0, max: player.hand.length })
}

/** So many cards of the hand that the player chooses, or all that there are. */
export function discardSome<T extends Texts>(
  t: Table<T>,
  player: Player,
  most: number,
  question: Question<T>,
): Rules<number> {
  const number = Math.min(most, player.hand.length)
  return discardChosen(t, player, { ...question, min: number, max: number })
}

function* discardChosen<T extends Texts>(
  t: Table<T>,
  player: Player,
  question: Question<T>,
): Rules<number> {
  if (player.hand.length === 0) return 0
  const open = saysAnything(t)
  const picks = yield* open.ask(seatOf(t.state, player), question, () =>
    player.hand.map(handOption),
  )
  const cards = picks.map(({ targets }) => player.hand[Number(targets![1].id)])
  discardCards(open, player, cards, question.rule!)
  return cards.length
}

/** Each of them discards an Action card; whoever has cards is asked, so that the question betrays nothing. */
export function* eachDiscards<T extends Texts>(
  t: Table<T>,
  players: readonly Player[],
  question: Question<T> & { readonly rule: string },
): Rules {
  const open = saysAnything(t)
  const { players: seats } = t.state
  const answers = yield* open.askAll(
    players
      .filter(({ hand }) => hand.length > 0)
      .map((player) => ({
        seat: seatOf(t.state, player),
        question,
        choices: () => discardOptions(player),
      })),
  )
  if (answers.length > 0) t.reveal()
  for (const { seat, picks } of answers) {
    const [card] = picks[0].targets ?? []
    if (card) discardCards(open, seats[seat], [String(card.id)], question.rule)
  }
}

function discardOptions(player: Player): Option[] {
  const cards = kindOptions('discard', player)
  return cards.length > 0 ? cards : [plain('no-action-card')]
}

function handOption(card: Card, number: number): Option {
  const id = faceOf(card)
  return {
    id: `card:${id}#${number}`,
    label: 'hand-card',
    targets: [
      { kind: 'card', id },
      { kind: 'hand', id: number },
    ],
  }
}

/** Contamination cards are all alike to look at. */
export function faceOf(card: Card): string {
  return typeof card === 'number' ? 'contamination' : card
}

export function discardHand(t: Table, player: Player, rule: string): void {
  const number = player.hand.length
  if (number > 0) t.log('loses-hand', { seat: seatOf(t.state, player), number }, rule)
  discardCards(t, player, [...player.hand], rule)
}

/** NEM-CONT-01: on top of the discard pile; a deck without cards gives none. */
export function gainContamination(t: Table, player: Player): void {
  const card = t.state.contaminationDeck.pop()
  if (card === undefined) return
  player.discard.push(card)
  t.log('contaminated', { seat: seatOf(t.state, player) }, 'NEM-CONT-01')
}

/** Whether a hand has anything that scanning could read. */
export function hasContamination(player: Player): boolean {
  return contaminationIn(player).length > 0
}
