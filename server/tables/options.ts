import { isRefusal, Match, type Options } from '@bulkhead/kernel'
import { badRequest } from '../complaint.ts'
import type { Games } from '../games.ts'

interface Wanted {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
}

/** The options of a table with defaults filled in; complains where the game cannot be played so. */
export function optionsFor(games: Games, { game, seats, options }: Wanted): Options {
  if (!Object.hasOwn(games, game)) {
    throw badRequest(`There is no such game; there are: ${Object.keys(games).join(', ')}.`)
  }
  // The kernel judges options when a match starts: a match that nobody plays is the whole question.
  const trial = Match.start(games[game], { seats, options, seed: { kind: 'fast', seed: 1 } })
  if (isRefusal(trial)) throw badRequest(trial.message)
  return trial.options
}
