import type { Result, Seat } from '@bulkhead/kernel'
import type { AnyEvaluator, Bot, Seen } from './bot.ts'
import { type Choice, choicesOf } from './choices.ts'
import { draw } from './search/select.ts'

const WORLDS_FOR_EACH_CHOICE = 4
const VICTORY = 1e6

/**
 * Looks one answer ahead: tries each choice in a few possible worlds. It takes the one that looks best,
 * or with some warmth any good one: a choice worse by the warmth is e times less likely.
 */
export function glancing(name: string, evaluate: AnyEvaluator, warmth = 0): Bot {
  return {
    name,
    thinks: true,
    choose(seen) {
      const choices = seen.rng.shuffle(choicesOf(seen.decision, seen.rng))
      if (choices.length === 1) return { picks: choices[0], because: { key: 'only-choice' } }
      const worths = choices.map((choice) => worth(choice, seen, evaluate))
      const most = Math.max(...worths)
      const best = choices[worths.indexOf(most)]
      if (warmth === 0) return { picks: best, because: { key: 'looks-best' } }
      const weights = worths.map((one) => Math.exp((one - most) / warmth))
      const picks = draw(choices, weights, seen.rng)
      return { picks, because: { key: picks === best ? 'looks-best' : 'looks-fine' } }
    },
  }
}

/** The mean over some worlds; a choice that a world does not offer says nothing there. */
function worth(choice: Choice, { decision, sampler }: Seen, evaluate: AnyEvaluator): number {
  const { seat, id } = decision
  let sum = 0
  let worlds = 0
  for (let i = 0; i < WORLDS_FOR_EACH_CHOICE; i++) {
    const world = sampler()
    if (world.answer(seat, id, choice)) continue
    sum += evaluate(world.view, seat) + outcomeFor(seat, world.result)
    worlds++
  }
  return worlds > 0 ? sum / worlds : -VICTORY
}

function outcomeFor(seat: Seat, result: Result | null): number {
  if (!result) return 0
  return result.winners.includes(seat) ? VICTORY : -VICTORY
}
