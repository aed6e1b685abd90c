import { describe, expect, test } from 'vitest'
import { placeAt, type Rect } from '../popover-place.ts'

const BOARD = { x: 0, y: 100, width: 960, height: 460 }
const SIZE = { width: 304, height: 150 }
const at = (x: number, y: number): Rect => ({ x, y, width: 100, height: 70 })

function covers(placed: { x: number; y: number }, { x, y, width, height }: Rect): boolean {
  return (
    placed.x < x + width &&
    placed.x + SIZE.width > x &&
    placed.y < y + height &&
    placed.y + SIZE.height > y
  )
}

describe('a popover', () => {
  test('stands below its thing, with its stem at the middle', () => {
    const thing = at(400, 150)
    const placed = placeAt(thing, SIZE, [], BOARD)
    expect(placed.side).toBe('below')
    expect(placed.x + placed.stem).toBe(450)
    expect(covers(placed, thing)).toBe(false)
  })

  test('goes above, right, or left where there is no room below', () => {
    expect(placeAt(at(400, 480), SIZE, [], BOARD).side).toBe('above')
    const flat = { ...BOARD, height: 180 }
    expect(placeAt(at(100, 150), SIZE, [], flat).side).toBe('right')
    expect(placeAt(at(840, 150), SIZE, [], flat).side).toBe('left')
  })

  test('covers no other thing that must stay in sight, wherever there is a place for it', () => {
    const thing = at(400, 250)
    const below = at(400, 380)
    const placed = placeAt(thing, SIZE, [below], BOARD)
    expect(covers(placed, below)).toBe(false)
    expect(covers(placed, thing)).toBe(false)
  })

  test('takes the first side that is free of those that it is given', () => {
    const thing = at(400, 250)
    const sides = ['right', 'left', 'above', 'below'] as const
    expect(placeAt(thing, SIZE, [], BOARD, sides).side).toBe('right')
    const lit = [at(560, 250)]
    const placed = placeAt(thing, SIZE, lit, BOARD, sides)
    expect(placed.side).toBe('left')
    expect(covers(placed, lit[0])).toBe(false)
  })

  test('never leaves the board', () => {
    for (const thing of [at(0, 100), at(860, 100), at(0, 490), at(860, 490)]) {
      const { x, y } = placeAt(thing, SIZE, [], BOARD)
      expect(x).toBeGreaterThanOrEqual(BOARD.x)
      expect(y).toBeGreaterThanOrEqual(BOARD.y)
      expect(x + SIZE.width).toBeLessThanOrEqual(BOARD.x + BOARD.width)
      expect(y + SIZE.height).toBeLessThanOrEqual(BOARD.y + BOARD.height)
    }
  })
})
