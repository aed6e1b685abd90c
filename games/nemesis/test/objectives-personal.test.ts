import type { Fate } from '@bulkhead/hull/state.ts'
import { describe, expect, test } from 'vitest'
import { catalogue, named } from './catalogue.ts'
import { beforeExplosion, beforeJump } from './endings.ts'
import { newGames } from './new-game.ts'
import { alternatePosition, type Position } from './position.ts'

type Left = Exclude<Fate, 'awake'>

/** The scout keeps this Objective and leaves so; the captain's fate is the other one. */
function crew(ship: Position, objective: string, mine: Left = 'escaped', theirs?: Left): Position {
  ship.objectives('scout', [objective, 'personal'])
  if (theirs) ship.out('captain', theirs)
  return ship.out('scout', mine)
}

const jump = (course: Parameters<typeof beforeJump>[0] = 'earth') =>
  beforeJump(course, 'scout', 'captain', 'pilot')
const explosion = () => beforeExplosion('scout', 'captain', 'pilot')
const wins = (ship: Position) => ship.play().winners!.includes('scout')
const signal = (ship: Position) => ship.is('scout', { signal: true })

/** Which Objectives so many players ever get. */
function dealt(players: number): Set<string> {
  const games = newGames(players, {}, 60)
  return new Set(
    games.flatMap((game) =>
      game.state.players.flatMap((_, seat) =>
        game.match.view(seat).players[seat].objectives.map(({ id }) => id!),
      ),
    ),
  )
}

const DEALT = new Map([1, 2, 3, 4, 5].map((players) => [players, dealt(players)]))
const ROWS = [...catalogue('13.1 Personal objectives'), ...catalogue('13.2 Corporate objectives')]

test.each(named(ROWS, 'id'))('%s is dealt to as many players as it says and more', (id, row) => {
  for (const [players, ids] of DEALT) expect(ids.has(id)).toBe(players >= Number(row.Min))
})

describe.each(['save-the-property', 'long-time-friend'])('%s', (id) => {
  test('is fulfilled when the ship reaches Earth, with the owner asleep in it or gone', () => {
    expect(wins(crew(jump(), id, 'hibernating', 'hibernating'))).toBe(true)
    expect(wins(crew(jump(), id, 'escaped', 'escaped'))).toBe(true)
  })

  test.each(['mars', 'venus', 'deep-space'] as const)('%s is not Earth', (course) => {
    expect(wins(crew(jump(course), id, 'escaped', 'escaped'))).toBe(false)
  })

  test('is fulfilled by the sole survivor, wherever the ship goes', () => {
    expect(wins(crew(jump('mars'), id))).toBe(true)
    expect(wins(crew(jump('mars'), id, 'escaped', 'hibernating'))).toBe(true)
    expect(wins(crew(explosion(), id))).toBe(true)
    expect(wins(crew(explosion(), id, 'escaped', 'escaped'))).toBe(false)
  })
})

describe('quarantine', () => {
  const id = 'quarantine'
  const noNest = (ship: Position) =>
    ship.eggs(0).with((s) => {
      s.nestDestroyed = true
    })

  test('is fulfilled on Mars, where its owner survives in hibernation', () => {
    expect(wins(crew(jump('mars'), id, 'hibernating', 'escaped'))).toBe(true)
    expect(wins(crew(jump('mars'), id, 'escaped', 'escaped'))).toBe(true)
  })

  test('is fulfilled on Earth only with the Nest destroyed', () => {
    expect(wins(crew(jump(), id, 'hibernating'))).toBe(false)
    expect(wins(crew(noNest(jump()), id, 'hibernating'))).toBe(true)
    expect(wins(crew(noNest(jump()), id, 'escaped', 'escaped'))).toBe(true)
  })

  test('is not fulfilled elsewhere, nor by an explosion or as sole survivor', () => {
    expect(wins(crew(noNest(jump('venus')), id))).toBe(false)
    expect(wins(crew(noNest(jump('venus')), id, 'hibernating'))).toBe(false)
    expect(wins(crew(explosion(), id))).toBe(false)
    expect(wins(crew(jump('mars').engines(false, false, true), id))).toBe(false)
  })
})

