import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Change, changed, type Source, shown } from '../mutate/change.ts'
import { shuffled } from '../mutate/draw.ts'
import { explanationOf, stale } from '../mutate/explained.ts'
import { noted } from '../mutate/reach.ts'
import { openShelf, type Result } from '../mutate/results.ts'
import { finderOfChanges } from '../mutate/walk.ts'

const changesIn = await finderOfChanges()

function sourceOf(text: string): Source {
  return { file: 'games/tiny/rules.ts', text }
}

/** What becomes of a text by each change, with the kind of the change. */
function outcomes(text: string): string[] {
  return changesIn(sourceOf(text)).map((change) => `${change.kind}: ${changed(text, change)}`)
}

describe('a change', () => {
  test.each([
    ['if (a) b()', ['always: if (true) b()', 'never: if (false) b()', 'negated: if (!(a)) b()']],
    ['c(a ? x : y)', ['always: c(true ? x : y)', 'negated: c(!(a) ? x : y)']],
    ['while (a) b()', ['never: while (false) b()']],
    ['c(a < b)', ['< to <=: c(a <= b)']],
    ['c(a >= b)', ['>= to >: c(a > b)']],
    ['c(a === b)', ['=== to !==: c(a !== b)']],
    ['c((a) && b)', ['&& to ||: c((a) || b)', 'first part forgotten: c((b))']],
    ['c(a || b)', ['|| to &&: c(a && b)', 'second part forgotten: c((a))']],
    ['c(a ?? b)', ['first part forgotten: c((b))', 'second part forgotten: c((a))']],
    ['c(!a)', ['negation forgotten: c((a))']],
    ['c(a + b)', ['+ to -: c(a - b)']],
    ['c(a * b)', ['* to +: c(a + b)']],
    ['a += b', ['+= to -=: a -= b', 'forgotten: ;']],
    ['a++', ['++ to --: a--', 'forgotten: ;']],
    ['++a', ['++ to --: --a']],
    ['c(1 as A)', ['one more: c(2 as A)']],
    ['c(1 satisfies A)', ['one more: c(2 satisfies A)']],
    ['c([1]!)', ['one more: c([2]!)']],
    ['card({ cost: 1 })', ['one more: card({ cost: 2 })']],
    ['card({ heavy: true })', ['flipped: card({ heavy: false })']],
    ['c(a.some(f))', ['some to every: c(a.every(f))']],
    ['c(Math.min(a, b))', ['min to max: c(Math.max(a, b))']],
    ['c(a.b().filter((x) => x.y).map(f))', ['filter forgotten: c(a.b().map(f))']],
    ['c(a.slice(n))', ['slice forgotten: c(a)']],
    ['c([a, b])', ['element forgotten: c([b])', 'element forgotten: c([a, ])']],
    ['c(new Set([(a),]))', ['element forgotten: c(new Set([]))']],
    ['c([a, ...b, c])', ['element forgotten: c([a, c])']],
    ['function* f() { yield* g(); return 1 }', ['forgotten: function* f() { ; return 1 }']],
    ['() => { if (a) { b(); return } }', ['forgotten: () => { if (a) { b(); ; } }']],
  ])('of %s', (text, expected) => {
    expect(outcomes(text)).toEqual(expect.arrayContaining(expected))
  })

  test.each([
    ['what is thrown', "throw new Error('at ' + (1 < n))"],
    ['an invariant', 'if (a < 1 && !b) throw e'],
    ['a type', 'let a: 1 | true; type B = { c: 2 }; const d = e as 3'],
    ['the text of a sentence', "const a = 'b' + c"],
    ['the name of a property', 'const a = { 1: b }'],
    ['the counting of a loop', 'for (let i = a; b; i++);'],
    ['the last word of a function', 'function f() { return a }'],
  ])('is never one of %s', (_, text) => {
    expect(outcomes(text)).toEqual([])
  })

  test('is not made twice where two kinds come to the same, nor where there is nothing to mistake', () => {
    expect(outcomes('if (a) { b() }')).toHaveLength(3)
    expect(outcomes('if (!a) b()')).toHaveLength(3)
    expect(outcomes('a = b')).toEqual(['forgotten: ;'])
    expect(outcomes('while (true) b()').filter((one) => one.endsWith('while (false) b()'))).toEqual(
      ['flipped: while (false) b()'],
    )
  })

  test('is shown by the lines that it touches', () => {
    const text = 'a()\nif (b)\n  c({\n    d,\n  })\n'
    const change = changesIn(sourceOf(text)).find(({ kind }) => kind === 'never')!
    expect(change.line).toBe(2)
    expect(shown(text, change)).toEqual({ before: 'if (b)', after: 'if (false)' })
  })
})

