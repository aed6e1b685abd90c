import type { Rules } from '@bulkhead/kernel'
import { plain } from './choices.ts'
import { seatOf } from './queries.ts'
import type { Player } from './state.ts'
import type { Table } from './table.ts'

/** INFO, AA: what can be looked at in secret. */

/** RET-AA-02, RET-AA-03, RET-INFO-05, RET-INFO-11: whoever looked before cannot know any more. */
export function* stackAntiAircraft(t: Table, me: Player): Rules {
  const s = t.state
  const seat = seatOf(s, me)
  for (const token of s.antiAircraft) token.seen.push(seat)
  t.reveal([seat])
  const upper = () => s.antiAircraft.at(-1)!.id
  t.log('sees-anti-aircraft', { seat, status: upper() }, 'RET-AA-02', {
    to: [seat],
    less: { kind: 'looks-at-anti-aircraft', params: { seat } },
  })
  const [pick] = yield* t.ask(
    seat,
    { prompt: 'anti-aircraft', params: { status: upper() }, rule: 'RET-AA-02' },
    [plain('aa-keep'), plain('aa-swap')],
  )
  if (pick.id === 'aa-swap') s.antiAircraft.reverse()
  for (const token of s.antiAircraft) token.seen = [seat]
  t.log('stacks-anti-aircraft', { seat, status: upper() }, 'RET-AA-02', {
    to: [seat],
    less: { kind: 'stacked-anti-aircraft', params: { seat } },
  })
}

/** RET-INFO-11: Objective cards of another. */
export function lookAtObjectives(t: Table, me: Player, other: Player): void {
  const s = t.state
  const seat = seatOf(s, me)
  for (const objective of other.objectives) {
    if (!objective.seen.includes(seat)) objective.seen.push(seat)
    t.reveal([seat])
    const params = { seat, other: seatOf(s, other), objective: objective.id }
    t.log('sees-objective', params, 'RET-INFO-11', {
      to: [seat],
      less: { kind: 'looks-at-objective', params: { seat, other: params.other } },
    })
  }
}
