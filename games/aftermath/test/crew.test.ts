import { deckOf } from '@bulkhead/hull/pack.ts'
import { holds } from '@bulkhead/hull/queries.ts'
import { Match, must } from '@bulkhead/kernel'
import { CHARACTERS as NEMESIS_CREW } from '@bulkhead/nemesis/components.ts'
import { describe, expect, test } from 'vitest'
import { QUEST_ITEMS } from '../cards/items/quest.ts'
import { STARTING_ITEMS } from '../cards/items/starting.ts'
import { TRAITS } from '../cards/traits.ts'
import { CHARACTERS, COUNTERPARTS } from '../components.ts'
import { handOutKeys } from '../handcuffs.ts'
import { aftermath } from '../index.ts'
import { own } from '../own.ts'
import { CLASSIC, EPILOGUE, INVESTIGATION } from '../packs.ts'
import { AFTER_CLASSIC, shipLeftBy } from './earlier.ts'
import { classic } from './position.ts'

/** CHAR, TRAIT, MIX, COMP: who is played, and what there is of everything. */

type Options = Record<string, string | boolean>

function opened(seats: number, options: Options, seed = 1) {
  return must(Match.start(aftermath, { seats, seed: { kind: 'fast', seed }, options }))
}

/** Chooses these Characters, one after the other, wherever they are to be had; else the first. */
function drafted(match: ReturnType<typeof opened>, ...wanted: string[]) {
  while (match.state.phase === 'draft') {
    const [{ seat, id, options }] = match.pending()
    const roles = Object.entries(COUNTERPARTS).flatMap(([role, other]) =>
      wanted.includes(other) ? [role, other] : [],
    )
    const fits = (label: string) => wanted.includes(label) || roles.includes(label)
    const named = options.map((option) => ({ option, name: String(option.targets![0].id) }))
    const best =
      named.find(({ name }) => wanted.includes(name)) ?? named.find(({ name }) => fits(name))
    must(match.answer(seat, id, [(best ?? named[0]).option.id]))
  }
  return match
}

describe('Characters', () => {
  test('AFT-CHAR-01 AFT-CHAR-07 five more, each for a colour of Nemesis', () => {
    expect(CHARACTERS.map(({ id }) => id)).toEqual([
      'ceo',
      'android',
      'psychologist',
      'bounty-hunter',
      'convict',
    ])
    expect(COUNTERPARTS).toEqual({
      captain: 'ceo',
      pilot: 'android',
      scientist: 'psychologist',
      scout: 'bounty-hunter',
      soldier: 'convict',
    })
  })

  test('AFT-CHAR-02 AFT-CHAR-06 AFT-MIX-01 for a Role card either Character, chosen at once and openly', () => {
    for (const play of ['classic', 'investigation']) {
      const match = opened(2, { play, draft: 'free' })
      const [first] = match.pending()
      must(match.answer(first.seat, first.id, ['role:captain']))
      const [second] = match.pending()
      expect(second.seat).toBe(first.seat)
      expect(second.options.map(({ id }) => id)).toEqual(['role:captain', 'role:ceo'])
      must(match.answer(second.seat, second.id, ['role:ceo']))
      expect(match.view(null).players[first.seat].character).toBe('ceo')
      const line = match.log(null).find(({ kind }) => kind === 'character')!
      expect(line.params).toMatchObject({ seat: first.seat, character: 'ceo' })
    }
  })

  test('AFT-CHAR-03 AFT-CHAR-04 nobody else can choose that colour', () => {
    const match = opened(2, { play: 'classic', draft: 'free' })
    const [first] = match.pending()
    must(match.answer(first.seat, first.id, ['role:soldier']))
    const [own] = match.pending()
    must(match.answer(own.seat, own.id, ['role:convict']))
    const [next] = match.pending()
    expect(next.seat).not.toBe(first.seat)
    const ids = next.options.map(({ id }) => id)
    expect(ids).not.toContain('role:soldier')
    expect(ids).not.toContain('role:convict')
    expect(ids).toHaveLength(5)
  })

  test('AFT-CHAR-CONVICT-02 the keys of the handcuffs go to the lowest number, but to the Bounty Hunter before', () => {
    const holder = (...crew: string[]) => {
      const { state } = classic('convict', ...crew)
      for (const player of state.players) {
        player.inventory = player.inventory.filter(({ id }) => id !== 'handcuff-keys')
      }
      state.players.forEach((player, seat) => {
        player.number = state.players.length - seat
      })
      handOutKeys(state)
      return state.players.find((player) => holds(player, 'handcuff-keys'))!.character
    }
    expect(holder('scout', 'soldier', 'pilot')).toBe('pilot')
    expect(holder('scout', 'bounty-hunter', 'pilot')).toBe('bounty-hunter')
  })

  test('AFT-CHAR-05 the Mechanic has no other of the colour', () => {
    const match = opened(2, { play: 'classic', draft: 'free' })
    const [first] = match.pending()
    must(match.answer(first.seat, first.id, ['role:mechanic']))
    expect(match.pending()[0].seat).not.toBe(first.seat)
    expect(match.view(null).players[first.seat].character).toBe('mechanic')
  })

  test('AFT-MIX-04 nobody who was in the game before an Epilogue is in it', () => {
    const before = shipLeftBy(AFTER_CLASSIC, 3)
    const match = must(
      Match.start(aftermath, {
        seats: 4,
        seed: { kind: 'fast', seed: 1 },
        options: { play: 'epilogue', draft: 'free' },
        before,
      }),
    )
    const { barred } = own(match.state)
    drafted(match, 'ceo', 'android', 'psychologist', 'bounty-hunter')
    const { players } = match.state
    expect(barred).toHaveLength(2)
    expect(players.filter(({ character }) => barred.includes(character))).toEqual([])
  })
})

