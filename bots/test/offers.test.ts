import { FastRng, Match, must } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { snatch } from '../../kernel/test/games/snatch.ts'
import { type Bot, notForbidden, type Offered, orderFor, random, takenBy } from '../everybody.ts'

const match = must(Match.start(snatch, { seats: 2, seed: { kind: 'fast', seed: 1 } })) as Match

/** Takes the first thing that it is offered, and remembers what it was told. */
function greedy(): Bot & { told: Offered[] } {
  const told: Offered[] = []
  const considers = (offered: Offered) => {
    told.push(offered)
    return offered.offers[0].id
  }
  return { ...random, told, considers }
}

describe('a bot that may take something', () => {
  test('is told of its own offers, its view and its log, and nothing else', () => {
    const bot = greedy()
    expect(takenBy(bot, match, 1, new FastRng(1))).toBe('raise')
    const [offered] = bot.told
    expect(Object.keys(offered).sort()).toEqual(['log', 'offers', 'rng', 'sampler', 'view'])
    expect(offered.offers.map(({ id, seat }) => [id, seat])).toEqual([
      ['raise', 1],
      ['snatch', 1],
    ])
    expect(offered.view).toEqual(match.view(1))
  })

  test('is not asked where nothing is on offer, nor without considering anything', () => {
    const idle = must(Match.start(snatch, { seats: 2, seed: { kind: 'fast', seed: 1 } })) as Match
    must(idle.take(null, 'sand:0'))
    const bot = greedy()
    expect(takenBy(bot, idle, 0, new FastRng(1))).toBeNull()
    expect(bot.told).toEqual([])
    expect(takenBy({ ...random, considers: undefined }, match, 0, new FastRng(1))).toBeNull()
  })

  test('takes none that the owner of the seat has forbidden', () => {
    const bot = greedy()
    const orders = [{ never: 'raise' }]
    expect(takenBy(bot, match, 0, new FastRng(1), orders)).toBe('snatch')
    expect(bot.told[0].offers.map(({ id }) => id)).toEqual(['snatch'])
    const all = [...orders, { never: 'snatch' }]
    expect(takenBy(bot, match, 0, new FastRng(1), all)).toBeNull()
  })

  test('at random takes any of them, now and then', () => {
    const rng = new FastRng(3)
    const taken = Array.from({ length: 400 }, () => takenBy(random, match, 0, rng))
    const times = (what: string | null) => taken.filter((one) => one === what).length
    expect(times(null)).toBeGreaterThan(340)
    expect(times('raise')).toBeGreaterThan(4)
    expect(times('snatch')).toBeGreaterThan(4)
  })
})

describe('orders', () => {
  test('about offers answer no question, and orders for questions forbid no offer', () => {
    const [decision] = match.pending()
    const orders = [{ never: 'auctioneer' }, { prompt: 'auctioneer', picks: ['trust'] }]
    expect(orderFor(decision, orders)).toBe(orders[1])
    expect(orderFor(decision, orders.slice(0, 1))).toBeNull()
    const offers = match.offers(0)
    expect(notForbidden(offers, [{ prompt: 'raise', picks: [] }])).toEqual(offers)
  })
})
