import type { NoiseFace } from '@bulkhead/hull/kinds.ts'
import { describe, expect, test } from 'vitest'
import { SURFACE_CARDS } from '../cards/surface-cards.ts'
import { onSurfaceBoard, type Playing, type Position } from './position.ts'

/** The 8 Mars Surface cards (components 18). */

/** The Sentry walks from the first intersection to the second, and the d12 brings a Surface card. */
function drawn(card: string, base = open(), noise: NoiseFace[] = []): Playing {
  return base
    .surfaceDeck(card)
    .cards('sentry', 1)
    .dice({ noise: ['surface', ...noise] })
    .play()
    .act('move:p2')
}

/** The Sentry is in the open, the Hacker underground. */
function open(...crew: string[]): Position {
  return onSurfaceBoard('sentry', 'hacker', ...crew).at('sentry', 'intersection-1')
}

/** The Janitor is in Building Alpha; the Survivor wears an Enviro-Suit in the open. */
function sheltered(): Position {
  return open('janitor', 'survivor')
    .with((s) => {
      s.players[2].room = 1
    })
    .at('survivor', 'intersection-4')
    .item('survivor', 'enviro-suit', { seen: [0, 1, 2, 3, -1] })
}

test('LOCK-MODE-ALT-39 there are 8 Mars Surface cards', () => {
  expect(SURFACE_CARDS).toHaveLength(8)
})

test('LOCK-MODE-ALT-39 nobody underground is touched', () => {
  const game = drawn('rockslide', open().woundDeck('wound-hand'))
  expect(game.player('sentry').wounds).toHaveLength(1)
  expect(game.player('hacker')).toMatchObject({ lightWounds: 0, wounds: [] })
})

describe('dust-storm', () => {
  test('LOCK-MODE-ALT-39 two Action cards in the open, or what there is', () => {
    const base = open().hand('sentry', 'search', 'rest', 'clean')
    const game = drawn('dust-storm', base)
    expect(game.options()).toEqual(['discard:rest#0', 'discard:search#1'])
    // Each with its place in the hand, where the Contamination card is between them.
    expect(game.decision().options.map(({ targets }) => targets)).toEqual([
      [
        { kind: 'card', id: 'rest' },
        { kind: 'hand', id: 0 },
      ],
      [
        { kind: 'card', id: 'search' },
        { kind: 'hand', id: 2 },
      ],
    ])
    game.choose('discard:search#1').choose('discard:rest#0')
    expect(game.player('sentry').hand.map((card) => typeof card)).toEqual(['number'])
  })

  test('LOCK-MODE-ALT-29 one in a building or in a suit', () => {
    const game = drawn('dust-storm', sheltered().cards('janitor', 3).cards('survivor', 3))
    while (game.prompt === 'loses-card') game.choose(game.options()[0])
    expect(game.player('janitor').hand).toHaveLength(2)
    expect(game.player('survivor').hand).toHaveLength(2)
  })
})

describe('thin-air', () => {
  test('LOCK-MODE-ALT-39 a Light Wound, or a Serious one to whoever has no card', () => {
    expect(drawn('thin-air').player('sentry').wounds).toHaveLength(1)
    const game = drawn('thin-air', open().hand('sentry', 'clean'))
    expect(game.player('sentry')).toMatchObject({ lightWounds: 1, wounds: [] })
  })

  test('LOCK-MODE-ALT-29 nothing to whoever is sheltered', () => {
    const game = drawn('thin-air', sheltered())
    expect(game.player('janitor')).toMatchObject({ lightWounds: 0, wounds: [] })
    expect(game.player('survivor')).toMatchObject({ lightWounds: 0, wounds: [] })
  })
})

describe('radiation', () => {
  test('LOCK-MODE-ALT-39 a Light Wound and a Contamination card', () => {
    const game = drawn('radiation')
    expect(game.player('sentry').lightWounds).toBe(1)
    expect(game.log('contaminated')).toHaveLength(1)
  })

  test('LOCK-MODE-ALT-29 sheltered, an Action card keeps it off', () => {
    const game = drawn(
      'radiation',
      sheltered().hand('janitor', 'search').hand('survivor', 'search'),
    )
    expect(game.prompt).toBe('radiation')
    game.choose('discard:search#0').choose('irradiated')
    expect(game.told('contaminated', 'seat')).toEqual([0, 3])
    expect([game.player('janitor').hand, game.player('survivor').hand]).toEqual([[], ['search']])
    expect(game.player('janitor').lightWounds).toBe(0)
  })
})

test('LOCK-MODE-ALT-29 radiation: sheltered, without a card nothing keeps it off', () => {
  const game = drawn('radiation', sheltered())
  expect(game.told('contaminated', 'seat')).toEqual([0, 2, 3])
})

test('LOCK-MODE-ALT-39 rockslide: a Serious Wound in the open, a Light one sheltered', () => {
  const game = drawn('rockslide', sheltered().woundDeck('wound-hand'))
  expect(game.player('sentry').wounds).toHaveLength(1)
  expect(game.player('janitor')).toMatchObject({ lightWounds: 1, wounds: [] })
  expect(game.player('survivor')).toMatchObject({ lightWounds: 1, wounds: [] })
})

