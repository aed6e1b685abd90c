import { describe, expect, test } from 'vitest'
import { PRINTED } from '../packs.ts'
import { retaliation } from './position.ts'

describe('the Robot', () => {
  const beside = (robot: string, tile = 'landing-zone') =>
    retaliation('recon', 'officer')
      .room('r2c2', 'alarm-room')
      .corridor('r2c2-r2c4', 404)
      .robot(robot, tile)
      .cards('recon', 4)

  test('RET-ROBOT-05 RET-ROBOT-08 RET-ROBOT-09 RET-ROBOT-10 RET-ROBOT-11 RET-ROBOT-04 RET-ACT-12: Activated in its Room for a card, it goes Room by Room', () => {
    const game = beside('server-robot').horde(204, 'adult').play()
    expect(game.ways('activate-robot')).toEqual(['move-robot:alarm-room'])
    game.act('activate-robot:move-robot:alarm-room', 'robot-stops')
    expect(game.state.robot.room).toBe(10)
    expect(game.player('recon').hand).toHaveLength(3)
    expect(game.log('noise-roll')).toHaveLength(0)
    expect(
      beside('server-robot').closed(204, 'landing-zone').play().ways('activate-robot'),
    ).toEqual([])
  })

  test.each(Object.values(PRINTED.robots))(
    'RET-ROBOT-02 RET-ROBOT-08: the $id goes up to $steps Rooms at once',
    ({ id, steps }) => {
      const game = retaliation('recon')
        .room('r2c2', 'alarm-room')
        .corridor('r2c2-r2c4', 404)
        .room('r2c4', 'armory')
        .corridor('r2c4-r2c6', 405)
        .room('r2c6', 'shelter')
        .corridor('r2c6-r2c8', 406)
        .room('r2c8', 'nest')
        .robot(id, 'landing-zone')
        .cards('recon', 1)
        .play()
      const far = ['alarm-room', 'armory', 'shelter'].slice(0, steps)
      game.act('activate-robot:move-robot:alarm-room')
      for (const tile of far.slice(1)) {
        expect(game.prompt).toBe('robot-step')
        game.act(`robot-goes-on:${tile}`)
      }
      expect(game.prompt).toBe('action')
      expect(game.told('robot-moves', 'room')).toEqual(far)
    },
  )

  test('RET-OBJ-01: whether it was ever in the Reactor', () => {
    const gone = (tile: string) =>
      retaliation('recon')
        .room('r2c2', tile)
        .robot('server-robot', 'landing-zone')
        .cards('recon', 4)
        .play()
        .act(`activate-robot:move-robot:${tile}`, 'robot-stops')
    expect(gone('reactor').state.robot.wasInReactor).toBe(true)
    expect(gone('alarm-room').state.robot.wasInReactor).toBe(false)
  })

  test('RET-ROBOT-06 RET-ROBOT-07: from a Computer for one more card, or with Data', () => {
    const remote = (data: boolean) =>
      beside('server-robot')
        .at('recon', 'alarm-room')
        .is('recon', { data })
        .play()
        .act('activate-robot:move-robot:alarm-room')
    expect(remote(false).player('recon').hand).toHaveLength(2)
    expect(remote(true).player('recon').hand).toHaveLength(3)
    const far = beside('server-robot', 'alarm-room').play()
    expect(far.forbidden('activate-robot')).toBe('RET-ROBOT-06')
  })

  test('RET-ROBOT-16: a hidden Robot does nothing', () => {
    expect(retaliation('recon').cards('recon', 2).play().forbidden('activate-robot')).toBe(
      'RET-ROBOT-16',
    )
  })

  test('RET-ROBOT-15: the Supporting Robot Controller brings it to light', () => {
    const game = retaliation('recon')
      .item('recon', 'supporting-robot-controller')
      .cards('recon', 2)
      .play()
    game.act('supporting-robot-controller:call-robot')
    expect(game.state.robot).toMatchObject({ revealed: true, room: 9 })
  })

  test('RET-ROBOT-12: the Exploration Robot explores', () => {
    const game = beside('exploration-robot').exploration(6).play()
    game.act('activate-robot:robot-explores:104')
    expect(game.state.rooms[5]).not.toBeNull()
    expect(game.state.robot.room).toBe(5)
    expect(game.whereIs('recon')).toBe('landing-zone')
  })

  test('RET-ROBOT-12 RET-ROBOT-10: only where nobody has been, and through no Closed Door', () => {
    const game = beside('exploration-robot').closed(104, 'landing-zone').play()
    expect(game.ways('activate-robot')).toEqual(['move-robot:alarm-room', 'robot-explores:304'])
    const walled = beside('exploration-robot').closed(104, 'r1c1').closed(304, 'r3c1').play()
    expect(walled.ways('activate-robot')).toEqual(['move-robot:alarm-room'])
  })

  test('the Medical Robot treats whoever agrees', () => {
    const game = beside('medical-robot').wound('officer', 'leg').is('officer', { health: 5 }).play()
    game.act('activate-robot:robot-treats:1', 'agree')
    expect(game.player('officer').wounds).toEqual([])
    game.act('activate-robot:robot-heals:1', 'agree', 'restore:2')
    expect(game.player('officer').health).toBe(3)
  })

  test('the Military Robot fires, and breaks on the symbol', () => {
    const game = beside('military-robot')
      .horde(204, 'adult', 'adult', 'adult', 'adult')
      .dice({ burst: [4] })
      .play()
    game.act('activate-robot:robot-fires:204')
    expect(game.intrudersAt(204)).toEqual([])
    expect(game.state.robot.malfunction).toBe(true)
  })

  test('RET-ROBOT-17: the Securing Robot works Doors that are in its reach, and secures', () => {
    const game = beside('securing-robot').corridor('r2c0-r2c2', 201).play()
    game.act('activate-robot:robot-door:201-0')
    expect(game.corridor(201).doors[0].closed).toBe(true)
    game.act('activate-robot:robot-secures')
    expect(game.room('landing-zone').secure).toBe(2)
  })

  test('the Server Robot uses its Computer Room, Malfunction or not', () => {
    const game = beside('server-robot', 'alarm-room')
      .at('recon', 'alarm-room')
      .malfunction('alarm-room')
      .noise(104)
      .play()
    game.act('activate-robot:use-other-room:silence:104')
    expect(game.noise).toEqual([])
  })

  test('the Technical Robot repairs or puts out a Fire', () => {
    const game = beside('technical-robot').malfunction('landing-zone').fire('landing-zone').play()
    game.act('activate-robot:robot-repairs:room', 'activate-robot:robot-extinguishes')
    expect(game.room('landing-zone')).toMatchObject({ malfunction: false, fire: false })
  })
})