describe('the draw', () => {
  const text = 'card({ cost: 1, hand: 2, life: 3 })\nif (a) b()\nc(x < y)\n'
  const draw = (seed: number, source = text) =>
    shuffled([sourceOf(source)], changesIn, seed).map((change) => changed(source, change))

  test('is repeatable, and another seed draws otherwise', () => {
    expect(draw(1)).toEqual(draw(1))
    expect(new Set([1, 2, 3, 4].map((seed) => draw(seed).join()))).toHaveProperty('size', 4)
    expect(draw(1).toSorted()).toEqual(draw(2).toSorted())
  })

  test('takes one change of each line before it takes a second of any', () => {
    const lines = shuffled([sourceOf(text)], changesIn, 7).map(({ line }) => line)
    expect(lines.slice(0, 3).toSorted()).toEqual([1, 2, 3])
    expect(lines.slice(3, 6).toSorted()).toEqual([1, 2, 3])
  })

  test('of a line does not depend on what stands elsewhere', () => {
    const later = draw(1, `\n// Nothing.\n\n${text}`).map((one) => one.slice(14))
    expect(later).toEqual(draw(1))
  })
})

describe('notes of what is reached', () => {
  beforeEach(() => {
    Reflect.deleteProperty(globalThis, '$reached')
  })

  /** The pieces of code, by what stands in them, that a call of f reaches. */
  function reached(text: string, call: string): string[] {
    const changes = changesIn(sourceOf(text))
    const code = noted(text, [...changes.entries()])
    new Function(`${code}\n${call}`)()
    const notes: Set<number> = Reflect.get(globalThis, '$reached') ?? new Set()
    const numbers = changes.filter(({ kind }) => kind === 'one more')
    return numbers
      .filter((change) => notes.has(changes.indexOf(change)))
      .map(({ start, end }) => text.slice(start, end))
  }

  test.each([
    ['function f(a) { if (a) return 1\n return 2 }', 'f(true)', ['1']],
    ['function f(a) { if (a) return 1\n return 2 }', 'f(false)', ['2']],
    ['function f(a) { if (a) { return 1 } else if (!a) { return 2 } }', 'f(0)', ['2']],
    ['function f(a) { return a ? 1 : (2) }', 'f(true)', ['1']],
    ['function f(a) { return a && 1 }', 'f(false)', []],
    ['function f(a = 1) { return a }', 'f(3)', []],
    ['function f(a = 1) { return a }', 'f()', ['1']],
    ['const f = (a) => ({ b: 1 })', 'f()', ['1']],
    ['function f(a) { for (const b of a) g(1)\n g(2) }; function g() {}', 'f([])', ['2']],
    ['const f = { *g() { yield 1; yield 2 } }', 'f.g().next()', ['1']],
    ['function f(a) { switch (a) { case "b": return 1; default: return 2 } }', 'f("b")', ['1']],
  ])('%s, after %s', (text, call, expected) => {
    expect(reached(text, call)).toEqual(expected)
  })

  test('are not needed where loading the module is enough', () => {
    expect(changesIn(sourceOf('card({ cost: 1 })')).map(({ place }) => place)).toEqual([null, null])
  })
})

describe('results', () => {
  const result = (id: string): Result => ({
    ...{ id, file: 'a.ts', line: 1, kind: 'one more', before: '1', after: '2' },
    ...{ noticed: null, reachedBy: [] },
  })

  function shelfFile(): string {
    const directory = mkdtempSync(join(tmpdir(), 'bulkhead-'))
    onTestFinished(() => rmSync(directory, { recursive: true }))
    return join(directory, 'shelf', 'results.jsonl')
  }

  test('are kept, but for one that was torn off', () => {
    const path = shelfFile()
    const shelf = openShelf(path, 'same')
    shelf.keep(result('a'))
    shelf.keep(result('b'))
    writeFileSync(path, readFileSync(path, 'utf8').slice(0, -5))
    const again = openShelf(path, 'same')
    expect([...again.kept.values()]).toEqual([result('a')])
    again.keep(result('c'))
    expect([...openShelf(path, 'same').kept.keys()]).toEqual(['a', 'c'])
  })

  test('are forgotten once anything else has changed', () => {
    const path = shelfFile()
    openShelf(path, 'before').keep(result('a'))
    expect(openShelf(path, 'after').kept.size).toBe(0)
  })
})

describe('an explained change', () => {
  const source = sourceOf('c(a < b)\n')
  const changes = changesIn(source)
  const entry = { file: source.file, before: 'c(a < b)', after: 'c(a <= b)', reason: 'never equal' }

  test('is known by its file and its line before and after', () => {
    const explained = (change: Change) =>
      explanationOf([entry], { file: source.file, ...shown(source.text, change) })
    expect(changes.filter(explained).map(({ kind }) => kind)).toEqual(['< to <='])
    expect(explanationOf([entry], { ...entry, file: 'games/other/rules.ts' })).toBeUndefined()
  })

  test('is stale once no change of its file is shown so', () => {
    expect(stale([entry], [source], changes)).toEqual([])
    expect(stale([{ ...entry, file: 'games/other/rules.ts' }], [source], changes)).toEqual([])
    expect(stale([{ ...entry, before: 'c(b < a)' }], [source], changes)).toHaveLength(1)
  })
})
