import type { Listed, Samples } from './catalogue.ts'
import { games } from './games.ts'

const SAMPLES: Samples = {
  games: 200,
  secrecy: 20,
  twin: 5,
  chance: 2000,
  changes: 10,
  unnoticed: 1,
}

/** What one notices who plays finished matches again. */
const ARCHIVE = '--tests cli/test/archived.test.ts'

/** Samples of the checks that can run for hours, each a `bulkhead` command line. */
export const LONG_CHECKS: readonly string[] = [
  ...Object.values(games).flatMap(checksOf),
  ...sharedChapters().map(mutateChapters),
]

/** The folders of shared chapters. */
function sharedChapters(): string[] {
  return [...new Set(Object.values(games).flatMap(({ chapters }) => chapters ?? []))]
}

/** By the tests of all games that share them: a seam may be there for one of these alone. */
function mutateChapters(folder: string): string {
  const tests = Object.values(games)
    .filter(({ chapters }) => chapters === folder)
    .map(({ game }) => `--tests games/${game.id}/test`)
  const { changes, unnoticed } = SAMPLES
  return `mutate ${folder} ${tests.join(' ')} ${ARCHIVE} --changes ${changes} --allow ${unnoticed}`
}

function checksOf({ game, usualSeats, chances, samples }: Listed): string[] {
  const count = { ...SAMPLES, ...samples }
  const { id, seats } = game
  return [
    `fuzz ${id} --games ${count.games}`,
    `fuzz ${id} --games 0 --secrecy ${count.secrecy}`,
    `fuzz ${id} --games ${count.twin} --twin ${count.twin}`,
    ...(chances
      ? [`simulate ${id} --games ${count.chance} --seats ${usualSeats ?? seats.min} --chance`]
      : []),
    `mutate games/${id} ${ARCHIVE} --changes ${count.changes} --allow ${count.unnoticed}`,
  ]
}
