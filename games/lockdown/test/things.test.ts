import { describe, expect, test } from 'vitest'
import { CHARACTERS, NEMESIS_SURVIVORS } from '../components.ts'
import { isLit } from '../darkness.ts'
import { PRINTED } from '../packs.ts'
import { restOfRound } from './passing.ts'
import { lockdown, lockdownCoop, type Position } from './position.ts'

/** ITEM, SEARCH, DISC, CONT, WOUND, DEATH, GEN: things, bodies, and what is general. */

const crew = () => lockdown('hacker', 'sentry').at('sentry', 'isolation-room')
/** The tile of room 006, beyond corridor c15 from the Repository. */
const ROOM = crew().state.rooms[5].tile

describe('things', () => {
  test('LOCK-SEARCH-01 LOCK-SEARCH-07 LOCK-SEARCH-09 the colours of the rooms, and no blue one', () => {
    const coloured = (colour: string | null) =>
      Object.values(PRINTED.tiles)
        .filter((tile) => tile.colour === colour && tile.kind !== 'special')
        .map(({ id }) => id)
        .sort()
    expect(coloured('white')).toEqual(['archive', 'contaminated-room', 'css-a', 'css-b', 'css-c'])
    expect(coloured('red')).toEqual(['cave-entrance', 'defense-control', 'guard-room'])
    expect(coloured('yellow')).toEqual([
      'cooling-system',
      'css-control',
      'power-generator',
      'transmitter-control',
      'vent-control',
    ])
    expect(coloured('green')).toEqual([
      'decon',
      'emergency-room',
      'laboratory',
      'surgery',
      'testing-lab',
    ])
    expect(coloured(null)).toEqual(['nest'])
    const game = crew().tile(2, 'archive').at('hacker', 'archive').hand('hacker', 'search').play()
    expect(game.ways('search')).toEqual(['red', 'yellow', 'green'])
  })

  test('LOCK-SECTION-04 LOCK-SEARCH-06 LOCK-ROOM-09 special rooms have no Items, but may burn and break', () => {
    const special = Object.values(PRINTED.tiles).filter(
      ({ kind, id }) => kind === 'special' && !id.startsWith('intersection'),
    )
    expect(
      special.every(({ colour, breaks, burns }) => colour === null && breaks && burns !== false),
    ).toBe(true)
    expect(crew().hand('hacker', 'search').play().forbidden('search')).toBe('LOCK-SEARCH-06')
  })

  test('LOCK-ITEM-08 LOCK-ITEM-13 a weapon comes with the first of its two numbers', () => {
    const game = crew()
      .tile(2, 'guard-room')
      .at('hacker', 'guard-room')
      .hand('hacker', 'search')
      .itemDeck('red', 'prototype-rifle', 'grenade')
      .play()
      .act('search:red', 'keep-item:prototype-rifle#0')
    expect(game.player('hacker').hands.at(-1)!.item).toMatchObject({
      id: 'prototype-rifle',
      ammo: 6,
    })
  })

  test('LOCK-ITEM-02 LOCK-ITEM-03 LOCK-ITEM-04 LOCK-ITEM-14 others see the backs, until an Item is used or held in a hand', () => {
    const game = crew()
      .hand('hacker', 'search')
      .item('hacker', 'medkit')
      .item('hacker', 'flashlight')
      .wound('hacker', 'wound-leg')
      .play()
    const seen = () => game.view('sentry').players[0]
    expect(seen().inventory).toEqual([{ colour: 'green', id: null }])
    expect(seen().hands.map(({ item }) => item)).toContain('flashlight')
    game.act('medkit:dress:wound-leg')
    expect(game.log('item-used').map(({ params }) => params!.item)).toEqual(['medkit'])
  })

  test('LOCK-ITEM-05 LOCK-ITEM-06 LOCK-ITEM-15 two hands for Heavy Items and Objects: a third means dropping one', () => {
    const game = crew()
      .cards('hacker', 1)
      .carrying('hacker', 'egg')
      .object('repository', 'carcass')
      .play()
      .act('pick-up:carcass')
    expect(game.prompt).toBe('drop-one')
    game.choose(game.options().find((id) => id.includes('egg'))!)
    expect(game.room('repository').objects).toEqual(['egg'])
  })

  test('LOCK-ITEM-07 LOCK-ITEM-12 LOCK-DISC-01 LOCK-DISC-04 LOCK-DISC-10 one use, then face up to its own pile; a used crafted one stays away', () => {
    const game = crew()
      .cards('hacker', 2)
      .item('hacker', 'taser')
      .intruder('adult', 'repository')
      .attacks('bite-3')
      .events('doors-release')
      .play()
    game.act(game.options().find((id) => id.startsWith('taser'))!)
    expect(game.state.itemDiscards.crafted).toEqual(['taser'])
    expect(game.state.crafted.filter((id) => id === 'taser')).toHaveLength(2)
  })

  test('LOCK-DROP-01 LOCK-DROP-02 LOCK-DROP-03 LOCK-DISC-04 dropping is free: Objects lie there, Items go under their decks, crafted ones back', () => {
    const game = crew()
      .item('hacker', 'medkit')
      .item('hacker', 'taser')
      .carrying('hacker', 'carcass')
      .play()
    game.choose('drop').pick(...game.options().filter((id) => !id.includes('pistol')))
    expect(game.room('repository').objects).toEqual(['carcass'])
    expect(game.state.items.green[0].id).toBe('medkit')
    expect(game.state.crafted.filter((id) => id === 'taser')).toHaveLength(3)
    expect(game.view(null).turn.taken).toBe(0)
  })

  test('LOCK-OBJECT-04 LOCK-GEN-09 Objects, wounds and markers are public; faces of hands are not', () => {
    const game = crew()
      .carrying('hacker', 'egg')
      .hand('hacker', 'search')
      .wound('hacker', 'wound-leg')
      .play()
    const [hacker] = game.view('sentry').players
    expect(hacker.hands.map(({ object }) => object)).toContain('egg')
    expect([hacker.hand, hacker.handCount, hacker.deckCount]).toEqual([null, 1, 9])
  })

  test('LOCK-DISC-05 LOCK-DISC-06 LOCK-DISC-07 decks of Events, Attacks and wounds are made anew of their discards, Items never', () => {
    const game = crew()
      .intruder('adult', 'repository')
      .with((s) => {
        s.attackDiscard.push(...s.attacks.splice(0).map(({ id }) => id))
        s.eventDiscard.push(...s.events.splice(0).map(({ id }) => id))
      })
      .dice({ tokens: ['blank'] })
      .phase('attacks')
      .play(3)
    expect(game.log('attack-card')).toHaveLength(1)
    expect(game.log('event')).toHaveLength(1)
    const empty = crew()
      .tile(2, 'guard-room')
      .at('hacker', 'guard-room')
      .hand('hacker', 'search')
      .with((s) => {
        s.itemDiscards.red.push(...s.items.red.splice(0).map(({ id }) => id))
      })
      .play()
    expect(empty.ways('search')).toEqual([])
  })
})

