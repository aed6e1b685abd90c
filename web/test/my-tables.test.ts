import './browser.ts'
import { expect, test } from 'vitest'
import { type Listed, sorted } from '../screens/my-tables.ts'

function table(id: string, stage: Listed['stage'], at: number): Listed {
  return { id, stage, at, place: 'here', game: 'any', seats: [], seat: 0, waiting: [] }
}

test('what has waited for me longest comes first, then others’ turns, then what has not begun', () => {
  const tables = [
    table('finished', 'over', 9),
    table('lobby', 'unbegun', 8),
    table('theirs', 'others', 1),
    table('theirs, newer', 'others', 7),
    table('mine, since noon', 'mine', 5),
    table('mine, since morning', 'mine', 2),
  ]
  expect(sorted(tables).map(({ id }) => id)).toEqual([
    'mine, since morning',
    'mine, since noon',
    'theirs, newer',
    'theirs',
    'lobby',
    'finished',
  ])
})
