import { expect, test } from 'vitest'
import { CORNERS, cornerFor, rectIn } from '../mini-map-place.ts'

const BOARD = { x: 0, y: 100, width: 390, height: 294 }
const SIZE = { width: 112, height: 84 }
const at = (x: number, y: number) => ({ x, y, width: 40, height: 40 })

test('the map lies in a corner of the board', () => {
  for (const corner of CORNERS) {
    const { x, y } = rectIn(corner, SIZE, BOARD)
    expect(x).toBe(corner.endsWith('left') ? 6 : 390 - 112 - 6)
    expect(y).toBe(corner.startsWith('top') ? 106 : 394 - 84 - 6)
  }
})

test('it stands in the corner farthest from what may be pressed', () => {
  expect(cornerFor(SIZE, BOARD, [])).toBe('bottom-right')
  expect(cornerFor(SIZE, BOARD, [at(300, 320)])).toBe('top-left')
  expect(cornerFor(SIZE, BOARD, [at(300, 320), at(20, 120)])).not.toMatch(/top-left|bottom-right/)
  expect(cornerFor(SIZE, BOARD, [at(300, 320), at(20, 120), at(30, 330)])).toBe('top-right')
})

test('it does not wander while it covers nothing', () => {
  expect(cornerFor(SIZE, BOARD, [at(20, 330)], 'bottom-right')).toBe('bottom-right')
  expect(cornerFor(SIZE, BOARD, [at(300, 330)], 'bottom-right')).not.toBe('bottom-right')
})

test('where every corner is taken it covers the least', () => {
  const kept = [at(300, 330), at(20, 120), at(30, 330), at(350, 120)].map((one, i) =>
    i === 3 ? { ...one, width: 5, height: 5 } : one,
  )
  expect(cornerFor(SIZE, BOARD, kept)).toBe('top-right')
})
