import type {
  Answered,
  Dictionary,
  Game,
  Offer,
  Option,
  Question,
  Result,
  Rng,
  Rules,
  Seat,
  Table,
} from '../../index.ts'

/**
 * Snatch. Lots lie face down; one after another is sold. The auctioneer of the round may look at it.
 * Then all choose a card at the same time, or pass: the highest wins. Meanwhile anybody may pay a coin
 * to raise: bids that are still to come must be higher. And once in a game everybody may snatch the
 * lot from the table, unseen, for a card that is laid aside face down: the bids for it are void. All
 * that only while the sand of an hourglass runs, which is turned for every lot.
 */

export interface Snatch {
  players: Player[]
  deck: number[]
  discard: number[]
  /** The first is for sale; all lie face down. */
  lots: number[]
  /** Who has looked at the lot that is for sale. */
  seenBy: Seat[]
  least: number
  sandRuns: boolean
  /** Who is about to snatch and has not paid yet. */
  reaching: Seat[]
  round: number
}

export interface Player {
  coins: number
  hand: number[]
  laidAside: number[]
  /** Face up. */
  won: number[]
  /** Face down; known to its owner, and to whoever had looked at it. */
  snatched: { lot: number; seenBy: Seat[] } | null
}

/** What one reader may know. */
export interface SnatchView {
  players: { coins: number; hand: number; laidAside: number[]; won: number[]; snatched: Known }[]
  hand: number[]
  lot: number | null
  lotsLeft: number
  seenBy: Seat[]
  least: number
  sandRuns: boolean
  reaching: Seat[]
  round: number
  discard: number[]
}

/** A lot that somebody has snatched, as far as the reader knows it. */
type Known = number | 'unseen' | null

const COMPONENTS = { cards: { values: [1, 2, 3, 4, 5, 6], copies: 4, hand: 4 }, lots: [2, 3, 5, 7] }
const COINS = 1
const SECONDS = 30

export const snatch: Game<Snatch, SnatchView> = {
  id: 'snatch',
  version: 1,
  components: COMPONENTS,
  seats: { min: 2, max: 4 },
  options: {},
  text: { en: english(), fr: french() },
  refuse: () => null,
  setup: (_options, seats, rng) => setup(seats, rng),
  *step(t) {
    yield* lookOrNot(t, t.state.round % t.state.players.length)
    yield* everybodyBids(t)
    nextRound(t.state)
  },
  offers,
  *take(t, { id, seat }) {
    if (seat === null) sandHasRun(t)
    else if (id === 'raise') raise(t, seat)
    else yield* snatchLot(t, seat)
  },
  view,
  redeal,
  result,
  check,
}

function setup(seats: number, rng: Rng): Snatch {
  const { cards, lots } = COMPONENTS
  const deck = rng.shuffle(cards.values.flatMap((value) => new Array(cards.copies).fill(value)))
  return {
    players: Array.from({ length: seats }, () => ({
      coins: COINS,
      hand: deck.splice(0, cards.hand),
      laidAside: [],
      won: [],
      snatched: null,
    })),
    deck,
    discard: [],
    lots: rng.shuffle([...lots]),
    seenBy: [],
    least: 1,
    sandRuns: true,
    reaching: [],
    round: 0,
  }
}

function nextRound(s: Snatch): void {
  s.least = 1
  s.sandRuns = true
  s.reaching = []
  s.round++
}

// --- the sale ---

function* lookOrNot(t: Table<Snatch>, seat: Seat): Rules {
  const [choice] = yield* t.ask(seat, { prompt: 'auctioneer', rule: 'SNATCH-LOOK' }, [
    { id: 'look', label: 'look' },
    { id: 'trust', label: 'trust' },
  ])
  if (choice.id === 'trust') return
  const { lots, seenBy } = t.state
  seenBy.push(seat)
  t.log('looked', { seat, lot: lots[0] }, 'SNATCH-LOOK', {
    to: [seat],
    less: { kind: 'looked-unseen', params: { seat } },
  })
  t.reveal([seat])
}

function* everybodyBids(t: Table<Snatch>): Rules {
  const s = t.state
  const bids = yield* t.askAll(
    s.players.map(({ hand }, seat) => ({
      seat,
      question: { prompt: 'bid', rule: 'SNATCH-BID' },
      choices: () => [{ id: 'pass', label: 'pass' }, ...cardsFrom(s.least, 'bid', hand)],
    })),
  )
  t.reveal()
  const winner = highest(bids)
  for (const { seat, picks } of bids) pay(t, seat, picks[0])
  const lot = nextLot(s)
  if (winner !== null) s.players[winner].won.push(lot)
  else s.discard.push(lot)
  t.log(winner === null ? 'unsold' : 'sold', { lot, ...(winner !== null && { seat: winner }) })
}

