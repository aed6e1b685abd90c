import { GAMES } from '@bulkhead/games'
import type { AnyGame } from '@bulkhead/kernel'

const LISTED = new Map(GAMES.map((game) => [game.id, game]))

export function isKnownGame(game: unknown): game is string {
  return LISTED.has(game as string)
}

/** The rules of a game, loaded where they are needed. */
export function rulesOf(game: string): Promise<AnyGame> {
  return LISTED.get(game)!.load()
}

/** Any game's rules: they say what is wrong with a file that names none. */
export function anyRules(): Promise<AnyGame> {
  return GAMES[0].load()
}