describe('bodies', () => {
  test('LOCK-CONT-01 LOCK-DISC-02 a Contamination card lies on one’s discard pile', () => {
    const game = restOfRound(crew().intruder('larva', 'repository'), 'attacks')
    expect(game.player('hacker').discard.some((card) => typeof card === 'number')).toBe(true)
  })

  test('LOCK-DISC-08 an empty Contamination deck gives none', () => {
    const game = restOfRound(
      crew()
        .intruder('larva', 'repository')
        .with((s) => {
          s.contaminationDeck = []
        }),
      'attacks',
    )
    expect(game.log('contaminated')).toHaveLength(0)
    expect(game.player('hacker').larva).toBe(true)
  })

  test('LOCK-CONT-06 LOCK-CONT-07 LOCK-CONT-11 LOCK-CONT-12 a scan is one’s own secret: clean cards go under the deck, infected ones stay, and one Larva comes', () => {
    const game = crew().hand('hacker', 'rest', 'clean', 'infected', 'infected').play()
    const left = game.state.contaminationDeck.length
    game.act('rest')
    expect(game.state.contaminationDeck).toHaveLength(left + 1)
    expect([game.player('hacker').larva, game.player('hacker').hand.length]).toEqual([true, 2])
    expect(game.log('scans', 'hacker')).toHaveLength(1)
    expect(game.log('scans', 'sentry')).toHaveLength(0)
  })

  test('LOCK-WOUND-01 LOCK-WOUND-08 wounds of one effect come one by one, up to the one that kills', () => {
    const game = restOfRound(
      crew()
        .intruder('adult', 'repository')
        .wound('hacker', 'wound-arm')
        .wound('hacker', 'wound-hand')
        .wound('hacker', 'wound-leg')
        .attacks('claws-1'),
      'attacks',
    )
    expect(game.log('light-wound')).toHaveLength(1)
    expect(game.whereIs('hacker')).toBe('dead')
    expect(game.log('contaminated')).toHaveLength(0)
  })

  const dying = (position: Position) =>
    restOfRound(
      position
        .intruder('adult', 'repository')
        .wound('hacker', 'wound-arm')
        .wound('hacker', 'wound-hand')
        .wound('hacker', 'wound-leg')
        .item('hacker', 'medkit')
        .attacks('slash-1'),
      'attacks',
    )

  test('LOCK-DEATH-01 LOCK-DEATH-02 LOCK-DEATH-03 LOCK-DEATH-05 LOCK-DEATH-06 the Corpse and what was carried stay; Items leave the game, wounds go to their pile', () => {
    const game = dying(crew().emptyHanded('hacker').carrying('hacker', 'egg'))
    expect(game.room('repository').objects).toEqual(['corpse-0', 'egg'])
    expect(game.state.removed).toContain('medkit')
    expect(game.state.woundDiscard).toHaveLength(3)
    expect(game.player('hacker').deck).toEqual([])
    expect(game.view('sentry').players[0].objectives[0].id).toBeNull()
    expect(game.asked).toEqual(['sentry'])
  })

  test('LOCK-MODE-COOP-04 LOCK-MODE-COOP-05 LOCK-MODE-COOP-06 together, a Corpse in the Emergency Room is revived at the next round', () => {
    const fallen = (spoil: (position: Position) => Position) =>
      spoil(
        lockdownCoop('hacker', 'sentry')
          .wound('hacker', 'wound-arm')
          .out('hacker', 'dead')
          .at('sentry', 'emergency-room')
          .carrying('sentry', 'corpse-0'),
      )
        .phase('round')
        .play()
    const game = fallen((position) => position)
    expect(game.whereIs('hacker')).toBe('emergency-room')
    expect(game.player('hacker').wounds).toEqual([{ id: 'wound-arm', dressed: true }])
    expect(game.player('hacker').hand).toHaveLength(5)
    expect(fallen((position) => position.malfunction('emergency-room')).whereIs('hacker')).toBe(
      'dead',
    )
    expect(
      fallen((position) => position.intruder('larva', 'emergency-room')).whereIs('hacker'),
    ).toBe('dead')
  })

  test('LOCK-MODE-COOP-08 the Gate stays open, and Contingency tokens are not regained', () => {
    const game = lockdownCoop('hacker', 'sentry')
      .wound('hacker', 'wound-arm')
      .wound('hacker', 'wound-hand')
      .wound('hacker', 'wound-leg')
      .at('hacker', 'emergency-room')
      .fire('emergency-room')
      .events('doors-release')
      .dice({ tokens: ['blank'] })
      .play()
    game.pass().pass()
    expect(game.whereIs('hacker')).toBe('emergency-room')
    expect(game.own.gateOpen).toBe(true)
    expect(game.ownOf('hacker').contingencies).toEqual([])
  })
})

