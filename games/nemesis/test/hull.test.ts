import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { PRINTED } from '../packs.ts'

const HULL = fileURLToPath(new URL('../../hull', import.meta.url))

/** Words that are ids and also something else: a marker, an action, a line of the log. */
const ALSO_WORDS = ['malfunction', 'slime']

const IDS = new Set(
  Object.values(PRINTED)
    .flatMap((kind) => Object.keys(kind))
    .filter((id) => !ALSO_WORDS.includes(id)),
)

const sources = readdirSync(HULL, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('test'))
  .map((path) => ({ path, text: readFileSync(join(HULL, path), 'utf8') }))

test('the shared chapters name no card, Item, room, Character or wound', () => {
  expect(IDS.size).toBeGreaterThan(150)
  expect(sources.length).toBeGreaterThan(40)
  expect(sources.flatMap(({ path, text }) => namedIn(text).map((id) => `${path}: ${id}`))).toEqual(
    [],
  )
  expect(namedIn("holds(me, 'armor')")).toEqual(['armor'])
})

function namedIn(text: string): string[] {
  return [...text.matchAll(/'([a-z0-9-]+)'/g)]
    .map(([, word]) => word)
    .filter((word) => IDS.has(word))
}

test('the shared chapters name no game', () => {
  const named = sources.filter(({ text }) =>
    /\b(nemesis|lockdown|aftermath|retaliation|theseus)\b/i.test(text),
  )
  expect(named.map(({ path }) => path)).toEqual([])
})
