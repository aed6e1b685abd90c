import { CHAPTERS, ledger, rulesCited } from '@bulkhead/hull/test/chapters.ts'
import { expect, test } from 'vitest'
import { PRINTED } from '../packs.ts'
import { en } from '../text/en.ts'

/** Words that are ids and also something else: a marker, an action, a line of the log. */
const ALSO_WORDS = ['malfunction', 'slime']

const IDS = new Set(
  Object.values(PRINTED)
    .flatMap((kind) => Object.keys(kind))
    .filter((id) => !ALSO_WORDS.includes(id)),
)

test('the shared chapters name no card, Item, room, Character or wound', () => {
  expect(IDS.size).toBeGreaterThan(150)
  expect(CHAPTERS.length).toBeGreaterThan(40)
  expect(CHAPTERS.flatMap(({ path, text }) => namedIn(text).map((id) => `${path}: ${id}`))).toEqual(
    [],
  )
  expect(namedIn("holds(me, 'armor')")).toEqual(['armor'])
})

/** Words of the family that are also printed on something. */
const FAMILY_WORDS = [
  'Contamination',
  'Damage',
  'Interruption',
  'Malfunction',
  'Nest',
  'Rest',
  'Search',
  'Slime',
  'Technical Corridors',
]

test('the shared chapters and their texts call none of them by its name either', () => {
  const printed = Object.entries(en).flatMap(([key, name]) =>
    /^(?:card|item|weakness|tile|event|attack|wound|character)\.[a-z0-9-]+$/.test(key) ? name : [],
  )
  const names = [...new Set(printed)].filter((name) => !FAMILY_WORDS.includes(name))
  expect(names.length).toBeGreaterThan(100)
  const word = new RegExp(`(?<![A-Za-z])(?:${names.join('|')})(?![A-Za-z])`, 'g')
  const called = CHAPTERS.flatMap(({ path, text }) =>
    (text.match(word) ?? []).map((name) => `${path}: ${name}`),
  )
  expect(called).toEqual([])
  expect('as with Armor'.match(word)).toEqual(['Armor'])
})

function namedIn(text: string): string[] {
  return [...text.matchAll(/'([a-z0-9-]+)'/g)]
    .map(([, word]) => word)
    .filter((word) => IDS.has(word))
}

test('the shared chapters name no game', () => {
  const named = CHAPTERS.filter(({ text }) =>
    /\b(nemesis|lockdown|aftermath|retaliation|theseus)\b/i.test(text),
  )
  expect(named.map(({ path }) => path)).toEqual([])
})

test('the shared chapters cite rules of this game, of which each has its entry', () => {
  const entries = ledger('nemesis')
  expect(rulesCited().length).toBeGreaterThan(100)
  expect(rulesCited().filter((rule) => !entries.has(rule))).toEqual([])
})
