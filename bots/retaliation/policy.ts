import type { Decision, Line } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import type { Chosen } from '../bot.ts'
import { answerTo } from './answers.ts'
import { because } from './because.ts'
import { mindOf } from './mind.ts'
import { takeTurn } from './turn.ts'

/** The answer of a seat to any question, from what it may know. */
export function decide(view: RetaliationView, decision: Decision, log: readonly Line[]): Chosen {
  const { seat, prompt, options, min } = decision
  if (options.length === 1 && min === 1) {
    return { picks: [options[0].id], because: because('only-way') }
  }
  const mind = mindOf(view, seat, log)
  if (prompt === 'action') return takeTurn(mind, decision)
  const answer = answerTo(prompt)
  if (answer) return answer(mind, decision)
  return { picks: options.slice(0, min).map(({ id }) => id), because: because('as-good') }
}
