import type { View } from '@bulkhead/hull/view.ts'
import type { Decision, Line } from '@bulkhead/kernel'
import type { Chosen } from '../bot.ts'
import { answerTo, least } from './answers.ts'
import { because } from './because.ts'
import type { Lore } from './lore.ts'
import { mindOf } from './mind.ts'
import { takeTurn } from './turn.ts'

/** The answer of a seat to any question, from what it may know. */
export function decide(lore: Lore, view: View, decision: Decision, log: readonly Line[]): Chosen {
  const { seat, prompt, options, min } = decision
  const mind = mindOf(lore, view, seat, log)
  if (prompt === 'action' || prompt === 'outside') return takeTurn(mind, decision)
  const answer = answerTo(mind, prompt) ?? lore.opponent?.(mind)
  if (answer) return answer(mind, decision)
  const picks = min > 0 ? least(decision) : []
  return { picks, because: because(options.length > 1 ? 'as-good' : 'only-way') }
}
