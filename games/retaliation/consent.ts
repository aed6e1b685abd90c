import type { Rules } from '@bulkhead/kernel'
import { plain } from './choices.ts'
import { seatOf } from './queries.ts'
import type { Player } from './state.ts'
import type { Table } from './table.ts'

/** RET-INTERPLAY-02: nothing is done to another Character without a yes; to oneself always. */
export function* agrees(t: Table, me: Player, other: Player): Rules<boolean> {
  if (me === other) return true
  const s = t.state
  const [answer] = yield* t.ask(
    seatOf(s, other),
    { prompt: 'agree', params: { seat: seatOf(s, me) }, rule: 'RET-INTERPLAY-02' },
    [plain('agree'), plain('refuse')],
  )
  return answer.id === 'agree'
}

/** For a choice that is a Character: null where they refuse. */
export function* withConsent(t: Table, me: Player, other: Player): Rules<Player | null> {
  return (yield* agrees(t, me, other)) ? other : null
}
