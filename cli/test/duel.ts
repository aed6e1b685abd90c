import type { Game, Option, Options, Rng, Seat } from '@bulkhead/kernel'

/** What somebody who writes a game might get wrong. */
export type Bug = 'invariant' | 'endless' | 'leak' | 'resume' | 'throws' | 'setup'

interface State {
  hands: number[][]
  played: number[][]
  turn: Seat
  /** Cards of the deck that nobody holds. */
  deck: number[]
  hats: readonly string[]
}

interface View {
  hand: number[] | null
  others: (number[] | number)[]
  played: number[][]
}

const CARDS = 12

/**
 * A card game for two or three: play a card, perhaps throw others away for new ones; who played the
 * highest cards wins. Made to be small, and to be broken on demand.
 */
export function duel(bug?: Bug): Game<State, View> {
  let plays = 0
  return {
    id: 'duel',
    version: 1,
    components: CARDS,
    seats: { min: 2, max: 3 },
    options: {
      mode: { kind: 'choice', values: ['short', 'long'], default: 'short' },
      open: { kind: 'flag', default: false },
      hats: { kind: 'perSeat', values: ['red', 'blue'], default: 'red' },
    },
    text: {
      en: {
        'log.played': 'Seat {seat} plays {card}.',
        'log.threw': 'Seat {seat} throws {number} cards away.',
        'result.cards': 'The highest cards win.',
      },
      fr: { 'log.played': 'La place {seat} joue {card}.' },
    },
    refuse: ({ mode }, seats) =>
      mode === 'long' && seats === 3 ? 'The long duel is for two.' : null,
    setup: (options, seats, rng) => {
      if (bug === 'setup') throw new Error('the cards are missing')
      return deal(options, seats, rng)
    },
    *step(t) {
      const { state } = t
      const seat = state.turn
      const hand = state.hands[seat]
      const [card] = yield* t.ask(seat, { prompt: 'play', rule: 'DUEL-01' }, () => hand.map(option))
      plays++
      play(state, seat, Number(card.id))
      t.log('played', { seat, card: card.id }, 'DUEL-01')
      if (bug === 'throws' && state.played.flat().length === 3) throw new Error('a card fell down')
      if (bug === 'resume') state.played[seat].push(plays * 100)
      if (bug === 'invariant' && state.played.flat().length === 3) state.deck.push(0)
      if (hand.length > 0) {
        const thrown = yield* t.ask(seat, { prompt: 'throw', min: 0, max: 2, cancel: true }, () =>
          hand.map(option),
        )
        replace(state, seat, thrown, t.rng)
        if (thrown.length > 0) t.log('threw', { seat, number: thrown.length })
      }
      if (bug === 'endless') takeBack(state, seat)
      state.turn = (seat + 1) % state.hands.length
    },
    view: (state, seat) => ({
      hand: seat === null ? null : state.hands[seat],
      others: state.hands.map((hand) => (bug === 'leak' ? hand : hand.length)),
      played: state.played,
    }),
    redeal: (state, seat, rng) => {
      const hidden = state.hands.filter((_, owner) => owner !== seat)
      const cards = rng.shuffle([...hidden.flat(), ...state.deck].sort((a, b) => a - b))
      for (const hand of hidden) hand.splice(0, hand.length, ...cards.splice(0, hand.length))
      state.deck = cards
    },
    result: ({ hands, played }) => {
      if (hands.some((hand) => hand.length > 0)) return null
      const sums = played.map((cards) => cards.reduce((sum, card) => sum + card, 0))
      const most = Math.max(...sums)
      const winners = [...sums.keys()].filter((seat) => sums[seat] === most)
      return { winners, reason: 'cards' }
    },
    check: ({ hands, deck, played }) => {
      const cards = [...hands.flat(), ...deck, ...played.flat()].length
      return bug === 'resume' || cards === CARDS ? [] : [`There are ${cards} cards.`]
    },
  }
}

function deal({ mode, hats }: Options, seats: number, rng: Rng): State {
  const deck = rng.shuffle([...Array(CARDS).keys()])
  const size = mode === 'long' ? 5 : 3
  return {
    hands: Array.from({ length: seats }, () => deck.splice(0, size)),
    played: Array.from({ length: seats }, () => []),
    turn: 0,
    deck,
    hats: hats as string[],
  }
}

function play({ hands, played }: State, seat: Seat, card: number): void {
  hands[seat].splice(hands[seat].indexOf(card), 1)
  played[seat].push(card)
}

function takeBack({ hands, played }: State, seat: Seat): void {
  hands[seat].push(...played[seat].splice(0))
}

function replace(state: State, seat: Seat, thrown: readonly Option[], rng: Rng): void {
  for (const { id } of thrown) {
    const hand = state.hands[seat]
    state.deck.push(...hand.splice(hand.indexOf(Number(id)), 1))
    hand.push(...rng.shuffle(state.deck).splice(0, 1))
  }
}

function option(card: number): Option {
  return { id: String(card), label: 'card' }
}
