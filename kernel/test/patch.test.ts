import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changes } from '../caught-up.ts'
import { patched } from '../patch.ts'

describe('changes', () => {
  test('lead from any JSON to any other', () => {
    const json = fc.jsonValue({ maxDepth: 4 })
    fc.assert(
      fc.property(json, json, (before, after) => {
        const sent = JSON.parse(JSON.stringify(changes(before, after)))
        expect(sorted(patched(before, sent))).toBe(sorted(after))
      }),
      {
        numRuns: 5000,
        examples: [
          [{ valueOf: 0 }, {}],
          [{}, JSON.parse('{"__proto__":0}')],
        ],
      },
    )
  })

  test('say only what is different', () => {
    const before = { life: [3, 4], hand: ['a', 'b', 'c'], turn: { seat: 0 }, old: 1 }
    const after = { life: [3, 5], hand: ['a', 'c'], turn: { seat: 0 }, 'n/e~w': true }
    expect(changes(before, after)).toEqual([
      ['/old'],
      ['/life/1', 5],
      ['/hand/2'],
      ['/hand/1', 'c'],
      ['/n~1e~0w', true],
    ])
    expect(changes(before, before)).toEqual([])
    expect(changes(null, 1)).toEqual([['', 1]])
  })

  test('leave what they are applied to as it was', () => {
    const before = { list: [1, 2, 3], inner: { a: 1 } }
    patched(before, [['/list/2'], ['/inner/a', 2]])
    expect(before).toEqual({ list: [1, 2, 3], inner: { a: 1 } })
  })
})

/** The order of fields means nothing. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))
  })
}