describe('Objectives', () => {
  const crew = (options: Options) =>
    drafted(opened(3, { draft: 'free', ...options }), 'ceo', 'android', 'convict')
  const seatOf = (match: ReturnType<typeof crew>, character: string) =>
    match.state.players.findIndex((player) => player.character === character)

  test.each(['classic', 'investigation'])(
    'AFT-CHAR-ANDROID-11 AFT-INV-26 the Android has two Corporate ones (%s)',
    (play) => {
      const match = crew({ play })
      const android = seatOf(match, 'android')
      const kinds = match
        .view(null)
        .players.map(({ objectives }) => objectives.map(({ kind }) => kind))
      expect(kinds[android]).toEqual(['corporate', 'corporate'])
      expect(kinds[seatOf(match, 'convict')]).toEqual(['personal', 'corporate'])
      expect(own(match.state).laidAside.map(({ kind }) => kind)).toEqual(['personal'])
      const mine = match.view(android).players[android].objectives.map(({ id }) => id)
      expect(mine.every((id) => id !== null)).toBe(true)
      const lines = match.log(null).filter(({ kind }) => kind === 'corporate-only')
      expect(lines).toMatchObject([{ params: { seat: android }, rule: 'AFT-CHAR-ANDROID-11' }])
    },
  )

  test('AFT-CHAR-CEO-24 the CEO knows every Corporate one, and nobody else does', () => {
    const match = crew({ play: 'classic' })
    const [ceo, android, convict] = ['ceo', 'android', 'convict'].map((one) => seatOf(match, one))
    const known = (reader: number, of: number) =>
      match
        .view(reader)
        .players[of].objectives.filter(({ id }) => id !== null)
        .map(({ kind }) => kind)
    expect(known(ceo, android)).toEqual(['corporate', 'corporate'])
    expect(known(ceo, convict)).toEqual(['corporate'])
    expect(known(convict, android)).toEqual([])
    expect(known(android, ceo)).toEqual([])
    expect(match.log(ceo).filter(({ kind }) => kind === 'sees-objective')).toHaveLength(3)
  })

  test('AFT-CHAR-CEO-24 AFT-CHAR-ANDROID-11 neither without Traits, nor where all play together', () => {
    for (const options of [{ traits: false }, { mode: 'coop' }] as Options[]) {
      const match = crew({ play: 'classic', ...options })
      expect(own(match.state).laidAside).toEqual([])
      expect(match.log(null).some(({ kind }) => kind === 'looks-at-objective')).toBe(false)
    }
  })
})

describe('Traits', () => {
  test('AFT-TRAIT-01 AFT-COMP-09 one for every Character of both boxes', () => {
    const all = [...NEMESIS_CREW, ...CHARACTERS].map(({ id }) => id)
    expect(Object.keys(TRAITS).sort()).toEqual([...all].sort())
    expect(Object.entries(TRAITS).every(([who, { id }]) => id === `trait-${who}`)).toBe(true)
  })

  test('AFT-TRAIT-02 AFT-INV-30 in force from the start, and everybody knows it', () => {
    expect(classic('scout').play().view(null).traits).toBe(true)
    expect(opened(2, { play: 'investigation' }).view(null).traits).toBe(true)
    expect(opened(2, { play: 'classic', traits: false }).view(null).traits).toBe(false)
  })
})

describe('what is in the box', () => {
  const CREW = CHARACTERS.map(({ id }) => id)

  test('AFT-COMP-02 AFT-COMP-05 five Characters with six starting Items and two Quest Items each', () => {
    const starting = CREW.map((id) => CLASSIC.characters[id].item!)
    const { items } = CLASSIC
    const others = Object.values(items)
      .filter(({ colour }) => colour === 'weapon')
      .map(({ id }) => id)
    expect(others).toEqual(expect.arrayContaining([...starting, 'handcuff-keys']))
    const quests = CREW.flatMap((id) => CLASSIC.characters[id].quests)
    expect(new Set(quests).size).toBe(10)
    expect(quests.every((id) => items[id].quest?.character !== undefined)).toBe(true)
  })

  test('AFT-COMP-06 53 Action cards', () => {
    const counts = CREW.map((id) => deckOf(EPILOGUE, id).length)
    expect(counts).toEqual([13, 10, 10, 10, 10])
  })

  test('the decks are those of the catalogue', () => {
    const counts = (id: string) => {
      const deck = deckOf(INVESTIGATION, id)
      return Object.fromEntries(
        [...new Set(deck)].map((card) => [card, deck.filter((one) => one === card).length]),
      )
    }
    expect(counts('ceo')).toMatchObject({ search: 2, rest: 1, interruption: 1, stop: 1 })
    expect(counts('android')).toEqual({
      search: 2,
      interruption: 1,
      demolition: 1,
      repairs: 1,
      'self-repair': 2,
      efficiency: 1,
      'combat-protocol': 1,
      overclock: 1,
    })
    expect(counts('psychologist')).toMatchObject({
      rest: 1,
      demolition: 1,
      'basic-repairs': 1,
      therapy: 1,
    })
    expect(counts('bounty-hunter')).toMatchObject({
      rest: 1,
      demolition: 1,
      'basic-repairs': 1,
      heel: 1,
    })
    expect(counts('convict')).toMatchObject({
      search: 2,
      demolition: 1,
      'basic-repairs': 1,
      punch: 1,
    })
    expect(counts('convict')).not.toHaveProperty('rest')
  })
})

test('what somebody begins with, and every Quest Item, is there once', () => {
  const items = [...STARTING_ITEMS, ...QUEST_ITEMS]
  expect(items.length).toBeGreaterThan(10)
  expect(items.filter(({ copies }) => copies !== 1).map(({ id }) => id)).toEqual([])
})
