import { type Line, Match, must } from '@bulkhead/kernel'
import { type TheseusView, theseus } from '@bulkhead/theseus'
import { describe, expect, test } from 'vitest'
import { momentOf } from '../moments.ts'

const seed = { kind: 'fast', seed: 1 } as const
const options = { factions: ['marines', 'aliens'] }
const start = must(Match.start(theseus, { seats: 2, options, seed })).view(null) as TheseusView

/** The first player is a reader; it is the second's turn. */
const view: TheseusView = { ...start, turn: { ...start.turn, number: 3, active: 1 } }
const unitOf = (seat: number) => start.units.find(({ owner }) => owner === seat)!.name
const [mine, theirs] = start.players.map(({ faction }) => faction)

const told = (kind: string, params: Line['params'] = {}, turn = 1) =>
  momentOf({ kind, params }, { ...view, turn: { ...view.turn, active: turn } }, 0)

describe('what concerns a seat', () => {
  test('wounds of its units, whoever deals them', () => {
    expect(told('wounded', { unit: unitOf(0), wounds: 1, faction: theirs }).concern).toBe('harm')
    expect(told('wounded', { unit: unitOf(1), wounds: 1, faction: mine }, 0).concern).toBe('deed')
    expect(told('life-lowered', { faction: mine }).concern).toBe('harm')
  })

  test('attacks on its units, Traps that they set off', () => {
    expect(told('attacks', { unit: unitOf(1), target: unitOf(0) }).concern).toBe('harm')
    expect(told('trap', { unit: unitOf(0), card: 'mar-mine' }, 0).concern).toBe('harm')
  })

  test('the end', () => {
    expect(told('wins', { faction: theirs }).concern).toBe('harm')
    expect(momentOf({ kind: 'wins', params: { faction: theirs } }, view, null).concern).toBe('none')
  })

  test('others’ moves are their own business', () => {
    expect(told('moves', { unit: unitOf(1), points: 2 }).concern).toBe('none')
  })
})

test('the end is nobody’s doing', () => {
  expect(['totals', 'tie', 'wins', 'shares'].map((kind) => told(kind).seat)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('everything in a turn is the doing of whose turn it is', () => {
  expect(told('data-gained', { faction: mine, points: 1 }).seat).toBe(1)
})

test('an Assault that reaches nobody is told with it', () => {
  expect(told('assault', { faction: theirs }).weight).toBe('event')
  expect(told('assault-misses', { faction: theirs }).weight).toBe('joined')
})
