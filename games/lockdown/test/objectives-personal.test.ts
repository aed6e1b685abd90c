import { factsOf, progressOf } from '@bulkhead/hull/progress.ts'
import { describe, expect, test } from 'vitest'
import { own } from '../own.ts'
import { PRINTED } from '../packs.ts'
import { beforeExplosion, beforePurge, purgeUnder } from './endings.ts'
import { lockdown, type Position } from './position.ts'

type Left = 'escaped' | 'bunker' | 'locked-in' | 'dead'

const base = () => beforePurge('sentry', 'hacker', 'lab-rat')
const explosion = () => beforeExplosion('sentry', 'hacker', 'lab-rat')

function crew(
  at: Position,
  objective: string,
  mine: Left = 'escaped',
  others: Left[] = [],
): Position {
  at.objectives('sentry', [objective, 'personal'])
  for (const [i, fate] of others.entries()) at.out(['hacker', 'lab-rat'][i], fate)
  return at.out('sentry', mine)
}

const wins = (at: Position) => at.play().winners!.includes('sentry')
const signal = (at: Position) => at.is('sentry', { signal: true })
const archived = (at: Position) => at.archived('sentry')
const noNest = (at: Position) =>
  at.eggs(0).with((s) => {
    s.nestDestroyed = true
  })
const discovered = (at: Position) =>
  at.with((s) => {
    own(s).analysed.push('egg')
    s.weaknesses.second.found = true
  })

/** A room that is not explored, by its number. */
function unseen(at: Position, number: number): Position {
  return at.unexplored(at.state.rooms[number - 1].tile)
}

describe('upper-survey', () => {
  const id = 'upper-survey'

  test('LOCK-OBJ-10 asks for a Signal and every room of S-01 and S-02', () => {
    expect(wins(signal(crew(base(), id)))).toBe(true)
    expect(wins(crew(base(), id))).toBe(false)
    expect(wins(signal(crew(unseen(base(), 1), id)))).toBe(false)
    expect(wins(signal(crew(unseen(base(), 11), id)))).toBe(false)
    expect(wins(signal(crew(unseen(base(), 12), id)))).toBe(true)
  })
})

describe('lower-survey', () => {
  const id = 'lower-survey'

  test('LOCK-OBJ-09 LOCK-OBJ-10 asks for the active token and every room of S-02 and S-03', () => {
    expect(wins(archived(crew(base(), id)))).toBe(true)
    expect(wins(crew(base(), id))).toBe(false)
    expect(wins(archived(crew(unseen(base(), 6), id)))).toBe(false)
    expect(wins(archived(crew(unseen(base(), 16), id)))).toBe(false)
    expect(wins(archived(crew(unseen(base(), 5), id)))).toBe(true)
  })
})

describe('great-hunt', () => {
  const id = 'great-hunt'
  const killed = (at: Position) =>
    at.with((s) => {
      s.queenKilled = true
    })

  test('LOCK-OBJ-12 asks for a Signal and the Queen dead', () => {
    expect(wins(signal(crew(killed(base()), id)))).toBe(true)
    expect(wins(crew(killed(base()), id))).toBe(false)
  })

  test('LOCK-END-03 the purge does not kill her, the destruction of the base does', () => {
    expect(wins(signal(crew(base(), id)))).toBe(false)
    expect(wins(signal(crew(explosion(), id)))).toBe(true)
    expect(wins(signal(crew(purgeUnder('red', 'sentry', 'hacker', 'lab-rat'), id)))).toBe(true)
  })
})

describe('scorched-nest', () => {
  const id = 'scorched-nest'

  test('LOCK-OBJ-07 asks for the Nest destroyed and the active token', () => {
    expect(wins(archived(crew(noNest(base()), id)))).toBe(true)
    expect(wins(crew(noNest(base()), id))).toBe(false)
    expect(wins(archived(crew(base(), id)))).toBe(false)
    expect(wins(archived(crew(explosion(), id)))).toBe(true)
  })
})

test('LOCK-OBJ-08 scholar: asks for 7 Knowledge', () => {
  expect(wins(crew(base().knowledge('sentry', 7), 'scholar'))).toBe(true)
  expect(wins(crew(base().knowledge('sentry', 6), 'scholar'))).toBe(false)
  expect(wins(crew(base().knowledge('hacker', 8), 'scholar', 'escaped', ['escaped']))).toBe(false)
})

test('LOCK-OBJ-05 whistleblower: asks for a Signal, and for the active token or a discovery', () => {
  const id = 'whistleblower'
  expect(wins(archived(crew(discovered(base()), id)))).toBe(false)
  expect(wins(signal(crew(discovered(base()), id)))).toBe(true)
  expect(wins(signal(archived(crew(base(), id))))).toBe(true)
  expect(wins(signal(crew(base(), id)))).toBe(false)
})

describe('hoarder', () => {
  const hoard = (items: number, fate: Left = 'escaped') => {
    const at = crew(base(), 'hoarder', fate)
    // The starting Weapon is one of them.
    for (let i = 1; i < items; i++) at.item('sentry', i > 5 ? 'toolbelt' : 'medkit')
    return at
  }

  test('LOCK-OBJ-15 asks for 7 Items', () => {
    expect(wins(hoard(7))).toBe(true)
    expect(wins(hoard(7, 'bunker'))).toBe(true)
    expect(wins(hoard(6))).toBe(false)
  })

  test('LOCK-OBJ-01 asks for a pod or the Bunker', () => {
    expect(wins(hoard(8, 'locked-in'))).toBe(false)
  })
})

describe('last-one', () => {
  const id = 'last-one'

  test('LOCK-OBJ-03 is fulfilled by the only survivor', () => {
    expect(wins(crew(base(), id, 'locked-in'))).toBe(true)
    expect(wins(crew(base(), id, 'locked-in', ['escaped']))).toBe(false)
  })

  test('LOCK-OBJ-07 or with a Signal and the Nest destroyed', () => {
    expect(wins(signal(crew(noNest(base()), id, 'escaped', ['escaped'])))).toBe(true)
    expect(wins(crew(noNest(base()), id, 'escaped', ['escaped']))).toBe(false)
    expect(wins(signal(crew(base(), id, 'escaped', ['escaped'])))).toBe(false)
  })
})

test.each(['escaped', 'bunker', 'locked-in'] as const)(
  'LOCK-OBJ-01 never-alone: asks for another survivor, %s',
  (fate) => {
    expect(wins(crew(base(), 'never-alone', 'escaped', [fate]))).toBe(true)
    expect(wins(crew(base(), 'never-alone', 'escaped', ['dead']))).toBe(false)
    expect(wins(crew(base(), 'never-alone', 'escaped'))).toBe(false)
  },
)

test('LOCK-OBJ-01 never-alone: company that is still in the base has not survived yet', () => {
  const { state } = lockdown('sentry', 'hacker')
  const [[company]] = progressOf(PRINTED.objectives['never-alone'], factsOf(state), 0)
  expect(company).toMatchObject({ id: 'company', done: 0 })
})
