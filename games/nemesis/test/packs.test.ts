import { printedIn } from '@bulkhead/hull/pack.ts'
import { expect, test } from 'vitest'
import { BASE, PRINTED } from '../packs.ts'

/** What is printed comes in packs: a pack may hold a few kinds of things only. */

test('a pack adds to the others what it holds, and leaves out what it does not', () => {
  expect(printedIn([BASE, {}])).toEqual(PRINTED)
  expect(Object.values(printedIn([{}])).map((defs) => Object.keys(defs))).toEqual(
    Object.keys(PRINTED).map(() => []),
  )
})

test('what a later pack prints takes the place of what has the same id', () => {
  const armed = { ...PRINTED.characters.scout, item: 'shotgun' }
  const { characters } = printedIn([BASE, { characters: [armed] }])
  expect(Object.keys(characters)).toEqual(Object.keys(PRINTED.characters))
  expect(characters.scout.item).toBe('shotgun')
})
