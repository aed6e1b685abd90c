import { FastRng, Match, must, type Seat } from '@bulkhead/kernel'
import { type TheseusView, theseus } from '@bulkhead/theseus'
import { describe, expect, test } from 'vitest'
import { evaluateTheseus } from '../evaluate/theseus.ts'
import { type Bot, createBot, seenBy } from '../index.ts'

function start(seed: number, options = {}, seats = 2) {
  return must(Match.start(theseus, { seats, options, seed: { kind: 'fast', seed } }))
}

/** A view in the middle of a game that random answers have led to. */
function middle(seed = 1): TheseusView {
  const match = start(seed, { factions: ['marines', 'scientists'] })
  const rng = new FastRng(seed)
  for (let i = 0; i < 60 && !match.result; i++) {
    const [{ seat, id, options }] = match.pending()
    must(match.answer(seat, id, rng.pick(options).id))
  }
  return match.view(null)
}

/** The same position with something changed. */
function changed(view: TheseusView, change: (copy: Changeable) => void): TheseusView {
  const copy = structuredClone(view)
  change(copy as Changeable)
  return copy
}

type Changeable = { -readonly [K in keyof TheseusView]: TheseusView[K] } & {
  players: { life: number; data: number }[]
  alliances: { upgrades: number }[]
  units: { upgraded: boolean; place: string; room: string | null; held: boolean }[]
}

describe('a position of Theseus looks better', () => {
  const view = middle()
  const better: readonly (readonly [string, Seat, (copy: Changeable) => void])[] = [
    ['with less Life on the other side', 0, ({ players }) => (players[1].life -= 1)],
    ['with Data', 1, ({ players }) => (players[1].data += 1)],
    ['with an Upgrade token', 0, ({ alliances }) => (alliances[0].upgrades += 1)],
    ['with an upgraded unit', 0, ({ units }) => (units[0].upgraded = true)],
    ['with an enemy unit held', 0, ({ units }) => (units[3].held = true)],
  ]

  test.each(better)('%s', (_, seat, change) => {
    const before = changed(view, ({ units }) => (units[0].upgraded = false))
    const after = changed(before, change)
    expect(evaluateTheseus(after, seat)).toBeGreaterThan(evaluateTheseus(before, seat))
    expect(evaluateTheseus(after, 1 - seat)).toBeLessThan(evaluateTheseus(before, 1 - seat))
  })

  test.each([
    ['deathmatch', 3, {}],
    ['team', 4, { mode: 'team' }],
  ])('or worse in every mode: %s', (_, seats, options) => {
    const match = start(2, options, seats)
    for (let seat = 0; seat < seats; seat++) {
      expect(evaluateTheseus(match.view(seat), seat)).toEqual(expect.any(Number))
      expect(evaluateTheseus(match.view(seat), seat)).not.toBeNaN()
    }
  })
})

test('looking ahead beats chance at Theseus', () => {
  const thinking = createBot('lookahead', 'theseus') as Bot
  const random = createBot('random', 'theseus') as Bot
  let won = 0
  for (let game = 0; game < 6; game++) {
    const seat = game % 2
    const match = start(game) as unknown as Match
    const rng = new FastRng(game)
    while (!match.result) {
      const [decision] = match.pending()
      const bot = decision.seat === seat ? thinking : random
      must(match.answer(decision.seat, decision.id, bot.choose(seenBy(match, decision, rng))))
    }
    if (match.result.winners.includes(seat)) won++
  }
  expect(won).toBeGreaterThanOrEqual(5)
}, 60_000)
