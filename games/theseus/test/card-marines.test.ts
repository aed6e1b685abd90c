import { describe, expect, test } from 'vitest'
import { position, teamPosition } from './position.ts'

/** A Marine about to stop in the Alien Nest, which gives no Sector action to the Marines. */
const toNest = () =>
  position('marines', 'aliens')
    .unit('marine-1', 'tech-bay', 'a')
    .unit('alien-1', 'loading-dock', 'a')

/** An Alien about to stop in the Control Room. */
const toControlRoom = () =>
  position('marines', 'aliens')
    .toMove('aliens')
    .unit('alien-1', 'corridors', 'a')
    .unit('marine-1', 'tech-bay', 'a')

describe('several copies', () => {
  test('THE-CARD-01 copies that multiply are resolved once each, with their own value', () => {
    const game = toControlRoom()
      .card('mar-fire', 'ctl-1')
      .card('mar-fire', 'ctl-3', { upgrades: 2 })
      .play()
    game.choose('move:alien-1', 'room:control-room-a', 'trap:ctl-1')
    expect(game.life('aliens')).toBe(20 - 1 - 3)
  })

  test('THE-CARD-01 copies that do not multiply are worth as much as one', () => {
    const game = position('marines', 'aliens')
      .toMove('aliens')
      .unit('alien-1', 'corridors', 'a')
      .card('ali-ventilation-conduit', 'ctl-1')
      .card('ali-ventilation-conduit', 'ctl-3')
      .card('ali-duplication', 'ctl-2')
      .play()
    game.choose('move:alien-1', 'skip:ctl-1', 'room:loading-dock-a')
    expect(game.place('alien-1')).toBe('loading-dock-a')
  })
})

describe('Assault', () => {
  const assault = () =>
    toNest()
      .unit('marine-2', 'corridors', 'a')
      .unit('alien-2', 'corridors', 'b')
      .unit('marine-3', 'loading-dock', 'b')

  test('THE-CARD-03 mar-assault: all units of the owner attack, in every Sector', () => {
    const game = assault().card('mar-assault', 'nest-1').play()
    game.choose('move:marine-1', 'room:alien-nest-a')
    expect(game.told('attacks', 'unit')).toEqual(['marine-2', 'marine-3'])
    expect(game.life('aliens')).toBe(18)
    expect(game.life('marines')).toBe(20)
  })

  test('THE-CARD-03 mar-assault: it multiplies and stays', () => {
    const copied = assault().card('mar-assault', 'nest-1').card('mar-duplication', 'nest-2').play()
    copied.choose('move:marine-1', 'room:alien-nest-a')
    expect(copied.life('aliens')).toBe(16)
    expect(copied.card('nest-1')!.id).toBe('mar-assault')
    const two = assault().card('mar-assault', 'nest-1').card('mar-assault', 'nest-2').play()
    two.choose('move:marine-1', 'room:alien-nest-a')
    expect(two.life('aliens')).toBe(16)
  })
})

describe('Armoury', () => {
  test('THE-CARD-04 mar-armoury: it gives 1 Upgrade token, and multiplies', () => {
    const one = toNest().card('mar-armoury', 'nest-1').play()
    one.choose('move:marine-1', 'room:alien-nest-a')
    expect(one.upgrades('marines')).toBe(1)
    const copied = toNest().card('mar-armoury', 'nest-1').card('mar-duplication', 'nest-2').play()
    copied.choose('move:marine-1', 'room:alien-nest-a')
    expect(copied.upgrades('marines')).toBe(2)
    expect(copied.card('nest-1')!.id).toBe('mar-armoury')
  })
})

describe('Minefield', () => {
  test('THE-CARD-05 mar-minefield: it causes 2 wounds and leaves; 3 with one token', () => {
    for (const upgrades of [0, 1]) {
      const game = toControlRoom().card('mar-minefield', 'ctl-2', { upgrades }).play()
      game.choose('move:alien-1', 'room:control-room-a')
      expect(game.life('aliens')).toBe(18 - upgrades)
      expect(game.card('ctl-2')).toBeNull()
    }
  })

  test('THE-CARD-05 mar-minefield: it multiplies, and a passing unit does not trigger it', () => {
    const two = toControlRoom().card('mar-minefield', 'ctl-1').card('mar-minefield', 'ctl-2').play()
    two.choose('move:alien-1', 'room:control-room-a')
    expect(two.life('aliens')).toBe(16)
    const passed = toControlRoom()
      .unit('alien-2', 'corridors', 'b')
      .card('mar-minefield', 'ctl-2')
      .play()
    passed.choose('move:alien-1', 'room:loading-dock-a')
    expect(passed.life('aliens')).toBe(20)
    expect(passed.card('ctl-2')!.id).toBe('mar-minefield')
  })
})

