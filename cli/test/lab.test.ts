import { FastRng } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { eloOf, eloTable, outcomeOf, resample } from '../simulate/elo.ts'
import { duration, points } from '../simulate/format.ts'
import { countMembers, difference, emptyGroup, rateOf } from '../simulate/groups.ts'
import { meanOf, millisecondsOf, quantile, timeStep } from '../simulate/histogram.ts'
import { wilson } from '../simulate/wilson.ts'

const YES = { won: true, survived: true }
const NO = { won: false, survived: false }

describe('shares of seats', () => {
  const groupOf = (...games: readonly (readonly { won: boolean; survived: boolean }[])[]) => {
    const group = emptyGroup()
    for (const members of games) countMembers(group, members)
    return group
  }
  const games = <T>(number: number, members: T) => new Array<T>(number).fill(members)

  test('have the Wilson interval where each seat is of another game', () => {
    const group = groupOf(...games(5, [YES]), ...games(5, [NO]))
    expect(rateOf(group, 'won')).toMatchObject({ count: 5, of: 10, share: 0.5 })
    expect(rateOf(group, 'won').low).toBeCloseTo(0.2366, 4)
    expect(rateOf(group, 'won').high).toBeCloseTo(0.7634, 4)
  })

  test('count a game as one seat where all its seats win or lose together', () => {
    const group = groupOf(...games(5, [YES, YES, YES]), ...games(5, [NO, NO, NO]))
    const { count, of, low, high } = rateOf(group, 'won')
    expect({ count, of }).toEqual({ count: 15, of: 30 })
    expect(low).toBeCloseTo(wilson(5, 10).low, 10)
    expect(high).toBeCloseTo(wilson(5, 10).high, 10)
    expect(rateOf(groupOf(...games(10, [NO, NO])), 'won').high).toBeCloseTo(0.2775, 4)
  })

  test('never count for more than they are', () => {
    const { low } = rateOf(groupOf(...games(10, [YES, NO])), 'survived')
    expect(low).toBeCloseTo(wilson(10, 20).low, 10)
  })

  test("differ by Newcombe's interval", () => {
    // Newcombe 1998, example (a): 56 of 70 against 48 of 80 differ by 0.2, from 0.0524 to 0.3339.
    const rate = (count: number, of: number) => {
      return { count, of, share: count / of, ...wilson(count, of) }
    }
    const { share, low, high } = difference(rate(56, 70), rate(48, 80))
    expect(share).toBeCloseTo(0.2, 10)
    expect(low).toBeCloseTo(0.0524, 4)
    expect(high).toBeCloseTo(0.3339, 4)
  })

  test('of nobody say nothing', () => {
    expect(rateOf(emptyGroup(), 'won')).toEqual({ count: 0, of: 0, share: 0, low: 0, high: 1 })
  })
})

describe('histograms', () => {
  test('know their mean and quantiles', () => {
    const histogram = { 10: 1, 2: 5, 3: 4 }
    expect(meanOf(histogram)).toBe(3.2)
    expect([0.1, 0.5, 0.6, 0.9, 1].map((q) => quantile(histogram, q))).toEqual([2, 2, 3, 3, 10])
    expect(quantile({}, 0.5)).toBe(0)
  })

  test('keep times to 3%', () => {
    for (const time of [0.001, 0.7, 13, 4500]) {
      expect(millisecondsOf(timeStep(time)) / time).toBeGreaterThan(0.97)
      expect(millisecondsOf(timeStep(time)) / time).toBeLessThan(1.03)
    }
    expect([0.00001, 0.02, 0.44, 42, 1234].map(duration)).toEqual([
      ...['<1 µs', '20 µs', '0.4 ms', '42 ms', '1.2 s'],
    ])
    expect([0.123, -0.05, 0].map(points)).toEqual(['+12.3', '−5.0', '0.0'])
  })
})

describe('Elo', () => {
  test('is 191 points where one scores three of four', () => {
    // With the drawn game that is added: 75 of 100.
    const outcomes = { 'a:1 b:0': 74, 'a:1 b:1': 1, 'a:0 b:1': 24 }
    const elo = eloOf(outcomes)
    expect(elo.get('a')! - elo.get('b')!).toBeCloseTo(400 * Math.log10(3), 6)
    expect(elo.get('a')! + elo.get('b')!).toBeCloseTo(3000, 6)
  })

  test('finds the strengths of a tournament that was made from them', () => {
    const made = { a: 1700, b: 1500, c: 1300 }
    const outcomes: Record<string, number> = {}
    for (const [one, other] of ['ab', 'ac', 'bc'] as unknown as [
      keyof typeof made,
      keyof typeof made,
    ][]) {
      const share = 1 / (1 + 10 ** ((made[other] - made[one]) / 400))
      outcomes[`${one}:1 ${other}:0`] = 1e6 * share
      outcomes[`${one}:0 ${other}:1`] = 1e6 * (1 - share)
    }
    const elo = eloOf(outcomes)
    for (const [bot, rating] of Object.entries(made)) expect(elo.get(bot)).toBeCloseTo(rating, 1)
  })

  test('takes every pair of a larger table, and twins for one', () => {
    expect(outcomeOf(['b', 'a', 'a'], [2])).toBe('a:0 a:1 b:0')
    const elo = eloOf({ 'a:0 a:1 b:0': 99 })
    // One of the twins has drawn with b, the other has won: 148.5 points and the added half, of 199.
    const share = (99 + 49.5 + 0.5) / 199
    expect(elo.get('a')! - elo.get('b')!).toBeCloseTo(400 * Math.log10(share / (1 - share)), 6)
  })

  test('is finite for who has never lost, and nothing where all are of one kind', () => {
    expect(eloOf({ 'a:1 b:0': 9 }).get('a')).toBeCloseTo(1500 + 200 * Math.log10(19), 6)
    expect(eloTable({ 'a:0 a:1': 50 }, 1)).toEqual([])
  })

  test('has intervals that a seed repeats and that narrow with more games', () => {
    const few = eloTable({ 'a:1 b:0': 30, 'a:0 b:1': 20 }, 7)
    expect(few).toEqual(eloTable({ 'a:0 b:1': 20, 'a:1 b:0': 30 }, 7))
    expect(few).not.toEqual(eloTable({ 'a:1 b:0': 30, 'a:0 b:1': 20 }, 8))
    expect(few.map(({ bot }) => bot)).toEqual(['a', 'b'])
    const [{ elo, low, high }] = few
    // The normal interval of a share of 0.6 of 50 games, told in Elo: 1,485 to 1,587.
    expect(low).toBeGreaterThan(1475)
    expect(low).toBeLessThan(elo)
    expect(high).toBeLessThan(1600)
    expect(high).toBeGreaterThan(1570)
    const [many] = eloTable({ 'a:1 b:0': 3000, 'a:0 b:1': 2000 }, 7)
    expect(many.high - many.low).toBeLessThan((high - low) / 8)
  })

  test('draws games anew around their numbers', () => {
    const rng = new FastRng(3)
    const drawn = Array.from({ length: 2000 }, () => resample({ few: 4, many: 400 }, rng))
    for (const [outcome, mean] of [
      ['few', 4],
      ['many', 400],
    ] as const) {
      const values = drawn.map((one) => one[outcome])
      const average = values.reduce((sum, one) => sum + one, 0) / values.length
      const variance = values.reduce((sum, one) => sum + (one - average) ** 2, 0) / values.length
      expect(average / mean).toBeCloseTo(1, 1)
      expect(variance / mean).toBeGreaterThan(0.85)
      expect(variance / mean).toBeLessThan(1.15)
    }
  })
})
