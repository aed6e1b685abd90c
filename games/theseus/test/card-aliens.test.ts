import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

/** An Alien about to stop in the Loading Dock, which gives no Sector action to the Aliens. */
const toDock = () => position('aliens', 'marines').unit('alien-1', 'tech-bay', 'a')

/** A Marine about to stop in the Control Room, or to pass it when somebody stands beside it. */
const toControlRoom = () =>
  position('aliens', 'marines')
    .toMove('marines')
    .unit('alien-1', 'tech-bay', 'a')
    .unit('marine-1', 'corridors', 'a')

describe('Assault', () => {
  const assault = () =>
    toDock()
      .unit('marine-1', 'corridors', 'a')
      .unit('alien-2', 'corridors', 'b', { upgraded: true })
      .unit('marine-2', 'corridors', 'c')
      .unit('alien-3', 'corridors', 'd')
      .card('ali-assault', 'dock-1')

  test('THE-CARD-40 ali-assault: all units of the owner attack, in every Sector', () => {
    const game = assault().play().choose('move:alien-1', 'room:loading-dock-a')
    expect(game.told('attacks', 'unit')).toEqual(['alien-2', 'alien-2'])
    expect(game.life('marines')).toBe(18)
  })

  test('THE-CARD-40 ali-assault: it multiplies and stays', () => {
    for (const second of ['ali-assault', 'ali-duplication']) {
      const game = assault().card(second, 'dock-2').play()
      game.choose('move:alien-1', 'room:loading-dock-a')
      expect(game.life('marines')).toBe(16)
      expect(game.card('dock-1')!.id).toBe('ali-assault')
    }
  })
})

describe('Camouflaged', () => {
  test('THE-CARD-41 ali-camouflaged: in an Assault it wounds one enemy of its Sector, Walls notwithstanding', () => {
    const game = toDock()
      .unit('marine-1', 'corridors', 'a')
      .unit('marine-2', 'corridors', 'b')
      .unit('marine-3', 'loading-dock', 'b')
      .card('ali-assault', 'dock-1')
      .card('ali-camouflaged', 'dock-3', { upgrades: 1 })
      .card('ali-camouflaged', 'cor-1')
      .play()
    game.choose('move:alien-1', 'room:loading-dock-d')
    expect([game.asked, game.options]).toEqual(['aliens', ['wound:marine-1', 'wound:marine-2']])
    game.choose('wound:marine-2')
    expect(game.told('wounded', 'unit')).toEqual(['marine-2', 'marine-3'])
    expect(game.life('marines')).toBe(20 - 1 - 2)
  })

  test('THE-CARD-41 ali-camouflaged: it acts after the units, and in a Flash Assault of its own Sector only', () => {
    const filled = (slot: string) =>
      position('aliens', 'marines')
        .unit('alien-1', 'control-room', 'a', { upgraded: true })
        .unit('marine-1', 'alien-nest', 'b')
        .unit('marine-2', 'alien-nest', 'c')
        .unit('marine-3', 'alien-nest', 'd')
        .card('ali-camouflaged', slot)
        .play()
        .choose('move:alien-1')
    const here = filled('nest-1')
    expect(here.told('attacks', 'target')).toEqual(['marine-1', 'marine-3'])
    expect(here.options).toEqual(['wound:marine-1', 'wound:marine-2', 'wound:marine-3'])
    expect(filled('dock-1').prompt).not.toBe('camouflaged')
  })

  test('THE-CARD-41 ali-camouflaged: it multiplies, and does nothing in an Assault of an enemy', () => {
    const copied = toDock()
      .unit('marine-1', 'loading-dock', 'b')
      .card('ali-assault', 'dock-1')
      .card('ali-duplication', 'dock-2')
      .card('ali-camouflaged', 'dock-3')
      .play()
    copied.choose('move:alien-1', 'room:loading-dock-a')
    while (copied.prompt === 'action-order') copied.choose(copied.options[0])
    expect(copied.life('marines')).toBe(20 - 2 * 2)
    const enemy = position('marines', 'aliens')
      .unit('marine-1', 'alien-nest', 'a')
      .unit('alien-1', 'corridors', 'b')
      .card('ali-camouflaged', 'cor-1')
      .play()
    enemy.choose('move:marine-1', 'room:corridors-a')
    expect([enemy.life('marines'), enemy.life('aliens')]).toEqual([20, 19])
  })

  test('THE-CARD-42 ali-camouflaged: it fills no Room, moves nobody further and serves no Phantom Attack', () => {
    const game = toControlRoom()
      .unit('marine-2', 'loading-dock', 'a')
      .unit('marine-3', 'loading-dock', 'b')
      .card('ali-camouflaged', 'cor-1')
      .card('ali-camouflaged', 'dock-2')
      .card('ali-phantom-attack', 'dock-1')
      .toMove('aliens')
      .play()
    game.choose('move:alien-1', 'room:loading-dock-c')
    expect(game.log('flash-assault')).toHaveLength(0)
    expect(game.prompt).toBe('planning')
    game.choose('no-planning', 'move:marine-1')
    expect(game.options).toContain('room:control-room-a')
  })
})

