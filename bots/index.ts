export { shipAdrift, shipFoundAdrift, type Wanted } from './adrift.ts'
export type {
  AnyEvaluator,
  Bot,
  Chosen,
  Evaluator,
  Offered,
  Reason,
  Sample,
  Seen,
} from './bot.ts'
export { BOT_NAMES, botsOf, createBot } from './create.ts'
export { glancing } from './glance.ts'
export type { Budget, LevelMaker, Levels, Players } from './levels.ts'
export { loadPlayers } from './loaded.ts'
export { type Always, type Never, notForbidden, type Order, orderFor } from './orders.ts'
export { random, randomlyTaken, randomPicks } from './random.ts'
export { naming, reasonIn, reasonTexts, renderReason } from './reason.ts'
export { type AnyGuide, type Guide, searching } from './search/index.ts'
export { seenBy, takenBy } from './seen.ts'
