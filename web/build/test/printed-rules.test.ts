import { expect, test } from 'vitest'
import { withoutActs } from '../printed-rules.ts'

const GONE = '{throw Error("x.ts")}'

test('generators lose what they do and ask for, wherever they stand', () => {
  expect(withoutActs('function* turn(t, { me }) { yield* t.ask(me) }', 'x.ts')).toBe(
    `function* turn() ${GONE}`,
  )
  expect(
    withoutActs('const a = { *resolve(t) { yield 1 }, cost: 2, ways: (s) => s.ways }', 'x.ts'),
  ).toBe(`const a = { *resolve() ${GONE}, cost: 2, ways: (s) => s.ways }`)
  expect(withoutActs('const f = function* () { yield 1 }; f()', 'x.ts')).toBe(
    `const f = function* () ${GONE}; f()`,
  )
})

test('a generator inside another goes with it, and all else stays as it is', () => {
  expect(
    withoutActs('function* a(t = 1, n) { function* b() {} yield* b() }\nlet c = 3 * 4', 'x.ts'),
  ).toBe(`function* a() ${GONE}\nlet c = 3 * 4`)
})
