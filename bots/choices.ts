import type { Decision, Rng } from '@bulkhead/kernel'
import { randomPicks } from './random.ts'

/** The ids of options picked together: one possible answer to a decision. */
export type Choice = readonly string[]

/** Where several options are picked together there may be thousands of choices: some are tried. */
const MOST_SETS = 24

/** Every answer to a decision, or some of them where there are very many; `worthy` ones are among them. */
export function choicesOf(decision: Decision, rng: Rng, worthy: readonly Choice[] = []): Choice[] {
  const { options, min, max } = decision
  if (max === 1) {
    const single = options.map((option) => [option.id])
    return min === 0 ? [[], ...single] : single
  }
  if (min === options.length) return [options.map((option) => option.id)]
  const sets = new Map(worthy.map((picks) => [choiceKey(picks), picks]))
  for (let i = 0; i < MOST_SETS; i++) {
    const picks = randomPicks(decision, rng)
    sets.set(choiceKey(picks), picks)
  }
  return [...sets.values()]
}

/** The same for the same options, in whatever order they were picked. */
export function choiceKey(choice: Choice): string {
  return choice.length === 1 ? choice[0] : [...choice].sort().join(' ')
}
