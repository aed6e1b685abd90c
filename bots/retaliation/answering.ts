import type { Decision, Option } from '@bulkhead/kernel'
import type { Chosen } from '../bot.ts'
import { because, type Why } from './because.ts'
import type { Mind } from './mind.ts'

/** How a question is answered: by a word, or by what is worth most. */

export type Answer = (mind: Mind, decision: Decision) => Chosen

export function say(decision: Decision, label: string, why: Why): Chosen {
  const found = decision.options.find((option) => option.label === label) ?? decision.options[0]
  return { picks: [found.id], because: because(why) }
}

export function best(decision: Decision, worth: (option: Option) => number, why: Why): Chosen {
  const [first, ...rest] = decision.options
  const found = rest.reduce((most, one) => (worth(one) > worth(most) ? one : most), first)
  return { picks: [found.id], because: because(why) }
}

/** Always the same word. */
export function always(label: string, why: Why): Answer {
  return (_mind, decision) => say(decision, label, why)
}

/** Those worth most, as many as must be; and more where they are worth anything. */
export function several(worth: (mind: Mind, option: Option) => number, why: Why): Answer {
  return (mind, { options, min, max }) => {
    const ranked = [...options].sort((a, b) => worth(mind, b) - worth(mind, a))
    const wanted = ranked.filter((option, i) => i < min || (i < max && worth(mind, option) > 0))
    return { picks: wanted.map(({ id }) => id), because: because(why) }
  }
}

export function choosing(worth: (mind: Mind, option: Option) => number, why: Why): Answer {
  return (mind, decision) => best(decision, (option) => worth(mind, option), why)
}
