import { type AnyGame, FastRng, type Match, type Seat } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import { theseus } from '@bulkhead/theseus'
import { describe, expect, test } from 'vitest'
import { BOT_NAMES, type Bot, createBot, glancing, type Sample, seenBy } from '../index.ts'
import { type Truths, truthsOf } from './truths.ts'

const GAMES: readonly (readonly [AnyGame, number])[] = [
  [theseus, 2],
  [theseus, 3],
  [nemesis, 3],
]
const POSITIONS = 16
const BUDGET = { playouts: 6 }

/** Asks in both truths with the same chance; a bot that cannot tell them apart answers alike. */
function answersAlike({ one, other, decision }: Truths, choose: (match: Match) => Bot['choose']) {
  const [a, b] = [one, other].map((match) => choose(match)(seenBy(match, decision, new FastRng(7))))
  expect(a.picks.length).toBeGreaterThanOrEqual(decision.min)
  return JSON.stringify(a) === JSON.stringify(b)
}

function positions(game: AnyGame, seats: number): Truths[] {
  const found: Truths[] = []
  for (let seed = 1; found.length < POSITIONS && seed < 20; seed++) {
    // The match goes on when the next position is sought: a fork stays behind.
    for (const truths of truthsOf(game, seats, seed)) {
      found.push({ ...truths, one: truths.one.fork() })
      if (found.length === POSITIONS) break
    }
  }
  return found
}

describe.each(GAMES)('whatever is hidden in $id', (game, seats) => {
  const asked = positions(game, seats)
  const levels = BOT_NAMES.filter((name) => typeof createBot(name, game.id) !== 'string')

  test(`${seats} seats: there are positions with another truth behind them`, () => {
    expect(asked.length).toBe(POSITIONS)
  })

  test.each(levels)(
    `${seats} seats: %s answers alike, for the same reason`,
    (name) => {
      for (const truths of asked) {
        const bot = createBot(name, game.id, BUDGET) as Bot
        expect(answersAlike(truths, () => (seen) => bot.choose(seen))).toBe(true)
      }
    },
    60_000,
  )

  test(`${seats} seats: a bot that peeks is caught`, () => {
    const caught = asked.filter((truths) => !answersAlike(truths, peeking))
    expect(caught.length).toBeGreaterThan(POSITIONS / 4)
  })
})

/** Knows the true match and lets it decide. */
function peeking(match: Match): Bot['choose'] {
  return ({ decision: { options, min } }) => {
    const ids = options.map(({ id }) => id)
    const first = fingerprint(match.state) % ids.length
    return { picks: [...ids.slice(first), ...ids.slice(0, first)].slice(0, Math.max(1, min)) }
  }
}

function fingerprint(value: unknown): number {
  const letters = [...JSON.stringify(value)]
  return letters.reduce((sum, letter, i) => (sum + i * letter.charCodeAt(0)) % 9973, 0)
}

test('a bot whose sampler deals nothing anew is caught', () => {
  const trusting = glancing('trusting', fingerprint)
  const leaky =
    (match: Match): Bot['choose'] =>
    (seen) =>
      trusting.choose({ ...seen, sampler: () => trueWorld(match, seen.decision.seat) })
  const caught = positions(theseus, 2).filter((truths) => !answersAlike(truths, leaky))
  expect(caught.length).toBeGreaterThan(0)
})

function trueWorld(match: Match, seat: Seat): Sample {
  const world = match.fork()
  return {
    get view() {
      return world.view(seat)
    },
    get pending() {
      return world.pending()
    },
    get result() {
      return world.result
    },
    viewOf: (other) => world.view(other),
    answer: (who, decision, picks) => world.answer(who, decision, picks),
  }
}
