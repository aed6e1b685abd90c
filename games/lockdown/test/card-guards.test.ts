import { describe, expect, test } from 'vitest'
import { lockdown, type Position } from './position.ts'

/** Action cards of the Sentry and of the Janitor (components 8.5, 8.6). */

function sentry(tile: string, ...cards: string[]): Position {
  return lockdown('sentry', 'hacker')
    .at('sentry', tile)
    .at('hacker', 'alert-room')
    .hand('sentry', ...cards)
}

describe('quarantine', () => {
  test('LOCK-DOOR-08 quarantine: every Door of any room closes that is not destroyed', () => {
    const game = sentry('archive', 'quarantine', 'search').door('c17', 'destroyed').play()
    game.act('quarantine:20')
    expect(['c15', 'c16', 'c17', 'c18'].map((id) => game.corridor(id).door)).toEqual([
      'closed',
      'closed',
      'destroyed',
      'closed',
    ])
  })

  test('quarantine: only at a working computer', () => {
    expect(sentry('guard-room', 'quarantine', 'search').play().why('quarantine')).toBe(
      'no-computer',
    )
  })
})

describe('stun', () => {
  test('stun: another Character with 1 to 3 cards in hand discards them all', () => {
    const beside = (...cards: string[]) =>
      lockdown('sentry', 'hacker')
        .hand('sentry', 'stun')
        .hand('hacker', ...cards)
    const game = beside('search', 'rest', 'demolition').play()
    game.act('stun:stun-character:1')
    expect(game.player('hacker').hand).toEqual([])
    expect(beside().play().ways('stun')).toEqual([])
    expect(beside('search', 'rest', 'demolition', 'bypass').play().ways('stun')).toEqual([])
  })

  test('LOCK-RETREAT-03 stun: or a Weapon for a retreat', () => {
    const game = sentry('repository', 'stun')
      .intruder('queen', 'repository')
      .events('brood-guard')
      .play()
    expect(game.ways('stun')).toEqual(['hurl-weapon:smg#0:queen-1'])
    game.act('stun:hurl-weapon:smg#0:queen-1')
    expect(game.lair('queen-1')).toBe('guard-room')
    expect(game.player('sentry').hands).toEqual([])
  })
})

describe('defense-plan', () => {
  const planning = (tile: string) => sentry(tile, 'defense-plan')

  test('LOCK-COST-15 defense-plan: the action of a white or red room without paying', () => {
    const game = planning('guard-room').play().act('defense-plan:room-action:guard-room:taser')
    expect(game.player('sentry').inventory.map(({ id }) => id)).toEqual(['taser'])
    const white = planning('archive').play().ways('defense-plan')
    expect(white.some((id) => id.startsWith('room-action:archive'))).toBe(true)
    expect(
      planning('emergency-room').is('sentry', { lightWounds: 1 }).play().ways('defense-plan'),
    ).toEqual([])
  })

  test('LOCK-GEN-15 defense-plan: or a look at 2 unexplored tiles, without their tokens', () => {
    const game = planning('repository').unexplored('nest').unexplored('decon', 'fire-2').play()
    game.choose('defense-plan:survey').pick('look-at-room:8', 'look-at-room:12').settle()
    expect(game.log('sees-room', 'sentry').map(({ params }) => params?.tile)).toEqual([
      'nest',
      'decon',
    ])
    expect(game.log('sees-token', 'sentry')).toEqual([])
  })
})

describe('facility-tour', () => {
  const touring = () =>
    lockdown('sentry', 'hacker')
      .hand('sentry', 'facility-tour', 'search')
      .unexplored('laboratory', 'malfunction-2')
      .dice({ noise: [2] })

  test('LOCK-MOVE-08 facility-tour: two move, one explores and makes the only noise roll', () => {
    const game = touring().play()
    expect(game.ways('facility-tour').sort()).toEqual(['c15:1', 'c16:1', 'c17:1', 'c18:1'])
    game.choose('facility-tour:c16:1').say('hacker', 'agree').settle()
    expect([game.whereIs('sentry'), game.whereIs('hacker')]).toEqual(['laboratory', 'laboratory'])
    expect(game.told('explores', 'seat')).toEqual([0])
    expect(game.told('noise-roll', 'seat')).toEqual([0])
    expect(game.noise).toEqual(['c14'])
  })

  test('LOCK-MOVE-05 facility-tour: no noise roll where somebody else is', () => {
    const game = lockdown('sentry', 'hacker', 'janitor')
      .at('janitor', 'laboratory')
      .hand('sentry', 'facility-tour', 'search')
      .play()
    game.choose('facility-tour:c16:1').say('hacker', 'agree').settle()
    expect(game.log('noise-roll')).toEqual([])
  })

  test('facility-tour: a refusal costs nothing, and is not asked again', () => {
    const game = touring().play()
    game.choose('facility-tour:c16:1').say('hacker', 'refuse')
    expect(game.log('refuses-tour')).toMatchObject([{ params: { seat: 1, place: 8 } }])
    expect(game.whereIs('sentry')).toBe('repository')
    expect(game.player('sentry').hand.sort()).toEqual(['facility-tour', 'search'])
    expect(game.ways('facility-tour')).not.toContain('c16:1')
  })

  test('facility-tour: with nobody to take along one goes alone', () => {
    const game = sentry('repository', 'facility-tour', 'search')
      .dice({ noise: ['silence'] })
      .play()
    game.act('facility-tour:c15')
    expect(game.whereIs('sentry')).toBe('power-generator')
  })
})

