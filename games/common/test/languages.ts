import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Dictionary } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'

/** What the dictionaries of every game must keep to, and what its own tests of them need. */

/** All that is asked of two languages, whatever they talk about. */
export function describeLanguages(en: Dictionary, fr: Dictionary): void {
  describe('both languages', () => {
    test('have the same keys', () => {
      expect(Object.keys(fr)).toEqual(Object.keys(en))
    })

    test('use the same parameters', () => {
      const parameters = (template: string) =>
        [...new Set([...template.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort()
      for (const [key, template] of Object.entries(en)) {
        expect({ key, uses: parameters(fr[key]) }).toEqual({ key, uses: parameters(template) })
      }
    })

    test('say nothing empty, and no typewriter dots, spaces or quotes', () => {
      for (const dictionary of [en, fr]) {
        for (const [key, text] of Object.entries(dictionary)) {
          expect(text, key).toBe(text.trim())
          expect(text, key).not.toMatch(/^$| {2}|\.\.\.|["’]/)
        }
      }
    })

    test('French keeps its high punctuation on the line', () => {
      const loose = Object.entries(fr).filter(([, text]) => / [:;?!]|[^\s\d]!$/.test(text))
      expect(loose.map(([key]) => key)).toEqual([])
    })
  })
}

/** Keys that nothing asks for, neither by themselves nor as the name of a sentence's parameter. */
export function unusedKeys(
  expected: ReadonlySet<string>,
  dictionaries: readonly Dictionary[],
): string[] {
  const templates = dictionaries.flatMap((dictionary) => Object.values(dictionary))
  const families = new Set(
    templates.flatMap((template) =>
      [...template.matchAll(/\{(\w+)(?::(\w+))?\}/g)].map(([, name, kind]) => kind ?? name),
    ),
  )
  return Object.keys(dictionaries[0]).filter(
    (key) => !expected.has(key) && !families.has(key.slice(0, key.indexOf('.'))),
  )
}

/** The words that a game's source files write down, for its own tests to look for. */
export interface Sources {
  readonly texts: readonly string[]
  /** The words in the expressions that a pattern finds. */
  wordsBehind(pattern: RegExp): Set<string>
}

interface Unwritten {
  /** What is computed instead of written down, by the expression that computes it. */
  readonly computed: Readonly<Record<string, readonly string[]>>
  /** Expressions that pass on a word which stands elsewhere. */
  readonly passedOn: readonly string[]
}

export function readSources(
  folders: readonly string[],
  { computed, passedOn }: Unwritten,
): Sources {
  const texts = folders.flatMap(textsIn)
  return {
    texts,
    wordsBehind(pattern) {
      const found = texts.flatMap((text) => [...text.matchAll(pattern)])
      return new Set(found.flatMap(([, expression]) => wordsIn(expression.trim())))
    },
  }

  function wordsIn(expression: string): readonly string[] {
    if (passedOn.includes(expression)) return []
    const spoken = expression.replace(/[!=]== '[^']*'/g, '')
    const found = spoken.match(/'[^']*'|`[^`]*`/g) ?? [spoken.replace(/\(.*/, '')]
    return found.flatMap((word) => {
      if (word.startsWith("'")) return [word.slice(1, -1)]
      if (!Object.hasOwn(computed, word)) throw new Error(`The text test does not know ${word}.`)
      return computed[word]
    })
  }
}

function textsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      return ['test', 'text', 'node_modules'].includes(entry.name) ? [] : textsIn(path)
    }
    // The words of choices.ts are its parameters.
    return entry.name.endsWith('.ts') && entry.name !== 'choices.ts'
      ? [readFileSync(path, 'utf8')]
      : []
  })
}
