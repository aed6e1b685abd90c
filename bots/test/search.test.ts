import { FastRng, Match, must } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { type Bot, type Budget, type Chosen, type Guide, searching, seenBy } from '../everybody.ts'
import { draw, select } from '../search/select.ts'
import type { Edge } from '../search/tree.ts'
import { vault } from './vault.ts'

interface VaultView {
  readonly coins: readonly string[]
}

const COIN_WORTH: Record<string, number> = { copper: 0.1, silver: 0.2, gold: 0.3 }

const guide: Guide<VaultView> = {
  weigh: (_, __, choices) => choices.map(() => 1),
  evaluate: ({ coins }) => coins.reduce((sum, coin) => sum + COIN_WORTH[coin], 0),
  clock: () => 0,
  horizon: () => 1,
  explain: (before, after) => ({
    key: 'looks-best',
    params: { more: after.coins.length - before.coins.length },
  }),
}

function start(): Match {
  return must(Match.start(vault, { seats: 2, seed: { kind: 'fast', seed: 1 } })) as Match
}

function atTheDoor(): Match {
  const match = start()
  for (const seat of [0, 1]) must(match.answer(seat, match.pending(seat)[0].id, ['gold']))
  return match
}

function ask(match: Match, bot: Bot, seed = 7): Chosen {
  return bot.choose(seenBy(match, match.pending()[0], new FastRng(seed)))
}

describe('the search', () => {
  test('finds the door that wins in every world', () => {
    const bot = searching('patient', guide, { playouts: 60 })
    for (let seed = 0; seed < 10; seed++) {
      expect(ask(atTheDoor(), bot, seed)).toEqual({ picks: ['leave'], because: { key: 'wins' } })
    }
  })

  test('finds it where nobody looks for it at first', () => {
    const misled = { ...guide, weigh: weightsOf({ leave: 0.3 }) }
    expect(ask(atTheDoor(), searching('misled', misled, { playouts: 200 })).picks).toEqual([
      'leave',
    ])
  })

  test('tries picks of several options, those that the guide suggests among them', () => {
    const greedy = { ...guide, clock: ({ coins }: VaultView) => coins.length }
    const rich = searching('rich', { ...greedy, horizon: () => 1 }, { playouts: 80 })
    expect([...ask(start(), rich).picks].sort()).toEqual(['gold', 'silver'])
    const suggested: string[][] = []
    const suggest = () => [['silver', 'copper']]
    const weigh = (_: VaultView, __: unknown, choices: readonly (readonly string[])[]) => {
      suggested.push(...choices.map((choice) => [...choice]))
      return choices.map(() => 1)
    }
    ask(start(), searching('told', { ...greedy, suggest, weigh }, { playouts: 1 }))
    expect(suggested).toContainEqual(['silver', 'copper'])
  })

  test('says what its choice changes', () => {
    const bot = searching(
      'rich',
      { ...guide, clock: ({ coins }) => coins.length },
      { playouts: 80 },
    )
    expect(ask(start(), bot).because).toEqual({ key: 'looks-best', params: { more: 2 } })
  })

  test('plays as many lines as it may, or as long as it may', () => {
    expect(linesIn({ playouts: 30 })).toBeGreaterThan(15)
    expect(linesIn({ playouts: 30 })).toBeLessThanOrEqual(30)
    const began = performance.now()
    expect(linesIn({ milliseconds: 40 })).toBeGreaterThan(1)
    expect(performance.now() - began).toBeLessThan(1000)
  })

  test('stops where the favourite can no longer be overtaken', () => {
    expect(linesIn({ playouts: 400 }, atTheDoor())).toBeLessThan(300)
  })

  test('answers at once where there is nothing to choose', () => {
    const match = start()
    const [decision] = match.pending()
    const forced = { ...decision, min: 3, max: 3 }
    const { picks, because } = searching('quick', guide, { playouts: 1 }).choose(
      seenBy(match, forced, new FastRng(1)),
    )
    expect(picks).toEqual(['copper', 'silver', 'gold'])
    expect(because).toEqual({ key: 'only-choice' })
  })
})

describe('a choice is followed', () => {
  const edge = (visits: number, sum: number): Edge => ({ choice: [], visits, sum, next: new Map() })
  const range = { low: 0, high: 1 }

  test('the more often, the better it ended', () => {
    const edges = [edge(50, 10), edge(50, 40)]
    expect(select(edges, [1, 1], range)).toBe(edges[1])
  })

  test('first where it looks most natural', () => {
    const edges = [edge(0, 0), edge(0, 0), edge(0, 0)]
    expect(select(edges, [1, 5, 1], range)).toBe(edges[1])
  })

  test('even a bad one, now and then', () => {
    const edges = [edge(500, 250), edge(1, 0.4)]
    expect(select(edges, [1, 1], range)).toBe(edges[1])
  })

  test('of very many only a few, and more as more lines are played', () => {
    const edges = Array.from({ length: 40 }, () => edge(0, 0))
    const weights = edges.map(() => 1)
    const triedAfter = (lines: number) => {
      for (let i = 0; i < lines; i++) {
        const chosen = select(edges, weights, range)
        chosen.visits++
        chosen.sum += 0.5
      }
      return edges.filter(({ visits }) => visits > 0).length
    }
    const few = triedAfter(15)
    expect(few).toBeLessThanOrEqual(8)
    expect(triedAfter(1000)).toBeGreaterThan(few)
  })

  test('by its weight, where a line is played on', () => {
    const rng = new FastRng(1)
    const counts = { rare: 0, often: 0 }
    for (let i = 0; i < 400; i++) {
      counts[draw([['rare'], ['often']], [1, 3], rng)[0] as 'rare' | 'often']++
    }
    expect(counts.often / 400).toBeGreaterThan(0.68)
    expect(counts.often / 400).toBeLessThan(0.82)
  })
})

/** How many worlds a search has asked for, without the one that gives the reason. */
function linesIn(budget: Budget, match = start()): number {
  let worlds = 0
  const seen = seenBy(match, match.pending()[0], new FastRng(7))
  const sampler = () => {
    worlds++
    return seen.sampler()
  }
  searching('counting', guide, budget).choose({ ...seen, sampler })
  return worlds - 1
}

function weightsOf(weights: Readonly<Record<string, number>>): Guide<VaultView>['weigh'] {
  return (_, __, choices) => choices.map(([id]) => weights[id] ?? 1)
}
