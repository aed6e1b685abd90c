import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copy, same } from '../index.ts'

/** Plain JSON, without the one key that no plain object can hold by assignment. */
const json = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"__proto__"'))
const objects = fc
  .dictionary(fc.string(), json)
  .filter((value) => !Object.hasOwn(value, '__proto__'))

describe('a copy', () => {
  test('says the same as its original', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(copy(value)).toEqual(value)
        expect(same(copy(value), value)).toBe(true)
      }),
    )
  })

  test('shares nothing with its original', () => {
    fc.assert(
      fc.property(json, (value) => {
        const parts = new Set(partsOf(value))
        expect(partsOf(copy(value)).filter((part) => parts.has(part))).toEqual([])
      }),
    )
  })

  test('keeps what a game state may hold besides: undefined, and keys in their order', () => {
    const state = { b: 1, a: undefined, list: [null, undefined, [], {}] }
    expect(copy(state)).toStrictEqual(state)
    expect(Object.keys(copy(state))).toEqual(['b', 'a', 'list'])
  })
})

describe('two values are the same', () => {
  test('exactly when their JSON says the same, whatever the order of keys', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(same(a, b)).toBe(sorted(a) === sorted(b))
        expect(same(b, a)).toBe(same(a, b))
      }),
    )
  })

  test('whatever the order of their keys', () => {
    fc.assert(
      fc.property(objects, (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse())
        expect(same(value, turned)).toBe(true)
      }),
    )
  })

  test('when a key that is undefined is absent in the other', () => {
    expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true)
    expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(true)
  })

  test('not when one thing anywhere differs', () => {
    fc.assert(
      fc.property(objects, fc.string(), json, json, (value, key, one, other) => {
        fc.pre(key !== '__proto__' && sorted(one) !== sorted(other))
        expect(same({ ...value, [key]: [one] }, { ...value, [key]: [other] })).toBe(false)
        expect(same({ ...value, [key]: one }, { ...value, [key]: other })).toBe(false)
      }),
    )
  })

  test('not when a list is held against a record, or a key against what every object inherits', () => {
    expect(same([], {})).toBe(false)
    expect(same({}, [])).toBe(false)
    expect(same(null, {})).toBe(false)
    expect(same({}, { toString: 1 })).toBe(false)
    expect(same({ constructor: 1 }, {})).toBe(false)
  })
})

function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(partsOf)]
}

/** JSON text in which the keys of every record stand in alphabetical order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
