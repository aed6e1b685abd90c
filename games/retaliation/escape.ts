import type { Rules } from '@bulkhead/kernel'
import { endIfNobodyLeft } from './ending.ts'
import { rollNoise } from './noise.ts'
import { inCombat, onMap, seatOf } from './queries.ts'
import { NONE, type Player } from './state.ts'
import type { Table } from './table.ts'

/** ESCAPE: the three ways to safety. */

/** RET-ESCAPE-02, RET-ESCAPE-06, RET-ESCAPE-08: whether nothing is in the Room after the Noise roll. */
export function* attempt(t: Table, me: Player): Rules<boolean> {
  const { room } = me
  yield* rollNoise(t, me)
  if (!onMap(me) || me.room !== room) return false
  if (!inCombat(t.state, me)) return true
  t.log('attempt-fails', { seat: seatOf(t.state, me) }, 'RET-ESCAPE-02')
  return false
}

/** RET-ESCAPE-03 */
export function board(t: Table, me: Player): void {
  me.inLander = true
  t.log('boards', { seat: seatOf(t.state, me) }, 'RET-ESCAPE-03')
}

/** RET-ESCAPE-04, RET-ESCAPE-05, RET-ESCAPE-07: out of the game, with everything. */
export function leave(t: Table, me: Player, left: 'shuttle' | 'hibernation'): void {
  const s = t.state
  const hibernates = left === 'hibernation'
  Object.assign(me, { left, fate: hibernates ? 'hibernated' : 'escaped', room: NONE })
  t.log(
    hibernates ? 'hibernates' : 'escapes',
    { seat: seatOf(s, me) },
    hibernates ? 'RET-ESCAPE-04' : 'RET-ESCAPE-05',
  )
  endIfNobodyLeft(t)
}
