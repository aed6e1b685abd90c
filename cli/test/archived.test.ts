import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readArchive } from '../archive/archive.ts'
import { archivePath, problemWith } from '../archive/command.ts'
import { games } from '../games.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test.each(Object.values(games))(
  'every archived match of $game.id comes out as it was played',
  ({ game }) => {
    expect(problemWith(root, game)).toBeNull()
  },
  120_000,
)

test.each(Object.values(games))(
  'the archive of $game.id holds matches that bots have played and matches of chance',
  ({ game }) => {
    const { matches } = readArchive(readFileSync(archivePath(root, game.id), 'utf8'))
    const by = (player: string) => matches.filter(({ title }) => title.endsWith(` by ${player}`))
    expect(by('good').length).toBe(2 * by('random').length)
  },
)
