import { factsOf, progressOf } from '@bulkhead/hull/progress.ts'
import { describe, expect, test } from 'vitest'
import { own } from '../own.ts'
import { PRINTED } from '../packs.ts'
import { beforeExplosion, beforePurge } from './endings.ts'
import { lockdown, type Position } from './position.ts'

type Left = 'escaped' | 'bunker' | 'locked-in' | 'dead'

const base = () => beforePurge('sentry', 'hacker', 'lab-rat')

/** The sentry keeps this Objective and leaves so; what becomes of the others may be said. */
function crew(
  at: Position,
  objective: string,
  mine: Left = 'escaped',
  others: Left[] = [],
): Position {
  at.objectives('sentry', [objective, 'corporate'])
  for (const [i, fate] of others.entries()) at.out(['hacker', 'lab-rat'][i], fate)
  return at.out('sentry', mine)
}

const wins = (at: Position) => at.play().winners!.includes('sentry')
const signal = (at: Position) => at.is('sentry', { signal: true })

describe.each([1, 2, 3, 4, 5])('loose-end-%d', (number) => {
  const id = `loose-end-${number}`
  /** The sentry is player 5 where another must die, the hacker the one that is named. */
  const named = (mine: number, theirs: number) =>
    base()
      .is('sentry', { number: mine })
      .is('hacker', { number: theirs })
      .is('lab-rat', { number: [1, 2, 3, 4, 5].find((one) => one !== mine && one !== theirs)! })
  const me = number === 5 ? 4 : 5

  test('LOCK-OBJ-02 is fulfilled when that player is dead', () => {
    expect(wins(crew(named(me, number), id, 'escaped', ['dead', 'bunker']))).toBe(true)
    expect(wins(crew(named(me, number), id, 'escaped', ['escaped', 'dead']))).toBe(false)
  })

  test('LOCK-OBJ-03 or when nobody else survives, also for its own number', () => {
    expect(wins(crew(named(number, me), id, 'escaped', ['dead', 'dead']))).toBe(true)
    expect(wins(crew(named(number, me), id, 'escaped', ['dead', 'locked-in']))).toBe(false)
  })

  test('LOCK-OBJ-01 its owner must survive', () => {
    const dead = named(me, number).objectives('sentry', [id, 'corporate'])
    dead.out('hacker', 'dead').out('lab-rat', 'escaped')
    expect(wins(dead)).toBe(false)
  })
})

describe('no-witnesses', () => {
  const id = 'no-witnesses'

  test('LOCK-OBJ-04 is fulfilled when no survivor of the Nemesis is alive', () => {
    expect(wins(crew(base(), id, 'escaped', ['escaped', 'dead']))).toBe(true)
    expect(wins(crew(base(), id, 'escaped', ['dead', 'bunker']))).toBe(false)
  })

  test('LOCK-OBJ-04 with none of them in the game it is fulfilled', () => {
    const staff = beforePurge('sentry', 'hacker', 'janitor').objectives('sentry', [id, 'corporate'])
    staff.out('hacker', 'escaped').out('janitor', 'bunker').out('sentry', 'bunker')
    expect(wins(staff)).toBe(true)
  })

  test('LOCK-OBJ-04 an owner who is one of them wins as the only survivor', () => {
    const own = (fate: Left) =>
      beforePurge('lab-rat', 'hacker')
        .objectives('lab-rat', [id, 'corporate'])
        .out('hacker', fate)
        .out('lab-rat', 'escaped')
    expect(own('dead').play().winners).toEqual(['lab-rat'])
    expect(own('escaped').play().winners).not.toContain('lab-rat')
  })
})

describe('live-specimen', () => {
  const id = 'live-specimen'

  test.each(['escaped', 'bunker', 'locked-in'] as const)(
    'LOCK-OBJ-14 asks for a Signal and an Egg in hand: %s',
    (fate) => {
      expect(wins(signal(crew(base().carrying('sentry', 'egg'), id, fate)))).toBe(true)
      expect(wins(crew(base().carrying('sentry', 'egg'), id, fate))).toBe(false)
      expect(wins(signal(crew(base(), id, fate)))).toBe(false)
      expect(wins(signal(crew(base().carrying('sentry', 'carcass'), id, fate)))).toBe(false)
    },
  )

  test('LOCK-OBJ-14 an Egg still carried in the base is not out yet', () => {
    const { state } = lockdown('sentry', 'hacker').carrying('sentry', 'egg')
    const [[, egg]] = progressOf(PRINTED.objectives[id], factsOf(state), 0)
    expect(egg).toMatchObject({ id: 'carried-egg', done: 0, needed: 1 })
  })

  test('LOCK-OBJ-14 an Egg that somebody else took out does not count', () => {
    const other = base().carrying('hacker', 'egg')
    expect(wins(signal(crew(other, id, 'escaped', ['escaped'])))).toBe(false)
  })
})

/** Objects that have been analysed in the Laboratory, with the Weaknesses that they revealed. */
function analysed(at: Position, ...kinds: ('corpse' | 'carcass' | 'egg')[]): Position {
  return at.with((s) => {
    own(s).analysed.push(...kinds)
    const slots = Object.values(s.weaknesses).filter(({ found }) => !found)
    kinds.forEach((_, i) => {
      slots[i].found = true
    })
  })
}

describe('post-mortem', () => {
  const id = 'post-mortem'

  test('LOCK-OBJ-06 asks for a Signal and a Weakness discovered with a Carcass', () => {
    expect(wins(signal(crew(analysed(base(), 'egg', 'carcass'), id)))).toBe(true)
    expect(wins(crew(analysed(base(), 'carcass'), id))).toBe(false)
    expect(wins(signal(crew(analysed(base(), 'egg', 'corpse'), id)))).toBe(false)
  })
})

describe('field-report', () => {
  const id = 'field-report'

  test('LOCK-OBJ-06 asks for a Weakness discovered during play, not the one of the setup', () => {
    expect(wins(crew(analysed(base(), 'egg').knowledge('sentry', 5), id))).toBe(true)
    expect(wins(crew(base().knowledge('sentry', 8), id))).toBe(false)
  })

  test('LOCK-OBJ-08 asks for 5 Knowledge', () => {
    expect(wins(crew(analysed(base(), 'egg').knowledge('sentry', 4), id))).toBe(false)
  })
})

test('LOCK-OBJ-03 the destruction of the base counts as whatever else kills', () => {
  const at = beforeExplosion('sentry', 'hacker', 'lab-rat')
  expect(wins(crew(at, 'loose-end-2', 'escaped', ['locked-in', 'escaped']))).toBe(true)
})

test('LOCK-SETUP-28 Corporate Objectives are not dealt to fewer players than they say', () => {
  const dealt = (...characters: string[]) => {
    const { state } = lockdown(...characters)
    return new Set([
      ...state.box.objectives.corporate,
      ...state.players.flatMap(({ objectives }) => objectives.map(({ id }) => id)),
    ])
  }
  expect(dealt('sentry', 'hacker').has('loose-end-2')).toBe(true)
  expect(dealt('sentry', 'hacker').has('loose-end-3')).toBe(false)
  expect(dealt('sentry', 'hacker').has('no-witnesses')).toBe(false)
  expect(dealt('sentry', 'hacker', 'janitor').has('no-witnesses')).toBe(true)
  expect(dealt('sentry', 'hacker', 'janitor').has('loose-end-4')).toBe(false)
})
