import { isRefusal, Match, type Options, type Save, type Seat } from '@bulkhead/kernel'
import { badRequest } from '../complaint.ts'
import type { Games } from '../games.ts'

interface Wanted {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
}

/** The options of a table whose seats stand in another order: what each of them has goes with it. */
export function rearranged(
  games: Games,
  { game, options }: Pick<Wanted, 'game' | 'options'>,
  places: readonly (Seat | null)[],
  before?: Save,
): Options {
  const moved = Object.entries(games[game].options).map(([name, spec]) => {
    const value = options[name]
    if (spec.kind !== 'perSeat' || !Array.isArray(value)) return [name, value]
    return [name, places.map((place) => (place === null ? spec.default : value[place]))]
  })
  const wanted = { game, seats: places.length, options: Object.fromEntries(moved) }
  return optionsFor(games, wanted, before)
}

/** The options of a table with defaults filled in; complains where the game cannot be played so. */
export function optionsFor(games: Games, { game, seats, options }: Wanted, before?: Save): Options {
  if (!Object.hasOwn(games, game)) {
    throw badRequest(`There is no such game; there are: ${Object.keys(games).join(', ')}.`)
  }
  // The kernel judges options when a match starts: a match that nobody plays is the whole question.
  const seed = { kind: 'fast' as const, seed: 1 }
  const trial = Match.start(games[game], { seats, options, seed, before })
  if (isRefusal(trial)) throw badRequest(trial.message)
  return trial.options
}
