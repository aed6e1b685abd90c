import { expect, test } from 'vitest'
import { shotOdds } from '../odds.ts'
import { classic } from './position.ts'

/** Chances that are shown, by what a seat sees. */

test('injuries by a shot, face by face: what the Weapon changes, and what is added', () => {
  const view = classic('bounty-hunter')
    .intruder('adult', 'hibernatorium')
    .play()
    .view('bounty-hunter')
  // Miss, Creeper twice, Adult, one, two.
  expect(shotOdds(view, 'hunting-rifle', 'adult')).toEqual([0, 0, 0, 1, 1, 2])
  expect(shotOdds(view, 'hunting-rifle', 'queen')).toEqual([0, 0, 0, 1, 1, 2])
  expect(shotOdds(view, 'compact-pistol', 'queen')).toEqual([0, 0, 0, 0, 1, 1])
  expect(shotOdds(view, 'hunting-rifle', 'adult', 1)).toEqual([1, 1, 1, 2, 2, 3])
})
