import type { Decision, Line } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import type { Chosen } from '../bot.ts'
import { ANSWERS, least } from './answers.ts'
import { because } from './because.ts'
import { playIntruders } from './intruder-player.ts'
import { mindOf } from './mind.ts'
import { takeTurn } from './turn.ts'

/** The answer of a seat to any question, from what it may know. */
export function decide(view: NemesisView, decision: Decision, log: readonly Line[]): Chosen {
  const { seat, prompt, options, min } = decision
  const mind = mindOf(view, seat, log)
  if (prompt === 'action' || prompt === 'outside') return takeTurn(mind, decision)
  if (Object.hasOwn(ANSWERS, prompt)) return ANSWERS[prompt](mind, decision)
  if (view.intruderPlayer?.seat === seat) return playIntruders(mind, decision)
  const picks = min > 0 ? least(decision) : []
  return { picks, because: because(options.length > 1 ? 'as-good' : 'only-way') }
}
