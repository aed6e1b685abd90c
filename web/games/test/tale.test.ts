import { expect, test } from 'vitest'
import {
  levelAt,
  levelsOf,
  type Point,
  placeOf,
  roundAt,
  roundsIn,
  type Timeline,
  ticksOf,
  turningPoints,
} from '../tale.ts'

const point = (line: number, weight = 1): Point => ({
  line,
  round: 1,
  title: '',
  note: '',
  icon: 'gi:skull',
  tone: 'calm',
  weight,
})

const timeline = (lines: readonly number[], length: number): Timeline => ({
  span: '',
  counts: '',
  rounds: [],
  points: lines.map((line) => point(line)),
  levels: [],
  length,
})

test('at most ten moments: the weightiest, the earlier of equal ones, in their order', () => {
  const points = Array.from({ length: 14 }, (_, i) => point(i, i === 13 ? 5 : 1))
  expect(turningPoints(points).map(({ line }) => line)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 13])
})

test('moments stand at equal distances, and lines between them in proportion', () => {
  const two = timeline([10, 20], 40)
  expect([0, 5, 10, 15, 20, 30, 40].map((line) => placeOf(two, line))).toEqual([
    0, 0.25, 0.5, 1, 1.5, 1.75, 2,
  ])
  expect(placeOf(timeline([], 8), 4)).toBe(0)
})

test('moments of one line, or at the very ends, still stand apart', () => {
  const places = [0, 7, 7].map((_, i, lines) => placeOf(timeline(lines, 7), lines[i]))
  expect(places.every(Number.isFinite)).toBe(true)
})

test('rounds are counted by their headings', () => {
  const log = ['round', 'x', 'round'].map((kind, i) => ({ kind, params: { number: i + 1 } }))
  const rounds = roundsIn(log, 'round')
  expect(rounds).toEqual([
    { number: 1, line: 0 },
    { number: 3, line: 2 },
  ])
  expect([0, 1, 2].map((line) => roundAt(rounds, line))).toEqual([1, 1, 3])
})

test('the danger changes with the lines that change it, and is never less than none', () => {
  const log = ['up', 'x', 'down', 'down', 'up'].map((kind) => ({ kind }))
  const levels = levelsOf(log, ({ kind }) => (kind === 'up' ? 1 : kind === 'down' ? -1 : 0))
  expect(log.map((_, line) => levelAt(levels, line))).toEqual([1, 1, 0, 0, 1])
})

test('rounds have their number where no moment and no other number stands', () => {
  const rounds = [0, 10, 11, 12, 38].map((line, i) => ({ number: i + 1, line }))
  expect(ticksOf({ ...timeline([10, 20], 40), rounds }).map(({ number }) => number)).toEqual([1, 5])
})
