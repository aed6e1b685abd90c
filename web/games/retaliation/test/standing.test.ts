import { expect, test } from 'vitest'
import { type Figure, stand } from '../board-figures.tsx'

const DISC = 14.5
const CENTRE = [{ x: 0, y: 0 }]

function marines(count: number): Figure[] {
  return Array.from({ length: count }, (_, id) => ({ kind: 'seat', id, slot: 0 }))
}

test.each([1, 2, 3, 4, 5])(
  '%i in a room stand beside its markers, and on no other figure',
  (count) => {
    for (const isLow of [true, false]) {
      const standing = stand(marines(count), CENTRE, () => ({ marks: 29, isLow }))
      expect(standing.length).toBe(count)
      for (const { at, scale } of standing) expect(at.x + DISC * scale).toBeLessThanOrEqual(30)
      for (const [i, one] of standing.entries()) {
        for (const other of standing.slice(i + 1)) {
          const apart = Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)
          expect(apart).toBeGreaterThanOrEqual(DISC * (one.scale + other.scale) - 1)
        }
      }
    }
  },
)

test('whoever stands over a name of two lines leaves it free', () => {
  const top = 11 - 10
  for (const count of [1, 2, 3, 4]) {
    const standing = stand(marines(count), CENTRE, () => ({ marks: null, isLow: true }))
    for (const { at, scale } of standing) expect(at.y + DISC * scale).toBeLessThanOrEqual(top)
  }
})
