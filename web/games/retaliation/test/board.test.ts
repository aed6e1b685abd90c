import { SLOTS } from '@bulkhead/retaliation/printed'
import { expect, test } from 'vitest'
import { layoutFor, nameSizeOn, TILE } from '../board-layout.ts'

test.each([
  ['a desktop', 960, 464, true],
  ['a tablet', 1024, 432, true],
  ['a phone', 390, 294, false],
  ['a phone on its side', 500, 344, false],
  ['a desktop at 200 %', 360, 354, false],
] as const)('names of rooms can be read on %s: %i x %i, %s', (_, x, y, isRead) => {
  expect(nameSizeOn({ x, y }) >= 13).toBe(isRead)
})

test.each([
  [960, 464],
  [1024, 432],
  [390, 294],
  [500, 344],
] as const)('no two tiles overlap, and none leaves the board, on %i x %i', (x, y) => {
  const { slots, width, height } = layoutFor({ x, y })
  expect(slots).toHaveLength(SLOTS.length)
  for (const [i, one] of slots.entries()) {
    expect(one.x - TILE.width).toBeGreaterThanOrEqual(0)
    expect(one.x + TILE.width).toBeLessThanOrEqual(width)
    expect(one.y + TILE.point).toBeLessThanOrEqual(height)
    for (const other of slots.slice(i + 1)) {
      const apart = { x: Math.abs(one.x - other.x), y: Math.abs(one.y - other.y) }
      expect(apart.x >= 2 * TILE.width || apart.y >= 2 * TILE.corner).toBe(true)
    }
  }
})
