import type { Players } from './levels.ts'
import { PLAYERS } from './players.ts'

const loaded = new Map<string, Players>()

/** Before bots of a game are asked for in a browser; elsewhere those of all games are there (`everybody.ts`). */
export async function loadPlayers(game: string): Promise<void> {
  if (isPlayed(game) && !loaded.has(game)) loaded.set(game, await PLAYERS[game]())
}

/** Whether there are bots that have learnt the game. */
export function isPlayed(game: string): boolean {
  return Object.hasOwn(PLAYERS, game)
}

/** Who plays the game; undefined where nobody has learnt it. */
export function playersOf(game: string): Players | undefined {
  if (isPlayed(game) && !loaded.has(game)) throw new Error(`The bots of ${game} are not loaded.`)
  return loaded.get(game)
}
