import { FastRng, Match, must } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import {
  type Bot,
  botsOf,
  createBot,
  glancing,
  randomPicks,
  type Seen,
  seenBy,
} from '../everybody.ts'
import { vault } from './vault.ts'

function start(seed = 1): Match {
  return must(Match.start(vault, { seats: 2, seed: { kind: 'fast', seed } })) as Match
}

function ask(match: Match, bot: Bot, seed = 7): readonly string[] {
  return bot.choose(seenBy(match, match.pending()[0], new FastRng(seed))).picks
}

function atTheDoor(seed = 1): Match {
  const match = start(seed)
  for (const seat of [0, 1]) must(match.answer(seat, match.pending(seat)[0].id, ['gold']))
  return match
}

const COIN_WORTH: Record<string, number> = { copper: 1, silver: 2, gold: 3 }
const richest = glancing('richest', (view: { coins: string[] }) =>
  view.coins.reduce((sum, coin) => sum + COIN_WORTH[coin], 0),
)

describe('what a bot is told', () => {
  test('its view, its log, its decision, a sampler and a source of chance, and nothing else', () => {
    const seen = seenBy(start(), start().pending()[0], new FastRng(1))
    expect(Object.keys(seen).sort()).toEqual(['decision', 'log', 'rng', 'sampler', 'view'])
    expect(seen.view).toEqual({ treasure: [null, expect.any(String)], coins: [] })
  })

  test('a sample shows one seat and takes answers, and nothing else', () => {
    const match = start()
    const sample = seenBy(match, match.pending()[0], new FastRng(1)).sampler()
    expect(Object.keys(sample).sort()).toEqual(['answer', 'pending', 'result', 'view', 'viewOf'])
    expect(sample.answer(0, sample.pending[0].id, ['gold'])).toBeNull()
    expect(sample.view).toMatchObject({ coins: ['gold'] })
    expect(sample.pending[0].seat).toBe(1)
    expect(match.answers).toEqual([])
  })

  test('a number deals the same world again, and different numbers different ones', () => {
    const match = start()
    const { sampler } = seenBy(match, match.pending()[0], new FastRng(1))
    const treasure = (number: number) =>
      (sampler(number).viewOf(1) as { treasure: string[] }).treasure[0]
    const dealt = Array.from({ length: 20 }, (_, number) => treasure(number))
    expect(Array.from({ length: 20 }, (_, number) => treasure(number))).toEqual(dealt)
    expect(new Set(dealt).size).toBeGreaterThan(3)
  })

  test('changing the view changes nothing in the match', () => {
    const match = atTheDoor()
    const seen = seenBy(match, match.pending()[0], new FastRng(1)) as Seen<{ coins: string[] }>
    seen.view.coins.length = 0
    expect(match.view(0)).toMatchObject({ coins: ['gold'] })
  })
})

describe('a bot that looks one answer ahead', () => {
  test('takes the option that wins in every world', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(ask(atTheDoor(), richest, seed)).toEqual(['leave'])
    }
  })

  test('takes the picks that look best to its evaluator', () => {
    expect([...ask(start(), richest)].sort()).toEqual(['gold', 'silver'])
  })

  test('chooses alike whatever is hidden from it', () => {
    const seen = (match: Match) => (match.view(0) as { treasure: string[] }).treasure[1]
    const hidden = (match: Match) => (match.state as { treasure: string[] }).treasure[0]
    const matches = Array.from({ length: 60 }, (_, seed) => atTheDoor(seed))
    const alike = matches.filter((match) => seen(match) === 'first')
    expect(new Set(alike.map(hidden)).size).toBeGreaterThan(2)
    const blind = glancing('blind', () => 0)
    expect(new Set(alike.map((match) => ask(match, blind).join())).size).toBe(1)
  })
})

describe('random picks', () => {
  test('keep to the number of picks that the decision takes, and use all of it', () => {
    const rng = new FastRng(1)
    const [decision] = start().pending()
    const lengths = new Set<number>()
    for (let i = 0; i < 100; i++) {
      const picks = randomPicks(decision, rng)
      expect(new Set(picks).size).toBe(picks.length)
      lengths.add(picks.length)
    }
    expect([...lengths].sort()).toEqual([0, 1, 2])
  })
})

describe('the registry', () => {
  test('names the bots there are', () => {
    expect(createBot('genius', 'vault')).toBe(
      'There is no bot "genius"; there are: random, gentle, good, strong.',
    )
    expect(createBot('toString', 'vault')).toMatch(/^There is no bot/)
  })

  test('plays any game at random, and at other levels where somebody wrote how', () => {
    expect(createBot('random', 'vault')).toMatchObject({ name: 'random', thinks: false })
    expect(botsOf('vault')).toEqual(['random'])
    expect(botsOf('theseus')).toEqual(['random', 'gentle', 'good', 'strong'])
    for (const level of ['gentle', 'good', 'strong']) {
      expect(createBot(level, 'theseus')).toMatchObject({ name: level, thinks: true })
    }
  })

  test.each(['gentle', 'good', 'strong'])(
    '%s stands in at random where nobody wrote how',
    (level) => {
      const bot = createBot(level, 'vault') as Bot
      expect(bot).toMatchObject({ name: 'random', thinks: false })
      const match = start()
      const [decision] = match.pending()
      const { picks } = bot.choose(seenBy(match, decision, new FastRng(1)))
      expect(match.answer(decision.seat, decision.id, picks)).toBeNull()
    },
  )
})
