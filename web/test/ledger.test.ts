import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chaptersOf } from '../build/ledgers.ts'

const RULES = join(import.meta.dirname, '..', '..', 'docs', 'rules')
const TRANSLATED = readdirSync(join(RULES, 'fr')).filter((name) => name.endsWith('.md'))

/** The ids of a ledger in their order, chapter by chapter, each with its number of rulings. */
function shapeOf(...path: string[]): string[][] {
  return chaptersOf(readFileSync(join(RULES, ...path), 'utf8')).map(({ rules }) =>
    rules.map(({ id, rulings }) => `${id}: ${rulings.length}`),
  )
}

describe('a French ledger has the rules and rulings of the English one', () => {
  test.each(TRANSLATED)('%s', (name) => {
    expect(shapeOf('fr', name)).toEqual(shapeOf(name))
  })
})
