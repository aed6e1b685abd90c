import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ledger } from '@bulkhead/hull/test/chapters.ts'
import { printed } from '@bulkhead/nemesis/printed'
import { expect, test } from 'vitest'

const LAYER = join(import.meta.dirname, '..')

const FILES = readdirSync(LAYER)
  .filter((path) => /\.(tsx?|css)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(LAYER, path), 'utf8') }))

/** Ids of printed things that are also words of the family: a verb, a marker, a deck, a step of a turn. */
const ALSO_WORDS = ['contamination', 'interruption', 'malfunction', 'nest', 'search', 'slime']

test('what the family shares names no card, Item, room, Character, wound or event', () => {
  const ids = new Set(
    Object.values(printed)
      .flatMap((kind) => Object.keys(kind))
      .filter((id) => !ALSO_WORDS.includes(id)),
  )
  expect(ids.size).toBeGreaterThan(150)
  expect(FILES.length).toBeGreaterThan(50)
  const named = FILES.flatMap(({ path, text }) =>
    [...text.matchAll(/'([a-z0-9-]+)'/g)]
      .filter(([, word]) => ids.has(word))
      .map(([, word]) => `${path}: ${word}`),
  )
  expect(named).toEqual([])
})

test('every rule that it cites is one of the game in which it was written first', () => {
  const entries = ledger('nemesis')
  const cited = new Set(
    FILES.flatMap(({ text }) => text.match(/(?<=['`])NEM-[A-Z-]+-\d+(?=['`])/g) ?? []),
  )
  expect(cited.size).toBeGreaterThan(60)
  expect([...cited].filter((rule) => !entries.has(rule))).toEqual([])
})
