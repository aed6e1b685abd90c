import { deckOf } from '@bulkhead/hull/pack.ts'
import { describe, expect, test } from 'vitest'
import { CHARACTERS } from '../components.ts'
import { PRINTED } from '../packs.ts'
import { lockdown, type Position } from './position.ts'

/** Action cards that several Characters have (components 8). */

/** The Sentry in a room with these cards, the Hacker elsewhere. */
function playing(tile: string, ...cards: string[]): Position {
  return lockdown('sentry', 'hacker')
    .at('sentry', tile)
    .at('hacker', 'alert-room')
    .hand('sentry', ...cards)
}

test('LOCK-COST-13 every Character of the box has 10 Action cards, some of their own', () => {
  for (const { id } of CHARACTERS) {
    const deck = deckOf(PRINTED, id)
    expect(deck, id).toHaveLength(10)
    expect(deck.filter((card) => card === 'search')).toHaveLength(2)
    for (const card of ['rest', 'demolition', 'interruption']) expect(deck).toContain(card)
    const own = deck.filter((card) => Object.keys(PRINTED.cards[card].copies).length === 1)
    expect(own.length, id).toBeGreaterThanOrEqual(3)
  }
})

test('LOCK-MODE-CHAR-04 the Pilot has the 10 cards of this box', () => {
  expect(deckOf(PRINTED, 'pilot').sort()).toEqual([
    'computer-skills',
    'demolition',
    'facility-knowledge',
    'interruption',
    'old-hand',
    'repairs',
    'rest',
    'rover-driver',
    'search',
    'search',
  ])
})

describe('search', () => {
  test('LOCK-SEARCH-02 search: 2 Items of the colour of the room, of which 1 is kept', () => {
    const game = playing('emergency-room', 'search').itemDeck('green', 'medkit', 'alcohol').play()
    expect(game.ways('search')).toEqual(['green'])
    game.act('search:green', 'keep-item:alcohol#1')
    expect(game.view('sentry').players[0].inventory).toEqual([{ colour: 'green', id: 'alcohol' }])
    expect(game.view('hacker').players[0].inventory).toEqual([{ colour: 'green', id: null }])
    expect(game.room('emergency-room').items).toBe(1)
  })

  test('LOCK-SEARCH-03 search: any one deck in a white room', () => {
    expect(playing('archive', 'search').play().ways('search')).toEqual(['red', 'yellow', 'green'])
  })

  test('LOCK-SEARCH-04 search: not at counter 0', () => {
    const game = playing('archive', 'search').items('archive', 0).play()
    expect(game.forbidden('search')).toBe('LOCK-SEARCH-04')
  })

  test('LOCK-ITEM-08 search: a Weapon arrives with the first number of its Ammo', () => {
    const game = playing('guard-room', 'search')
      .itemDeck('red', 'prototype-rifle', 'grenade')
      .play()
      .act('search:red', 'keep-item:prototype-rifle#0')
    expect(game.player('sentry').hands.at(-1)?.item).toMatchObject({
      id: 'prototype-rifle',
      ammo: 6,
    })
  })

  test('LOCK-FIRE-09 LOCK-MALF-02 search: neither Fire nor a Malfunction prevents it', () => {
    const game = playing('archive', 'search').fire('archive').malfunction('archive').play()
    expect(game.ways('search')).toHaveLength(3)
  })
})

describe('rest', () => {
  test('LOCK-CONT-10 rest: clean cards of the hand are removed, under the Contamination deck', () => {
    const game = playing('archive', 'rest', 'clean', 'clean').play()
    const deck = game.state.contaminationDeck.length
    game.act('rest')
    expect(game.player('sentry').hand).toEqual([])
    expect(game.state.contaminationDeck).toHaveLength(deck + 2)
  })

  test('LOCK-GEN-15 rest: nobody can tell a removed card from others when it comes back', () => {
    const game = playing('archive', 'rest', 'clean').play().act('rest')
    const [returned] = game.state.contaminationDeck
    expect(game.state.contamination[returned]).toEqual({ infected: false, plain: false, seen: [] })
  })

  test('LOCK-CONT-07 LOCK-CONT-12 rest: infected ones stay and bring one Larva', () => {
    const game = playing('archive', 'rest', 'infected', 'infected', 'clean').play().act('rest')
    expect(game.player('sentry').larva).toBe(true)
    expect(game.player('sentry').hand).toHaveLength(2)
    expect(game.whereIs('sentry')).toBe('archive')
  })

  test('LOCK-CONT-08 rest: with a Larva an infected card kills, and a Creeper appears', () => {
    const game = playing('archive', 'rest', 'infected').is('sentry', { larva: true }).play()
    game.act('rest')
    expect(game.whereIs('sentry')).toBe('dead')
    expect(game.intrudersIn('archive')).toEqual(['creeper'])
  })

  test('LOCK-COST-16 rest: not without a Contamination card in hand', () => {
    expect(playing('archive', 'rest').play().ways('rest')).toEqual([])
  })
})

