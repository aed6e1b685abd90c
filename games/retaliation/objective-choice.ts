import type { Rules } from '@bulkhead/kernel'
import { OBJECTIVE_DRAWS } from './components.ts'
import { drawCards } from './hand.ts'
import { seatOf } from './queries.ts'
import type { Player } from './state.ts'
import type { Option, Question, Table } from './table.ts'

/** OBJCHOICE: one of two Objectives is kept. */

export function holdsBoth({ objectives }: Player): boolean {
  return objectives.length === 2
}

export const KEEP: Question = { prompt: 'keep-objective', rule: 'RET-OBJCHOICE-04' }

export function keepOptions({ objectives }: Player): Option[] {
  return objectives.map(({ id, kind }) => ({
    id: `keep:${kind}`,
    label: 'keep-objective',
    targets: [{ kind: 'objective', id }],
  }))
}

/** RET-OBJCHOICE-04, RET-INFO-11: whoever saw both of them knows no more which is left. */
export function keep(t: Table, me: Player, id: string): void {
  const place = me.objectives.findIndex(({ kind }) => `keep:${kind}` === id)
  me.discarded = me.objectives.splice(1 - place, 1)[0]
  const seat = seatOf(t.state, me)
  const [kept] = me.objectives
  kept.seen = [seat]
  const objective = kept.id
  t.log('keeps-objective', { seat, objective }, 'RET-OBJCHOICE-04', {
    to: [seat],
    less: { kind: 'chose-objective', params: { seat } },
  })
}

/** RET-OBJCHOICE-01 to RET-OBJCHOICE-06 */
export function* chooseObjective(t: Table, me: Player): Rules {
  const s = t.state
  const [pick] = yield* t.ask(seatOf(s, me), KEEP, () => keepOptions(me))
  s.choices++
  keep(t, me, pick.id)
  drawCards(t, me, OBJECTIVE_DRAWS[Math.min(s.choices, OBJECTIVE_DRAWS.length) - 1])
}
