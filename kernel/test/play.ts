import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import {
  type AnyGame,
  copy,
  type Decision,
  FastRng,
  type Game,
  Match,
  must,
  type Offer,
  type Option,
  type Recorded,
  type Refusal,
  type RefusalCode,
  type Rng,
  type Save,
  type Seat,
  type Seed,
  type Setup,
} from '../index.ts'
import type { SavedAnswer } from '../save.ts'
import { type Bids, type BidsView, bids } from './games/bids.ts'
import { noughts } from './games/noughts.ts'
import { pig } from './games/pig.ts'
import { type Snatch, type SnatchView, snatch } from './games/snatch.ts'
import { spoils } from './games/spoils.ts'

export function begin<S, V>(game: Game<S, V>, setup: Partial<Setup> = {}): Match<S, V> {
  return must(
    Match.start(game, { seats: game.seats.min, seed: { kind: 'fast', seed: 1 }, ...setup }),
  )
}

/** Gives an answer that must be accepted. */
export function answer(match: Match, seat: Seat, ...picks: string[]): void {
  const [decision] = match.pending(seat)
  must(match.answer(seat, decision?.id ?? -1, picks))
}

/** Takes an offer that must be open. */
export function take(match: Match, seat: Seat | null, offer: string): void {
  must(match.take(seat, offer))
}

export interface Chosen {
  readonly seat: Seat | null
  /** The answer to a decision, or what is taken unasked. */
  readonly picks: readonly Option[] | Offer
}

/** Any open decision, with any legal answer to it; now and then something that is on offer. */
export function choose(match: Match, rng: Rng): Chosen {
  const offers = match.offers()
  if (offers.length > 0 && rng.int(4) === 0) {
    const picks = rng.pick(offers)
    return { seat: picks.seat, picks }
  }
  const { seat, options, min, max }: Decision = rng.pick(match.pending())
  const number = min + rng.int(Math.min(max, options.length) - min + 1)
  return { seat, picks: rng.shuffle([...options]).slice(0, number) }
}

export function answerRandomly(match: Match, rng: Rng): void {
  const { seat, picks } = choose(match, rng)
  if ('seat' in picks) must(match.take(seat, picks.id))
  else must(match.replay({ seat, picks: picks.map((option) => option.id) }))
}

/** Plays a whole game at random, and looks at the match before every answer and at the end. */
export function playOut(match: Match, rng: Rng, look: (match: Match) => void = () => {}): void {
  while (!match.result) {
    look(match)
    answerRandomly(match, rng)
  }
  look(match)
}

/** Some tables of every game, each with a generator for whoever plays at it. */
export function* manyMatches(times: number): Generator<[Match, Rng]> {
  const tables: [AnyGame, Partial<Setup>][] = [
    [bids, { seats: 2 }],
    [bids, { seats: 3, options: { prizes: 'four', purses: ['full', 'empty', 'full'] } }],
    [bids, { seats: 4, options: { errands: false } }],
    [pig, { seats: 3 }],
    [noughts, { seats: 2 }],
    [noughts, { seats: 1, options: { board: 'large' } }],
    [snatch, { seats: 2 }],
    [snatch, { seats: 4 }],
    [spoils, { seats: 4, before: played.bids }],
    [spoils, { seats: 2, options: { after: 'any' }, before: played.spoils }],
  ]
  for (let seed = 1; seed <= times; seed++) {
    for (const [game, setup] of tables) {
      yield [begin(game, { ...setup, seed: seedOf(seed) }), new FastRng(seed + 1000)]
    }
  }
}

/** A match that was played to its end, as its save. */
export function finished(game: AnyGame, setup: Partial<Setup> = {}, seed = 1): Save {
  const match = begin(game, { seed: { kind: 'fast', seed }, ...setup })
  playOut(match, new FastRng(seed))
  return match.save()
}

