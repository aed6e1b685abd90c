import type { NemesisView } from '@bulkhead/nemesis'
import type { Bot, Chosen, Seen } from '../bot.ts'
import { readActs } from './acts.ts'
import { because } from './because.ts'
import { mindOf } from './mind.ts'
import { decide } from './policy.ts'

/** Plays by the same heuristics, reads no log, and follows a whim now and then. */
export const gentle: Bot = {
  name: 'gentle',
  thinks: true,
  choose: (seen) => choose(seen as Seen<NemesisView>),
}

/** One action in so many. */
const WHIM = 4
const NEVER = ['drop', 'trade', 'leave-pod', 'pass']

function choose({ view, decision, rng }: Seen<NemesisView>): Chosen {
  const natural = decide(view, decision, [])
  if (decision.prompt !== 'action' || rng.int(WHIM) > 0) return natural
  const acts = readActs(mindOf(view, decision.seat, []), decision.options)
  const tempting = acts.filter(({ action }) => !NEVER.includes(action))
  if (tempting.length === 0) return natural
  return { picks: [rng.pick(tempting).option.id], because: because('whim') }
}
