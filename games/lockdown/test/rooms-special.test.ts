import { describe, expect, test } from 'vitest'
import { own, ownOf } from '../own.ts'
import { lockdown, type Position } from './position.ts'

/** The rooms that are always in the same place (components 7). */

function alone(tile: string, cards = 5): Position {
  return lockdown('sentry', 'hacker')
    .at('sentry', tile)
    .at('hacker', 'laboratory')
    .cards('sentry', cards)
}

describe('isolation-room', () => {
  const waking = () => lockdown('survivor', 'hacker').phase('round')

  test('LOCK-ISOL-01 isolation-room: whoever starts a round here draws up to 6 cards', () => {
    const game = waking().play()
    expect(game.view(null).players.map(({ handCount }) => handCount)).toEqual([6, 5])
  })

  test('LOCK-ISOL-01 isolation-room: not under a Malfunction, but beside an Intruder', () => {
    const broken = waking().malfunction('isolation-room').play()
    expect(broken.view(null).players[0].handCount).toBe(5)
    const fight = waking().intruder('larva', 'isolation-room').play()
    expect(fight.view(null).players[0].handCount).toBe(6)
  })

  test('LOCK-ISOL-04 isolation-room: locked in where no Intruder comes, once it is open', () => {
    expect(alone('isolation-room').space(9).play().forbidden('isolation-room')).toBe('LOCK-ISOL-03')
    const game = alone('isolation-room')
      .space(8)
      .dice({ noise: [1] })
      .play()
      .act('isolation-room')
    expect(game.whereIs('sentry')).toBe('locked-in')
  })
})

describe('repository', () => {
  const workshop = () =>
    lockdown('sentry', 'hacker', 'janitor').at('janitor', 'laboratory').cards('sentry', 2)

  test('LOCK-ROOM-42 LOCK-ROOM-43 repository: everybody here crafts from a single component', () => {
    const game = workshop().item('sentry', 'medkit').item('hacker', 'energy-charge').play()
    game.act('repository')
    expect(game.asked).toEqual(['sentry'])
    expect(game.options()).toEqual(['craft-nothing', 'craft:antidote:medkit'])
    game.choose('craft:antidote:medkit')
    expect(game.asked).toEqual(['hacker'])
    expect(game.options().sort()).toEqual([
      'craft-nothing',
      'craft:taser:energy-charge',
      'craft:thermite-charge:energy-charge',
    ])
    game.choose('craft:taser:energy-charge')
    const items = game.view(null).players.map(({ inventory }) => inventory.map(({ id }) => id))
    expect(items).toEqual([['antidote'], ['taser'], []])
    expect(game.view(null).decks.green.discard).toEqual(['medkit'])
    // It cost the Hacker neither a card nor an action.
    expect(game.asked).toEqual(['sentry'])
  })

  test('LOCK-ROOM-44 repository: only those who wish; the others are asked whatever they hide', () => {
    const game = workshop().item('sentry', 'medkit').item('hacker', 'grenade').play()
    game.act('repository', 'craft-nothing')
    expect(game.asked).toEqual(['hacker'])
    expect(game.options()).toEqual(['craft-nothing'])
    game.choose('craft-nothing')
    expect(game.player('sentry').inventory.map(({ id }) => id)).toEqual(['medkit'])
  })

  test('LOCK-ROOM-44 repository: nobody is asked who has nothing to craft with, as all can see', () => {
    const game = workshop().item('sentry', 'medkit').play().act('repository', 'craft-nothing')
    expect(game.asked).toEqual(['sentry'])
    expect(game.prompt).toBe('action')
  })

  test('LOCK-COST-16 repository: not where nobody has anything', () => {
    const game = lockdown('survivor', 'lab-rat')
      .at('survivor', 'repository')
      .cards('survivor', 2)
      .play()
    expect(game.forbidden('repository')).toBe('LOCK-ROOM-42')
  })

  test('LOCK-CRAFT-05 repository: not what is no longer in the pile', () => {
    const game = workshop()
      .item('sentry', 'medkit')
      .with((s) => {
        s.crafted = s.crafted.filter((id) => id !== 'antidote')
        s.itemDiscards.crafted.push('antidote', 'antidote', 'antidote')
      })
      .at('hacker', 'laboratory')
      .play()
    expect(game.forbidden('repository')).toBe('LOCK-ROOM-42')
  })
})

