import type {
  Dictionary,
  Ending,
  Game,
  Option,
  Options,
  Result,
  Rng,
  Rules,
  Seat,
  Table,
} from '../../index.ts'
import { type Bids, bids } from './bids.ts'

/**
 * Spoils, the sequel of sealed bids. Everybody goes on with the cards and the prizes of the earlier
 * match: in turn each may show a card, which counts, and draws another. It may be its own sequel.
 */

export interface Spoils {
  sharers: Sharer[]
  deck: number[]
  shown: number[]
  turn: number
}

export interface Sharer {
  hand: number[]
  score: number
}

/** What one reader may know. */
export interface SpoilsView {
  sharers: { hand: number; score: number }[]
  hand: number[]
  deck: number
  shown: number[]
  turn: number
}

const COMPONENTS = { newcomer: 1 }

export const spoils: Game<Spoils, SpoilsView> = {
  id: 'spoils',
  version: 1,
  components: COMPONENTS,
  seats: { min: 1, max: 4 },
  options: {
    after: { kind: 'choice', values: ['bids', 'any', 'nothing'], default: 'bids' },
  },
  text: { en: english(), fr: french() },
  follows: ({ after }) => ({ bids: [bids], any: [bids, spoils], nothing: [] })[after as string]!,
  refuse: (_options, _seats, before) =>
    before?.result.reason === 'ties' ? 'Where nobody won a prize there are no spoils.' : null,
  setup,
  *step(t) {
    yield* share(t, t.state.turn)
    t.state.turn++
  },
  view: ({ sharers, deck, shown, turn }, seat) => ({
    sharers: sharers.map(({ hand, score }) => ({ hand: hand.length, score })),
    hand: seat === null ? [] : [...sharers[seat].hand],
    deck: deck.length,
    shown: [...shown],
    turn,
  }),
  redeal,
  result,
  check: ({ sharers, deck, shown }) => {
    const cards = sharers.flatMap(({ hand }) => hand).length + deck.length + shown.length
    return cards <= 24 ? [] : [`There are ${cards} cards.`]
  },
}

function setup(_options: Options, seats: number, rng: Rng, before?: Ending): Spoils {
  const { sharers, deck } = before ? leftBy(before) : { sharers: [], deck: [1, 2, 3, 4, 5, 6] }
  // Nobody may know where the cards of those lie who do not go on.
  for (const { hand } of sharers.splice(seats)) deck.push(...hand)
  rng.shuffle(deck)
  while (sharers.length < seats) {
    sharers.push({ hand: deck.splice(0, COMPONENTS.newcomer), score: 0 })
  }
  return { sharers, deck, shown: [], turn: 0 }
}

function leftBy({ game, state, result }: Ending): Pick<Spoils, 'sharers' | 'deck'> {
  if (game === spoils.id) return state as Spoils
  const { bidders, deck } = state as Bids
  const sharers = bidders.map(({ hand, laidAside }, seat) => ({
    hand: [...hand, ...laidAside],
    score: result.scores![seat],
  }))
  return { sharers, deck }
}

function* share(t: Table<Spoils>, seat: Seat): Rules {
  const { sharers, deck, shown } = t.state
  const { hand } = sharers[seat]
  const [choice] = yield* t.ask(seat, { prompt: 'share' }, () => [
    { id: 'keep', label: 'keep' },
    ...[...new Set(hand)].map(cardOption),
  ])
  if (choice.id === 'keep') return
  const [card] = hand.splice(hand.indexOf(choice.targets![0].id as number), 1)
  shown.push(card)
  sharers[seat].score += card
  t.log('shown', { seat, card })
  t.reveal()
  if (deck.length === 0) return
  hand.push(deck.shift()!)
  t.log('drawn', { seat, card: hand.at(-1)! }, undefined, {
    to: [seat],
    less: { kind: 'drawn-unseen', params: { seat } },
  })
}

function cardOption(card: number): Option {
  return { id: `show:${card}`, label: 'show', targets: [{ kind: 'card', id: card }] }
}

function redeal(s: Spoils, seat: Seat | null, rng: Rng): void {
  const others = s.sharers.filter((_, other) => other !== seat).map(({ hand }) => hand)
  const cards = rng.shuffle([...s.deck, ...others.flat()])
  for (const place of [s.deck, ...others]) {
    place.splice(0, place.length, ...cards.splice(0, place.length))
  }
}

function result({ sharers, turn }: Spoils): Result | null {
  if (turn < sharers.length) return null
  const scores = sharers.map(({ score }) => score)
  const best = Math.max(...scores)
  const winners = [...scores.keys()].filter((seat) => scores[seat] === best)
  return { winners, reason: 'shared', scores }
}

// --- text ---

function english(): Dictionary {
  return {
    'prompt.share': 'Show a card, or keep all.',
    'option.keep': 'Keep all',
    'option.show': 'Show {card}',
    'log.shown': 'Player {seat} shows {card}.',
    'log.drawn': 'You draw {card}.',
    'log.drawn-unseen': 'Player {seat} draws a card.',
    'result.shared': 'The spoils are shared.',
  }
}

function french(): Dictionary {
  return {
    'prompt.share': 'Montrez une carte, ou gardez tout.',
    'option.keep': 'Tout garder',
    'option.show': 'Montrer {card}',
    'log.shown': 'Le joueur {seat} montre {card}.',
    'log.drawn': 'Vous tirez {card}.',
    'log.drawn-unseen': 'Le joueur {seat} tire une carte.',
    'result.shared': 'Le butin est partagé.',
  }
}
