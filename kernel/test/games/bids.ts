import type {
  Answered,
  Audience,
  Dictionary,
  Game,
  Option,
  Options,
  Question,
  Result,
  Rng,
  Rules,
  Seat,
  Table,
  TextsOf,
  Translation,
} from '../../index.ts'

/**
 * Sealed bids. A prize lies face down. In turn each bidder may run errands: pay a coin to look at the
 * prize, or lay a card aside, face down, to draw another. Then all choose a card at the same time: the
 * highest value that only one of them played wins the prize.
 */

export interface Bids {
  bidders: Bidder[]
  deck: number[]
  discard: number[]
  /** The first is the prize on offer; all lie face down. */
  prizes: number[]
  seenBy: Seat[]
  /** Prizes that nobody won, face up. */
  unclaimed: number[]
  /** Whether there are errands before the bids. */
  errands: boolean
  /** Who runs errands next; after the last seat, everybody bids. */
  turn: number
}

export interface Bidder {
  coins: number
  hand: number[]
  laidAside: number[]
  won: number[]
}

/** What one reader may know. */
export interface BidsView {
  bidders: { coins: number; hand: number; laidAside: number; won: number[] }[]
  hand: number[]
  laidAside: number[]
  prize: number | null
  seenBy: Seat[]
  prizesLeft: number
  unclaimed: number[]
  deck: number
  discard: number[]
  turn: number
}

const COMPONENTS = {
  cards: { values: [1, 2, 3, 4, 5, 6], copies: 4, hand: 4 },
  prizes: [2, 3, 4, 5, 6],
  coins: { full: 2, empty: 0 },
}

export const bids: Game<Bids, BidsView, Texts> = {
  id: 'bids',
  version: 1,
  components: COMPONENTS,
  seats: { min: 2, max: 4 },
  options: {
    prizes: { kind: 'choice', values: ['three', 'four'], default: 'three' },
    errands: { kind: 'flag', default: true },
    purses: { kind: 'perSeat', values: ['full', 'empty'], default: 'full' },
  },
  text: { en: english(), fr: french() },
  refuse: ({ prizes }, seats) =>
    prizes === 'four' && seats === 2 ? 'Four prizes take at least three bidders.' : null,
  setup,
  *step(t) {
    if (t.state.turn < t.state.bidders.length) yield* errands(t, t.state.turn)
    else yield* everybodyBids(t)
  },
  view,
  redeal,
  result,
  check,
}

function setup(options: Options, seats: number, rng: Rng): Bids {
  const errands = options.errands === true
  const { cards, prizes, coins } = COMPONENTS
  const deck = rng.shuffle(cards.values.flatMap((value) => new Array(cards.copies).fill(value)))
  const purses = options.purses as readonly (keyof typeof coins)[]
  return {
    bidders: purses.map((purse) => ({
      coins: coins[purse],
      hand: deck.splice(0, cards.hand),
      laidAside: [],
      won: [],
    })),
    deck,
    discard: [],
    prizes: rng.shuffle([...prizes]).slice(0, options.prizes === 'four' ? 4 : 3),
    seenBy: [],
    unclaimed: [],
    errands,
    turn: errands ? 0 : seats,
  }
}

// --- errands ---

function* errands(t: Table<Bids, Texts>, seat: Seat): Rules {
  for (;;) {
    const [errand] = yield* t.ask(seat, { prompt: 'errand', rule: 'BIDS-ERRAND' }, [
      plain('pass'),
      ...(mayPeek(t.state, seat) ? [plain('peek')] : []),
      ...(mayExchange(t.state, seat) ? [plain('exchange')] : []),
    ])
    if (errand.id === 'pass') break
    if (errand.id === 'peek') peek(t, seat)
    else yield* exchange(t, seat)
  }
  t.state.turn++
}

function mayPeek(s: Bids, seat: Seat): boolean {
  return s.bidders[seat].coins > 0 && !s.seenBy.includes(seat)
}

function mayExchange(s: Bids, seat: Seat): boolean {
  return s.deck.length > 0 && s.bidders[seat].laidAside.length < 2
}

function peek(t: Table<Bids, Texts>, seat: Seat): void {
  const s = t.state
  s.bidders[seat].coins--
  s.seenBy.push(seat)
  t.log('peeked', { seat, prize: s.prizes[0] }, 'BIDS-PEEK', onlyTo(seat, 'peeked-unseen'))
  t.reveal([seat])
}