describe('tireless-explorer', () => {
  const id = 'tireless-explorer'

  test('asks for a Signal and for every room explored', () => {
    expect(wins(signal(crew(jump('venus'), id)))).toBe(true)
    expect(wins(crew(jump('venus'), id))).toBe(false)
    expect(wins(signal(crew(jump('venus'), id)).unexplored('storage'))).toBe(false)
    expect(wins(signal(crew(jump('venus'), id)).unexplored('monitoring-room'))).toBe(false)
  })

  test('asks for the Evacuation Sections of the alternate board too', () => {
    const ship = () =>
      signal(crew(alternatePosition('scout', 'captain').time(14).phase('time'), id))
    expect(wins(ship())).toBe(true)
    expect(wins(ship().unexplored('evacuation-b'))).toBe(false)
  })
})

describe('decent-burial', () => {
  const id = 'decent-burial'
  const buried = (fate: Left, object = 'corpse') =>
    signal(crew(jump().carrying('scout', object), id, fate))

  test('asks for the blue corpse in hand, in a pod or in hibernation', () => {
    expect(wins(buried('escaped'))).toBe(true)
    expect(wins(buried('hibernating'))).toBe(true)
    expect(wins(signal(crew(jump(), id)))).toBe(false)
  })

  test('asks for that very corpse, in the hand of its owner', () => {
    const other = jump().out('captain', 'dead')
    expect(wins(signal(crew(other.carrying('scout', 'corpse-1'), id)))).toBe(false)
    const taken = jump().carrying('captain', 'corpse')
    expect(wins(signal(crew(taken, id, 'escaped', 'escaped')))).toBe(false)
  })

  test('asks for a Signal', () => {
    expect(wins(buried('escaped').is('scout', { signal: false }))).toBe(false)
  })
})

describe('hoarder', () => {
  const hoard = (items: number, fate: Left = 'escaped') => {
    const ship = crew(jump(), 'hoarder', fate, 'escaped')
    // The starting Weapon is one of them.
    for (let i = 1; i < items; i++) ship.item('scout', 'bandages')
    return ship
  }

  test('asks for 7 Items', () => {
    expect(wins(hoard(7))).toBe(true)
    expect(wins(hoard(6))).toBe(false)
  })

  test('asks for a pod', () => {
    expect(wins(hoard(8, 'hibernating'))).toBe(false)
  })
})

describe('great-hunt', () => {
  const id = 'great-hunt'
  const killed = (ship: Position) =>
    ship.with((s) => {
      s.queenKilled = true
    })

  test('asks for a Signal and the Queen killed, or the ship destroyed', () => {
    expect(wins(signal(crew(killed(jump('venus')), id)))).toBe(true)
    expect(wins(signal(crew(explosion(), id, 'escaped', 'escaped')))).toBe(true)
    expect(wins(signal(crew(jump(), id)))).toBe(false)
  })

  test('asks for a Signal both ways', () => {
    expect(wins(crew(killed(jump()), id))).toBe(false)
    expect(wins(crew(explosion(), id))).toBe(false)
  })
})

describe('friends-for-life', () => {
  const id = 'friends-for-life'

  test.each(['escaped', 'hibernating'] as const)('asks for another survivor, %s', (fate) => {
    expect(wins(crew(jump(), id, 'escaped', fate))).toBe(true)
    expect(wins(crew(jump(), id, 'hibernating', fate))).toBe(true)
  })

  test('is not for the sole survivor', () => {
    expect(wins(crew(jump(), id))).toBe(false)
    expect(wins(crew(jump('venus'), id, 'escaped', 'hibernating'))).toBe(false)
    expect(wins(crew(jump(), id, 'escaped', 'dead'))).toBe(false)
  })
})

describe('aliens-aboard', () => {
  const id = 'aliens-aboard'
  const noNest = (ship: Position) =>
    ship.eggs(0).with((s) => {
      s.nestDestroyed = true
    })

  test('asks for a Signal and the Nest destroyed, or the ship', () => {
    expect(wins(signal(crew(noNest(jump('venus')), id)))).toBe(true)
    expect(wins(signal(crew(explosion(), id)))).toBe(true)
    expect(wins(signal(crew(jump(), id)))).toBe(false)
  })

  test('asks for a Signal both ways', () => {
    expect(wins(crew(noNest(jump()), id))).toBe(false)
    expect(wins(crew(explosion(), id))).toBe(false)
  })
})