describe('Fire', () => {
  test('THE-CARD-06 mar-fire: it wounds those who stop and those who pass, and stays', () => {
    for (const [units, room] of [
      [1, 'control-room-a'],
      [2, 'loading-dock-a'],
    ] as const) {
      const start = toControlRoom().card('mar-fire', 'ctl-2', { upgrades: 1 })
      if (units === 2) start.unit('alien-2', 'corridors', 'b')
      const game = start.play()
      game.choose('move:alien-1', `room:${room}`)
      expect(game.life('aliens')).toBe(18)
      expect(game.card('ctl-2')!.id).toBe('mar-fire')
    }
  })

  test('THE-CARD-06 mar-fire: it multiplies', () => {
    const game = toControlRoom()
      .unit('alien-2', 'corridors', 'b')
      .card('mar-fire', 'ctl-2')
      .card('mar-duplication', 'ctl-1')
      .play()
    game.choose('move:alien-1', 'room:loading-dock-a')
    expect(game.life('aliens')).toBe(18)
  })
})

describe('Detector', () => {
  test('THE-CARD-08 mar-detector: an upgraded one may put its tokens into different Sectors', () => {
    const game = toNest().card('mar-detector', 'nest-1', { upgrades: 1 }).play()
    game.choose('move:marine-1', 'room:alien-nest-a', 'deactivate:corridors', 'deactivate:tech-bay')
    expect(game.prompt).toBe('planning')
    expect(game.deactivations('corridors')).toEqual(['marines'])
    expect(game.deactivations('tech-bay')).toEqual(['marines'])
  })

  test('THE-CARD-07 mar-detector: it multiplies; each time the tokens may stay in the supply', () => {
    const game = toNest().card('mar-detector', 'nest-1').card('mar-duplication', 'nest-2').play()
    game.choose('move:marine-1', 'room:alien-nest-a')
    expect(game.options).toEqual([
      'no-more',
      'deactivate:corridors',
      'deactivate:control-room',
      'deactivate:loading-dock',
      'deactivate:tech-bay',
      'deactivate:alien-nest',
    ])
    game.choose('deactivate:corridors')
    expect(game.prompt).toBe('detector')
    game.choose('no-more')
    expect(game.prompt).toBe('planning')
    expect(game.deactivations('corridors')).toEqual(['marines'])
  })
})