describe('Incubator', () => {
  const incubator = () => toDock().card('ali-incubator', 'dock-1')

  test('THE-CARD-43 ali-incubator: a Minor Alien appears in an empty Room of the Sector; it multiplies', () => {
    const one = incubator().card('mar-fire', 'dock-3').play()
    one.choose('move:alien-1', 'room:loading-dock-a', 'room:loading-dock-c')
    expect(one.place('minor-alien-1')).toBe('loading-dock-c')
    expect(one.life('aliens')).toBe(19)
    const two = incubator().card('ali-duplication', 'dock-2').play()
    two.choose('move:alien-1', 'room:loading-dock-a', 'room:loading-dock-b', 'room:loading-dock-d')
    expect(two.place('minor-alien-2')).toBe('loading-dock-d')
  })

  test('THE-CARD-44 ali-incubator: filling the Sector, the Aliens trigger a Flash Assault', () => {
    const game = incubator()
      .unit('marine-1', 'loading-dock', 'a')
      .unit('marine-2', 'loading-dock', 'b')
      .play()
    game.choose('move:alien-1', 'room:loading-dock-d')
    expect(game.told('flash-assault', 'faction')).toEqual(['aliens'])
    game.choose('attack:marine-2')
    expect(game.told('attacks', 'unit')).toEqual(['minor-alien-1'])
    expect(game.life('marines')).toBe(19)
  })

  test('THE-CARD-44 ali-incubator: where a Room stays empty nobody attacks', () => {
    const game = incubator().unit('marine-1', 'loading-dock', 'a').play()
    game.choose('move:alien-1', 'room:loading-dock-d', 'room:loading-dock-b')
    expect(game.place('minor-alien-1')).toBe('loading-dock-b')
    expect(game.log('flash-assault')).toEqual([])
    expect(game.life('marines')).toBe(20)
  })

  test('THE-CARD-45 ali-incubator: without an empty Room it ejects a unit of the choice of the Aliens', () => {
    const game = incubator()
      .unit('marine-1', 'loading-dock', 'a')
      .unit('marine-2', 'loading-dock', 'b')
      .unit('marine-3', 'loading-dock', 'c')
      .play()
    game.choose('move:alien-1')
    expect([game.asked, game.options]).toEqual([
      'aliens',
      ['eject:marine-1', 'eject:marine-2', 'eject:marine-3', 'eject:alien-1'],
    ])
    game.choose('eject:marine-2')
    expect([game.place('marine-2'), game.place('minor-alien-1')]).toEqual([
      'space',
      'loading-dock-b',
    ])
    expect(game.log('flash-assault')).toHaveLength(2)
  })

  test('THE-CARD-46 ali-incubator: a Minor Alien counts for Movement points and fills a Sector', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .minorAlien('minor-alien-1', 'corridors', 'b')
      .minorAlien('minor-alien-2', 'loading-dock', 'a')
      .unit('marine-2', 'loading-dock', 'b')
      .unit('marine-3', 'loading-dock', 'c')
      .play()
    game.choose('move:marine-1')
    expect(game.place('marine-1')).toBe('loading-dock-d')
    expect(game.log('flash-assault')).toHaveLength(1)
  })
})