const played = (() => {
  const before = finished(bids, { seats: 3, seed: seedOf(2) }, 2)
  return { bids: before, spoils: finished(spoils, { seats: 3, before }) }
})()

/** Sealed and fast chance by turns. */
function seedOf(number: number): Seed {
  const secret = number.toString(16).padStart(64, '0')
  return number % 2 === 0
    ? { kind: 'sealed', secret, contributions: ['c0ffee'] }
    : { kind: 'fast', seed: number }
}

export function readersOf(match: Match): (Seat | null)[] {
  return [null, ...Array(match.seats).keys()]
}

/** Everything that can be read of a match. */
export function whole(match: Match): unknown {
  const readers = readersOf(match)
  return copy({
    state: match.state,
    result: match.result,
    pending: match.pending(),
    offers: match.offers(),
    views: readers.map((reader) => match.view(reader)),
    logs: readers.map((reader) => match.log(reader)),
    undo: [...Array(match.seats).keys()].map((seat) => match.undoStop(seat)),
    chance: match.chanceUsed,
  })
}

/** The match refuses with this code and stays exactly as it was. */
export function expectRefused(match: Match, code: RefusalCode, act: () => Refusal | null): Refusal {
  const before = whole(match)
  const refused = act()
  expect(refused).toMatchObject({ refused: true, code })
  expect(whole(match)).toEqual(before)
  return refused!
}

/** Sealed bids with these hands, and these prizes in this order. */
export function dealt(hands: number[][], prizes = [2, 3, 4]): Game<Bids, BidsView> {
  return {
    ...bids,
    setup(options, seats, rng) {
      const state = bids.setup(options, seats, rng)
      const cards = [...state.deck, ...state.bidders.flatMap(({ hand }) => hand)]
      for (const card of hands.flat()) cards.splice(cards.indexOf(card), 1)
      for (const [seat, hand] of hands.entries()) state.bidders[seat].hand = [...hand]
      return { ...state, deck: cards, prizes: [...prizes] }
    },
  }
}

/** A sale of three with these hands, and these lots in this order. */
export function sale(game: Game<Snatch, SnatchView> = snatch): Match<Snatch, SnatchView> {
  const dealt: typeof game = {
    ...game,
    setup(options, seats, rng) {
      const state = game.setup(options, seats, rng)
      const hands = [
        [1, 2, 3, 4],
        [1, 2, 3, 5],
        [1, 2, 3, 6],
      ]
      for (const [seat, hand] of hands.entries()) state.players[seat].hand = hand
      const deck = [1, 2, 3, 4, 5, 6].flatMap((value) => new Array(4).fill(value))
      for (const card of hands.flat()) deck.splice(deck.indexOf(card), 1)
      return { ...state, deck, lots: [2, 3, 5, 7] }
    },
  }
  return begin(dealt, { seats: 3 })
}

/** The same when all are asked for their bids. */
export function bidding(game?: Game<Snatch, SnatchView>): Match<Snatch, SnatchView> {
  const match = sale(game)
  answer(match, 0, 'trust')
  return match
}

export function passAll(match: Match): void {
  for (let seat = 0; seat < match.seats; seat++) answer(match, seat, 'pass')
}

/** The same with another list of answers. */
export function withAnswers(save: Save, answers: readonly Recorded[]): Save {
  const picks = [...new Set(answers.flatMap((answer) => answer.picks))]
  const packed = answers.map(
    ({ seat, picks: ids }): SavedAnswer => [seat, ...ids.map((id) => picks.indexOf(id))],
  )
  const offers = answers.flatMap(({ offer }, i) => (offer ? [i] : []))
  return forged({ ...save, picks, answers: packed, offers })
}

/** A save that was changed by somebody who knows how its hash is made. */
export function forged(changed: Save): Save {
  const { hash: _, ...rest } = changed
  const hash = createHash('sha256').update(JSON.stringify(rest)).digest('hex').slice(0, 32)
  return { ...rest, hash }
}
