import { createCipheriv, createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commitmentOf, FastRng, type Rng, rngFrom, type Seed, seal } from '../index.ts'
import { bids } from './games/bids.ts'
import { begin, playOut, readersOf } from './play.ts'

const fast: Seed = { kind: 'fast', seed: 20 }
const sealed: Seed & { kind: 'sealed' } = {
  kind: 'sealed',
  secret: '0123456789abcdef'.repeat(4),
  contributions: ['aa', 'bb'],
}
const WORD = 2 ** 32

function words(rng: Rng, number: number): number[] {
  return Array.from({ length: number }, () => rng.int(WORD))
}

/** How far counts are from being equal: about as large as their number where chance is fair. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

function tally(draws: number, kinds: number, draw: () => number): number[] {
  const counts = new Array<number>(kinds).fill(0)
  for (let i = 0; i < draws; i++) counts[draw()]++
  return counts
}

describe.each([
  ['fast', fast],
  ['sealed', sealed],
] as const)('%s chance', (_, seed) => {
  test('is the same for the same seed', () => {
    expect(words(rngFrom(seed), 100)).toEqual(words(rngFrom(seed), 100))
  })

  test('does not repeat itself', () => {
    expect(new Set(words(rngFrom(seed), 1000)).size).toBeGreaterThan(990)
  })

  test('goes on from any position as if everything before had been drawn', () => {
    const stream = words(rngFrom(seed), 200)
    fc.assert(
      fc.property(fc.array(fc.nat(199), { minLength: 1 }), (positions) => {
        const rng = rngFrom(seed)
        for (const position of positions) {
          rng.position = position
          expect(rng.int(WORD)).toBe(stream[position])
          expect(rng.position).toBe(position + 1)
        }
      }),
    )
  })

  test.each([
    [6, 20.5],
    [10, 27.9],
    [52, 87.0],
  ])('is fair over %i faces', (faces, limit) => {
    const rng = rngFrom(seed)
    expect(chiSquare(tally(60_000, faces, () => rng.int(faces)))).toBeLessThan(limit)
  })

  test('is fair over numbers that do not divide its words', () => {
    const rng = rngFrom(seed)
    const third = 2 ** 30
    const counts = tally(30_000, 3, () => Math.floor(rng.int(3 * third) / third))
    expect(chiSquare(counts)).toBeLessThan(13.8)
  })

  test('is fair from one position to the next', () => {
    const rng = rngFrom(seed)
    const pairs = tally(36_000, 36, () => rng.int(6) * 6 + rng.int(6))
    expect(chiSquare(pairs)).toBeLessThan(66.6)
  })

  test('shuffles into every order equally often', () => {
    const rng = rngFrom(seed)
    const orders = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = rng.shuffle(['a', 'b', 'c', 'd']).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    expect(chiSquare([...orders.values()])).toBeLessThan(49.7)
  })

  test('shuffles in place, and loses nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (items) => {
        const shuffled = [...items]
        expect(rngFrom(seed).shuffle(shuffled)).toBe(shuffled)
        expect(shuffled.sort()).toEqual([...items].sort())
      }),
    )
  })

  test('picks each item equally often', () => {
    const rng = rngFrom(seed)
    const counts = tally(40_000, 4, () => rng.pick([0, 1, 2, 3]))
    expect(chiSquare(counts)).toBeLessThan(16.3)
  })

  test('refuses to choose among nothing, or among more than it can', () => {
    const rng = rngFrom(seed)
    for (const n of [0, -1, 0.5, Number.NaN, WORD + 1, Number.POSITIVE_INFINITY]) {
      expect(() => rng.int(n)).toThrow(RangeError)
    }
    expect(() => rng.pick([])).toThrow(RangeError)
  })
})

test('seeds that differ anywhere give other chance', () => {
  const seeds = [0, 1, 2, -1, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 40, Number.MAX_SAFE_INTEGER]
  const streams = seeds.map((seed) => words(new FastRng(seed), 4).join())
  expect(new Set(streams).size).toBe(seeds.length)
})

describe('sealed chance', () => {
  test('is the ChaCha20 keystream under the hash of the secret and the contributions', () => {
    const mixed = JSON.stringify([sealed.secret, sealed.contributions])
    const key = createHash('sha256').update(mixed).digest()
    const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(400))
    const expected = Array.from({ length: 100 }, (_, i) => stream.readUInt32LE(i * 4))
    expect(words(rngFrom(sealed), 100)).toEqual(expected)
  })

  test('is promised by the SHA-256 of the secret alone', () => {
    const hash = createHash('sha256').update(Buffer.from(sealed.secret, 'hex')).digest('hex')
    expect(commitmentOf(sealed)).toBe(hash)
    expect(commitmentOf({ ...sealed, contributions: [] })).toBe(hash)
  })

  test('changes with every contribution, and with their order', () => {
    const first = (contributions: string[]) =>
      words(rngFrom({ ...sealed, contributions }), 4).join()
    const streams = [[], ['aa'], ['bb'], ['aa', 'bb'], ['bb', 'aa'], ['aabb']].map(first)
    expect(new Set(streams).size).toBe(6)
  })

  test('is sealed with 256 new bits each time', () => {
    const [one, other] = [seal(['aa']), seal(['aa'])]
    expect(one).toMatchObject({ kind: 'sealed', contributions: ['aa'] })
    expect(one).toHaveProperty('secret', expect.stringMatching(/^[0-9a-f]{64}$/))
    expect(one).not.toEqual(other)
  })

  test('never shows its secret or its key in a state, a view, a question or a log', () => {
    const mixed = JSON.stringify([sealed.secret, sealed.contributions])
    const key = createHash('sha256').update(mixed).digest('hex')
    const match = begin(bids, { seats: 3, seed: sealed })
    playOut(match, new FastRng(1), (now) => {
      const told = readersOf(now).map((reader) => [now.view(reader), now.log(reader)])
      const text = JSON.stringify([now.state, told, now.pending(), now.answers, now.options])
      expect(text).not.toContain(sealed.secret)
      expect(text).not.toContain(key)
    })
  })
})
