import { FastRng, Match, must } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { bids } from '../../kernel/test/games/bids.ts'
import { spoils } from '../../kernel/test/games/spoils.ts'
import { shipAdrift, shipFoundAdrift } from '../everybody.ts'

/** Spoils go on from a finished match of sealed bids, but for one in which nobody won a prize. */
const wanted = (seed: number, after = 'bids') => ({
  game: spoils,
  options: { after },
  seats: 2,
  rng: new FastRng(seed),
})

describe('a match that bots have just played', () => {
  test('is one that the wanted match can follow', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const before = shipFoundAdrift(wanted(seed))!
      expect(before.game).toBe(bids.id)
      const start = {
        seats: 2,
        options: { after: 'bids' },
        seed: { kind: 'fast', seed: 1 },
      } as const
      expect(must(Match.start(spoils, { ...start, before })).seats).toBe(2)
    }
  })

  test('is another one each time, and the same by the same chance', () => {
    const seeds = [1, 2, 3, 4].map((seed) => shipFoundAdrift(wanted(seed))!.hash)
    expect(new Set(seeds).size).toBe(4)
    expect(shipFoundAdrift(wanted(1))!.hash).toBe(seeds[0])
  })

  test('comes step by step, for whoever waits', () => {
    const playing = shipAdrift(wanted(1))
    const answers: number[] = []
    let step = playing.next()
    while (!step.done) {
      answers.push(step.value)
      step = playing.next()
    }
    expect(answers.slice(0, 3)).toEqual([0, 1, 2])
    expect(step.value!.hash).toBe(shipFoundAdrift(wanted(1))!.hash)
  })

  test('is not needed where none comes before, nor where the options are wrong', () => {
    expect(shipFoundAdrift(wanted(1, 'nothing'))).toBeNull()
    expect(shipFoundAdrift(wanted(1, 'never'))).toBeNull()
  })
})
