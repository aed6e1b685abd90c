import { expect, test } from 'vitest'
import { rounded } from '../game-icons.ts'

test('a drawing keeps its commands, its flags and its gaps, and loses what nobody sees', () => {
  expect(rounded('M288.875 16.594c-23.342 22.17-40.2 48')).toBe('M288.9 16.6c-23.3 22.2-40.2 48')
  expect(rounded('a5 5 0 0110.523.034')).toBe('a5 5 0 0110.5.0')
  expect(rounded('l.974-.026')).toBe('l.9-.0')
})
