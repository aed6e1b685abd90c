import { isRefusal, Match } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { cardsOf } from '../cards/card.ts'
import { theseus } from '../index.ts'
import { answerAs, answerFirst, newGame, setUpTo } from './new-game.ts'

const FOUR = ['marines', 'aliens', 'scientists', 'greys']

function start(seats: number, options: Record<string, unknown> = {}) {
  return Match.start(theseus, { seats, seed: { kind: 'fast', seed: 1 }, options })
}

/** The sentence with which a setup is refused. */
function refused(seats: number, options: Record<string, unknown> = {}): string {
  const answer = start(seats, options)
  if (!isRefusal(answer)) throw new Error('This setup was accepted.')
  expect(answer.code).toBe('bad-setup')
  return answer.message
}

describe('the number of seats', () => {
  test.each([0, 1, 5, 2.5, -2, Number.NaN])('%d players cannot play', (seats) => {
    expect(refused(seats)).toBe('theseus takes 2 to 4 seats.')
  })

  test.each([2, 3, 4])('%d players can play', (seats) => {
    expect(isRefusal(start(seats))).toBe(false)
  })
})

describe('factions', () => {
  test('THE-AIM-01 no faction has two players', () => {
    const sentence = 'A faction has at most one player.'
    expect(refused(2, { factions: ['greys', 'greys'] })).toBe(sentence)
    expect(refused(3, { factions: ['greys', 'random', 'greys'] })).toBe(sentence)
    expect(refused(4, { factions: ['pandora', 'pandora', 'random', 'random'] })).toBe(sentence)
  })

  test('everybody may leave the faction to chance: all get different ones, none gets Pandora', () => {
    const match = start(4)
    if (isRefusal(match)) throw new Error(match.message)
    expect(match.state.players.map((player) => player.faction).sort()).toEqual([...FOUR].sort())
  })

  test('who leaves it to chance gets none that another has asked for', () => {
    const match = start(4, { factions: ['random', 'aliens', 'pandora', 'random'] })
    if (isRefusal(match)) throw new Error(match.message)
    const factions = match.state.players.map((player) => player.faction)
    expect(factions.slice(1, 3)).toEqual(['aliens', 'pandora'])
    expect(new Set(factions).size).toBe(4)
  })

  test('there is one for each seat, of those that exist', () => {
    const sentence = /^The option "factions" takes 2 values, one for each seat, of: marines, /
    expect(refused(2, { factions: ['marines'] })).toMatch(sentence)
    expect(refused(2, { factions: ['marines', 'aliens', 'greys'] })).toMatch(sentence)
    expect(refused(2, { factions: ['marines', 'robots'] })).toMatch(sentence)
    expect(refused(2, { factions: 'marines' })).toMatch(sentence)
    expect(refused(2, { factions: [1, 2] })).toMatch(sentence)
  })
})

describe('the mode', () => {
  test('THE-AIM-06 THE-TEAM-01 only four players can play the team game', () => {
    expect(refused(2, { mode: 'team' })).toBe('The team game takes four players.')
    expect(refused(3, { mode: 'team' })).toBe('The team game takes four players.')
    expect(isRefusal(start(4, { mode: 'team' }))).toBe(false)
  })

  test('there is no third one', () => {
    expect(refused(4, { mode: 'solo' })).toBe('The option "mode" is one of: deathmatch, team.')
  })
})

describe('the ring', () => {
  const sentence = 'Only the death-match leaves the order of the Sectors free.'

  test.each(['random', 'players'])('THE-DM-01 only the death-match has a %s one', (ring) => {
    expect(refused(2, { ring })).toBe(sentence)
    expect(refused(4, { ring, mode: 'team' })).toBe(sentence)
    expect(isRefusal(start(3, { ring }))).toBe(false)
    expect(isRefusal(start(4, { ring }))).toBe(false)
  })

  test('there is no other way to lay it', () => {
    expect(refused(3, { ring: 'square' })).toMatch('one of: printed, random, players.')
  })
})

describe('cards and decks', () => {
  test('THE-BEGIN-02 the levels are 0 to 3', () => {
    const sentence = 'The option "level" is one of: 0, 1, 2, 3.'
    expect(refused(2, { level: '4' })).toBe(sentence)
    expect(refused(2, { level: 0 })).toBe(sentence)
    for (const level of ['0', '1', '2', '3']) expect(isRefusal(start(2, { level }))).toBe(false)
  })

  test('the three-card start is on or off', () => {
    expect(refused(2, { threeCards: 'yes' })).toBe('The option "threeCards" is true or false.')
    expect(refused(2, { threeCards: 3 })).toBe('The option "threeCards" is true or false.')
    for (const threeCards of [true, false]) expect(isRefusal(start(2, { threeCards }))).toBe(false)
  })

  test('decks are dealt or chosen', () => {
    expect(refused(2, { decks: 'mine' })).toBe('The option "decks" is one of: random, chosen.')
    expect(isRefusal(start(2, { decks: 'chosen' }))).toBe(false)
  })

  test.each([
    ['a duel', ['marines', 'aliens'], 'deathmatch', 15],
    ['a team game', ['marines', 'aliens', 'scientists', 'greys'], 'team', 10],
  ] as const)(
    'THE-SETUP-11 THE-SETUP-12 chosen decks of %s hold the cards picked, the box the others',
    (_, factions, mode, size) => {
      const game = setUpTo(newGame(factions, { mode, decks: 'chosen' }), 'choose-deck')
      const [decision] = game.match.pending(0)
      expect(decision).toMatchObject({ prompt: 'choose-deck', min: size, max: size })
      const copies = decision.options.map((option) => option.id)
      expect(copies).toHaveLength(25)
      const first = ['mar-assault:1', 'mar-assault:2', 'mar-assault:3', 'mar-minefield:1']
      expect(copies.slice(0, 4)).toEqual(first)
      answerAs(game, 'marines', ...copies.slice(-size))
      while (game.prompt === 'choose-deck') answerFirst(game)
      const cards = cardsOf('marines')
      const { deck, drawn, box } = game.state.players[0]
      expect([...deck, ...drawn].sort()).toEqual(cards.slice(-size).sort())
      expect([...box].sort()).toEqual(cards.slice(0, -size).sort())
      const deckList = (reader: number) => game.match.view(reader).players[0].deckList
      expect(deckList(0)).toEqual([...deck].sort())
      expect(deckList(1)).toBeNull()
    },
  )
})

test('an option that does not exist is refused, with those that do', () => {
  expect(refused(2, { colour: 'red' })).toBe(
    'There is no option "colour"; there are: mode, factions, level, threeCards, decks, ring.',
  )
  expect(refused(2, { toString: 'red' })).toMatch('There is no option "toString"')
})

test('without any option two players play a duel with 15 cards of all levels', () => {
  const match = start(2)
  if (isRefusal(match)) throw new Error(match.message)
  expect(match.options).toEqual({
    mode: 'deathmatch',
    factions: ['random', 'random'],
    level: '3',
    threeCards: false,
    decks: 'random',
    ring: 'printed',
  })
  expect(match.state.mode).toBe('duel')
})
