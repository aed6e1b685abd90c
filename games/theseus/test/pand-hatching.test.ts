import { describe, expect, test } from 'vitest'
import { position, teamPosition } from './position.ts'

/** Corridors, Control Room, Loading Dock, Tech Bay. */
function station() {
  return position('marines', 'pandora').toMove('pandora').unit('marine-3', 'loading-dock', 'd')
}

describe('when a Creature hatches', () => {
  test('THE-PAND-17 a Creature that ends where no enemy stands must lay an Embryo', () => {
    const game = station().unit('creature-1', 'corridors', 'a').play()
    game.choose('move:creature-1', 'room:control-room-a')
    expect(game.asked).toBe('pandora')
    expect(game.options).toEqual(['hatch:runner', 'hatch:catcher', 'hatch:warrior'])
  })

  test('THE-PAND-17 not where an enemy unit stands, be it invisible', () => {
    for (const invisible of [false, true]) {
      const game = station()
        .unit('creature-1', 'corridors', 'a')
        .unit('marine-1', 'control-room', 'c', { invisible })
        .play()
      game.choose('move:creature-1', 'room:control-room-a')
      expect(game.active).toBe('marines')
      expect(game.log('hatches')).toEqual([])
    }
  })

  test('THE-PAND-17 her partner is no enemy', () => {
    const game = teamPosition('pandora', 'marines', 'scientists', 'aliens')
      .unit('creature-1', 'corridors', 'a')
      .unit('scientist-1', 'control-room', 'c')
      .play()
    game.choose('move:creature-1', 'room:control-room-a')
    expect(game.prompt).toBe('hatch')
  })

  test('THE-PAND-17 an Embryo that moves lays nothing', () => {
    const game = station().unit('warrior-1', 'corridors', 'a').play()
    game.choose('move:warrior-1', 'room:control-room-a')
    expect(game.active).toBe('marines')
  })

  test('THE-PAND-17 the enemy may have been ejected by the same Movement', () => {
    const game = station()
      .unit('creature-1', 'corridors', 'a')
      .unit('creature-2', 'control-room', 'a')
      .unit('creature-3', 'control-room', 'b')
      .unit('runner-1', 'control-room', 'c')
      .unit('marine-1', 'control-room', 'd')
      .play()
    game.choose('move:creature-1', 'eject:marine-1')
    expect(game.prompt).toBe('hatch')
  })

  test('THE-PAND-17 a Minor Alien of an enemy is an enemy unit', () => {
    const game = position('aliens', 'pandora')
      .unit('creature-1', 'corridors', 'a')
      .unit('alien-1', 'alien-nest', 'a')
      .minorAlien('minor-alien-1', 'control-room', 'c')
      .toMove('pandora')
      .play()
    game.choose('move:creature-1', 'room:control-room-a')
    expect(game.active).toBe('aliens')
  })

  test('THE-PAND-17 a Minor Alien that the Flash Assault removes hinders no more', () => {
    const game = position('aliens', 'pandora')
      .unit('creature-1', 'corridors', 'a')
      .unit('creature-2', 'control-room', 'c')
      .unit('creature-3', 'control-room', 'd')
      .minorAlien('minor-alien-1', 'control-room', 'b')
      .toMove('pandora')
      .play()
    game.choose('move:creature-1')
    expect(game.prompt).toBe('attack-order')
    game.choose('attack-with:creature-1')
    expect(game.place('minor-alien-1')).toBe('off')
    expect(game.prompt).toBe('hatch')
  })

  test('THE-PAND-17 an enemy that an Action card brings in later changes nothing', () => {
    const game = position('greys', 'pandora')
      .unit('creature-1', 'corridors', 'a')
      .unit('creature-2', 'corridors', 'b')
      .unit('grey-1', 'control-room', 'b')
      .card('gre-mind-control', 'grey-1')
      .controlled('grey-1', 'catcher-1', false)
      .toMove('pandora')
      .play()
    game.choose('move:creature-1', 'room:grey-wreck-a')
    game.choose('move-enemy:grey-1', 'room:grey-wreck-b')
    expect(game.place('grey-1')).toBe('grey-wreck-b')
    expect(game.prompt).toBe('hatch')
  })

  test('THE-PAND-18 it hatches after the Action cards and before the Sector action', () => {
    const game = station()
      .unit('creature-1', 'tech-bay', 'a')
      .card('mar-armoury', 'cor-1')
      .controlled('cor-1', 'catcher-1', false)
      .play()
    game.choose('move:creature-1', 'room:corridors-a', 'go-on', 'hatch:runner', 'room:corridors-b')
    expect(game.kinds('action', 'hatches', 'assault')).toEqual(['action', 'hatches'])
    game.choose('go-on')
    expect(game.kinds('action', 'hatches', 'assault')).toEqual(['action', 'hatches', 'assault'])
  })
})

