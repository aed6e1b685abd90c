import { expect, test } from 'vitest'
import { coveredBy } from '../../popover-place.ts'
import { standAt } from '../placing.ts'

const SCREEN = { x: 0, y: 0, width: 400, height: 800 }
const HINT = { width: 280, height: 120 }

test('a hint stands beside its thing and points at it where that is free', () => {
  const thing = { x: 150, y: 300, width: 60, height: 40 }
  expect(standAt(thing, HINT, [], SCREEN)).toMatchObject({ side: 'below', y: 354 })
})

test('where everything beside it can be chosen, it stands apart and covers nothing', () => {
  const thing = { x: 150, y: 300, width: 60, height: 40 }
  const lit = [
    { x: 0, y: 180, width: 400, height: 110 },
    { x: 0, y: 350, width: 400, height: 110 },
  ]
  const stand = standAt(thing, HINT, lit, SCREEN)
  expect(stand.side).toBeUndefined()
  expect(coveredBy({ ...stand, ...HINT }, [thing, ...lit])).toBe(0)
})

test('where there is no free place, it covers least', () => {
  const thing = { x: 0, y: 0, width: 400, height: 600 }
  const stand = standAt(thing, HINT, [{ x: 0, y: 600, width: 400, height: 150 }], SCREEN)
  expect(stand.y).toBeGreaterThan(660)
})