function* exchange(t: Table<Bids, Texts>, seat: Seat): Rules {
  const { hand, laidAside } = t.state.bidders[seat]
  const cost: Question<Texts> = { prompt: 'lay-aside', cancel: true, rule: 'BIDS-EXCHANGE' }
  const [paid] = yield* t.ask(seat, cost, () => cardOptions('lay-aside', hand))
  laidAside.push(takeCard(hand, paid))
  hand.push(t.state.deck.shift()!)
  const drawn = { seat, card: hand.at(-1)! }
  t.log('exchanged', drawn, 'BIDS-EXCHANGE', onlyTo(seat, 'exchanged-unseen'))
  t.reveal([seat])
}

/** The others read only who did it. */
function onlyTo(seat: Seat, kind: 'peeked-unseen' | 'exchanged-unseen'): Audience<Texts> {
  return { to: [seat], less: { kind, params: { seat } } }
}

// --- bidding ---

function* everybodyBids(t: Table<Bids, Texts>): Rules {
  const { bidders } = t.state
  const played = yield* t.askAll(
    bidders.map(({ hand }, seat) => ({
      seat,
      question: { prompt: 'bid', rule: 'BIDS-BID' },
      choices: () => cardOptions('bid', hand),
    })),
  )
  t.reveal()
  const cards = new Map(played.map(({ seat, picks }) => [seat, play(t, seat, picks)]))
  award(t, cards)
  t.log('scored', {}, 'BIDS-SCORE')
}

function play(t: Table<Bids, Texts>, seat: Seat, picks: Answered['picks']): number {
  const card = takeCard(t.state.bidders[seat].hand, picks[0])
  t.state.discard.push(card)
  t.log('bid', { seat, card }, 'BIDS-BID')
  return card
}

function award(t: Table<Bids, Texts>, cards: ReadonlyMap<Seat, number>): void {
  const s = t.state
  const prize = s.prizes.shift()!
  s.seenBy = []
  s.turn = s.errands ? 0 : s.bidders.length
  const winner = highestUnique(t, cards, prize)
  s.bidders[winner].won.push(prize)
  t.log('won', { seat: winner, prize }, 'BIDS-WIN')
}

/** Where all bids are tied the prize stays unclaimed, and nothing is scored. */
function highestUnique(
  t: Table<Bids, Texts>,
  cards: ReadonlyMap<Seat, number>,
  prize: number,
): Seat {
  const values = [...cards.values()]
  const unique = values.filter((value) => values.indexOf(value) === values.lastIndexOf(value))
  if (unique.length === 0) {
    t.state.unclaimed.push(prize)
    t.log('unclaimed', { prize }, 'BIDS-TIE')
    t.endStep()
  }
  const highest = Math.max(...unique)
  return [...cards.keys()].find((seat) => cards.get(seat) === highest)!
}

/** Cards of one value are the same to everybody: each value is offered once. */
function plain<Label extends string>(label: Label): Option<Label> {
  return { id: label, label }
}

function cardOptions<Label extends string>(label: Label, hand: readonly number[]): Option<Label>[] {
  return [...new Set(hand)].map((value) => ({
    id: `${label}:${value}`,
    label,
    targets: [{ kind: 'card', id: value }],
  }))
}

function takeCard(hand: number[], option: Option): number {
  const [{ id }] = option.targets!
  return hand.splice(hand.indexOf(id as number), 1)[0]
}

// --- who sees what ---

function view(s: Bids, seat: Seat | null): BidsView {
  const own = seat === null ? null : s.bidders[seat]
  return {
    bidders: s.bidders.map(({ coins, hand, laidAside, won }) => ({
      coins,
      hand: hand.length,
      laidAside: laidAside.length,
      won: [...won],
    })),
    hand: [...(own?.hand ?? [])],
    laidAside: [...(own?.laidAside ?? [])],
    prize: seat !== null && s.seenBy.includes(seat) ? s.prizes[0] : null,
    seenBy: [...s.seenBy],
    prizesLeft: s.prizes.length,
    unclaimed: [...s.unclaimed],
    deck: s.deck.length,
    discard: [...s.discard],
    turn: s.turn,
  }
}

