import type { Choices, Game, Option, Rules, Seat, Table } from '../../index.ts'
import { type Bids, type BidsView, bids } from './bids.ts'
import { type Snatch, type SnatchView, snatch } from './snatch.ts'

/** Games that were spoilt on purpose: each variant opens one door through which a secret leaks. */

type Leaky = Game<Bids, BidsView>

/** The view shows the hand of seat 0 to everybody. */
export const viewShowsAHand: Leaky = {
  ...bids,
  view: (s, seat) => ({ ...bids.view(s, seat), laidAside: s.bidders[0].hand }),
}

/** The view shows the prize to somebody who has not paid for it. */
export const viewShowsThePrize: Leaky = {
  ...bids,
  view: (s, seat) => ({ ...bids.view(s, seat), prize: s.prizes[0] ?? null }),
}

/** Why something cannot be done depends on the hands of others. */
export const whyNotTells: Leaky = {
  ...bids,
  whyNot: (s, seat) =>
    sixesOfOthers(s, seat) > 0 ? [{ what: 'option.peek', why: 'six', rule: 'BIDS-ERRAND' }] : [],
}

/** What only one seat may read is written for everybody. */
export const logHasNoAudience = spoilt((t) => ({
  log: (kind, params, rule) => t.log(kind, params, rule),
}))

/** The poorer line says too much. */
export const poorerLineTellsAll = spoilt((t) => ({
  log(kind, params, rule, audience) {
    const less = audience && { kind: `${kind}-unseen`, params }
    t.log(kind, params, rule, audience && { ...audience, less })
  },
}))

/** A hint on an option counts the sixes of the others, each time the options are listed. */
export const optionsTellWhenListed = spoilt((t) => ({
  ask: (seat, question, choices) =>
    t.ask(seat, question, () => withHint(listed(choices), sixesOfOthers(t.state, seat))),
}))

/** The same hint, computed once by the rules. */
export const optionsTellWhenAsked = spoilt((t) => ({
  ask: (seat, question, choices) =>
    t.ask(seat, question, withHint(listed(choices), sixesOfOthers(t.state, seat))),
}))

/** An option is missing when somebody else holds a six. */
export const missingOptionTells = spoilt((t) => ({
  ask: (seat, question, choices) =>
    t.ask(seat, question, () => {
      const options = listed(choices)
      return sixesOfOthers(t.state, seat) > 0 ? options.slice(0, 1) : options
    }),
}))

/** Whoever holds a six is asked something that the others are not. */
export const beingAskedTells: Leaky = {
  ...bids,
  *step(t) {
    const holder = t.state.bidders.findIndex(({ hand }) => hand.includes(6))
    if (holder >= 0) yield* t.ask(holder, { prompt: 'smile' }, [{ id: 'smile', label: 'smile' }])
    yield* bids.step(t)
  },
}

/** Nobody declares what was shown, so it can be looked at and taken back. */
export const revealForgotten = spoilt(() => ({ reveal() {} }))

/** Everybody sees the bids, but the rules say that only one seat did. */
export const revealTooNarrow = spoilt((t) => ({ reveal: (to = [0]) => t.reveal(to) }))

/** The prizes stay where they are when everything else is dealt anew. */
export const redealForgetsThePrizes: Leaky = {
  ...bids,
  redeal(s, seat, rng) {
    const prizes = [...s.prizes]
    bids.redeal(s, seat, rng)
    s.prizes.splice(0, s.prizes.length, ...prizes)
  },
}

/** A prize that the reader has looked at is dealt anew. */
export const redealForgetsWhatWasSeen: Leaky = {
  ...bids,
  redeal(s, seat, rng) {
    bids.redeal(s, seat, rng)
    rng.shuffle(s.prizes)
  },
}

/** What a lot is decides whether it may be snatched. */
export const offerTells: Game<Snatch, SnatchView> = {
  ...snatch,
  offers: (s) => snatch.offers!(s).filter(({ id }) => id !== 'snatch' || s.lots[0] > 3),
}

/** How long the sand runs tells what the lot is. */
export const timeTells: Game<Snatch, SnatchView> = {
  ...snatch,
  offers: (s) =>
    snatch.offers!(s).map((offer) => (offer.seconds ? { ...offer, seconds: s.lots[0] } : offer)),
}

/** Whoever raises tells what the lot is. */
export const takingTells: Game<Snatch, SnatchView> = {
  ...snatch,
  *take(t, taken) {
    if (taken.id === 'raise') t.log('told', { lot: t.state.lots[0] })
    yield* snatch.take!(t, taken)
  },
}

/** While a line is written everybody sees the prize; at the next question it is hidden again. */
export const viewTellsMidway: Leaky = {
  ...bids,
  step(t): Rules {
    const log: Table<Bids>['log'] = (...line) => {
      const { seenBy } = t.state
      seenBy.push(NOBODY)
      t.log(...line)
      seenBy.pop()
    }
    return bids.step(Object.assign(Object.create(t), { log }))
  },
  view(s, seat) {
    const view = bids.view(s, seat)
    return s.seenBy.at(-1) === NOBODY ? { ...view, prize: s.prizes[0] ?? null } : view
  },
}

const NOBODY = -1

/** The game with some of the table's methods replaced. */
function spoilt(change: (t: Table<Bids>) => Partial<Table<Bids>>): Leaky {
  return {
    ...bids,
    step(t): Rules {
      const reveal = (to?: readonly Seat[]) => t.reveal(to)
      return bids.step(Object.assign(Object.create(t), { reveal, ...change(t) }))
    },
  }
}

function listed(choices: Choices): readonly Option[] {
  return typeof choices === 'function' ? choices() : choices
}

function withHint(options: readonly Option[], sixes: number): Option[] {
  return options.map((option) => ({ ...option, params: { sixes } }))
}

function sixesOfOthers({ bidders }: Bids, seat: Seat): number {
  const hands = bidders.filter((_, other) => other !== seat).flatMap(({ hand }) => hand)
  return hands.filter((card) => card === 6).length
}