/** Whoever has looked at it has not looked at the one that lies there then. */
function nextLot(s: Snatch): number {
  s.seenBy = []
  return s.lots.shift()!
}

/** The first of equals wins. */
function highest(bids: readonly Answered[]): Seat | null {
  let best: Answered | null = null
  for (const bid of bids) if (cardOf(bid) > (best ? cardOf(best) : 0)) best = bid
  return best?.seat ?? null
}

function cardOf({ picks }: Answered): number {
  return (picks[0].targets?.[0].id as number) ?? 0
}

function pay(t: Table<Snatch>, seat: Seat, option: Option): void {
  if (option.id === 'pass') return
  const card = takeCard(t.state.players[seat].hand, option)
  t.state.discard.push(card)
  t.log('bid', { seat, card }, 'SNATCH-BID')
}

// --- meanwhile ---

function offers(s: Snatch): Offer[] {
  return s.sandRuns ? [hourglass(s), ...whatPlayersMay(s)] : []
}

/** It has another id whenever it is turned: its time begins anew then. */
function hourglass({ round }: Snatch): Offer {
  const id = `sand:${round}`
  return { id, seat: null, label: 'sand', seconds: SECONDS, rule: 'SNATCH-SAND' }
}

function whatPlayersMay({ players, least, reaching }: Snatch): Offer[] {
  return players.flatMap(({ coins, hand, snatched }, seat) => {
    const mayRaise = coins > 0 && least < 6
    const maySnatch = hand.length > 0 && !snatched && !reaching.includes(seat)
    const to = { params: { least: least + 1 } }
    return [
      ...(mayRaise ? [{ id: 'raise', seat, label: 'raise', ...to, rule: 'SNATCH-RAISE' }] : []),
      ...(maySnatch ? [{ id: 'snatch', seat, label: 'snatch', rule: 'SNATCH-LOT' }] : []),
    ]
  })
}

function sandHasRun(t: Table<Snatch>): void {
  t.state.sandRuns = false
  t.log('sand', {}, 'SNATCH-SAND')
}

function raise(t: Table<Snatch>, seat: Seat): void {
  t.state.players[seat].coins--
  t.state.least++
  t.log('raised', { seat, least: t.state.least }, 'SNATCH-RAISE')
}

function* snatchLot(t: Table<Snatch>, seat: Seat): Rules {
  const s = t.state
  const player = s.players[seat]
  s.reaching.push(seat)
  t.log('reached', { seat }, 'SNATCH-LOT')
  const cost: Question = { prompt: 'lay-aside', cancel: true, rule: 'SNATCH-LOT' }
  const [paid] = yield* t.ask(seat, cost, () => cardsFrom(1, 'lay-aside', player.hand))
  player.laidAside.push(takeCard(player.hand, paid))
  player.snatched = { seenBy: [seat, ...s.seenBy], lot: nextLot(s) }
  t.log('snatched', { seat, lot: player.snatched.lot }, 'SNATCH-LOT', {
    to: [seat],
    less: { kind: 'snatched-unseen', params: { seat } },
  })
  t.reveal([seat])
  nextRound(s)
  t.endStep()
}

