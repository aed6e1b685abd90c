import { describe, expect, test } from 'vitest'
import { position } from './position.ts'

describe('ship-knowledge', () => {
  const knowing = () => position('pilot', 'captain').hand('pilot', 'ship-knowledge')

  test('ship-knowledge: a door of the room is opened or closed', () => {
    const start = () => knowing().door('c-6-11', 'closed').door('c-8-11', 'destroyed')
    expect(start().play().ways('ship-knowledge').sort()).toEqual([
      'turn-door:c-11-14',
      'turn-door:c-11-15',
      'turn-door:c-6-11',
    ])
    const opened = start().play().act('ship-knowledge:turn-door:c-6-11')
    expect(opened.corridor('c-6-11').door).toBe('open')
    const closed = start().play().act('ship-knowledge:turn-door:c-11-15')
    expect(closed.corridor('c-11-15').door).toBe('closed')
  })

  test('ship-knowledge: or one unexplored tile is looked at in secret, but not its token', () => {
    const game = knowing().unexplored('surgery', 'danger-2').unexplored('armory').play()
    expect(game.ways('ship-knowledge')).toContain('look-at-room:18')
    game.act('ship-knowledge:look-at-room:17')
    expect(game.view('pilot').rooms[16]).toMatchObject({
      tile: 'surgery',
      explored: false,
      token: null,
      hasToken: true,
    })
    expect(game.view('pilot').rooms[17].tile).toBeNull()
    for (const reader of ['captain', null] as const) {
      expect(game.view(reader).rooms[16].tile).toBeNull()
      expect(game.log('sees-room', reader)).toEqual([])
      expect(game.log('looks-at-room', reader)).toHaveLength(1)
    }
  })

  test('ship-knowledge: not in combat', () => {
    const game = knowing().intruder('larva', 'hibernatorium').play()
    expect(game.forbidden('ship-knowledge')).toBe('NEM-COST-07')
  })
})

describe('piloting', () => {
  const piloting = (room: string) =>
    position('pilot', 'captain').at('pilot', room).hand('pilot', 'piloting')

  test('piloting: the action of a working Cockpit without paying', () => {
    const game = piloting('cockpit').play()
    expect(game.ways('piloting').sort()).toEqual([
      'room-action:cockpit:check-coordinates',
      'room-action:cockpit:set-destination:a',
      'room-action:cockpit:set-destination:c',
      'room-action:cockpit:set-destination:d',
    ])
    game.act('piloting:room-action:cockpit:set-destination:d')
    expect(game.view(null).destination).toBe(3)
    expect(game.player('pilot').discard).toEqual(['piloting'])
    expect(piloting('cockpit').malfunction('cockpit').play().ways('piloting')).toEqual([])
  })

  test('piloting: the conditions of the Cockpit hold', () => {
    const game = piloting('cockpit').out('captain', 'hibernating').play()
    expect(game.ways('piloting')).toEqual(['room-action:cockpit:check-coordinates'])
  })

  test('piloting: at a Computer the action of that room, or the Coordinates', () => {
    const start = () => piloting('comms-room').play()
    expect(start().ways('piloting')).toEqual(['room-action:comms-room', 'check-coordinates'])
    expect(start().act('piloting:room-action:comms-room').view(null).players[0].signal).toBe(true)
    const game = start().act('piloting:check-coordinates')
    expect(game.view('pilot').coordinates).toBe('coordinates-8')
    expect(game.view('captain').coordinates).toBeNull()
    expect(game.log('sees-coordinates', 'captain')).toEqual([])
    expect(game.view(null).players[0].signal).toBe(false)
  })

  test('piloting: nowhere else, with no broken Computer, and not in combat', () => {
    expect(piloting('armory').ammo('pilot', 'shotgun', 0).play().ways('piloting')).toEqual([])
    expect(piloting('comms-room').malfunction('comms-room').play().ways('piloting')).toEqual([])
    const fight = piloting('cockpit').intruder('larva', 'cockpit').play()
    expect(fight.forbidden('piloting')).toBe('NEM-COST-07')
  })
})

describe('old-friend', () => {
  const friendly = (room: string) =>
    position('pilot', 'captain')
      .tile(6, 'cabins')
      .at('pilot', room)
      .hand('pilot', 'old-friend')
      .ammo('pilot', 'shotgun', 0)

  test('old-friend: the action of a room without a Computer, without paying', () => {
    const game = friendly('armory').play().act('old-friend:armory:shotgun#0')
    expect(game.view(null).players[0].hands[0].ammo).toBe(2)
    expect(game.player('pilot').discard).toEqual(['old-friend'])
    expect(friendly('engine-2').play().act('old-friend:engine-2').view('pilot').engines[1]).toBe(
      true,
    )
    expect(friendly('cockpit').play().ways('old-friend')).toContain('cockpit:check-coordinates')
  })

  test('old-friend: names the room whose action it performs', () => {
    const { options } = friendly('cockpit').play().decision()
    const performed = options.filter(({ params }) => params?.action === 'old-friend')
    expect(performed.map(({ label }) => label)).toContain('check-coordinates')
    for (const { params } of performed) expect(params).toMatchObject({ room: 'cockpit' })
  })

  test('old-friend: where the room offers a choice it is made as usual', () => {
    const game = friendly('emergency-room')
      .wound('pilot', 'wound-leg')
      .is('pilot', { lightWounds: 1 })
      .play()
    expect(game.ways('old-friend')).toEqual([
      'emergency-room:dress-all',
      'emergency-room:heal-light',
    ])
    game.act('old-friend:emergency-room:heal-light')
    expect(game.player('pilot')).toMatchObject({ lightWounds: 0, wounds: [{ dressed: false }] })
  })

  test('old-friend: not with a Computer, a Malfunction, no action, or in combat', () => {
    expect(friendly('comms-room').play().forbidden('old-friend')).toBe('NEM-CARD-04')
    const broken = friendly('comms-room').malfunction('comms-room').play()
    expect(broken.forbidden('old-friend')).toBe('NEM-CARD-04')
    expect(friendly('armory').malfunction('armory').play().forbidden('old-friend')).toBe(
      'NEM-ROOM-03',
    )
    expect(friendly('cabins').play().forbidden('old-friend')).toBe('NEM-ROOM-01')
    const fight = friendly('armory').intruder('larva', 'armory').play()
    expect(fight.forbidden('old-friend')).toBe('NEM-COST-07')
  })
})
