import { expect, test } from 'vitest'
import { CORNERS, type Corner, cornerFor, rectIn } from '../mini-map-place.ts'
import type { Rect } from '../popover-place.ts'

const BOARD = { x: 0, y: 100, width: 390, height: 294 }
const SIZE = { width: 112, height: 84 }
const at = (x: number, y: number) => ({ x, y, width: 40, height: 40 })
const cornerAt = (kept: readonly Rect[], now?: Corner, buttons: readonly Rect[] = []) =>
  cornerFor(SIZE, { board: BOARD, kept, buttons }, now)

test('the map lies in a corner of the board', () => {
  for (const corner of CORNERS) {
    const { x, y } = rectIn(corner, SIZE, BOARD)
    expect(x).toBe(corner.endsWith('left') ? 6 : 390 - 112 - 6)
    expect(y).toBe(corner.startsWith('top') ? 106 : 394 - 84 - 6)
  }
})

test('it stands in the corner farthest from what may be pressed', () => {
  expect(cornerAt([])).toBe('bottom-right')
  expect(cornerAt([at(300, 320)])).toBe('top-left')
  expect(cornerAt([at(300, 320), at(20, 120)])).not.toMatch(/top-left|bottom-right/)
  expect(cornerAt([at(300, 320), at(20, 120), at(30, 330)])).toBe('top-right')
})

test('it does not wander while it covers nothing', () => {
  expect(cornerAt([at(20, 330)], 'bottom-right')).toBe('bottom-right')
  expect(cornerAt([at(300, 330)], 'bottom-right')).not.toBe('bottom-right')
})

test('where every corner is taken it covers the least', () => {
  const kept = [at(300, 330), at(20, 120), at(30, 330), at(350, 120)].map((one, i) =>
    i === 3 ? { ...one, width: 5, height: 5 } : one,
  )
  expect(cornerAt(kept)).toBe('top-right')
})

test('it never lies over a button, whatever else it covers', () => {
  const kept = [at(300, 330), at(20, 120), at(350, 120)].map((one) => ({ ...one, width: 150 }))
  expect(cornerAt(kept)).toBe('bottom-left')
  expect(cornerAt(kept, 'bottom-left', [at(6, 348)])).not.toBe('bottom-left')
})

test('where every corner has a button it stands somewhere all the same', () => {
  const everywhere = CORNERS.map((corner) => rectIn(corner, SIZE, BOARD))
  expect(CORNERS).toContain(cornerAt([], undefined, everywhere))
})