function janitor(tile: string, ...cards: string[]): Position {
  return lockdown('janitor', 'hacker')
    .at('janitor', tile)
    .at('hacker', 'alert-room')
    .hand('janitor', ...cards)
}

describe('cleaning', () => {
  test('LOCK-MALF-03 cleaning: the Malfunction or the Fire of the room goes, for nothing', () => {
    const mess = () =>
      janitor('repository', 'cleaning').fire('repository').malfunction('repository')
    expect(mess().play().ways('cleaning')).toEqual(['repair-room', 'extinguish'])
    expect(mess().play().act('cleaning:repair-room').room('repository')).toMatchObject({
      fire: true,
      malfunction: false,
    })
    expect(mess().play().act('cleaning:extinguish').room('repository')).toMatchObject({
      fire: false,
      malfunction: true,
    })
    expect(mess().intruder('larva', 'repository').play().forbidden('cleaning')).toBe('LOCK-COST-10')
  })
})

describe('master-keys', () => {
  test('LOCK-DOOR-05 master-keys: up to 2 Doors of the room, in combat too', () => {
    const game = janitor('repository', 'master-keys')
      .door('c15', 'closed')
      .door('c17', 'destroyed')
      .intruder('larva', 'repository')
      .play()
    game.choose('master-keys')
    expect([...game.options()].sort()).toEqual(['close-one:c16', 'close-one:c18', 'open-one:c15'])
    expect(game.decision()).toMatchObject({ min: 1, max: 2 })
    game.pick('open-one:c15', 'close-one:c16')
    expect(game.corridor('c15').door).toBe('open')
    expect(game.corridor('c16').door).toBe('closed')
    expect(game.corridor('c18').door).toBe('open')
  })
})

describe('back-ways', () => {
  test('LOCK-MOVE-08 back-ways: no noise roll, and Danger of the token is ignored', () => {
    const game = janitor('repository', 'back-ways', 'search')
      .unexplored('laboratory', 'danger-2')
      .intruder('adult', 'elevator-2')
      .play()
      .act('back-ways:c16')
    expect(game.whereIs('janitor')).toBe('laboratory')
    expect(game.log('noise-roll')).toEqual([])
    expect(game.lair('adult-1')).toBe('elevator-2')
    expect(game.noise).toEqual([])
  })

  test('back-ways: other effects of the token apply', () => {
    const game = janitor('repository', 'back-ways', 'search')
      .unexplored('laboratory', 'fire-2')
      .play()
      .act('back-ways:c16')
    expect(game.room('laboratory').fire).toBe(true)
  })
})

describe('odds-and-ends', () => {
  test('odds-and-ends: a Search also at counter 0, which stays 0', () => {
    const game = janitor('guard-room', 'odds-and-ends', 'search')
      .items('guard-room', 0)
      .itemDeck('red', 'grenade', 'decoy')
      .play()
      .act('odds-and-ends:red', 'keep-item:decoy#1')
    expect(game.room('guard-room').items).toBe(0)
    expect(game.player('janitor').inventory.map(({ id }) => id)).toEqual(['decoy'])
    expect(janitor('repository', 'odds-and-ends', 'search').play().ways('odds-and-ends')).toEqual(
      [],
    )
  })
})

describe('handyman', () => {
  const tinkering = (...items: string[]) => {
    const base = janitor('repository', 'handyman')
    for (const item of items) base.item('janitor', item)
    return base.play()
  }

  test('LOCK-CRAFT-03 handyman: crafts without paying', () => {
    const game = tinkering('medkit', 'alcohol').act('handyman:craft:antidote:medkit+alcohol')
    expect(game.player('janitor').inventory.map(({ id }) => id)).toEqual(['antidote'])
  })

  test('handyman: one yellow Item stands for either component, but not for both', () => {
    const game = tinkering('medkit', 'duct-tape')
    expect(game.ways('handyman')).toEqual(['craft:antidote:medkit+duct-tape'])
    expect(tinkering('duct-tape', 'fire-blanket').ways('handyman')).toEqual([])
    expect(tinkering('medkit', 'grenade').ways('handyman')).toEqual([])
  })
})