describe('general', () => {
  test('LOCK-GEN-04 LOCK-GEN-03 five types of Intruders', () => {
    expect(Object.keys(crew().play().view(null).bag)).toEqual([
      'blank',
      'larva',
      'creeper',
      'adult',
      'breeder',
      'queen',
    ])
  })

  test('LOCK-GEN-05 LOCK-GEN-06 LOCK-MODE-CHAR-03 who is a survivor of the Nemesis', () => {
    expect(CHARACTERS.filter(({ id }) => NEMESIS_SURVIVORS.has(id)).map(({ id }) => id)).toEqual([
      'survivor',
      'lab-rat',
    ])
    expect(
      ['soldier', 'scout', 'pilot', 'scientist', 'captain', 'mechanic'].every((id) =>
        NEMESIS_SURVIVORS.has(id),
      ),
    ).toBe(true)
  })

  test('LOCK-GEN-12 several Characters in order, several rooms by number', () => {
    const game = lockdown('hacker', 'sentry', 'janitor')
      .first('sentry')
      .cards('hacker', 3)
      .cards('sentry', 3)
      .cards('janitor', 3)
      .dice({ tokens: ['adult'], noise: ['silence', 'silence', 'silence'] })
      .phase('bag')
      .play()
    expect(game.told('noise-roll', 'seat')).toEqual([1, 2, 0])
  })

  test('LOCK-GEN-15 who has looked keeps it; the others do not', () => {
    const game = crew()
      .tile(2, 'archive')
      .at('hacker', 'archive')
      .hand('hacker', 'data-breach')
      .unexplored(ROOM, 'slime-3')
      .play()
    game.act(
      game.options().find((id) => id.startsWith('data-breach') && id.includes('look-at-room'))!,
    )
    expect([game.view('hacker').rooms[5].tile, game.view('sentry').rooms[5].tile]).toEqual([
      ROOM,
      null,
    ])
  })

  test('LOCK-ROOM-32 LOCK-ROOM-33 LOCK-ROOM-53 pods B and C have rooms of their own; one in the box cannot be used', () => {
    for (const letter of ['b', 'c'] as const) {
      const game = crew()
        .tile(1, `css-${letter}`)
        .at('hacker', `css-${letter}`)
        .cards('hacker', 2)
        .space(10)
        .play()
      expect(game.act(`css-${letter}`).whereIs('hacker')).toBe(`pod-${letter}`)
    }
  })

  test('LOCK-ROOM-41 LOCK-OBJ-11 the rooms that Objectives name are always in play', () => {
    const tiles = crew()
      .play()
      .state.rooms.map(({ tile }) => tile)
    expect(tiles).toEqual(
      expect.arrayContaining([
        'transmitter-control',
        'laboratory',
        'nest',
        'archive',
        'isolation-room',
      ]),
    )
    expect(isLit(crew().play().state, tiles.indexOf('nest'))).toBe(true)
  })
})
