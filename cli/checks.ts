import type { Listed, Samples } from './catalogue.ts'
import { games } from './games.ts'

const SAMPLES: Samples = {
  games: 200,
  secrecy: 20,
  twin: 5,
  chance: 2000,
  changes: 20,
  unnoticed: 0,
}

/** Samples of the checks that can run for hours, each a `bulkhead` command line. */
export const LONG_CHECKS: readonly string[] = Object.values(games).flatMap(checksOf)

function checksOf({ game, usualSeats, chances, samples, chapters }: Listed): string[] {
  const count = { ...SAMPLES, ...samples }
  const { id, seats } = game
  return [
    `fuzz ${id} --games ${count.games}`,
    `fuzz ${id} --games 0 --secrecy ${count.secrecy}`,
    `fuzz ${id} --games ${count.twin} --twin ${count.twin}`,
    ...(chances
      ? [`simulate ${id} --games ${count.chance} --seats ${usualSeats ?? seats.min} --chance`]
      : []),
    `mutate games/${id} --changes ${count.changes} --allow ${count.unnoticed}`,
    ...(chapters ? [`mutate ${chapters} --tests games/${id}/test --changes ${count.changes}`] : []),
  ]
}
