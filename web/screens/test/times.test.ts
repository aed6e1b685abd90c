import { expect, test } from 'vitest'
import { timeIn } from '../times.ts'

test('times are said in the largest unit that leaves no rest', () => {
  expect([60, 180, 3600, 5400, 86_400, 3 * 86_400].map((time) => timeIn('en', time))).toEqual([
    '1 minute',
    '3 minutes',
    '1 hour',
    '90 minutes',
    '1 day',
    '3 days',
  ])
  expect(timeIn('fr', 2 * 86_400)).toMatch(/^2\sjours$/)
})
