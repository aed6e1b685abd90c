import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Change, caughtUp, copy, patched, type SharedParts, same } from '../index.ts'

/** Plain JSON, without the one key that no plain object can hold by assignment. */
const json = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !JSON.stringify(value).includes('"__proto__"'))

function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(partsOf)]
}

/** Keys of one thing have no order, so neither have the changes of them. */
function byPath(changes: readonly Change[]): Map<string, Change> {
  return new Map(changes.map((change) => [change[0], change]))
}

describe('a reader who has caught up', () => {
  test('has what is there now as their own, and was told all that leads there', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const asItWas = copy(before)
        const { changes, value } = caughtUp(before, after)
        expect(same(value, after)).toBe(true)
        expect(same(patched(before, changes), after)).toBe(true)
        expect(before).toEqual(asItWas)
        const there = new Set(partsOf(after))
        expect(partsOf([value, changes]).filter((part) => there.has(part))).toEqual([])
      }),
      {
        numRuns: 2000,
        examples: [
          [{ constructor: [0] }, {}],
          [{}, { toString: [0] }],
        ],
      },
    )
  })

  test('keeps the very parts that are the same', () => {
    const before = { rooms: [{ fire: true }, { fire: false }], players: [{ hand: ['a'] }] }
    const after = { rooms: [{ fire: true }, { fire: true }], players: [{ hand: ['a'] }] }
    const { changes, value } = caughtUp(before, after) as { changes: unknown; value: typeof before }
    expect(changes).toEqual([['/rooms/1/fire', true]])
    expect(value.players).toBe(before.players)
    expect(value.rooms[0]).toBe(before.rooms[0])
    expect(caughtUp(before, copy(before)).value).toBe(before)
  })

  test('is told the same where another one has caught up at the same instant, and shares what both see', () => {
    fc.assert(
      fc.property(fc.array(json, { minLength: 1 }), json, (seen, now) => {
        const shared: SharedParts = new Map()
        const own = seen.map((_, i) => ({ part: now, own: i }))
        const all = seen.map((part, i) => caughtUp({ part }, own[i], shared))
        for (const [i, { changes, value }] of all.entries()) {
          expect(byPath(changes)).toEqual(byPath(caughtUp({ part: seen[i] }, own[i]).changes))
          expect(same(patched({ part: seen[i] }, changes), own[i])).toBe(true)
          expect(value).toEqual(own[i])
          expect((value as (typeof own)[0]).part).toBe((all[0].value as (typeof own)[0]).part)
        }
      }),
      { numRuns: 1000, examples: [[[{ '': false }, {}, null], { ' ': null, '': 0 }]] },
    )
  })
})
