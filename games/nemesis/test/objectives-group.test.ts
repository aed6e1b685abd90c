import type { Fate } from '@bulkhead/hull/state.ts'
import { describe, expect, test } from 'vitest'
import { catalogue, named } from './catalogue.ts'
import { coopBeforeJump } from './endings.ts'
import { newGames } from './new-game.ts'
import { coopPosition, type Position, position } from './position.ts'

const ROWS = catalogue('13.3 Solo/coop objectives')

test.each(named(ROWS, 'id'))('%s is dealt to groups and to whoever plays alone', (id) => {
  for (const [seats, options] of [
    [1, {}],
    [2, { mode: 'coop' }],
    [5, { mode: 'coop' }],
  ] as const) {
    const games = newGames(seats, options, 40)
    const dealt = games.flatMap((game) =>
      game.match.view(null).players.flatMap((player) => player.objectives),
    )
    expect(dealt.map((objective) => objective.id)).toContain(id)
  }
})

/** Both hold the same Objective, the one that is told about; the captain has left in a pod. */
function group(objective: string, ship: Position = coopBeforeJump('venus', 'scout', 'captain')) {
  return ship
    .objectives('scout', [objective, 'group'])
    .objectives('captain', [objective, 'group'])
    .out('captain', 'escaped')
}

const explosion = () => coopPosition('scout', 'captain').selfDestruct(5).phase('time')
const wins = (ship: Position) => {
  const { winners } = ship.play()
  // The group wins or loses as one.
  expect([0, 2]).toContain(winners!.length)
  return winners!.length === 2
}
const signals = (ship: Position) =>
  ship.is('scout', { signal: true }).is('captain', { signal: true })

describe('destination-earth', () => {
  const id = 'destination-earth'

  test('asks for the ship to reach Earth', () => {
    expect(wins(group(id, coopBeforeJump('earth', 'scout', 'captain')))).toBe(true)
    expect(wins(group(id))).toBe(false)
    expect(wins(group(id, coopBeforeJump('mars', 'scout', 'captain')))).toBe(false)
    expect(wins(group(id, explosion().coordinates('coordinates-5')))).toBe(false)
    const broken = coopBeforeJump('earth', 'scout', 'captain').engines(false, true, false)
    expect(wins(group(id, broken))).toBe(false)
  })
})

describe('autopsy', () => {
  const id = 'autopsy'
  /** The scout stands beside the Surgery, the last one aboard. */
  const beside = () =>
    group(id, coopPosition('scout', 'captain'))
      .at('scout', 'shower-room')
      .hand('scout', 'search', 'search')
      .time(14)
      .dice({ noise: ['silence'] })

  test('asks for the blue corpse in the Surgery', () => {
    expect(beside().play().act('move:c-14-17').pass().winners).toEqual([])
    const carried = beside().carrying('scout', 'corpse').play().act('move:c-14-17').pass()
    expect(carried.winners).toEqual(['scout', 'captain'])
  })

  test('in no other room', () => {
    const game = group(id, coopPosition('scout', 'captain'))
      .carrying('scout', 'corpse')
      .hand('scout', 'search')
      .time(14)
      .dice({ noise: ['silence'] })
      .play()
      .act('move:c-11-14')
    expect(game.whereIs('scout')).toBe('shower-room')
    expect(game.pass().winners).toEqual([])
  })

  test('once the corpse has been there it may be elsewhere at the end', () => {
    const game = beside()
      .carrying('scout', 'corpse')
      .dice({ noise: ['silence', 'silence'] })
      .play()
      .act('move:c-14-17')
      .act('move:c-14-17')
    expect(game.whereIs('scout')).toBe('shower-room')
    expect(game.pass().winners).toEqual(['scout', 'captain'])
  })

  test('another corpse is not the blue one', () => {
    const game = beside().carrying('scout', 'corpse-1').play().act('move:c-14-17').pass()
    expect(game.winners).toEqual([])
  })
})

describe('close-contact-protocol', () => {
  const id = 'close-contact-protocol'

  test('asks for two Weaknesses', () => {
    const one = () => group(id).weakness('egg', 'vital-places')
    expect(wins(one())).toBe(false)
    expect(wins(one().weakness('corpse', 'way-of-moving'))).toBe(true)
    expect(wins(one().weakness('carcass', 'way-of-moving'))).toBe(true)
  })
})

describe('behead-the-enemy', () => {
  const id = 'behead-the-enemy'
  const killed = (ship: Position) =>
    ship.with((s) => {
      s.queenKilled = true
    })

  test('asks for a Signal and the Queen killed, or the ship destroyed', () => {
    expect(wins(signals(killed(group(id))))).toBe(true)
    expect(wins(signals(group(id, explosion())))).toBe(true)
    expect(wins(signals(group(id)))).toBe(false)
    expect(wins(killed(group(id)))).toBe(false)
    expect(wins(group(id, explosion()))).toBe(false)
  })
})

describe('nobody-left-behind', () => {
  const id = 'nobody-left-behind'

  test('asks for a Signal and every room explored', () => {
    expect(wins(signals(group(id)))).toBe(true)
    expect(wins(group(id))).toBe(false)
    expect(wins(signals(group(id)).unexplored('armory'))).toBe(false)
  })
})

describe('special-delivery', () => {
  const id = 'special-delivery'

  test('asks for one Character, whoever it is, who leaves with an Egg', () => {
    expect(wins(group(id).carrying('captain', 'egg'))).toBe(true)
    expect(wins(group(id))).toBe(false)
    expect(wins(group(id).carrying('captain', 'carcass'))).toBe(false)
    const home = () => group(id, coopBeforeJump('earth', 'scout', 'captain'))
    expect(wins(home().out('scout', 'hibernating').carrying('scout', 'egg'))).toBe(true)
  })

  test('an Egg in the hands of somebody who dies aboard is not delivered', () => {
    expect(wins(group(id).carrying('scout', 'egg'))).toBe(false)
    const asleep = group(id, explosion()).out('scout', 'hibernating').carrying('scout', 'egg')
    expect(wins(asleep)).toBe(false)
  })
})

describe('clean-up-crew', () => {
  const id = 'clean-up-crew'
  const noNest = (ship: Position) =>
    ship.eggs(0).with((s) => {
      s.nestDestroyed = true
    })

  test('asks for a Signal and the Nest destroyed, or the ship', () => {
    expect(wins(signals(noNest(group(id))))).toBe(true)
    expect(wins(signals(group(id, explosion())))).toBe(true)
    expect(wins(signals(group(id)))).toBe(false)
    expect(wins(noNest(group(id)))).toBe(false)
  })
})

test.each<[string, Exclude<Fate, 'awake'>, boolean]>([
  ['close-contact-protocol', 'hibernating', true],
  ['special-delivery', 'hibernating', false],
  ['nobody-left-behind', 'hibernating', true],
])('%s serves whoever plays alone, too', (id, fate, fulfilled) => {
  const game = position('scout')
    .objectives('scout', [id, 'group'])
    .coordinates('coordinates-5')
    .weakness('egg', 'vital-places')
    .weakness('corpse', 'way-of-moving')
    .is('scout', { signal: true })
    .out('scout', fate)
    .time(14)
    .phase('time')
    .play()
  expect(game.winners).toEqual(fulfilled ? ['scout'] : [])
})