describe('the Embryo', () => {
  test('THE-PAND-19 it is one of the reserve, of her choice, in an empty Room, basic side up', () => {
    const game = station()
      .unit('creature-1', 'corridors', 'a')
      .unit('catcher-1', 'tech-bay', 'a')
      .unitInSpace('catcher-2')
      .play()
    game.choose('move:creature-1', 'room:control-room-a')
    expect(game.options).toEqual(['hatch:runner', 'hatch:warrior'])
    game.choose('hatch:warrior')
    expect(game.options).toEqual([
      'room:control-room-b',
      'room:control-room-c',
      'room:control-room-d',
    ])
    game.choose('room:control-room-c')
    expect(game.place('warrior-1')).toBe('control-room-c')
    expect(game.unit('warrior-1').upgraded).toBe(false)
  })

  test('THE-PAND-19 with an empty reserve nothing hatches', () => {
    const game = station().unit('creature-1', 'corridors', 'a')
    for (const embryo of EMBRYOS) game.unitInSpace(embryo)
    const playing = game.play()
    playing.choose('move:creature-1', 'room:control-room-a')
    expect(playing.log('hatches')).toEqual([])
    expect(playing.active).toBe('marines')
  })

  test('THE-PAND-20 in a full Sector it takes the Room of a unit of her choice', () => {
    const full = () =>
      station()
        .unit('creature-1', 'corridors', 'a')
        .unit('creature-2', 'control-room', 'b')
        .unit('creature-3', 'control-room', 'c')
        .unit('runner-1', 'control-room', 'd')
        .play()
    const game = full().choose('move:creature-1', 'hatch:catcher')
    expect(game.options).toEqual([
      'eject:creature-1',
      'eject:creature-2',
      'eject:creature-3',
      'eject:runner-1',
    ])
    game.choose('eject:creature-1')
    expect(game.place('creature-1')).toBe('space')
    expect(game.place('catcher-1')).toBe('control-room-a')
  })

  test('THE-PAND-35 a Hatching sets off no Trap and no Flash Assault', () => {
    const game = station()
      .unit('creature-1', 'corridors', 'a')
      .unit('creature-2', 'control-room', 'b')
      .unit('creature-3', 'control-room', 'c')
      .card('mar-fire', 'ctl-2')
      .play()
    game.choose('move:creature-1', 'room:control-room-a', 'hatch:warrior')
    expect(game.place('warrior-1')).toBe('control-room-d')
    expect(game.told('trap', 'unit')).toEqual(['creature-1'])
    expect(game.log('flash-assault')).toEqual([])
  })

  test('THE-PAND-35 the new Embryo may take the Extra Turn of the same turn', () => {
    const game = position('marines', 'pandora')
      .unit('creature-1', 'control-room', 'a')
      .unit('marine-1', 'control-room', 'b')
      .unit('creature-2', 'corridors', 'a')
      .toMove('pandora')
      .play()
    game.choose('move:creature-1', 'room:tech-bay-a', 'hatch:runner', 'room:tech-bay-b')
    expect(game.prompt).toBe('extra-turn')
    expect(game.options).toEqual(['extra-turn:creature-2', 'extra-turn:runner-1'])
    game.choose('extra-turn:runner-1', 'move:runner-1', 'room:control-room-a')
    expect(game.place('runner-1')).toBe('control-room-a')
  })

  test('THE-PAND-35 an Embryo that came back and hatches again is a new one', () => {
    const game = position('marines', 'pandora')
      .unit('runner-1', 'control-room', 'a')
      .unit('creature-1', 'loading-dock', 'a')
      .unit('creature-2', 'corridors', 'a')
      .card('mar-armoury', 'tec-2')
      .toMove('pandora')
      .play()
    game.choose('move:runner-1+run', 'room:tech-bay-a', 'take-control:tec-2')
    game.choose('extra-turn:creature-1', 'room:tech-bay-a', 'go-on', 'hatch:runner')
    game.choose('room:tech-bay-b', 'go-on')
    expect(game.options).toEqual(['extra-turn:creature-2', 'extra-turn:runner-1'])
  })

  test('THE-PAND-36 nothing hatches where an enemy moves the Creature', () => {
    const game = position('greys', 'pandora')
      .unit('grey-1', 'corridors', 'a')
      .unit('creature-1', 'grey-wreck', 'a')
      .card('gre-mind-control', 'ctl-2')
      .play()
    game.choose('move:grey-1', 'room:control-room-a')
    game.choose('move-enemy:creature-1', 'room:tech-bay-a')
    expect(game.place('creature-1')).toBe('tech-bay-a')
    expect(game.log('hatches')).toEqual([])
    expect(game.prompt).toBe('planning')
  })

  test('THE-PAND-21 an Embryo that was ejected meanwhile takes no card', () => {
    const game = position('aliens', 'pandora')
      .unit('catcher-1', 'corridors', 'a')
      .unit('alien-1', 'control-room', 'a')
      .unit('alien-2', 'control-room', 'b')
      .unit('alien-3', 'control-room', 'c')
      .card('ali-incubator', 'ctl-1')
      .controlled('ctl-1', 'catcher-2', false)
      .card('ali-hive', 'ctl-3')
      .toMove('pandora')
      .play()
    game.choose('move:catcher-1', 'eject:catcher-1')
    while (game.prompt === 'attack-target') game.choose(game.options[0])
    expect(game.place('catcher-1')).toBe('space')
    expect(game.log('control')).toEqual([])
    expect(game.prompt).not.toBe('take-control')
  })

  test('THE-PAND-36 nor does an Embryo that an enemy moves take a card', () => {
    const game = position('greys', 'pandora')
      .unit('grey-1', 'corridors', 'a')
      .unit('catcher-1', 'grey-wreck', 'a')
      .card('gre-mind-control', 'ctl-2')
      .card('gre-probe', 'tec-2')
      .play()
    game.choose('move:grey-1', 'room:control-room-a')
    game.choose('move-enemy:catcher-1', 'room:tech-bay-a')
    expect(game.prompt).toBe('planning')
    expect(game.card('tec-2')?.control).toBeNull()
  })

  test('THE-PAND-36 a unit placed from Space neither hatches nor takes a card', () => {
    for (const name of ['creature-1', 'catcher-1']) {
      const game = station().unitInSpace(name).card('mar-fire', 'ctl-2').play()
      game.choose(`place:${name}`, 'room:control-room-a')
      expect(game.active).toBe('marines')
      expect(game.log('hatches')).toEqual([])
      expect(game.card('ctl-2')?.control).toBeNull()
    }
  })
})

const EMBRYOS = [
  ...[1, 2, 3, 4].map((number) => `runner-${number}`),
  ...[1, 2].map((number) => `catcher-${number}`),
  ...[1, 2, 3, 4].map((number) => `warrior-${number}`),
]
