import type { Decision, Result, Rng, Seat } from '@bulkhead/kernel'
import type { AnyEvaluator, Bot, Seen } from './bot.ts'
import { randomPicks } from './random.ts'

const SAMPLES_FOR_EACH_CHOICE = 4
/** Where several options are picked together there may be thousands of choices: some are tried. */
const CHOICES_TRIED = 24
const VICTORY = 1e6

/** Looks one decision ahead: tries each choice in a few possible worlds and takes the best. */
export function lookahead(evaluate: AnyEvaluator): Bot {
  return {
    name: 'lookahead',
    thinks: true,
    choose(seen) {
      const choices = seen.rng.shuffle(choicesOf(seen.decision, seen.rng))
      if (choices.length === 1) return choices[0]
      return best(choices, (choice) => worth(choice, seen, evaluate))
    },
  }
}

function choicesOf(decision: Decision, rng: Rng): string[][] {
  const { options, min, max } = decision
  if (max === 1) {
    const single = options.map((option) => [option.id])
    return min === 0 ? [[], ...single] : single
  }
  const tried = new Map<string, string[]>()
  for (let i = 0; i < CHOICES_TRIED; i++) {
    const picks = randomPicks(decision, rng)
    tried.set([...picks].sort().join(' '), picks)
  }
  return [...tried.values()]
}

function best(choices: string[][], worthOf: (choice: string[]) => number): string[] {
  let [chosen] = choices
  let most = -Infinity
  for (const choice of choices) {
    const value = worthOf(choice)
    if (value > most) [chosen, most] = [choice, value]
  }
  return chosen
}

/** The mean over some worlds; a choice that a world does not offer says nothing there. */
function worth(choice: string[], { decision, sampler }: Seen, evaluate: AnyEvaluator): number {
  const { seat, id } = decision
  let sum = 0
  let worlds = 0
  for (let i = 0; i < SAMPLES_FOR_EACH_CHOICE; i++) {
    const world = sampler()
    if (world.answer(seat, id, choice)) continue
    sum += evaluate(world.view, seat) + outcomeFor(seat, world.result)
    worlds++
  }
  return worlds > 0 ? sum / worlds : -Infinity
}

function outcomeFor(seat: Seat, result: Result | null): number {
  if (!result) return 0
  return result.winners.includes(seat) ? VICTORY : -VICTORY
}
