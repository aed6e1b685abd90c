import type { AnyEvaluator, Bot } from './bot.ts'
import { evaluateTheseus } from './evaluate/theseus.ts'
import { lookahead } from './lookahead.ts'
import { random } from './random.ts'

export {
  type AnyEvaluator,
  type Bot,
  type Evaluator,
  type Sample,
  type Seen,
  seenBy,
} from './bot.ts'
export { lookahead } from './lookahead.ts'
export { random, randomPicks } from './random.ts'

export type Evaluators = Readonly<Record<string, AnyEvaluator>>

/** How good a position looks, by the id of the game. */
const EVALUATORS: Evaluators = { theseus: evaluateTheseus }

/** Makes a bot for a game, or answers a sentence where it cannot play that game. */
type Maker = (game: string, evaluators: Evaluators) => Bot | string

const BOTS: Readonly<Record<string, Maker>> = {
  random: () => random,
  lookahead: (game, evaluators) =>
    Object.hasOwn(evaluators, game)
      ? lookahead(evaluators[game])
      : `The bot lookahead cannot judge a position of ${game} yet.`,
}

export const BOT_NAMES: readonly string[] = Object.keys(BOTS)

export function createBot(
  name: string,
  game: string,
  evaluators: Evaluators = EVALUATORS,
): Bot | string {
  if (!Object.hasOwn(BOTS, name)) {
    return `There is no bot "${name}"; there are: ${BOT_NAMES.join(', ')}.`
  }
  return BOTS[name](game, evaluators)
}
