import { expect, test } from 'vitest'
import { rounded } from '../drawing.ts'

test('points are rounded where they lie, and nothing drifts', () => {
  expect(rounded('M288.875 16.594c-23.342 22.17-40.2 48 .4.4')).toBe('m289 17c-23 22-40 48 0 0')
  expect(rounded('M0 0l.4 0 .4 0 .4 0')).toBe('m0 0 0 0 1 0 0 0')
  expect(rounded('M10.4 10V20.6H-3')).toBe('m10 10v11h-13')
})

test('the flags of an arc may stand together, before what follows', () => {
  expect(rounded('M1 1a5.25 5 0 0110.523.034')).toBe('m1 1a5.3 5 0 0 1 11 0')
  expect(rounded('M1 1A5 5 0 1 0-9 4z')).toBe('m1 1a5 5 0 1 0-10 3z')
})

test('after it is closed a path goes on from where it began', () => {
  expect(rounded('m4 4h3v3zl1.2 1')).toBe('m4 4h3v3zl1 1')
  expect(rounded('M4 4h3zm2 2h1')).toBe('m4 4h3zm2 2h1')
})

test('what cannot be read is said', () => {
  expect(() => rounded('M4 4q3')).toThrow('cannot be read')
})
