import type { Line } from '@bulkhead/kernel'
import { expect, test } from 'vitest'
import { lockdownChances } from '../chances.ts'

const STANDARD = { board: 'standard', intruders: 'night-stalkers' }
const SURFACE = { board: 'alternate', intruders: 'original' }

function decided(options: Record<string, string>, ...log: Line[]): [string, string, number][] {
  return [...lockdownChances(log, options)].map(({ what, outcome, odds }) => [
    what,
    outcome,
    Number(odds.get(outcome)!.toFixed(3)),
  ])
}

test('a shot in the light is rolled with the advantage die', () => {
  const roll = (die?: string): Line => ({
    kind: 'combat-roll',
    params: { face: 'creeper', ...(die && { die }) },
  })
  expect(decided(STANDARD, roll(), roll('advantage'))).toEqual([
    ['combat', 'creeper', 0.333],
    ['advantage', 'creeper', 0.167],
  ])
})

test('on the surface another die is rolled, and tokens of another pile are found', () => {
  const log = (place: number): Line[] => [
    { kind: 'noise-roll', params: { face: 'silence', place } },
    { kind: 'found-silence', params: { place } },
  ]
  expect(decided(SURFACE, ...log(0))).toEqual([
    ['noise on the surface', 'silence', 0.083],
    ['exploration', 'silence', 0.1],
  ])
  expect(decided(SURFACE, ...log(8))).toEqual([
    ['noise', 'silence', 0.1],
    ['exploration', 'silence', 0.1],
  ])
})

test('whoever crawls is attacked as by an Adult, whoever attacked last', () => {
  const log: Line[] = [
    { kind: 'attack', params: { type: 'larva' } },
    { kind: 'crawls', params: { place: 3 } },
    { kind: 'attack-card', params: { attack: 'slash-1' } },
  ]
  expect(decided(STANDARD, ...log).map(([what, outcome]) => [what, outcome])).toEqual([
    ['attack of the adult', 'hits'],
  ])
})
