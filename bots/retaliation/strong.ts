import type { Decision } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import type { Bot, Seen } from '../bot.ts'
import type { Budget } from '../levels.ts'
import { type Trials, tryingOut } from '../trials.ts'
import { isSilly, isStep, readAct } from './acts.ts'
import { because } from './because.ts'
import { evaluate } from './evaluate.ts'
import { mindOf } from './mind.ts'
import { decide } from './policy.ts'

const TRIALS: Trials<RetaliationView> = {
  decide,
  evaluate,
  kinds: kindsOf,
  roundOf: ({ round }) => round,
  better: (percent, tried) => because('tried-better', { percent, tried }),
}

/** Plays on with the heuristics in possible worlds, and departs from them where another choice does better. */
export function strong(budget: Budget): Bot {
  return {
    name: 'strong',
    thinks: true,
    choose: (seen) => tryingOut(TRIALS, seen as Seen<RetaliationView>, budget),
  }
}

/** Steps through different Corridors are of different kinds, and so is what is done by different things. */
function kindsOf(view: RetaliationView, { seat, options }: Decision): Iterable<string[]> {
  const mind = mindOf(view, seat, [])
  const kinds = new Map<string, string[]>()
  for (const option of options) {
    const act = readAct(mind, option)
    if (isSilly(act)) continue
    const kind = isStep(act) ? `${act.label} ${act.place}` : `${act.label} ${act.by}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), option.id])
  }
  return kinds.values()
}
