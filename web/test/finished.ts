import { createBot, naming, seenBy } from '@bulkhead/bots'
import { type AnyGame, FastRng, Match, must, type Options } from '@bulkhead/kernel'
import type { BotReason } from '../play/position.ts'

/** A whole game of bots. */
export interface Finished {
  readonly match: Match
  readonly reasons: readonly BotReason[]
}

export function finishedGame(
  rules: AnyGame,
  seats: number,
  seed: number,
  level = 'gentle',
  options: Options = {},
): Finished {
  const match = must(Match.start(rules, { seats, options, seed: { kind: 'fast', seed } }))
  const bot = createBot(level, rules.id)
  if (typeof bot === 'string') throw new Error(bot)
  const rng = new FastRng(seed)
  const reasons: BotReason[] = []
  while (!match.result) {
    const [decision] = match.pending()
    const chosen = naming(decision, bot.choose(seenBy(match, decision, rng)))
    must(match.answer(decision.seat, decision.id, chosen.picks))
    const at = match.answers.length
    if (chosen.because) reasons.push({ at, seat: decision.seat, because: chosen.because })
  }
  return { match, reasons }
}