describe('demolition', () => {
  test('LOCK-DOOR-02 demolition: a closed Door of the room is destroyed, in combat too', () => {
    const game = playing('repository', 'demolition')
      .door('c15', 'closed')
      .door('c17', 'destroyed')
      .intruder('larva', 'repository')
      .play()
    expect(game.ways('demolition')).toEqual(['destroy-door:c15', 'break-room'])
    game.act('demolition:destroy-door:c15')
    expect(game.corridor('c15').door).toBe('destroyed')
  })

  test('LOCK-MALF-05 demolition: or the room gets a Malfunction marker, once', () => {
    const game = playing('repository', 'demolition').play().act('demolition:break-room')
    expect(game.room('repository').malfunction).toBe(true)
    expect(
      playing('repository', 'demolition').malfunction('repository').play().ways('demolition'),
    ).toEqual([])
  })
})

describe('interruption', () => {
  const both = () =>
    lockdown('sentry', 'hacker').hand('sentry', 'demolition').hand('hacker', 'interruption')

  test('LOCK-REACT-02 LOCK-REACT-03 interruption: the action of another in the room is cancelled', () => {
    const game = both().play()
    game.choose('demolition:break-room')
    expect(game.asked).toEqual(['hacker'])
    game.say('hacker', 'interruption').settle()
    expect(game.room('repository').malfunction).toBe(false)
    expect(game.player('sentry').discard).toEqual(['demolition'])
    expect(game.state.turn.taken).toBe(1)
  })

  test('LOCK-REACT-02 interruption: or another Interruption', () => {
    const game = both().hand('sentry', 'interruption').play()
    game.choose('demolition:break-room').say('hacker', 'interruption').say('sentry', 'interruption')
    game.settle()
    expect(game.room('repository').malfunction).toBe(true)
  })

  test('LOCK-COST-07 interruption: a one-use Item is lost all the same', () => {
    const game = both().item('sentry', 'smoke-grenade').item('sentry', 'grenade')
    const fight = game.intruder('adult', 'repository').hand('sentry', 'rest').play()
    fight.choose('grenade:adult-1', 'pay:rest#1').say('hacker', 'interruption').settle()
    expect(fight.player('sentry').inventory.map(({ id }) => id)).toEqual(['smoke-grenade'])
    expect(fight.intruder('adult-1')?.injuries).toBe(0)
  })
})

describe('repairs', () => {
  test.each([
    ['repairs', 'sentry', 1],
    ['repairs', 'survivor', 1],
    ['repairs', 'xenobiologist', 1],
    ['basic-repairs', 'lab-rat', 2],
    ['basic-repairs', 'hacker', 2],
  ])(
    'LOCK-MALF-03 %s of the %s: the Malfunction of the room goes, for %i more',
    (card, who, cost) => {
      const other = who === 'hacker' ? 'sentry' : 'hacker'
      const ready = () => lockdown(who, other).at(who, 'archive').hand(who, card, 'search', 'rest')
      const game = ready().malfunction('archive').play()
      const option = game.decision().options.find(({ id }) => id === `${card}:repair-room`)
      expect(option?.params?.cost).toBe(cost)
      game.act(`${card}:repair-room`)
      expect(game.room('archive').malfunction).toBe(false)
      expect(ready().play().forbidden(card)).toBe('LOCK-MALF-03')
      const fight = ready().malfunction('archive').intruder('larva', 'archive').play()
      expect(fight.forbidden(card)).toBe('LOCK-COST-10')
    },
  )
})

describe('computer-skills', () => {
  const coder = (tile: string) =>
    lockdown('hacker', 'sentry').at('hacker', tile).hand('hacker', 'computer-skills')

  test('LOCK-COST-15 computer-skills: the action of a room with a working computer, without paying', () => {
    const game = coder('archive').play()
    const ways = game.ways('computer-skills').filter((id) => id.startsWith('room-action'))
    expect(ways.length).toBeGreaterThan(0)
    game.act(`computer-skills:${ways[0]}`)
    expect(game.ownOf('hacker').active).toBe(true)
  })

  test('LOCK-COMPUTER-08 computer-skills: power is not needed, but no Malfunction', () => {
    const ways = (base: Position) =>
      base
        .play()
        .ways('computer-skills')
        .filter((id) => id.startsWith('room-action'))
    expect(ways(coder('archive').dark()).length).toBeGreaterThan(0)
    expect(ways(coder('archive').malfunction('archive'))).toEqual([])
    expect(ways(coder('guard-room'))).toEqual([])
  })

  test('computer-skills: or one Door of the room is opened or closed', () => {
    const game = coder('guard-room').door('c18', 'closed').play()
    expect(game.ways('computer-skills').sort()).toEqual([
      'turn-door:c18',
      'turn-door:c21',
      'turn-door:c23',
    ])
    expect(game.act('computer-skills:turn-door:c18').corridor('c18').door).toBe('open')
  })
})