/** Cards of one value are the same to everybody: each value is offered once. */
function cardsFrom(least: number, label: string, hand: readonly number[]): Option[] {
  const values = [...new Set(hand)].filter((value) => value >= least)
  return values.map((value) => ({
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

function view(s: Snatch, seat: Seat | null): SnatchView {
  return {
    players: s.players.map(({ coins, hand, laidAside, won, snatched }, owner) => ({
      coins,
      hand: hand.length,
      laidAside: owner === seat ? [...laidAside] : laidAside.map(() => 0),
      won: [...won],
      snatched: snatched && (knows(seat, snatched.seenBy) ? snatched.lot : 'unseen'),
    })),
    hand: seat === null ? [] : [...s.players[seat].hand],
    lot: knows(seat, s.seenBy) ? s.lots[0] : null,
    lotsLeft: s.lots.length,
    seenBy: [...s.seenBy],
    least: s.least,
    sandRuns: s.sandRuns,
    reaching: [...s.reaching],
    round: s.round,
    discard: [...s.discard],
  }
}

function knows(seat: Seat | null, seenBy: readonly Seat[]): boolean {
  return seat !== null && seenBy.includes(seat)
}

function redeal(s: Snatch, seat: Seat | null, rng: Rng): void {
  const others = s.players.filter((_, other) => other !== seat)
  dealAnew([s.deck, ...others.flatMap(({ hand, laidAside }) => [hand, laidAside])], rng)
  const unseen = s.players.flatMap(({ snatched }) =>
    snatched && !knows(seat, snatched.seenBy) ? [snatched] : [],
  )
  const known = knows(seat, s.seenBy) ? s.lots.splice(0, 1) : []
  const lots = rng.shuffle([...s.lots, ...unseen.map(({ lot }) => lot)])
  for (const one of unseen) one.lot = lots.pop()!
  s.lots.splice(0, s.lots.length, ...known, ...lots)
}

/** Shuffles what lies in these places and gives each as many cards back, in place. */
function dealAnew(places: number[][], rng: Rng): void {
  const cards = rng.shuffle(places.flat())
  for (const place of places) place.splice(0, place.length, ...cards.splice(0, place.length))
}

// --- the end ---

function result({ lots, players }: Snatch): Result | null {
  if (lots.length > 0) return null
  const scores = players.map(({ won, snatched }) =>
    won.reduce((sum, lot) => sum + lot, snatched?.lot ?? 0),
  )
  const best = Math.max(...scores)
  const winners = [...scores.keys()].filter((seat) => best > 0 && scores[seat] === best)
  return { winners, reason: 'sold', scores }
}

function check({ players, deck, discard, lots }: Snatch): string[] {
  const held = players.flatMap(({ hand, laidAside, won }) => [...hand, ...laidAside, ...won])
  const snatched = players.flatMap((player) => player.snatched?.lot ?? [])
  const things = held.length + snatched.length + deck.length + discard.length + lots.length
  const broken: string[] = []
  if (things !== 28) broken.push(`There are ${things} cards and lots.`)
  if (players.some(({ coins }) => coins < 0)) broken.push('A purse is overdrawn.')
  return broken
}

// --- text ---

function english(): Dictionary {
  return {
    'prompt.auctioneer': 'Look at the lot before it is sold?',
    'prompt.bid': 'Choose your bid, or pass.',
    'prompt.lay-aside': 'Lay a card aside, face down, for the lot.',
    'option.look': 'Look at the lot',
    'option.trust': 'Do not look',
    'option.pass': 'Pass',
    'option.bid': 'Bid {card}',
    'option.lay-aside': 'Lay aside {card}',
    'option.raise': 'Pay a coin: no bid below {least}',
    'option.snatch': 'Snatch the lot',
    'option.sand': 'The sand has run through',
    'log.looked': 'You see that the lot is {lot}.',
    'log.looked-unseen': 'Player {seat} looks at the lot.',
    'log.bid': 'Player {seat} bids {card}.',
    'log.sold': 'Player {seat} wins the lot {lot}.',
    'log.unsold': 'Nobody wants the lot {lot}.',
    'log.raised': 'Player {seat} raises: no bid below {least}.',
    'log.sand': 'The sand has run through.',
    'log.reached': 'Player {seat} reaches for the lot.',
    'log.snatched': 'You have snatched the lot {lot}.',
    'log.snatched-unseen': 'Player {seat} has snatched the lot.',
    'result.sold': 'All lots are gone.',
  }
}

function french(): Dictionary {
  return {
    'prompt.auctioneer': 'Regarder le lot avant la vente ?',
    'prompt.bid': 'Choisissez votre mise, ou passez.',
    'prompt.lay-aside': 'Mettez une carte de côté, face cachée, pour le lot.',
    'option.look': 'Regarder le lot',
    'option.trust': 'Ne pas regarder',
    'option.pass': 'Passer',
    'option.bid': 'Miser {card}',
    'option.lay-aside': 'Mettre de côté {card}',
    'option.raise': 'Payer une pièce : aucune mise sous {least}',
    'option.snatch': 'Rafler le lot',
    'option.sand': 'Le sable est écoulé',
    'log.looked': 'Vous voyez que le lot vaut {lot}.',
    'log.looked-unseen': 'Le joueur {seat} regarde le lot.',
    'log.bid': 'Le joueur {seat} mise {card}.',
    'log.sold': 'Le joueur {seat} gagne le lot {lot}.',
    'log.unsold': 'Personne ne veut du lot {lot}.',
    'log.raised': 'Le joueur {seat} renchérit : aucune mise sous {least}.',
    'log.sand': 'Le sable est écoulé.',
    'log.reached': 'Le joueur {seat} tend la main vers le lot.',
    'log.snatched': 'Vous avez raflé le lot {lot}.',
    'log.snatched-unseen': 'Le joueur {seat} a raflé le lot.',
    'result.sold': 'Tous les lots sont partis.',
  }
}