describe('white-out', () => {
  test('LOCK-MODE-ALT-39 the next player moves one to a neighbouring intersection, unheard', () => {
    const base = open().unexplored('intersection-3', 'danger-2')
    const game = drawn('white-out', base)
    expect(game.asked).toEqual(['hacker'])
    expect(game.options()).toEqual(['astray:23', 'astray:25'])
    game.choose('astray:25')
    expect(game.whereIs('sentry')).toBe('intersection-3')
    expect(game.room('intersection-3').token).not.toBeNull()
    expect(game.log('noise-roll')).toHaveLength(1)
  })

  test('LOCK-MODE-ALT-39 whoever has left leads nobody astray', () => {
    const game = drawn('white-out', sheltered().out('hacker', 'escaped'))
    expect(game.asked).toEqual(['janitor'])
  })

  test('LOCK-MODE-ALT-39 alone, chance does', () => {
    const base = onSurfaceBoard('sentry').at('sentry', 'intersection-1')
    const game = drawn('white-out', base)
    expect(['intersection-1', 'intersection-3']).toContain(game.whereIs('sentry'))
    expect(game.prompt).toBe('action')
  })

  test('LOCK-MODE-ALT-29 sheltered, one stays', () => {
    const game = drawn('white-out', sheltered())
    expect(game.asked).toEqual(['hacker'])
    game.choose('astray:23')
    expect(game.whereIs('survivor')).toBe('intersection-4')
    expect(game.log('loses-way')).toHaveLength(1)
  })
})

describe('wreckage', () => {
  test('LOCK-MODE-ALT-39 a Light Wound, and an Item of a colour of choice', () => {
    const game = drawn('wreckage', open().itemDeck('green', 'medkit'))
    expect(game.options()).toEqual(['salvage:red', 'salvage:yellow', 'salvage:green'])
    game.choose('salvage:green')
    expect(game.player('sentry')).toMatchObject({ lightWounds: 1, inventory: [{ id: 'medkit' }] })
  })

  test('LOCK-DISC-07 an empty deck gives nothing', () => {
    const base = open().with((s) => {
      s.removed.push(...s.items.red.splice(0).map(({ id }) => id))
    })
    expect(drawn('wreckage', base).options()).toEqual(['salvage:yellow', 'salvage:green'])
  })

  test('LOCK-MODE-ALT-29 sheltered, the Item alone', () => {
    const game = drawn(
      'wreckage',
      sheltered().itemDeck('yellow', 'toolbelt', 'toolbelt', 'toolbelt'),
    )
    game.choose('salvage:yellow', 'salvage:yellow', 'salvage:yellow')
    expect(game.player('janitor')).toMatchObject({
      lightWounds: 0,
      inventory: [{ id: 'toolbelt' }],
    })
    expect(game.player('survivor').inventory.map(({ id }) => id)).toContain('toolbelt')
  })
})

describe('tremor', () => {
  test('LOCK-MODE-ALT-39 noise in every zone that has none', () => {
    const game = drawn('tremor', open().noise('technical-3'))
    expect(game.noise).toEqual(['technical-2', 'technical-3', 'technical-4', 'technical-5'])
    expect(game.log('encounter')).toEqual([])
  })

  test('LOCK-MODE-ALT-29 sheltered, in the zone of the building, or zone 3 in the open', () => {
    const base = onSurfaceBoard('sentry', 'hacker', 'janitor')
      .at('sentry', 'intersection-1')
      .item('sentry', 'enviro-suit', { seen: [0, 1, 2, -1] })
      .with((s) => {
        s.players[2].room = 6
      })
    expect(drawn('tremor', base).noise).toEqual(['technical-4', 'technical-5'])
  })
})

describe('shapes-in-the-dust', () => {
  test('LOCK-MODE-ALT-39 an Encounter in the open', () => {
    const base = open()
      .cards('sentry', 5)
      .dice({ tokens: ['adult'] })
    const game = drawn('shapes-in-the-dust', base)
    expect(game.intrudersIn('intersection-2')).toEqual(['adult'])
  })

  test('LOCK-MODE-ALT-29 a noise roll where one is sheltered, but not in combat', () => {
    const base = sheltered()
      .cards('sentry', 5)
      .dice({ tokens: ['adult'] })
      .intruder('larva', 'intersection-4')
    const game = drawn('shapes-in-the-dust', base, [1])
    expect(game.told('noise-roll', 'seat')).toEqual([0, 2])
  })
  test('LOCK-MODE-ALT-38 the roll may bring another card, which is resolved first', () => {
    const base = sheltered()
      .cards('sentry', 5)
      .dice({ tokens: ['adult'] })
      .intruder('larva', 'intersection-4')
      .surfaceDeck('wreckage')
    const game = drawn('shapes-in-the-dust', base, ['surface'])
    expect(game.told('surface-card', 'surface')).toEqual(['shapes-in-the-dust', 'wreckage'])
    expect(game.prompt).toBe('wreckage')
  })
})
