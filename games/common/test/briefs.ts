import { type Dictionary, render } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { wholeOf } from './languages.ts'

/** So much has room on the small face of a card, and so much at its foot. */
const BRIEF = 80
const FEW_WORDS = 22
/** The longest that a number makes a sentence. */
const LONGEST = { value: 8 }

const FAMILY = /^(\w+)-(?:text|brief)\./

/** What small faces of cards say: nothing of it is ever cut, so nothing of it may be long. */
export function describeBriefs(en: Dictionary, fr: Dictionary, families: readonly string[]): void {
  const both = [en, fr]
  const long = (key: string) =>
    both.some((words) => render(words, key, LONGEST).length > BRIEF) ? key : null
  const keys = Object.keys(en).filter((key) => families.includes(FAMILY.exec(key)?.[1] ?? ''))

  describe('the small faces of cards', () => {
    test('have a brief text wherever the whole one is long', () => {
      const texts = keys.filter((key) => key.includes('-text.'))
      expect(texts.length).toBeGreaterThan(0)
      const needed = texts.flatMap((key) => long(key)?.replace('-text.', '-brief.') ?? [])
      expect(needed.filter((key) => !Object.hasOwn(en, key))).toEqual([])
    })

    test(`say it in ${BRIEF} characters`, () => {
      const briefs = keys.filter((key) => key.includes('-brief.'))
      expect(briefs.flatMap((key) => long(key) ?? [])).toEqual([])
      for (const words of both) {
        expect(briefs.filter((key) => words[key].length >= words[wholeOf(key)].length)).toEqual([])
      }
    })

    test('say every reason, in a few words', () => {
      const reasons = Object.keys(en).filter((key) => key.startsWith('why.'))
      const few = Object.keys(en).filter((key) => key.startsWith('why-brief.'))
      expect(few.map(wholeOf).sort()).toEqual(reasons.sort())
      for (const words of both) {
        expect(few.filter((key) => words[key].length > FEW_WORDS)).toEqual([])
      }
    })
  })
}
