import { describe, expect, test } from 'vitest'
import { own } from '../own.ts'
import { coopPurgeUnder } from './endings.ts'
import { lockdown, type Position } from './position.ts'

/** The Objectives of the solo and cooperative modes (components 10.3). */

/** The sentry's Objective is this one, the hacker's one that is always fulfilled here. */
function group(
  objective: string,
  mine: 'escaped' | 'bunker' | 'locked-in' = 'bunker',
  code = 'green',
): Position {
  return coopPurgeUnder(code, 'sentry', 'hacker')
    .objectives('sentry', [objective, 'group'])
    .objectives('hacker', ['deep-survey', 'group'])
    .out('sentry', mine)
}

const won = (at: Position) => at.play().winners!.length === 2
const signal = (at: Position, who = 'sentry') => at.is(who, { signal: true })
const unseen = (at: Position, number: number) => at.unexplored(at.state.rooms[number - 1].tile)
const destroyed = (at: Position) => at.autodestructionAt(1, true)

test('LOCK-MODE-COOP-02 distress-call: a Signal, and all rooms of S-02', () => {
  // Both hold it, since the other card would ask for more rooms.
  const call = () => group('distress-call').objectives('hacker', ['distress-call', 'group'])
  const both = (at: Position) => signal(signal(at), 'hacker')
  expect(won(both(call()))).toBe(true)
  expect(won(call())).toBe(false)
  expect(won(unseen(both(call()), 9))).toBe(false)
  expect(won(unseen(both(call()), 5))).toBe(true)
  expect(won(unseen(both(call()), 13))).toBe(true)
})

test('LOCK-OBJ-10 deep-survey: all rooms of S-02 and S-03', () => {
  expect(won(group('deep-survey'))).toBe(true)
  expect(won(unseen(group('deep-survey'), 9))).toBe(false)
  expect(won(unseen(group('deep-survey'), 13))).toBe(false)
  expect(won(unseen(group('deep-survey'), 5))).toBe(true)
})

test('LOCK-OBJ-12 decapitation: a Signal, and the Queen dead or the base destroyed', () => {
  const killed = (at: Position) =>
    at.with((s) => {
      s.queenKilled = true
    })
  expect(won(signal(killed(group('decapitation'))))).toBe(true)
  expect(won(killed(group('decapitation')))).toBe(false)
  expect(won(signal(group('decapitation')))).toBe(false)
  expect(won(destroyed(signal(group('decapitation'))))).toBe(true)
})

test('LOCK-OBJ-07 burn-the-nest: a Signal, and the Nest or the base destroyed', () => {
  const burnt = (at: Position) =>
    at.eggs(0).with((s) => {
      s.nestDestroyed = true
    })
  expect(won(signal(burnt(group('burn-the-nest'))))).toBe(true)
  expect(won(burnt(group('burn-the-nest')))).toBe(false)
  expect(won(signal(group('burn-the-nest')))).toBe(false)
  expect(won(destroyed(signal(group('burn-the-nest'))))).toBe(true)
})

test('LOCK-MODE-COOP-03 two cards that ask for a Signal need two, one of each Character', () => {
  const two = () =>
    group('decapitation')
      .objectives('hacker', ['distress-call', 'group'])
      .with((s) => {
        s.queenKilled = true
      })
  expect(won(signal(two()))).toBe(false)
  expect(won(signal(signal(two()), 'hacker'))).toBe(true)
})

describe('special-delivery', () => {
  test.each(['escaped', 'bunker', 'locked-in'] as const)(
    'LOCK-OBJ-14 somebody who survives has left with an Egg: %s',
    (fate) => {
      const at = () => group('special-delivery', fate)
      expect(won(at().carrying('sentry', 'egg'))).toBe(true)
      expect(won(at())).toBe(false)
      // The hacker carries it and dies of the purge.
      expect(won(at().carrying('hacker', 'egg'))).toBe(false)
    },
  )
})

test('LOCK-WEAK-01 contact-protocol: all three Weakness cards are face up', () => {
  const found = (...slots: string[]) =>
    group('contact-protocol').with((s) => {
      for (const slot of slots) s.weaknesses[slot].found = true
    })
  expect(won(found('second', 'third'))).toBe(true)
  expect(won(found('second'))).toBe(false)
})

describe('cause-of-death', () => {
  const id = 'cause-of-death'
  const analysed = (...kinds: ('corpse' | 'carcass' | 'egg')[]) =>
    group(id).with((s) => {
      own(s).analysed.push(...kinds)
    })

  test.each(['corpse', 'carcass'] as const)(
    'LOCK-WEAK-02 a Weakness discovered with a %s',
    (kind) => {
      expect(won(analysed('egg', kind))).toBe(true)
      expect(won(analysed('egg'))).toBe(false)
    },
  )

  test("LOCK-OBJ-09 or somebody's Knowledge token is active, the hacker's who dies too", () => {
    expect(won(group(id))).toBe(false)
    expect(won(group(id).archived('sentry'))).toBe(true)
    expect(won(group(id).archived('hacker'))).toBe(true)
  })
})

test('LOCK-POWER-03 keep-the-lights-on: the Time token or two Power tokens blue', () => {
  const id = 'keep-the-lights-on'
  const two = () => group(id).powered().power('s3', false).power('elevator', false)
  const one = () => two().power('s2', false)
  expect(won(two())).toBe(true)
  expect(won(one())).toBe(false)
  expect(won(one().timeActive())).toBe(true)
  expect(won(destroyed(one().timeActive()))).toBe(true)
})

test('LOCK-KNOW-05 full-understanding: somebody has 6 Knowledge, the hacker who dies too', () => {
  const id = 'full-understanding'
  expect(won(group(id).knowledge('sentry', 6))).toBe(true)
  expect(won(group(id).knowledge('sentry', 5))).toBe(false)
  expect(won(group(id).knowledge('hacker', 6))).toBe(true)
})

test('LOCK-MODE-COOP-02 damage-control: at most 4 Fires and 5 Malfunctions', () => {
  const id = 'damage-control'
  const four = ['repository', 'alert-room', 'backup-power', 'archive']
  expect(won(group(id).fire(...four))).toBe(true)
  expect(won(group(id).fire(...four, 'laboratory'))).toBe(false)
  expect(won(group(id).malfunction(...four, 'laboratory'))).toBe(true)
  expect(won(group(id).malfunction(...four, 'laboratory', 'decon'))).toBe(false)
})

test('LOCK-MODE-SOLO-05 alone, the Signal must be their own', () => {
  const solo = (sent: boolean) =>
    lockdown('sentry')
      .space(1)
      .phase('time')
      .contingency('green')
      .objectives('sentry', ['distress-call', 'group'])
      .is('sentry', { signal: sent })
      .out('sentry', 'bunker')
  expect(solo(true).play().winners).toEqual(['sentry'])
  expect(solo(false).play().winners).toEqual([])
})