describe('Traps', () => {
  test('THE-CARD-47 ali-hive: 1 wound to an enemy that stops, none to one that passes; it stays', () => {
    const stop = toControlRoom().card('ali-hive', 'ctl-2').play()
    stop.choose('move:marine-1', 'room:control-room-a')
    expect(stop.life('marines')).toBe(19)
    expect(stop.card('ctl-2')!.id).toBe('ali-hive')
    const pass = toControlRoom().unit('marine-2', 'corridors', 'b').card('ali-hive', 'ctl-2').play()
    pass.choose('move:marine-1', 'room:alien-nest-a')
    expect(pass.life('marines')).toBe(20)
  })

  test('THE-CARD-47 ali-hive: it can be upgraded and multiplies', () => {
    const game = toControlRoom()
      .card('ali-hive', 'ctl-1', { upgrades: 1 })
      .card('ali-duplication', 'ctl-2')
      .card('ali-hive', 'ctl-3', { upgrades: 1 })
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    expect(game.life('marines')).toBe(20 - 8)
  })

  test('THE-CARD-48 ali-tentacles: also those who pass are wounded; it multiplies and stays', () => {
    const stop = toControlRoom().card('ali-tentacles', 'ctl-2', { upgrades: 2 }).play()
    stop.choose('move:marine-1', 'room:control-room-a')
    expect(stop.life('marines')).toBe(17)
    const pass = toControlRoom()
      .unit('marine-2', 'corridors', 'b')
      .card('ali-tentacles', 'ctl-2')
      .card('ali-duplication', 'ctl-1')
      .play()
    pass.choose('move:marine-1', 'room:alien-nest-a')
    expect(pass.life('marines')).toBe(18)
    expect(pass.card('ctl-2')!.id).toBe('ali-tentacles')
  })
})

describe('Shortcuts', () => {
  const three = () =>
    position('aliens', 'marines')
      .unit('alien-1', 'corridors', 'a')
      .unit('alien-2', 'corridors', 'b')
      .unit('marine-1', 'corridors', 'c')

  test('THE-CARD-49 ali-ventilation-grate: a passing Alien may end its Movement there, a stop and not a pass', () => {
    const game = three()
      .card('ali-ventilation-grate', 'ctl-2')
      .card('ali-duplication', 'ctl-1')
      .card('mar-minefield', 'ctl-3')
      .parasites('alien-1', 1, 'marines')
      .play()
    game.choose('move:alien-1')
    expect([game.asked, game.options]).toEqual(['aliens', ['pass', 'stop-here:ctl-2']])
    game.choose('stop-here:ctl-2', 'room:control-room-a')
    expect(game.place('alien-1')).toBe('control-room-a')
    // One Movement point was used, the others are lost: 1 Parasite wound, and the Minefield.
    expect(game.life('aliens')).toBe(20 - 1 - 2)
  })

  test('THE-CARD-49 ali-ventilation-grate: it may be passed, and serves no enemy', () => {
    const passed = three().card('ali-ventilation-grate', 'ctl-2').play()
    passed.choose('move:alien-1', 'pass', 'room:tech-bay-a')
    expect(passed.place('alien-1')).toBe('tech-bay-a')
    const enemy = three().card('ali-ventilation-grate', 'ctl-2').toMove('marines').play()
    enemy.choose('move:marine-1')
    expect(enemy.options).toContain('room:tech-bay-a')
  })

  test('THE-CARD-50 ali-ventilation-conduit: an Alien skips its Sector on the way, one or two of them', () => {
    for (const second of ['ali-ventilation-conduit', 'ali-duplication', 'ali-hive']) {
      const game = three()
        .card('ali-ventilation-conduit', 'ctl-1')
        .card(second, 'ctl-2')
        .card('mar-fire', 'ctl-3')
        .play()
      game.choose('move:alien-1', 'skip:ctl-1', 'room:loading-dock-a')
      expect(game.place('alien-1')).toBe('loading-dock-a')
      expect(game.life('aliens')).toBe(20)
    }
  })

  test('THE-CARD-50 ali-ventilation-conduit: leaving its Sector does not use it', () => {
    const game = toDock().card('ali-ventilation-conduit', 'tec-2').play()
    game.choose('move:alien-1')
    expect(game.options).toContain('room:loading-dock-a')
  })
})