function redeal(s: Bids, seat: Seat | null, rng: Rng): void {
  const others = s.bidders.filter((_, other) => other !== seat)
  dealAnew([s.deck, ...others.flatMap(({ hand, laidAside }) => [hand, laidAside])], rng)
  const known = seat !== null && s.seenBy.includes(seat) ? s.prizes.splice(0, 1) : []
  // Of the five prizes some were left in the box, unseen.
  const box = COMPONENTS.prizes.filter((prize) => !outOfTheBox(s, known).includes(prize))
  s.prizes.splice(0, s.prizes.length, ...known, ...rng.shuffle(box).slice(0, s.prizes.length))
}

function outOfTheBox(s: Bids, known: readonly number[]): number[] {
  return [...known, ...s.unclaimed, ...s.bidders.flatMap(({ won }) => won)]
}

/** Shuffles what lies in these places and gives each as many cards back, in place. */
function dealAnew(places: number[][], rng: Rng): void {
  const cards = rng.shuffle(places.flat())
  for (const place of places) place.splice(0, place.length, ...cards.splice(0, place.length))
}

// --- the end ---

function result({ prizes, bidders }: Bids): Result<Texts> | null {
  if (prizes.length > 0) return null
  const scores = bidders.map(({ won }) => won.reduce((sum, prize) => sum + prize, 0))
  const best = Math.max(...scores)
  const winners = [...scores.keys()].filter((seat) => best > 0 && scores[seat] === best)
  return { winners, reason: winners.length > 0 ? 'prizes' : 'ties', scores }
}

function check(s: Bids): string[] {
  const broken: string[] = []
  const { values, copies } = COMPONENTS.cards
  const hands = s.bidders.flatMap(({ hand, laidAside }) => [...hand, ...laidAside])
  const cards = [...hands, ...s.deck, ...s.discard]
  for (const value of values) {
    const found = cards.filter((card) => card === value).length
    if (found !== copies) broken.push(`There are ${found} cards of value ${value}.`)
  }
  const prizes = [...s.prizes, ...outOfTheBox(s, [])]
  if (new Set(prizes).size !== prizes.length) broken.push('A prize exists twice.')
  if (s.bidders.some(({ coins }) => coins < 0)) broken.push('A purse is overdrawn.')
  return broken
}

// --- text ---

type Texts = TextsOf<ReturnType<typeof english>>

function english() {
  return {
    'prompt.errand': 'Run an errand, or pass.',
    'prompt.lay-aside': 'Lay a card aside, face down.',
    'prompt.bid': 'Choose your bid.',
    'option.pass': 'Pass',
    'option.peek': 'Pay a coin to look at the prize',
    'option.exchange': 'Exchange a card',
    'option.lay-aside': 'Lay aside {card}',
    'option.bid': 'Bid {card}',
    'card.6': 'the six',
    'log.peeked': 'You see that the prize is {prize}.',
    'log.peeked-unseen': 'Player {seat} looks at the prize.',
    'log.exchanged': 'You draw {card}.',
    'log.exchanged-unseen': 'Player {seat} exchanges a card.',
    'log.bid': 'Player {seat} bids {card}.',
    'log.won': 'Player {seat} wins the prize {prize}.',
    'log.unclaimed': 'All bids are tied: nobody wins the prize {prize}.',
    'log.scored': 'The round is scored.',
    'result.prizes': 'The richest collection wins.',
    'result.ties': 'Nobody won a prize.',
  } as const satisfies Dictionary
}

function french(): Translation<ReturnType<typeof english>> {
  return {
    'prompt.errand': 'Faites une course, ou passez.',
    'prompt.lay-aside': 'Mettez une carte de côté, face cachée.',
    'prompt.bid': 'Choisissez votre mise.',
    'option.pass': 'Passer',
    'option.peek': 'Payer une pièce pour regarder le lot',
    'option.exchange': 'Échanger une carte',
    'option.lay-aside': 'Mettre de côté {card}',
    'option.bid': 'Miser {card}',
    'card.6': 'le six',
    'log.peeked': 'Vous voyez que le lot est {prize}.',
    'log.peeked-unseen': 'Le joueur {seat} regarde le lot.',
    'log.exchanged': 'Vous piochez {card}.',
    'log.exchanged-unseen': 'Le joueur {seat} échange une carte.',
    'log.bid': 'Le joueur {seat} mise {card}.',
    'log.won': 'Le joueur {seat} gagne le lot {prize}.',
    'log.unclaimed': 'Toutes les mises sont égales : personne ne gagne le lot {prize}.',
    'log.scored': 'La manche est comptée.',
    'result.prizes': 'La plus riche collection gagne.',
    'result.ties': "Personne n'a gagné de lot.",
  }
}