describe('backup-power', () => {
  test('LOCK-ROOM-46 LOCK-ROOM-48 backup-power: tokens 1 and 2 blue, and the Time token too', () => {
    const game = alone('backup-power').powerTokens(3, 1, 4, 2).dark().play()
    game.act('backup-power:restore-power')
    for (const place of ['s1', 's2', 's3'] as const) {
      game.choose(`power:${game.own.power[place].number}`)
    }
    const { power } = game.view(null)
    expect([power.s1.on, power.s2.on, power.s3.on, power.elevator.on]).toEqual([
      false,
      true,
      false,
      true,
    ])
    expect(game.view(null).timeActive).toBe(true)
  })
})

describe('alert-room', () => {
  test('LOCK-ROOM-51 alert-room: the Alert Procedure, once', () => {
    const game = alone('alert-room').space(9).play().act('alert-room:start-alert')
    expect(game.view(null).alert).toBe(4)
    expect(game.ways('alert-room')).toEqual(['check-contingency'])
  })

  test('LOCK-ROOM-52 alert-room: a token of the neutral pool is looked at and kept', () => {
    const game = alone('alert-room').play()
    const pool = game.own.pool.length
    game.act('alert-room:check-contingency')
    expect(game.own.pool).toHaveLength(pool - 1)
    expect(game.view('sentry').players[0].contingencies).not.toContain(null)
    expect(game.view('hacker').players[0].contingencies.every((id) => id === null)).toBe(true)
  })

  test('LOCK-GEN-15 alert-room: who had seen a token of the pool cannot tell it once another has gone', () => {
    const known = alone('alert-room').with((s) => {
      for (const token of own(s).pool) token.seen = [1]
    })
    const game = known.play()
    expect(game.view('hacker').pool).not.toContain(null)
    game.act('alert-room:check-contingency')
    expect(game.view('hacker').pool.every((id) => id === null)).toBe(true)
    expect(game.view('hacker').players[0].contingencies.every((id) => id === null)).toBe(true)
  })

  test('LOCK-ROOM-52 alert-room: not from an empty pool', () => {
    const dry = alone('alert-room')
      .with((s) => {
        ownOf(s.players[1]).contingencies.push(...own(s).pool.splice(0))
      })
      .play()
    expect(dry.ways('alert-room')).toEqual(['start-alert'])
  })
})

describe('elevator rooms', () => {
  test.each([
    ['elevator-1', 'elevator-2'],
    ['elevator-2', 'elevator-3'],
    ['elevator-3', 'elevator-1'],
  ])('LOCK-ROOM-50 %s: the Elevator is called for 1 card', (here, there) => {
    const game = alone(here, 1).elevatorAt(there).play()
    expect(game.ways(here)).toEqual(['call-elevator'])
    game.act(`${here}:call-elevator`)
    expect(game.state.rooms[game.own.elevator].tile).toBe(here)
  })

  test('LOCK-ROOM-50 elevator-2: or ridden for 1 card, with those who agree', () => {
    const game = lockdown('sentry', 'hacker', 'janitor')
      .at('sentry', 'elevator-2')
      .at('hacker', 'elevator-2')
      .at('janitor', 'elevator-2')
      .elevatorAt('elevator-2')
      .cards('sentry', 1)
      .play()
    expect(game.ways('elevator-2')).toEqual(['ride-elevator:18', 'ride-elevator:25'])
    game.choose('elevator-2:ride-elevator:25').pick('take-along:1', 'take-along:2')
    game.say('hacker', 'agree').say('janitor', 'refuse').settle()
    expect(['sentry', 'hacker', 'janitor'].map((one) => game.whereIs(one))).toEqual([
      'elevator-3',
      'elevator-3',
      'elevator-2',
    ])
    expect(game.log('noise-roll')).toEqual([])
  })
})

describe('staircases', () => {
  test.each(['staircase-1', 'staircase-2'])('LOCK-ROOM-45 %s: no action, and no Search', (tile) => {
    const game = lockdown('sentry', 'hacker')
      .at('sentry', tile)
      .hand('sentry', 'search', 'rest', 'repairs')
      .play()
    expect(game.options().filter((id) => id.startsWith(tile))).toEqual([])
    expect(game.forbidden('search')).toBe('LOCK-SEARCH-06')
  })

  test('LOCK-STAIRS-04 staircase-1: it can hold a Malfunction marker', () => {
    const game = lockdown('sentry', 'hacker')
      .at('sentry', 'staircase-1')
      .hand('sentry', 'demolition')
    const broken = game.play().act('demolition:break-room')
    expect(broken.room('staircase-1').malfunction).toBe(true)
  })
})
