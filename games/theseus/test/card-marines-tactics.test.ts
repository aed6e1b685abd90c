import { describe, expect, test } from 'vitest'
import { position, teamPosition } from './position.ts'

/** The Control Room is full: two Marines, two Aliens. */
const fullControlRoom = () =>
  position('marines', 'aliens')
    .unit('marine-1', 'control-room', 'a')
    .unit('marine-2', 'control-room', 'b')
    .unit('alien-2', 'control-room', 'c')
    .unit('alien-3', 'control-room', 'd')

describe('Barricade', () => {
  const toMove = () =>
    fullControlRoom().toMove('aliens').unit('alien-1', 'corridors', 'a').unitInSpace('marine-3')

  test('THE-CARD-10 mar-barricade: an enemy ejects none of its units while another can be chosen', () => {
    const free = toMove().play().choose('move:alien-1')
    expect(free.options).toEqual(['marine-1', 'marine-2', 'alien-2', 'alien-3'].map(toEject))
    const game = toMove().card('mar-barricade', 'ctl-2').card('mar-duplication', 'ctl-1').play()
    game.choose('move:alien-1')
    expect(game.options).toEqual(['alien-2', 'alien-3'].map(toEject))
  })

  test('THE-CARD-10 mar-barricade: its owner may choose own units', () => {
    const game = fullControlRoom()
      .unit('marine-3', 'corridors', 'a')
      .card('mar-barricade', 'ctl-2')
      .play()
    game.choose('move:marine-3')
    expect(game.options).toEqual(['marine-1', 'marine-2', 'alien-2', 'alien-3'].map(toEject))
  })

  test('THE-CARD-10 mar-barricade: where all units are protected the enemy may choose any of them', () => {
    const game = teamPosition('marines', 'aliens', 'greys', 'scientists')
      .toMove('aliens')
      .unit('alien-1', 'corridors', 'a')
      .unit('marine-1', 'control-room', 'a')
      .unit('marine-2', 'control-room', 'b')
      .unit('grey-1', 'control-room', 'c')
      .unit('grey-2', 'control-room', 'd')
      .card('mar-barricade', 'ctl-2')
      .play()
    game.choose('move:alien-1')
    expect(game.options).toEqual(['marine-1', 'marine-2', 'grey-1', 'grey-2'].map(toEject))
  })
})

describe('Hideout', () => {
  const filling = () =>
    position('marines', 'aliens')
      .toMove('aliens')
      .unit('alien-1', 'alien-nest', 'a', { upgraded: true })
      .unit('marine-1', 'corridors', 'b')
      .unit('marine-2', 'corridors', 'c')
      .unit('marine-3', 'corridors', 'd')

  test("THE-CARD-11 mar-hideout: its units take no wound in an enemy's Flash Assault, but do in an Assault", () => {
    const without = filling().play().choose('move:alien-1')
    expect(without.life('marines')).toBe(20 - 3 - 3)
    const game = filling().card('mar-hideout', 'cor-1').play().choose('move:alien-1')
    expect(game.log('flash-assault')).toHaveLength(1)
    expect(game.life('marines')).toBe(20 - 3)
  })

  test('THE-CARD-11 mar-hideout: it also keeps Camouflaged away in a Flash Assault', () => {
    const game = filling().card('mar-hideout', 'cor-1').card('ali-camouflaged', 'cor-3').play()
    game.choose('move:alien-1')
    // The Flash Assault did nothing; now the Assault's Camouflaged chooses its target.
    expect(game.life('marines')).toBe(17)
    game.choose('wound:marine-1')
    expect(game.life('marines')).toBe(16)
  })

  test('THE-CARD-11 mar-hideout: Traps still work', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .card('mar-hideout', 'ctl-1')
      .card('ali-hive', 'ctl-2')
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    expect(game.life('marines')).toBe(19)
  })

  test('THE-CARD-12 mar-barricade, mar-hideout: they protect while an enemy moves one of the units', () => {
    const game = position('marines', 'greys')
      .toMove('greys')
      .unit('grey-1', 'tech-bay', 'a')
      .unit('marine-1', 'corridors', 'a')
      .unit('marine-2', 'control-room', 'a')
      .unit('grey-2', 'control-room', 'b', { upgraded: true })
      .unit('marine-3', 'control-room', 'c')
      .unit('grey-3', 'control-room', 'd')
      .card('gre-mind-control', 'grey-1')
      .card('mar-barricade', 'ctl-2')
      .card('mar-hideout', 'ctl-1')
      .play()
    game.choose('move:grey-1', 'room:grey-wreck-a', 'move-enemy:marine-1')
    expect(game.options).toEqual(['grey-2', 'grey-3'].map(toEject))
    game.choose('eject:grey-3')
    expect(game.told('flash-assault', 'faction')).toEqual(['greys'])
    expect(game.data('greys')).toBe(0)
  })
})

describe('Secret Passage', () => {
  test('THE-CARD-15 mar-secret-passage: a Marine may skip its Sector, once, copied or not', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .card('mar-secret-passage', 'ctl-2')
      .card('mar-duplication', 'ctl-1')
      .card('ali-hive', 'ctl-3')
      .play()
    game.choose('move:marine-1')
    expect(game.options).toEqual(['enter', 'skip:ctl-2'])
    game.choose('skip:ctl-2', 'room:loading-dock-a')
    expect(game.life('marines')).toBe(20)
  })
})

