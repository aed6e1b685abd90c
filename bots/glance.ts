import type { Result, Seat } from '@bulkhead/kernel'
import { because } from './because.ts'
import type { AnyEvaluator, Bot, Reason, Seen } from './bot.ts'
import { type Choice, choicesOf } from './choices.ts'
import type { AnyGuide } from './search/guide.ts'
import { draw } from './search/select.ts'

const WORLDS_FOR_EACH_CHOICE = 4
const VICTORY = 1e6

/**
 * Looks one answer ahead: tries each choice in a few possible worlds. It takes the one that looks best,
 * or with some warmth any good one: a choice worse by the warmth is e times less likely.
 */
export function glancing(
  name: string,
  evaluate: AnyEvaluator,
  warmth = 0,
  explain?: AnyGuide['explain'],
): Bot {
  return {
    name,
    thinks: true,
    choose(seen) {
      const choices = seen.rng.shuffle(choicesOf(seen.decision, seen.rng))
      if (choices.length === 1) return { picks: choices[0], because: { key: 'only-choice' } }
      const worths = choices.map((choice) => worth(choice, seen, evaluate))
      const most = Math.max(...worths)
      const weights = worths.map((one) => Math.exp((one - most) / warmth))
      const picks = warmth === 0 ? choices[worths.indexOf(most)] : draw(choices, weights, seen.rng)
      const isBest = worths[choices.indexOf(picks)] === most
      const plain = because(isBest ? 'looks-best' : 'looks-fine', { tried: choices.length })
      return { picks, because: (explain && seenIn(explain, seen, picks)) ?? plain }
    },
  }
}

/** What the answer changes in a possible world, where that says anything. */
function seenIn(explain: AnyGuide['explain'], seen: Seen, picks: Choice): Reason | null {
  const { decision, sampler, view } = seen
  const world = sampler()
  if (world.answer(decision.seat, decision.id, picks)) return null
  return explain(view, world.view, decision.seat)
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
