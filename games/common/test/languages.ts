import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Dictionary } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'

/** What the dictionaries of every game must keep to, and what its own tests of them need. */

/** Sentences, as against names, some of which are the same in both languages. */
const SENTENCES = /^(?:prompt|option|log|why|result|[\w-]+-text)\./

/** All that is asked of two languages, whatever they talk about. */
export function describeLanguages(en: Dictionary, fr: Dictionary): void {
  describe('both languages', () => {
    test('have the same keys', () => {
      expect(Object.keys(fr)).toEqual(Object.keys(en))
    })

    test('never say the same where words are said', () => {
      const words = (template: string) =>
        template.replace(/\{[^}]*\}/g, '').match(/\p{L}{2,}/gu) ?? []
      const untranslated = Object.keys(en).filter(
        (key) => SENTENCES.test(key) && en[key] === fr[key] && words(en[key]).length > 1,
      )
      expect(untranslated).toEqual([])
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
    (key) => !expected.has(wholeOf(key)) && !families.has(key.slice(0, key.indexOf('.'))),
  )
}

/** A brief text is asked for wherever the whole one is. */
export function wholeOf(key: string): string {
  return key.replace(/^why-brief\./, 'why.').replace('-brief.', '-text.')
}

/** What rules say stands under these; the compiler knows that they say nothing else. */
const SAID = ['prompt', 'option', 'log', 'why', 'result']

/** The sentences of the rules whose key stands in the sources of these folders, word for word. */
export function saidIn(folders: readonly string[], dictionary: Dictionary): string[] {
  const source = folders.flatMap(textsIn).join('\n')
  return Object.keys(dictionary).filter((key) => {
    const dot = key.indexOf('.')
    return SAID.includes(key.slice(0, dot)) && source.includes(`'${key.slice(dot + 1)}'`)
  })
}

function textsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      return ['test', 'text', 'node_modules'].includes(entry.name) ? [] : textsIn(path)
    }
    return entry.name.endsWith('.ts') ? [readFileSync(path, 'utf8')] : []
  })
}