describe('Ambush', () => {
  const ambush = () =>
    position('marines', 'aliens')
      .toMove('aliens')
      .unit('alien-1', 'alien-nest', 'a')
      .unit('marine-1', 'corridors', 'b')
      .unit('marine-2', 'control-room', 'a')
      .unit('alien-3', 'control-room', 'b')
      .card('mar-ambush', 'cor-2')

  test("THE-CARD-94 mar-ambush: its owner's units in the Sector attack, full or not, in an enemy's turn", () => {
    const game = ambush().play()
    game.choose('move:alien-1', 'room:corridors-a')
    expect(game.told('attacks', 'unit')).toEqual(['marine-1'])
    expect(game.life('aliens')).toBe(19)
    expect(game.card('cor-2')!.id).toBe('mar-ambush')
  })

  test('THE-CARD-94 mar-ambush: it comes after all other Traps and before the Flash Assault of the mover', () => {
    const game = ambush()
      .unit('alien-2', 'corridors', 'c')
      .unit('marine-3', 'corridors', 'd')
      .card('mar-fire', 'cor-3')
      .card('mar-minefield', 'cor-1')
      .play()
    game.choose('move:alien-1')
    expect([game.asked, game.options]).toEqual(['aliens', ['trap:cor-1', 'trap:cor-3']])
    game.choose('trap:cor-3')
    expect([game.asked, game.prompt]).toEqual(['marines', 'attack-target'])
    game.choose('attack:alien-2', 'attack:alien-1')
    expect(game.told('trap', 'card')).toEqual(['mar-fire', 'mar-minefield', 'mar-ambush'])
    expect(game.told('flash-assault', 'faction')).toEqual(['marines', 'aliens'])
    expect(game.told('attacks', 'target')).toEqual(['alien-2', 'alien-1'])
  })

  test('THE-CARD-16 mar-ambush: two of them, or one with a Duplication, are resolved twice', () => {
    for (const second of ['mar-ambush', 'mar-duplication']) {
      const game = ambush().card(second, 'cor-1').play()
      game.choose('move:alien-1', 'room:corridors-a')
      expect(game.life('aliens')).toBe(18)
    }
  })

  test('THE-CARD-94 mar-ambush: a passing unit does not trigger it', () => {
    const game = ambush().unit('alien-2', 'alien-nest', 'b').play()
    game.choose('move:alien-1', 'room:control-room-c')
    expect(game.log('attacks')).toHaveLength(0)
  })
})

describe('Burst', () => {
  const assault = () =>
    position('marines', 'aliens')
      .unit('marine-1', 'alien-nest', 'a')
      .unit('marine-2', 'corridors', 'b', { upgraded: true })
      .unit('marine-3', 'control-room', 'a')
      .unit('alien-1', 'corridors', 'c')
      .unit('alien-2', 'control-room', 'b')

  test('THE-CARD-17 mar-burst: in an Assault of its owner one unit of its Sector attacks once more', () => {
    const game = assault().card('mar-burst', 'cor-2').play()
    game.choose('move:marine-1', 'room:corridors-a')
    expect([game.asked, game.prompt]).toEqual(['marines', 'burst'])
    expect(game.options).toEqual(['attack-with:marine-1', 'attack-with:marine-2'])
    expect(game.life('aliens')).toBe(17)
    game.choose('attack-with:marine-2')
    expect(game.life('aliens')).toBe(16)
  })

  test('THE-CARD-17 mar-burst: each further one and each Duplication gives one more choice', () => {
    const game = assault()
      .card('mar-burst', 'cor-1')
      .card('mar-duplication', 'cor-2')
      .card('mar-burst', 'cor-3')
      .play()
    game.choose('move:marine-1', 'room:corridors-a')
    game.choose('attack-with:marine-2', 'attack-with:marine-2')
    game.choose('attack-with:marine-1', 'attack-with:marine-2')
    expect(game.told('attacks', 'unit').slice(3)).toEqual([
      'marine-2',
      'marine-2',
      'marine-1',
      'marine-2',
    ])
    expect(game.prompt).not.toBe('burst')
  })

  test('THE-CARD-17 mar-burst: it acts in a Flash Assault of its own Sector only', () => {
    const wounds = (slot: string) => {
      const game = position('marines', 'aliens')
        .unit('marine-1', 'tech-bay', 'a')
        .unit('alien-1', 'alien-nest', 'b')
        .unit('alien-2', 'alien-nest', 'c')
        .unit('alien-3', 'alien-nest', 'd')
        .card('mar-burst', slot)
        .play()
      game.choose('move:marine-1')
      while (game.prompt === 'attack-target') game.choose('attack:alien-1')
      return 20 - game.life('aliens')
    }
    expect(wounds('nest-2')).toBe(2)
    expect(wounds('cor-2')).toBe(1)
  })

  test('THE-CARD-17 mar-burst: it adds to an Ambush, not to an Assault of an enemy', () => {
    const game = position('marines', 'aliens')
      .toMove('aliens')
      .unit('alien-1', 'alien-nest', 'a')
      .unit('marine-1', 'corridors', 'b')
      .card('mar-ambush', 'cor-3')
      .card('mar-burst', 'cor-1')
      .play()
    game.choose('move:alien-1', 'room:corridors-a')
    expect(game.life('aliens')).toBe(18)
    expect(game.kinds('flash-assault', 'assault')).toEqual(['flash-assault', 'assault'])
  })
})

function toEject(unit: string): string {
  return `eject:${unit}`
}
