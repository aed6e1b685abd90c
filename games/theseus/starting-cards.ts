import type { Rules, Seat } from '@bulkhead/kernel'
import { cardInPlay, cardsOf } from './cards/card.ts'
import { cardOption, slotOption } from './choices.ts'
import { PENDING_SLOTS, SECTORS } from './components.ts'
import { install } from './installing.ts'
import { draw, isInstant, keep } from './planning.ts'
import { emptySlots, homeOf } from './queries.ts'
import type { CardId, Mode, Player, State } from './state.ts'
import type { Table } from './table.ts'

/** SETUP, BEGIN, TEAM: decks and the cards a player starts with. */

/** Dealt, or by THE-SETUP-27 chosen by everybody at the same time, in secret. */
export function* chooseDecks(t: Table): Rules {
  const s = t.state
  const choosing = seatsWithDecks(s)
  if (s.rules.chosenDecks) {
    const size = deckSize(s.mode)
    const answers = yield* t.askAll(
      choosing.map((seat) => ({
        seat,
        question: {
          prompt: 'choose-deck',
          params: { size },
          min: size,
          max: size,
          rule: 'THE-SETUP-27',
        },
        choices: deckOptions(s, seat),
      })),
    )
    for (const { seat, picks } of answers)
      setDeck(
        t,
        seat,
        picks.map((option) => option.id),
      )
  } else {
    for (const seat of choosing) dealDeck(t, s.players[seat])
  }
  for (const seat of choosing) drawStartingCards(t, seat)
  s.cursor = 'starting-cards'
}

/** All but Pandora, who has no cards of her own (THE-PAND-03). */
function seatsWithDecks(s: State): Seat[] {
  return s.order.filter((seat) => s.players[seat].faction !== 'pandora')
}

export function deckSize(mode: Mode): number {
  return mode === 'team' ? 10 : 15
}

/** THE-SETUP-11, THE-SETUP-12: the first cards are the deck, the others go back unseen. */
function dealDeck(t: Table, player: Player): void {
  const { mode, rules } = t.state
  const cards = t.rng.shuffle(cardsOf(player.faction, rules.level))
  player.deck = cards.slice(0, deckSize(mode))
  player.box = cards.slice(deckSize(mode))
}

/** One option for each copy of each card. */
function deckOptions(s: State, seat: Seat) {
  const cards = cardsOf(s.players[seat].faction, s.rules.level)
  return cards.map((card, i) => {
    const copy = i - cards.indexOf(card) + 1
    return { ...cardOption('deck-card', card), id: `${card}:${copy}` }
  })
}

function setDeck(t: Table, seat: Seat, picks: readonly string[]): void {
  const s = t.state
  const player = s.players[seat]
  const options = deckOptions(s, seat).map((option) => option.id)
  const cardsIn = (ids: readonly string[]) => ids.map((id) => id.slice(0, id.indexOf(':')))
  player.deck = t.rng.shuffle(cardsIn(picks))
  player.box = cardsIn(options.filter((id) => !picks.includes(id)))
}

/** How many starting cards a player draws: those to install and those for the pending slots. */
function startingCards(s: State): { installed: number; pending: number } {
  return { installed: s.rules.threeCards ? 3 : 1, pending: s.mode === 'team' ? 1 : 2 }
}

function drawStartingCards(t: Table, seat: Seat): void {
  const { mode, rules, players } = t.state
  const { installed, pending } = startingCards(t.state)
  const { drawn, faction } = players[seat]
  for (let i = 0; i < installed + pending; i++) drawn.push(draw(t, seat)!)
  const one = mode === 'team' ? 'THE-TEAM-05' : 'THE-SETUP-14'
  const three = mode === 'team' ? 'THE-BEGIN-10' : 'THE-BEGIN-05'
  t.log('draws', { faction, number: drawn.length }, rules.threeCards ? three : one)
}

/** THE-SETUP-15, THE-BEGIN-07: one at a time in turn order; what is left becomes pending. */
export function* placeStartingCards(t: Table): Rules {
  const s = t.state
  const choosing = seatsWithDecks(s)
  for (let round = 0; round < startingCards(s).installed; round++) {
    for (const seat of choosing) yield* installStartingCard(t, seat)
  }
  for (const seat of choosing) layPendingCards(t, seat)
  s.cursor = 'first-units'
}

function* installStartingCard(t: Table, seat: Seat): Rules {
  const s = t.state
  const { drawn } = s.players[seat]
  const slots = emptySlots(s)
  const card = yield* t.pick(
    seat,
    slots.length > 0
      ? { prompt: 'starting-card', rule: 'THE-SETUP-15' }
      : { prompt: 'no-slot-left', rule: 'THE-BEGIN-10' },
    [...new Set(drawn)],
    (one) => cardOption('starting-card', one),
  )
  if (isInstant(card)) {
    takeOut(drawn, card)
    keep(t, seat, card)
    return
  }
  if (slots.length === 0) {
    // THE-BEGIN-10: four players' cards are more than the slots of five Sectors.
    takeOut(drawn, card)
    s.players[seat].deck.push(card)
    t.log('put-back', { faction: s.players[seat].faction, card }, 'THE-BEGIN-10')
    return
  }
  const slot = yield* t.pick(
    seat,
    { prompt: 'install', params: { card }, rule: 'THE-SETUP-15', cancel: true },
    slots,
    (one) => slotOption('install', s, one),
  )
  takeOut(drawn, card)
  install(t, slot, cardInPlay(card, seat))
}

/** THE-SETUP-17, THE-TEAM-06: into the free pending slots at home. */
function layPendingCards(t: Table, seat: Seat): void {
  const s = t.state
  const { drawn, faction } = s.players[seat]
  const rule = s.mode === 'team' ? 'THE-TEAM-06' : 'THE-SETUP-17'
  for (const slot of SECTORS[homeOf(s, seat)].pending) {
    if (s.pending[slot] !== null || drawn.length === 0) continue
    const card = drawn.shift()!
    s.pending[slot] = cardInPlay(card, seat)
    t.log('pending', { card, faction, pending: PENDING_SLOTS[slot].id }, rule)
  }
}

function takeOut(cards: CardId[], card: CardId): void {
  cards.splice(cards.indexOf(card), 1)
}
