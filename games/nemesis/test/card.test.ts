import { deckOf } from '@bulkhead/hull/pack.ts'
import { expect, test } from 'vitest'
import { PRINTED as printed } from '../packs.ts'
import { position } from './position.ts'

/** The five cards that everybody has (Search twice), and the five others of each Character. */
const SHARED = ['demolition', 'interruption', 'rest', 'search', 'search']
const OWN: Record<string, string[]> = {
  captain: ['basic-repairs', 'motivation', 'order', 'reload', 'suppressive-fire'],
  pilot: ['computer-skills', 'old-friend', 'piloting', 'repairs', 'ship-knowledge'],
  scientist: ['access-denied', 'computer-skills', 'intranet', 'repairs', 'threat-assessment'],
  scout: ['adrenaline', 'basic-repairs', 'reconnaissance', 'scavenging', 'suppressive-fire'],
  soldier: ['aimed-shot', 'basic-repairs', 'covering-fire', 'full-auto', 'nerves-of-steel'],
  mechanic: [
    'computer-skills',
    'ingenuity',
    'pyrotechnics',
    'quick-repairs',
    'technical-corridors',
  ],
}

test('NEM-CARD-01 every Character has a deck of 10 cards, some of them theirs alone', () => {
  for (const character of Object.keys(printed.characters)) {
    const deck = deckOf(printed, character)
    expect(deck).toHaveLength(10)
    expect(deck.sort()).toEqual([...SHARED, ...OWN[character]].sort())
    const others = (Object.keys(OWN) as string[]).filter((one) => one !== character)
    const unique = OWN[character].filter((id) => others.every((one) => !OWN[one].includes(id)))
    expect(unique.length).toBeGreaterThan(1)
  }
  expect(Object.values(printed.cards)).toHaveLength(28)
})

test('NEM-CARD-02 the card is discarded face up, and what it costs comes on top', () => {
  const game = position('captain', 'scout')
    .at('scout', 'cockpit')
    .at('captain', 'armory')
    .malfunction('armory')
    .hand('captain', 'basic-repairs', 'search', 'rest', 'order')
    .play()
  game.choose('basic-repairs:repair-room')
  expect(game.decision()).toMatchObject({ prompt: 'pay', min: 2, max: 2 })
  expect(game.options()).toEqual(['pay:search#0', 'pay:rest#1', 'pay:order#2'])
  game.pick('pay:search#0', 'pay:order#2')
  expect(game.view('scout').players[0].discard).toEqual(['basic-repairs', 'search', 'order'])
  expect(game.view('scout').players[0].handCount).toBe(1)
})

test('NEM-CARD-02 a card cannot pay for itself', () => {
  const start = (...cards: string[]) =>
    position('captain', 'scout')
      .at('captain', 'armory')
      .malfunction('armory')
      .hand('captain', 'basic-repairs', ...cards)
      .play()
  expect(start('search').ways('basic-repairs')).toEqual([])
  expect(start('search').forbidden('basic-repairs')).toBe('NEM-COST-10')
  expect(start('search', 'rest').ways('basic-repairs')).toEqual(['repair-room'])
})

test('NEM-CARD-03 of two sections exactly one is chosen', () => {
  const game = position('scout', 'captain')
    .hand('scout', 'demolition')
    .door('c-6-11', 'closed')
    .play()
  expect(game.ways('demolition')).toEqual(['destroy-door:c-6-11', 'break-room'])
  game.act('demolition:destroy-door:c-6-11')
  expect(game.corridor('c-6-11').door).toBe('destroyed')
  expect(game.room('hibernatorium').malfunction).toBe(false)
})

test('NEM-CARD-03 a section whose conditions are not met cannot be chosen', () => {
  const game = position('scout', 'captain').hand('scout', 'demolition').play()
  expect(game.ways('demolition')).toEqual(['break-room'])
})

test('NEM-CARD-04 the text of a card goes before the rules: Scavenging finds where nothing is left', () => {
  const game = position('scout', 'captain')
    .at('scout', 'storage')
    .items('storage', 0)
    .hand('scout', 'search', 'scavenging', 'rest')
    .play()
  expect(game.forbidden('search')).toBe('NEM-SEARCH-05')
  game.act('scavenging:red', 'keep-item:self-destruct-key#0')
  expect(game.player('scout').inventory.map(({ id }) => id)).toEqual(['self-destruct-key'])
})
