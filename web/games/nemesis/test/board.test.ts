import { expect, test } from 'vitest'
import { ALONE, nameSizeOn } from '../board-layout.ts'

test.each([
  ['a desktop', 960, 464, true],
  ['a tablet', 1024, 432, true],
  ['a phone', 390, 294, false],
  ['a phone on its side', 500, 344, false],
  ['a desktop at 200 %', 360, 354, false],
] as const)('names of rooms can be read on %s: %i x %i, %s', (_, x, y, isRead) => {
  for (const board of ['standard', 'alternate'] as const) {
    expect(nameSizeOn(ALONE[board], { x, y }) >= 13).toBe(isRead)
  }
})
