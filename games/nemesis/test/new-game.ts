import { Match, must } from '@bulkhead/kernel'
import { nemesis } from '../index.ts'
import { Playing } from './position.ts'

/** A real match from its very first question: which Character to play. */
export function newGame(
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
  seed = 1,
): Playing {
  const setup = { seats, seed: { kind: 'fast' as const, seed }, options }
  return new Playing(nemesis, must(Match.start(nemesis, setup)), {})
}

/** The same game, seed by seed. */
export function newGames(
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
  number = 40,
): Playing[] {
  return Array.from({ length: number }, (_, seed) => newGame(seats, options, seed))
}

/** Everybody plays the first Character they may choose. */
export function drafted(game: Playing): Playing {
  while (game.prompt === 'role') game.choose(game.options()[0])
  return game
}
