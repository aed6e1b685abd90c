import { describe, expect, test } from 'vitest'
import { alternatePosition, type Position, position } from './position.ts'

/** In the Hibernatorium with a Queen and two friends; Attack cards would hurt. */
function besieged(shooter: string, card: string): Position {
  return position(shooter, 'pilot', 'mechanic')
    .hand(shooter, card)
    .intruder('queen', 'hibernatorium')
    .attacks('scratch-1', 'scratch-2')
}

describe('suppressive-fire', () => {
  const suppressing = () => besieged('scout', 'suppressive-fire')

  test('suppressive-fire: the shooter leaves unharmed for 1 Ammo', () => {
    const game = suppressing()
      .dice({ noise: [3] })
      .play()
    game.act('suppressive-fire:rifle#0:self')
    expect(game.prompt).toBe('cover-room')
    expect(game.options().sort()).toEqual(['to:c-11-14', 'to:c-11-15', 'to:c-6-11', 'to:c-8-11'])
    game.choose('to:c-6-11')
    expect(game.whereIs('scout')).toBe('monitoring-room')
    expect(game.log('attack')).toEqual([])
    expect(game.view(null).players[0].hands[0].ammo).toBe(3)
    expect(game.noise).toEqual(['c-5-6'])
    expect(game.player('scout').discard).toEqual(['suppressive-fire'])
  })

  test('suppressive-fire: or one other leaves, to a room that the shooter names', () => {
    const game = suppressing()
      .unexplored('monitoring-room', 'fire-2')
      .dice({ noise: [3] })
      .play()
    expect(game.ways('suppressive-fire')).toEqual(['rifle#0:self', 'rifle#0:1', 'rifle#0:2'])
    game.choose('suppressive-fire:rifle#0:1', 'to:c-6-11')
    expect([game.asked[0], game.prompt]).toEqual(['pilot', 'be-covered'])
    expect(game.whereIs('pilot')).toBe('hibernatorium')
    game.choose('agree')
    expect(game.whereIs('pilot')).toBe('monitoring-room')
    expect(game.whereIs('scout')).toBe('hibernatorium')
    expect(game.room('monitoring-room')).toMatchObject({ explored: true, fire: true })
    expect(game.told('noise-roll', 'seat')).toEqual([1])
    expect(game.log('attack')).toEqual([])
    expect(game.view(null).players[0].hands[0].ammo).toBe(3)
  })

  test('suppressive-fire: who does not agree stays, and nothing is spent', () => {
    const game = suppressing().play()
    game.choose('suppressive-fire:rifle#0:1', 'to:c-6-11', 'refuse')
    expect(game.asked).toEqual(['scout'])
    expect(game.player('scout').hand).toEqual(['suppressive-fire'])
    expect(game.view(null).turn.taken).toBe(0)
    expect(game.view(null).players[0].hands[0].ammo).toBe(4)
    expect(game.ways('suppressive-fire')).toEqual(['rifle#0:self', 'rifle#0:2'])
  })

  test('suppressive-fire: it needs Ammo, a way out and an Intruder', () => {
    const empty = suppressing().ammo('scout', 'rifle', 0).play()
    expect(empty.forbidden('suppressive-fire')).toBe('NEM-SHOOT-01')
    const shut = suppressing()
    for (const door of ['c-6-11', 'c-8-11', 'c-11-14', 'c-11-15']) shut.door(door, 'closed')
    expect(shut.play().forbidden('suppressive-fire')).toBe('NEM-MOVE-06')
    const calm = position('scout', 'pilot').hand('scout', 'suppressive-fire').play()
    expect(calm.forbidden('suppressive-fire')).toBe('NEM-COST-06')
  })

  test('suppressive-fire: any Weapon in hand will do, the Captain’s Revolver too', () => {
    const game = besieged('captain', 'suppressive-fire')
      .item('captain', 'prototype-pistol', { ammo: 1 })
      .dice({ noise: ['silence'] })
      .play()
    expect(game.ways('suppressive-fire')).toContain('revolver#0:self')
    game.act('suppressive-fire:prototype-pistol#1:self', 'to:c-6-11')
    expect(game.view(null).players[0].hands.map(({ ammo }) => ammo)).toEqual([6, 0])
  })
})

