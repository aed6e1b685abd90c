import type { Rules, Seat } from '@bulkhead/kernel'
import { plain } from './choices.ts'
import { seatOf } from './queries.ts'
import type { Player } from './state.ts'
import type { Question, Table } from './table.ts'

/** What somebody is asked to agree to, by the seat that wants to do it. */
export type Request = (seat: Seat) => Question

/** RET-INTERPLAY-02: nothing is done to another Character without a yes; to oneself always. */
export function* agrees(t: Table, me: Player, other: Player, request: Request): Rules<boolean> {
  if (me === other) return true
  const s = t.state
  const seat = seatOf(s, other)
  const question = { rule: 'RET-INTERPLAY-02', ...request(seatOf(s, me)) }
  const [answer] = yield* t.ask(seat, question, [plain('agree'), plain('refuse')])
  if (answer.id === 'agree') return true
  t.log('not-agreed', { seat }, 'RET-INTERPLAY-02')
  return false
}

/** For a choice that is a Character: null where they refuse. */
export function withConsent(request: Request) {
  return function* (t: Table, me: Player, other: Player): Rules<Player | null> {
    return (yield* agrees(t, me, other, request)) ? other : null
  }
}
