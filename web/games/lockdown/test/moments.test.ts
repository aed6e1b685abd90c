import '../../../test/browser.ts'
import { type Line, Match, must } from '@bulkhead/kernel'
import { type LockdownView, lockdown } from '@bulkhead/lockdown'
import { describe, expect, test } from 'vitest'
import { lockdownUi } from '../index.ts'
import { nextFailure } from '../reader.ts'

const { momentOf } = lockdownUi

const seed = { kind: 'fast', seed: 1 } as const
const start = must(Match.start(lockdown, { seats: 3, options: {}, seed })).view(0) as LockdownView

/** Seats 0 and 1 stand in room 6, seat 2 in room 9; it is seat 1's turn. */
const view: LockdownView = {
  ...start,
  phase: 'turn',
  turn: { seat: 1, taken: 0, allowed: 2 },
  players: start.players.map((player, seat) => ({
    ...player,
    fate: 'awake',
    room: seat === 2 ? 9 : 6,
  })),
}

const told = (kind: string, params: Line['params'] = {}, at = view, before = at) =>
  momentOf({ kind, params }, at, 0, before)

test('power, gate, alert, Autodestruction and the end concern everybody', () => {
  const kinds = ['gate-opens', 'alert', 'autodestruction-starts', 'autodestruction-red']
  expect(kinds.filter((kind) => told(kind).concern === 'none')).toEqual([])
  expect(told('power-off', { power: 's2' }).concern).toBe('own')
  expect(told('ends-purge').concern).toBe('harm')
  expect(told('check-contingency', { outcome: 'red' }).concern).toBe('harm')
})

describe('each has its place', () => {
  test.each([
    ['power-off', { power: 's2' }, { kind: 'power', id: 's2' }],
    ['power-swapped', { a: 's1', b: 'elevator' }, { kind: 'power', id: 's1' }],
    ['rover-to-bunker', {}, { kind: 'bunker', id: 'bunker' }],
    ['elevator', { place: 17 }, { kind: 'elevator', id: 'elevator' }],
    ['computer-card', { computer: 'logistics' }, { kind: 'computer', id: 'computer' }],
    ['launch', { css: 'b' }, { kind: 'pod', id: 'b' }],
    ['sees-css', { seat: 0, space: 8, css: 'a' }, { kind: 'space', id: 8 }],
    ['takes-contingency', { seat: 0 }, { kind: 'contingency', id: 'pool' }],
    ['check-contingency', { outcome: 'red' }, { kind: 'contingency', id: 'active' }],
  ] as const)('%s', (kind, params, place) => {
    expect(told(kind, params).about[0]).toEqual(place)
  })

  test('whoever is judged at the end stands where they got to', () => {
    const safe = ['locked-in', 'bunker'] as const
    const ended: LockdownView = {
      ...view,
      phase: 'victory',
      players: view.players.map((player, seat) => ({
        ...player,
        room: -1,
        fate: safe[seat] ?? 'escaped',
      })),
    }
    const isolation = ended.rooms.findIndex(({ tile }) => tile === 'isolation-room')
    expect(told('objective', { seat: 0 }, ended).about[0]).toEqual({ kind: 'place', id: isolation })
    expect(told('wins', { seat: 1 }, ended).about[0]).toEqual({ kind: 'bunker', id: 'bunker' })
  })
})

describe('LOCK-POWER-06 the next power failure', () => {
  const power: LockdownView['power'] = {
    s1: { number: 2, on: true },
    s2: { number: 4, on: false },
    s3: { number: 1, on: true },
    elevator: { number: 3, on: true },
  }

  test('is that of the highest blue token, at the next stroke', () => {
    const now = { ...view, power, time: 13, timeActive: false }
    expect(nextFailure(now)).toEqual({ place: 'elevator', space: 11 })
    expect(nextFailure({ ...now, time: 11 })).toEqual({ place: 'elevator', space: 9 })
  })

  test('LOCK-POWER-04 waits for a blue stroke once power is restored, and comes to an end', () => {
    const restored = { ...view, power, time: 11, timeActive: true }
    expect(nextFailure(restored)).toEqual({ place: 'elevator', space: 5 })
    expect(nextFailure({ ...restored, time: 3 })).toBeNull()
    const dark = { number: 1, on: false }
    const none = { s1: dark, s2: dark, s3: dark, elevator: dark }
    expect(nextFailure({ ...restored, power: none })).toBeNull()
  })
})
