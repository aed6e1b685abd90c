import '../../../test/browser.ts'
import { PLANS } from '@bulkhead/lockdown/printed'
import { describe, expect, test } from 'vitest'
import { hexAt, type Point } from '../../hull/board-layout.ts'
import { layoutFor, nameSizeOn } from '../board-layout.ts'
import { SHORT_NAMES } from '../board-names.ts'

const BOARDS = ['standard', 'alternate'] as const
const DESKTOP = { x: 960, y: 464 }

test.each([
  ['a desktop', 960, 464, true],
  ['a tablet', 1024, 432, true],
  ['a phone', 390, 294, false],
  ['a phone on its side', 500, 344, false],
  ['a desktop at 200 %', 360, 354, false],
] as const)('names of rooms can be read on %s: %i x %i, %s', (_, x, y, isRead) => {
  expect(nameSizeOn({ x, y }) >= 13).toBe(isRead)
})

test('every room has a name of at most twelve letters on the board, in both languages', () => {
  for (const names of Object.values(SHORT_NAMES)) {
    expect(Object.values(names).filter(({ length }) => length > 12)).toEqual([])
  }
})

describe.each(BOARDS)('the %s board', (board) => {
  const layout = layoutFor(board, DESKTOP)
  const { rooms, width, height, corridors } = layout

  test('has every room of the plan, none over another and none outside', () => {
    expect(rooms).toHaveLength(PLANS[board].slots.length)
    rooms.forEach((room, place) => {
      const hex = hexAt(layout, place)
      expect(room.x - hex.width / 2).toBeGreaterThanOrEqual(0)
      expect(room.x + hex.width / 2).toBeLessThanOrEqual(width)
      expect(room.y - hex.height / 2).toBeGreaterThanOrEqual(0)
      expect(room.y + hex.height / 2).toBeLessThanOrEqual(height)
      for (let other = 0; other < place; other++) expect(isApart(other, place)).toBe(true)
    })
  })

  function isApart(a: number, b: number): boolean {
    const [one, other] = [hexAt(layout, a), hexAt(layout, b)]
    const dx = Math.abs(rooms[a].x - rooms[b].x)
    const dy = Math.abs(rooms[a].y - rooms[b].y)
    return dx >= (one.width + other.width) / 2 || dy >= (one.height + other.height) / 2
  }

  test('shows at each end of a corridor the numbers that the room there reads', () => {
    for (const [i, { id, marks, numbers }] of corridors.entries()) {
      const plan = PLANS[board].corridors[i]
      expect(id).toBe(plan.id)
      if (!marks) {
        expect(plan.farNumbers, id).toBeUndefined()
        expect(numbers).toEqual(plan.numbers)
        continue
      }
      expect(marks.map((mark) => mark.room + 1)).toEqual(plan.ends)
      expect(marks.map((mark) => mark.numbers)).toEqual([
        plan.numbers,
        plan.farNumbers ?? plan.numbers,
      ])
      for (const mark of marks) expect(nearest(mark.at), id).toBe(mark.room)
    }
  })

  function nearest(at: Point): number {
    const away = rooms.map(({ x, y }) => Math.max(Math.abs(x - at.x) / 2.2, Math.abs(y - at.y)))
    return away.indexOf(Math.min(...away))
  }

  test('stands as high as it is where there is more room, floor under floor', () => {
    const tall = layoutFor(board, { x: 960, y: 900 })
    expect(tall.height).toBeGreaterThan(height)
    expect(tall.floors.map(({ y }) => y)).toEqual(
      [...tall.floors.map(({ y }) => y)].sort((a, b) => a - b),
    )
    expect(tall.floors.at(-1)!.y + tall.floors.at(-1)!.height).toBeCloseTo(tall.height)
  })
})
