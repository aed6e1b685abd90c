import { describe, expect, test } from 'vitest'
import { type Playing, position } from './position.ts'

/** What is offered, in alphabetical order. */
function offered(game: Playing): string[] {
  return [...game.options].sort()
}

describe('in Space', () => {
  test('THE-SPACE-01 any number of units of any factions may be in Space at the same time', () => {
    const game = position('marines', 'aliens')
      .unitInSpace('marine-1')
      .unitInSpace('marine-2')
      .unitInSpace('alien-1')
      .unitInSpace('alien-2')
      .unit('marine-3', 'corridors', 'a')
      .unit('alien-3', 'control-room', 'a')
      .minorAlien('minor-alien-1', 'control-room', 'b')
      .minorAlien('minor-alien-2', 'control-room', 'c')
      .minorAlien('minor-alien-3', 'control-room', 'd')
      .play()
    game.choose('move:marine-3', 'eject:alien-3')
    for (const name of ['marine-1', 'marine-2', 'alien-1', 'alien-2', 'alien-3']) {
      expect(game.place(name)).toBe('space')
    }
    game.endTurn()
    expect(game.options).toEqual(['place:alien-1', 'place:alien-2', 'place:alien-3'])
  })

  test('THE-SPACE-02 the owner may leave a unit in Space as long as they like', () => {
    const game = position('marines', 'aliens')
      .unitInSpace('marine-1')
      .unit('marine-2', 'corridors', 'a')
      .unit('alien-1', 'tech-bay', 'a')
      .play()
    expect(offered(game)).toEqual(['move:marine-2', 'place:marine-1'])
    game.choose('move:marine-2', 'room:control-room-a').endTurn()
    expect(game.place('marine-1')).toBe('space')
    expect(offered(game)).toEqual(['move:alien-1'])
    game.endTurn()
    expect(offered(game)).toEqual(['move:marine-2', 'place:marine-1'])
  })

  test('THE-SPACE-02 with no other unit that can be moved it must be placed', () => {
    const game = position('marines', 'scientists')
      .card('sci-clamp', 'cor-1')
      .unitInSpace('marine-1')
      .unit('marine-2', 'corridors', 'a')
      .held('marine-2', 'cor-1')
      .play()
    expect(game.options).toEqual(['place:marine-1'])
  })

  test('THE-SPACE-07 units in Space do not count for Movement points', () => {
    const game = position('marines', 'aliens')
      .unit('marine-1', 'corridors', 'a')
      .unitInSpace('marine-2')
      .unitInSpace('alien-1')
      .play()
    game.choose('move:marine-1', 'room:control-room-a')
    expect(game.place('marine-1')).toBe('control-room-a')
  })

  test('THE-SPACE-07 no effect that names a Sector reaches them', () => {
    const game = position('greys', 'marines')
      .card('gre-mind-control', 'ctl-1')
      .card('gre-life-drain', 'ctl-2')
      .unit('grey-1', 'corridors', 'a')
      .unitInSpace('marine-1')
      .unit('marine-2', 'tech-bay', 'a')
      .play()
    game.choose('move:grey-1', 'room:control-room-a', 'action:ctl-2')
    expect(game.life('marines')).toBe(20)
    expect(game.options).toEqual(['no-more', 'move-enemy:marine-2'])
  })
})

