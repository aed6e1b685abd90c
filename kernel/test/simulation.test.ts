import { expect, test } from 'vitest'
import { FastRng } from '../index.ts'
import { bids } from './games/bids.ts'
import { pig } from './games/pig.ts'
import { answer, begin, playOut, readersOf } from './play.ts'

const simulated = { seats: 3, history: false }

test('a match without history plays the same game as one with it', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const [kept, free] = [true, false].map((history) => {
      const match = begin(bids, { seats: 3, seed: { kind: 'fast', seed }, history })
      playOut(match, new FastRng(seed))
      return [match.state, match.result, match.chanceUsed]
    })
    expect(free).toEqual(kept)
  }
})

test('it takes no copy of the state: the rules work on the one that was set up', () => {
  const state = { scores: [0, 0], turn: 0, pot: 0 }
  const match = begin({ ...pig, setup: () => state }, { seats: 2, history: false })
  playOut(match, new FastRng(1))
  expect(match.state).toBe(state)
})

test('it writes no log', () => {
  const match = begin(bids, simulated)
  playOut(match, new FastRng(1))
  for (const reader of readersOf(match)) expect(match.log(reader)).toEqual([])
})

test('it refuses like any other', () => {
  const match = begin(bids, simulated)
  expect(match.answer(0, 1, 'bid:1')).toMatchObject({ code: 'not-listed' })
  expect(match.answer(1, 1, 'pass')).toMatchObject({ code: 'not-asked' })
})

test('nothing can be taken back or cancelled in it', () => {
  const match = begin(bids, simulated)
  answer(match, 0, 'exchange')
  expect(match.undoStop(0)).toBe('nothing')
  expect(match.undo(0)).toMatchObject({ code: 'cannot-undo' })
  expect(match.pending()).toMatchObject([{ prompt: 'lay-aside', cancel: false }])
  expect(match.cancel(0, 2)).toMatchObject({ code: 'cannot-cancel' })
})

test('it cannot be saved, forked or redealt, and says why', () => {
  const match = begin(bids, simulated)
  const told = 'This match keeps no history.'
  expect(() => match.save()).toThrow(told)
  expect(() => match.fork()).toThrow(told)
  expect(() => match.redealt(0, new FastRng(1))).toThrow(told)
  expect(() => match.answers).toThrow(told)
})
