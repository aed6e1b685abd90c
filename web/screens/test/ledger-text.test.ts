import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chaptersOf } from '../../build/ledgers.ts'
import { fold, found, piecesOf, soughtIn, targetOf, titleOf } from '../ledger-text.ts'

const LEDGER = chaptersOf(`
## MOVE — movement

- **THE-MOVE-01** A unit moves clockwise.
  - Ruling: as in THE-SETUP-02.
- **THE-MOVE-02** Une porte fermée arrête tout.

## Doors (DOOR)

- **NEM-DOOR-01** A door is open or closed (NEM-MODE-ALT).

## Alternate board (MODE-ALT)

- **NEM-MODE-ALT-01** The other side.
`)

test('chapter titles name their area, before or behind', () => {
  expect(LEDGER.map(titleOf)).toEqual([
    { name: 'Movement', areas: 'MOVE' },
    { name: 'Doors', areas: 'DOOR' },
    { name: 'Alternate board', areas: 'MODE-ALT' },
  ])
  expect(titleOf({ title: 'Setup: the crew (SETUP, continued)' })).toEqual({
    name: 'Setup: the crew',
    areas: 'SETUP',
  })
  expect(titleOf({ title: 'Player turns and passing (TURN, PASS)' }).areas).toBe('TURN, PASS')
  expect(titleOf({ title: 'Glossary' })).toEqual({ name: 'Glossary', areas: '' })
})

test('a search wants every word, anywhere in a rule, whatever the accents and capitals', () => {
  const ids = (query: string) =>
    found(LEDGER, soughtIn(query)).flatMap(({ rules }) => rules.map(({ id }) => id))
  expect(ids('')).toHaveLength(4)
  expect(ids('FERMEE porte')).toEqual(['THE-MOVE-02'])
  expect(ids('setup')).toEqual(['THE-MOVE-01'])
  expect(ids('nem-door')).toEqual(['NEM-DOOR-01'])
  expect(ids('porte clockwise')).toEqual([])
})

test('references are told from the text, and what was looked for is marked', () => {
  expect(piecesOf('See NEM-DOOR-01, or NEM-MODE-ALT.')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'rule', text: 'NEM-DOOR-01' },
    { kind: 'text', text: ', or ' },
    { kind: 'rule', text: 'NEM-MODE-ALT' },
    { kind: 'text', text: '.' },
  ])
  expect(piecesOf('Une porte fermée.', ['fermee', 'port'])).toEqual([
    { kind: 'text', text: 'Une ' },
    { kind: 'found', text: 'port' },
    { kind: 'text', text: 'e ' },
    { kind: 'found', text: 'fermée' },
    { kind: 'text', text: '.' },
  ])
})

test('folding keeps every place', () => {
  for (const text of ['Œuf à l’œil', 'NOËL', 'a\u0301b', '“x” – 1½']) {
    expect(fold(text)).toHaveLength(text.length)
  }
})

test('a reference leads to its rule, or to the first one of its area', () => {
  expect(targetOf(LEDGER, 'THE-MOVE-02')).toBe('THE-MOVE-02')
  expect(targetOf(LEDGER, 'NEM-MODE-ALT')).toBe('NEM-MODE-ALT-01')
  expect(targetOf(LEDGER, 'NEM-NOWHERE-01')).toBeNull()
})

test.each(['theseus', 'nemesis'])('every reference in the ledger of %s leads somewhere', (game) => {
  const file = new URL(`../../../docs/rules/${game}.md`, import.meta.url)
  const chapters = chaptersOf(readFileSync(file, 'utf8'))
  const lost = chapters
    .flatMap(({ rules }) => rules)
    .flatMap(({ id, text, rulings }) =>
      [text, ...rulings]
        .flatMap((words) => piecesOf(words))
        .filter(({ kind, text: to }) => kind === 'rule' && !targetOf(chapters, to))
        .map(({ text: to }) => `${id} → ${to}`),
    )
  expect(lost).toEqual([])
})
