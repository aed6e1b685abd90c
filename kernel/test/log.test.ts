import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Audience, Seat } from '../index.ts'
import { script } from './games/script.ts'
import { answer, begin, choose, dealt, manyMatches, playOut, readersOf } from './play.ts'

describe('who may read a line', () => {
  const match = begin(
    dealt([
      [1, 1, 2, 2],
      [3, 3, 4, 4],
      [5, 5, 6, 6],
    ]),
    { seats: 3 },
  )
  answer(match, 0, 'peek')
  answer(match, 0, 'pass')

  test('the seat that it is for reads it, with the rule that caused it', () => {
    expect(match.log(0)).toEqual([
      { kind: 'peeked', params: { seat: 0, prize: 2 }, rule: 'BIDS-PEEK' },
    ])
  })

  test('all others, and spectators, read the poorer line', () => {
    for (const reader of [1, 2, null]) {
      expect(match.log(reader)).toEqual([
        { kind: 'peeked-unseen', params: { seat: 0 }, rule: 'BIDS-PEEK' },
      ])
    }
  })

  test('nobody else reads anything where there is no poorer line', () => {
    const told = begin(
      script(function* (t) {
        t.log('whisper', { to: 1 }, undefined, { to: [1] })
        t.log('shout')
        yield* t.ask(0, { prompt: 'go' }, [{ id: 'go', label: 'go' }])
      }),
      { seats: 3 },
    )
    const kinds = (reader: Seat | null) => told.log(reader).map(({ kind }) => kind)
    expect(kinds(1)).toEqual(['whisper', 'shout'])
    expect([kinds(0), kinds(2), kinds(null)]).toEqual([['shout'], ['shout'], ['shout']])
  })

  test('no line carries the list of those who may read it', () => {
    for (const [one, rng] of manyMatches(1)) {
      playOut(one, rng)
      const lines = readersOf(one).flatMap((reader) => one.log(reader))
      const parts = new Set(lines.flatMap((line) => Object.keys(line)))
      expect([...parts].filter((part) => !['kind', 'params', 'rule'].includes(part))).toEqual([])
    }
  })
})

describe('numbering', () => {
  const seats = [0, 1, 2]
  const audiences = fc.option(
    fc.record({
      to: fc.uniqueArray(fc.constantFrom(...seats)),
      less: fc.option(fc.constant({ kind: 'less' }), { nil: undefined }),
    }),
    { nil: undefined },
  )

  function logOf(lines: readonly (Audience | undefined)[]) {
    return begin(
      script(function* (t) {
        for (const [i, audience] of lines.entries()) t.log('line', { i }, undefined, audience)
        yield* t.ask(0, { prompt: 'go' }, [{ id: 'go', label: 'go' }])
      }),
      { seats: seats.length },
    )
  }

  test('is the own of each reader: reading on from a number gives just what comes after', () => {
    fc.assert(
      fc.property(fc.array(audiences), fc.constantFrom(null, ...seats), (lines, reader) => {
        const match = logOf(lines)
        const all = match.log(reader)
        for (let since = 0; since <= all.length; since++) {
          expect(match.log(reader, since)).toEqual(all.slice(since))
        }
      }),
    )
  })

  test('tells nothing of lines that the reader may not read', () => {
    fc.assert(
      fc.property(fc.array(audiences), fc.constantFrom(null, ...seats), (lines, reader) => {
        const readable = lines.filter(
          (one) => !one || one.less || (reader !== null && one.to.includes(reader)),
        )
        expect(logOf(lines).log(reader)).toHaveLength(readable.length)
      }),
    )
  })
})

test('what was taken back is not in the log any more', () => {
  const match = begin(
    dealt([
      [1, 1, 2, 2],
      [3, 3, 4, 4],
    ]),
    { options: { errands: true } },
  )
  answer(match, 0, 'peek')
  const before = match.log(0)
  answer(match, 0, 'pass')
  match.undo(0)
  expect(match.log(0)).toEqual(before)
})

test('is read on from where each reader was, and anew where the game has gone back', () => {
  for (const [match, rng] of manyMatches(4)) {
    for (let turn = 0; !match.result; turn++) {
      const { seat, picks } = choose(match, rng)
      const ids = 'id' in picks ? [picks.id] : picks.map(({ id }) => id)
      match.replay('id' in picks ? { seat, picks: ids, offer: true } : { seat, picks: ids })
      if (turn % 3 === 0 && seat !== null) match.undo(seat)
      if (turn % 5 === 4) continue
      const fresh = match.fork()
      for (const reader of readersOf(match)) expect(match.log(reader)).toEqual(fresh.log(reader))
    }
  }
})
