import { FastRng } from '@bulkhead/kernel'

/** What is drawn for one game of many: games differ in the index, uses within a game in the purpose. */
type Purpose = 'match' | 'players' | 'setup' | 'before'
const PURPOSES: Record<Purpose, number> = { match: 0, players: 1, setup: 2, before: 3 }
const WORDS_FOR_EACH_GAME = 8

/**
 * The seed of the game with this index. It depends on nothing else, so it does not matter which
 * worker plays the game, nor how many workers there are.
 */
export function gameSeed(seed: number, index: number, purpose: Purpose = 'match'): number {
  const rng = new FastRng(seed)
  rng.position = index * WORDS_FOR_EACH_GAME + PURPOSES[purpose] * 2
  return rng.int(2 ** 21) * 2 ** 32 + rng.int(2 ** 32)
}
