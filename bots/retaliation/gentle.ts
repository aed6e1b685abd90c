import type { RetaliationView } from '@bulkhead/retaliation'
import type { Bot, Chosen, Seen } from '../bot.ts'
import { isSilly, readAct } from './acts.ts'
import { because } from './because.ts'
import { mindOf } from './mind.ts'
import { decide } from './policy.ts'

/** Plays by the same heuristics, reads no log, and follows a whim now and then. */
export const gentle: Bot = {
  name: 'gentle',
  thinks: true,
  choose: (seen) => choose(seen as Seen<RetaliationView>),
}

/** One action in so many. */
const WHIM = 4

function choose({ view, decision, rng }: Seen<RetaliationView>): Chosen {
  const natural = decide(view, decision, [])
  if (decision.prompt !== 'action' || rng.int(WHIM) > 0) return natural
  const mind = mindOf(view, decision.seat, [])
  const tempting = decision.options
    .map((option) => readAct(mind, option))
    .filter((act) => !isSilly(act) && act.label !== 'pass')
  if (tempting.length === 0) return natural
  return { picks: [rng.pick(tempting).option.id], because: because('whim') }
}
