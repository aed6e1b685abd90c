import type { Bot } from './bot.ts'
import type { Budget, Levels } from './levels.ts'
import { isPlayed, playersOf } from './loaded.ts'
import { random } from './random.ts'

const LEVELS: readonly (keyof Levels)[] = ['gentle', 'good', 'strong']

/** From the weakest to the strongest. */
export const BOT_NAMES: readonly string[] = [random.name, ...LEVELS]

/** The bots that know how to play a game, from the weakest to the strongest. */
export function botsOf(game: string): readonly string[] {
  return BOT_NAMES.filter((name) => name === random.name || isPlayed(game))
}

/**
 * Makes a bot for a game, or answers a sentence where there is none of that name. A game that has no bots
 * of its own is played at random, so that there is somebody to stand in for a person in every game.
 */
export function createBot(name: string, game: string, budget?: Budget): Bot | string {
  if (name === random.name) return random
  const level = LEVELS.find((one) => one === name)
  if (!level) return `There is no bot "${name}"; there are: ${BOT_NAMES.join(', ')}.`
  return playersOf(game)?.levels[level](budget) ?? random
}