describe('Strategic Position', () => {
  const inCorridors = (upgraded = false) =>
    position('marines', 'aliens')
      .unit('marine-1', 'alien-nest', 'a', { upgraded })
      .unit('alien-1', 'corridors', 'b')
      .unit('alien-2', 'corridors', 'c')

  test('THE-CARD-09 mar-strategic-position: each attack that hits deals [v] more wounds', () => {
    const game = inCorridors()
      .unit('marine-2', 'corridors', 'd')
      .card('mar-strategic-position', 'cor-1', { upgrades: 1 })
      .play()
    // The fourth unit fills the Corridors: a Flash Assault, then the Assault.
    game.choose('move:marine-1')
    while (game.prompt === 'attack-target') game.choose('attack:alien-1')
    expect(game.life('aliens')).toBe(20 - 4 * 3)
  })

  test('THE-CARD-09 mar-strategic-position: an area attack adds them once, to a unit the attacker chooses', () => {
    const game = inCorridors(true).card('mar-strategic-position', 'cor-1').play()
    game.choose('move:marine-1', 'room:corridors-a')
    expect([game.asked, game.prompt]).toEqual(['marines', 'more-wounds'])
    expect(game.options).toEqual(['wound:alien-1', 'wound:alien-2'])
    game.choose('wound:alien-2')
    expect(game.life('aliens')).toBe(20 - 2 - 1)
  })

  test('THE-CARD-09 mar-strategic-position: it multiplies, each time with a new choice', () => {
    const game = inCorridors(true)
      .card('mar-strategic-position', 'cor-1', { upgrades: 1 })
      .card('mar-duplication', 'cor-2')
      .card('mar-strategic-position', 'cor-3')
      .play()
    game.choose('move:marine-1', 'room:corridors-a')
    game.choose('wound:alien-2', 'wound:alien-1', 'wound:alien-1', 'wound:alien-1')
    expect(game.life('aliens')).toBe(20 - 2 - 2 - 2 - 1 - 1)
  })

  test('THE-CARD-09 mar-strategic-position: it adds nothing to an attack that hits nobody or gains Data', () => {
    const nobody = position('marines', 'aliens')
      .unit('marine-1', 'alien-nest', 'a')
      .unit('alien-1', 'control-room', 'a')
      .card('mar-strategic-position', 'cor-1')
      .play()
    nobody.choose('move:marine-1', 'room:corridors-a')
    expect(nobody.life('aliens')).toBe(20)
    const data = teamPosition('marines', 'aliens', 'greys', 'scientists')
      .toMove('greys')
      .unit('grey-1', 'alien-nest', 'a', { upgraded: true })
      .unit('alien-1', 'corridors', 'b')
      .card('mar-strategic-position', 'cor-1')
      .play()
    data.choose('move:grey-1', 'room:corridors-a')
    expect([data.data('greys'), data.life('aliens')]).toEqual([1, 20])
  })

  test('THE-CARD-09 mar-strategic-position: the added wounds are lost on a Minor Alien', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'alien-nest', 'a', { upgraded: true })
      .minorAlien('minor-alien-1', 'corridors', 'b')
      .card('mar-strategic-position', 'cor-1')
      .play()
    game.choose('move:marine-1', 'room:corridors-a')
    expect(game.life('aliens')).toBe(20)
  })

  test('THE-CARD-09 mar-strategic-position: it adds nothing to an attack of an enemy', () => {
    const game = position('aliens', 'marines')
      .unit('alien-1', 'loading-dock', 'a', { upgraded: true })
      .unit('marine-1', 'corridors', 'b')
      .card('mar-strategic-position', 'cor-1')
      .play()
    game.choose('move:alien-1', 'room:corridors-a')
    expect(game.life('marines')).toBe(19)
  })
})

describe('Protection', () => {
  test('THE-CARD-14 mar-protection: an enemy must put the Malfunction token on it, wherever it came from', () => {
    const game = toControlRoom()
      .card('mar-protection', 'tec-2')
      .card('mar-fire', 'dock-1')
      .card('ali-hive', 'nest-1')
      .malfunction('dock-1')
      .play()
    game.choose('move:alien-1', 'room:control-room-a')
    expect(game.malfunction).toBe('tec-2')
  })

  test('THE-CARD-13 THE-CARD-14 mar-protection: lifted from Protection the token goes straight back, copied or not', () => {
    const game = toControlRoom()
      .card('mar-protection', 'tec-2')
      .card('mar-duplication', 'tec-1')
      .card('mar-fire', 'dock-1')
      .malfunction('tec-2')
      .play()
    game.choose('move:alien-1', 'room:control-room-a')
    expect(game.malfunction).toBe('tec-2')
    expect(game.log('malfunction')).toHaveLength(1)
  })

  test('THE-CARD-14 mar-protection: it does not bind its owner, nor anybody while it is pending', () => {
    const own = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .card('mar-protection', 'tec-2')
      .card('ali-hive', 'nest-1')
      .card('ali-tentacles', 'nest-2')
      .play()
    own.choose('move:marine-1', 'room:control-room-a')
    expect(own.options).toEqual(['malfunction:nest-1', 'malfunction:nest-2'])
    const pending = toControlRoom()
      .pending('mar-protection', 'dock-p1')
      .card('mar-fire', 'dock-1')
      .play()
    pending.choose('move:alien-1', 'room:control-room-a')
    expect(pending.options).toEqual(['malfunction:dock-1', 'malfunction:dock-p1'])
  })
})
