import { describe, expect, test } from 'vitest'
import { bench } from '../bench/index.ts'
import { alternate, median, microseconds, rate } from '../bench/measure.ts'
import { newStation } from '../bench/station.ts'
import { games as everyGame } from '../games.ts'
import { testShell } from './shell.ts'

const QUICK = { warmups: 0, rounds: 1, milliseconds: 5 }

describe('the arithmetic of the benchmark', () => {
  test('the median is the middle, or between the two in the middle', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 100, 2])).toBe(3)
    expect(median([7])).toBe(7)
  })

  test('a rate is units of work in a second', () => {
    const waiting = () => {
      const end = performance.now() + 2
      while (performance.now() < end);
      return 10
    }
    expect(rate(waiting, 20)).toBeGreaterThan(500)
    expect(rate(waiting, 20)).toBeLessThanOrEqual(5000)
    expect(microseconds(waiting, QUICK)).toBeGreaterThanOrEqual(200)
  })

  test('contenders take turns and are warm before they count', () => {
    const order: string[] = []
    const work = (name: string) => () => {
      order.push(name)
      return 1
    }
    const rounds = { warmups: 1, rounds: 2, milliseconds: 0.000001 }
    expect(Object.keys(alternate({ a: work('a'), b: work('b') }, rounds))).toEqual(['a', 'b'])
    expect(order.join('').replace(/(.)\1+/g, '$1')).toBe('ababab')
  })
})

describe('bench', () => {
  test('the big state is of 46 KB', () => {
    expect(JSON.stringify(newStation()).length / 1000).toBeCloseTo(46, 0)
  })

  test('prints one flat object of named figures', { timeout: 20_000 }, () => {
    const shell = testShell()
    bench(shell, { json: true, rounds: QUICK })
    const figures = JSON.parse(shell.heard.out)
    expect(Object.keys(figures)).toEqual(
      expect.arrayContaining([
        'tictactoe.ratio',
        'tictactoe.historyOffRatio',
        'state46k.ratio',
        'state46k.historyOffRatio',
        'duel.decisionsPerSecond',
        'duel.gamesPerSecond',
        'duel.viewMicroseconds',
        'duel.copyMicroseconds',
        'duel.structuredCloneMicroseconds',
        'duel.saveBytes',
        'duel.stateBytes',
        'duel.resumeMilliseconds',
      ]),
    )
    for (const value of Object.values(figures)) expect(value).toBeGreaterThan(0)
  })

  test('measures a game beside another of its family, where the list names one', {
    timeout: 20_000,
  }, () => {
    const shell = testShell()
    const game = { ...shell.games.duel.game, id: 'rematch' }
    const games = { ...shell.games, rematch: { game, beside: 'duel' } }
    bench({ ...shell, games }, { json: true, rounds: QUICK })
    const figures = JSON.parse(shell.heard.out)
    expect(figures['rematch.duelRatio']).toBeGreaterThan(0)
    expect(Object.keys(figures).filter((name) => name.includes('duelRatio'))).toHaveLength(1)
  })

  test.each(['aftermath', 'lockdown'])('%s is measured beside Nemesis', (id) => {
    expect(everyGame[id].beside).toBe('nemesis')
  })
})
