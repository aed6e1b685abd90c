import type { View } from '@bulkhead/hull/view.ts'
import type { Decision } from '@bulkhead/kernel'
import type { Bot, Seen } from '../bot.ts'
import type { Budget } from '../levels.ts'
import { type Trials, tryingOut } from '../trials.ts'
import { isSilly, isStep, readActs } from './acts.ts'
import { because } from './because.ts'
import { evaluate } from './evaluate.ts'
import type { Lore } from './lore.ts'
import { mindOf } from './mind.ts'
import { decide } from './policy.ts'

/** Plays on with the heuristics in possible worlds, and departs from them where another choice does better. */
export function strong(lore: Lore, budget: Budget): Bot {
  const trials: Trials<View> = {
    decide: (view, decision, log) => decide(lore, view, decision, log),
    evaluate: (view, seat) => evaluate(lore, view, seat),
    kinds: (view, decision) => kindsOf(lore, view, decision),
    roundOf: ({ round }) => round,
    better: (percent, tried) => because('tried-better', { percent, tried }),
  }
  return {
    name: 'strong',
    thinks: true,
    choose: (seen) => tryingOut(trials, seen as Seen<View>, budget),
  }
}

/** Steps to different rooms are of different kinds. */
function kindsOf(lore: Lore, view: View, { seat, options }: Decision): Iterable<string[]> {
  const mind = mindOf(lore, view, seat, [])
  const kinds = new Map<string, string[]>()
  for (const act of readActs(mind, options)) {
    if (isSilly(mind, act)) continue
    const kind = isStep(mind, act) ? `${act.action} ${act.place}` : act.action
    kinds.set(kind, [...(kinds.get(kind) ?? []), act.option.id])
  }
  return kinds.values()
}
