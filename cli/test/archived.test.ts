import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { problemWith } from '../archive/command.ts'
import { games } from '../games.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test.each(Object.values(games))(
  'every archived match of $game.id comes out as it was played',
  ({ game }) => {
    expect(problemWith(root, game)).toBeNull()
  },
  120_000,
)
