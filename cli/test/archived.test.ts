import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readArchive } from '../archive/archive.ts'
import { archivePath, problemWith } from '../archive/command.ts'
import { kindOf, kindsOf } from '../archive/modes.ts'
import { games } from '../games.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const all = Object.values(games)

/** The first of every game are the most varied: whoever has changed one of them hears it before all others are played. */
const FIRST = 6

test.each(all)(
  'the first archived matches of $game.id come out as they were played',
  ({ game }) => {
    expect(problemWith(root, game, { to: FIRST })).toBeNull()
  },
  120_000,
)

test.each(all)(
  'all other archived matches of $game.id come out as they were played',
  ({ game }) => {
    expect(problemWith(root, game, { from: FIRST })).toBeNull()
  },
  120_000,
)

test.each(all)(
  'the archive of $game.id holds two dozen of everything that is played',
  ({ game }) => {
    const { matches } = readArchive(readFileSync(archivePath(root, game.id), 'utf8'))
    for (const kind of kindsOf(game).keys()) {
      const same = matches.filter(({ save }) => kindOf(game, save) === kind)
      expect(same.length, kind).toBeGreaterThanOrEqual(24)
    }
  },
)