describe('back from Space', () => {
  test('THE-SPACE-03 a unit from Space goes to any empty Room of any Sector', () => {
    const game = position('marines', 'aliens')
      .unitInSpace('marine-1')
      .unit('alien-1', 'corridors', 'a')
      .unit('alien-2', 'alien-nest', 'd')
      .play()
    game.choose('place:marine-1')
    const sectors = ['corridors', 'control-room', 'loading-dock', 'tech-bay', 'alien-nest']
    const rooms = sectors.flatMap((sector) => [...'abcd'].map((room) => `room:${sector}-${room}`))
    const taken = ['room:corridors-a', 'room:alien-nest-d']
    expect(offered(game)).toEqual(rooms.filter((id) => !taken.includes(id)).sort())
    game.choose('room:alien-nest-a')
    expect(game.place('marine-1')).toBe('alien-nest-a')
  })

  test('THE-SPACE-03 the choice of a unit in Space may be taken back', () => {
    const game = position('marines', 'aliens')
      .unitInSpace('marine-1')
      .unit('marine-2', 'corridors', 'a')
      .play()
      .choose('place:marine-1')
    expect(game.decision.cancel).toBe(true)
  })

  test('THE-SPACE-03 with no empty Room anywhere it cannot be chosen', () => {
    const units = [
      ...['alien-2', 'minor-alien-1', 'minor-alien-2', 'minor-alien-3'],
      ...['creature-1', 'creature-2', 'creature-3', 'catcher-1', 'catcher-2'],
      ...['runner-1', 'runner-2', 'runner-3', 'runner-4', 'warrior-1', 'warrior-2', 'warrior-3'],
    ]
    const sectors = ['corridors', 'control-room', 'alien-nest', 'tech-bay']
    const stationWith = (number: number) => {
      const start = position('aliens', 'pandora').unitInSpace('alien-1')
      units.slice(0, number).forEach((name, i) => {
        start.unit(name, sectors[Math.floor(i / 4)], 'abcd'[i % 4])
      })
      return start.play()
    }
    expect(stationWith(16).options).toEqual(['move:alien-2'])
    const game = stationWith(15)
    expect(offered(game)).toEqual(['move:alien-2', 'place:alien-1'])
    game.choose('place:alien-1')
    expect(game.place('alien-1')).toBe('tech-bay-d')
  })

  test('THE-SPACE-04 the enemy Traps of the Sector strike it, once each', () => {
    const game = position('marines', 'aliens')
      .card('ali-hive', 'tec-1')
      .card('ali-tentacles', 'tec-2')
      .card('mar-minefield', 'tec-3')
      .card('ali-tentacles', 'dock-1')
      .unitInSpace('marine-1')
      .unit('alien-1', 'corridors', 'a')
      .play()
    game.choose('place:marine-1', 'room:tech-bay-a', 'trap:tec-1')
    expect(game.told('trap', 'card')).toEqual(['ali-hive', 'ali-tentacles'])
    expect(game.life('marines')).toBe(18)
    expect(game.card('tec-3')?.id).toBe('mar-minefield')
  })

  test('THE-SPACE-05 it triggers no Flash Assault even if it fills the Sector', () => {
    const game = position('marines', 'aliens')
      .unitInSpace('marine-1', { upgraded: true })
      .unit('alien-1', 'control-room', 'b')
      .unit('alien-2', 'control-room', 'c')
      .unit('alien-3', 'control-room', 'd')
      .play()
    game.choose('place:marine-1', 'room:control-room-a')
    expect(game.log('flash-assault')).toEqual([])
    expect(game.life('aliens')).toBe(20)
    expect(game.active).toBe('aliens')
  })

  test('THE-SPACE-06 no Action cards, no Sector action and no Planning follow: the turn ends', () => {
    const game = position('marines', 'aliens')
      .card('mar-armoury', 'dock-1')
      .pending('mar-fire', 'dock-p1')
      .unitInSpace('marine-1')
      .unit('alien-1', 'corridors', 'a')
      .play()
    game.choose('place:marine-1', 'room:loading-dock-a')
    expect(game.active).toBe('aliens')
    expect(game.kinds('action', 'upgrade-taken', 'installed')).toEqual([])
    expect(game.upgrades('marines')).toBe(0)
  })

  test('THE-SPACE-06 in the Tech Bay it gives no Extra Turn', () => {
    const game = position('marines', 'aliens')
      .unitInSpace('marine-1')
      .unit('marine-2', 'corridors', 'a')
      .unit('alien-1', 'corridors', 'b')
      .play()
    game.choose('place:marine-1', 'room:tech-bay-a')
    expect(game.active).toBe('aliens')
    expect(game.log('extra-turn')).toEqual([])
  })

  test('THE-SPACE-08 it uses no Gangway and no Shortcut', () => {
    const game = position('greys', 'marines')
      .kept('greys', 'bon-gangway')
      .card('gre-teleportation', 'tec-1')
      .card('gre-time-loop', 'tec-2')
      .unitInSpace('grey-1')
      .unit('grey-2', 'corridors', 'a')
      .unit('marine-1', 'corridors', 'b')
      .play()
    expect(offered(game)).toEqual(['move:grey-2', 'move:grey-2+gangway', 'place:grey-1'])
    game.choose('place:grey-1', 'room:tech-bay-a')
    expect(game.place('grey-1')).toBe('tech-bay-a')
    expect(game.active).toBe('marines')
    expect(game.kept('greys')).toEqual(['bon-gangway'])
  })

  test('THE-SPACE-08 it releases no held unit', () => {
    const game = position('marines', 'scientists')
      .card('sci-clamp', 'ctl-1')
      .unitInSpace('marine-1')
      .unit('marine-2', 'control-room', 'a')
      .held('marine-2', 'ctl-1')
      .unit('scientist-1', 'corridors', 'a')
      .play()
    game.choose('place:marine-1', 'room:control-room-b')
    expect(game.match.view(null).units.find((unit) => unit.name === 'marine-2')?.held).toBe(true)
    expect(game.log('released')).toEqual([])
  })

  test('THE-SPACE-08 a Creature does not hatch and an Embryo takes no card', () => {
    const start = () =>
      position('marines', 'pandora')
        .toMove('pandora')
        .card('mar-armoury', 'ctl-2')
        .unitInSpace('creature-1')
        .unitInSpace('catcher-1')
        .unit('marine-1', 'corridors', 'a')
        .play()
    const creature = start().choose('place:creature-1', 'room:control-room-a')
    expect(creature.active).toBe('marines')
    expect(creature.log('hatches')).toEqual([])
    const embryo = start().choose('place:catcher-1', 'room:control-room-a')
    expect(embryo.active).toBe('marines')
    expect(embryo.card('ctl-2')?.control).toBeNull()
  })

  test('THE-SPACE-09 things may be used before the placement and not after it', () => {
    const game = position('marines', 'aliens')
      .upgrades('marines', 2)
      .kept('marines', 'bon-upgrade')
      .unitInSpace('marine-1')
      .unit('marine-2', 'corridors', 'a')
      .unit('alien-1', 'corridors', 'b')
      .play()
    expect(offered(game)).toEqual([
      'move:marine-2',
      'place:marine-1',
      'play:bon-upgrade',
      'upgrade-unit:marine-1',
      'upgrade-unit:marine-2',
    ])
    game.choose('upgrade-unit:marine-2', 'play:bon-upgrade')
    expect(game.upgrades('marines')).toBe(2)
    game.choose('place:marine-1', 'room:tech-bay-a')
    expect(game.active).toBe('aliens')
  })
})
