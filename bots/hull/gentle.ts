import type { View } from '@bulkhead/hull/view.ts'
import type { Bot, Chosen, Seen } from '../bot.ts'
import { isSilly, readActs } from './acts.ts'
import { because } from './because.ts'
import type { Lore } from './lore.ts'
import { mindOf } from './mind.ts'
import { decide } from './policy.ts'

/** Plays by the same heuristics, reads no log, and follows a whim now and then. */
export function gentle(lore: Lore): Bot {
  return {
    name: 'gentle',
    thinks: true,
    choose: (seen) => choose(lore, seen as Seen<View>),
  }
}

/** One action in so many. */
const WHIM = 4

function choose(lore: Lore, { view, decision, rng }: Seen<View>): Chosen {
  const natural = decide(lore, view, decision, [])
  if (decision.prompt !== 'action' || rng.int(WHIM) > 0) return natural
  const mind = mindOf(lore, view, decision.seat, [])
  const acts = readActs(mind, decision.options)
  const tempting = acts.filter((act) => !isSilly(mind, act) && act.action !== 'pass')
  if (tempting.length === 0) return natural
  return { picks: [rng.pick(tempting).option.id], because: because('whim') }
}