describe('covering-fire', () => {
  const covering = () => besieged('soldier', 'covering-fire')

  test('covering-fire: the shooter, one other, or both', () => {
    expect(covering().play().ways('covering-fire')).toEqual([
      'assault-rifle#0:self',
      'assault-rifle#0:1',
      'assault-rifle#0:2',
      'assault-rifle#0:both-1',
      'assault-rifle#0:both-2',
    ])
    const alone = covering()
      .dice({ noise: ['silence'] })
      .play()
    alone.act('covering-fire:assault-rifle#0:self', 'to:c-6-11')
    expect(alone.whereIs('soldier')).toBe('monitoring-room')
    expect(alone.log('attack')).toEqual([])
  })

  test('covering-fire: both for 1 Ammo in all, each to a room named, the other first', () => {
    const game = covering()
      .dice({ noise: [4, 4] })
      .play()
    game.choose('covering-fire:assault-rifle#0:both-1', 'to:c-6-11', 'to:c-11-15')
    expect([game.asked[0], game.prompt]).toEqual(['pilot', 'be-covered'])
    game.choose('agree')
    expect(game.told('enters', 'seat')).toEqual([1, 0])
    expect([game.whereIs('pilot'), game.whereIs('soldier')]).toEqual([
      'monitoring-room',
      'airlock-control',
    ])
    expect(game.view(null).players[0].hands[0].ammo).toBe(4)
    expect(game.log('attack')).toEqual([])
    expect(game.noise).toEqual(['c-2-6', 'technical-1'])
  })

  test('covering-fire: into the same room the second comes without a roll', () => {
    const game = covering()
      .dice({ noise: [4] })
      .play()
    game.choose('covering-fire:assault-rifle#0:both-2', 'to:c-6-11', 'to:c-6-11', 'agree')
    expect(game.told('noise-roll', 'seat')).toEqual([2])
    expect(game.whereIs('soldier')).toBe('monitoring-room')
  })

  test('covering-fire: a door that closes behind the first stops the second', () => {
    const game = covering()
      .unexplored('monitoring-room', 'doors-1')
      .dice({ noise: [4] })
      .play()
    game.choose('covering-fire:assault-rifle#0:both-2', 'to:c-6-11', 'to:c-6-11', 'agree')
    expect([game.whereIs('mechanic'), game.whereIs('soldier')]).toEqual([
      'monitoring-room',
      'hibernatorium',
    ])
  })

  test('NEM-ESCAPE-06 NEM-MODE-ALT-03 covering-fire: behind a closed door a parallel corridor will do', () => {
    const ship = alternatePosition('soldier', 'pilot', 'mechanic').hand('soldier', 'covering-fire')
    const [here, beyond] = [1, 3].map((place) => ship.state.rooms[place].tile)
    const game = ship
      .at('soldier', here)
      .at('pilot', here)
      .intruder('queen', here)
      .unexplored(beyond, 'doors-1')
      .dice({ noise: ['silence'] })
      .play()
    const both = 'covering-fire:assault-rifle#0:both-1'
    game.choose(both, 'to:a-2-4-x', 'to:a-2-4-x', 'agree')
    expect(game.corridor('a-2-4-x').door).toBe('closed')
    expect([game.whereIs('pilot'), game.whereIs('soldier')]).toEqual([beyond, beyond])
    expect(game.log('cannot-follow')).toEqual([])
  })

  test('covering-fire: who does not agree is not moved, nor is the shooter, and nothing is spent', () => {
    const game = covering().play()
    game.choose('covering-fire:assault-rifle#0:both-1', 'to:c-6-11', 'to:c-6-11', 'refuse')
    expect([game.whereIs('soldier'), game.whereIs('pilot')]).toEqual([
      'hibernatorium',
      'hibernatorium',
    ])
    expect(game.player('soldier').hand).toEqual(['covering-fire'])
    expect(game.view(null).players[0].hands[0].ammo).toBe(5)
  })

  test('covering-fire: in combat only, with Ammo', () => {
    const calm = position('soldier', 'pilot').hand('soldier', 'covering-fire').play()
    expect(calm.forbidden('covering-fire')).toBe('NEM-COST-06')
    const empty = covering().ammo('soldier', 'assault-rifle', 0).play()
    expect(empty.forbidden('covering-fire')).toBe('NEM-SHOOT-01')
  })
})

test('NEM-SHOOT-01 suppressive-fire: a Weapon without Ammo is not offered beside a loaded one', () => {
  const game = besieged('scout', 'suppressive-fire')
    .item('scout', 'prototype-pistol', { ammo: 0 })
    .play()
  expect(game.ways('suppressive-fire')).toEqual(['rifle#0:self', 'rifle#0:1', 'rifle#0:2'])
})

test('NEM-ESCAPE-06 everybody reads who covers, and with what', () => {
  const game = besieged('scout', 'suppressive-fire')
    .dice({ noise: [3] })
    .play()
  game.act('suppressive-fire:rifle#0:self', 'to:c-6-11')
  expect(game.log('covers')).toMatchObject([
    { rule: 'NEM-ESCAPE-06', params: { seat: 0, item: 'rifle' } },
  ])
})
