import { kindOptions, plain } from '@bulkhead/hull/choices.ts'
import { attackStep } from '@bulkhead/hull/event-phase.ts'
import { discardCards } from '@bulkhead/hull/hand.ts'
import { holds, inCombat, inOrder, isAwake, seatOf } from '@bulkhead/hull/queries.ts'
import type { Player } from '@bulkhead/hull/state.ts'
import { kill } from '@bulkhead/hull/wounds.ts'
import type { Rules } from '@bulkhead/kernel'
import { LATE_SHUTDOWN, SHUTDOWN } from './components.ts'
import { ownOf } from './own.ts'
import type { Table } from './table.ts'

/** CHAR-ANDROID: what her Quest Items do at their moments. */

/** AFT-CHAR-ANDROID-03, AFT-CHAR-ANDROID-04: the Time marker has just moved. */
export function* shutDown(t: Table): Rules {
  const { players, time } = t.state
  for (const me of players) {
    if (me.character !== 'android' || !isAwake(me)) continue
    const last = me.quests.includes('power-cell') ? SHUTDOWN : LATE_SHUTDOWN
    if (time === last) yield* kill(t, [me], 'shutdown', 'AFT-CHAR-ANDROID-03')
  }
}

/** AFT-CHAR-ANDROID-07 */
export function* attacks(t: Table): Rules {
  for (const player of inOrder(t.state)) if (canHide(player)) yield* mayHide(t, player)
  yield* attackStep(t)
  for (const player of t.state.players) ownOf(player).unseen = false
}

function canHide(player: Player): boolean {
  return holds(player, 'deactivation-module') !== undefined
}

function* mayHide(t: Table, me: Player): Rules {
  const s = t.state
  if (!inCombat(s, me) || me.hand.length === 0) return
  const [answer] = yield* t.ask(
    seatOf(s, me),
    { prompt: 'hide', rule: 'AFT-CHAR-ANDROID-07', idle: ['be-seen'] },
    () => [plain('be-seen'), ...kindOptions('hide', me)],
  )
  if (answer.id === 'be-seen') return
  discardCards(t, me, [String(answer.targets![0].id)], 'AFT-CHAR-ANDROID-07')
  ownOf(me).unseen = true
  t.log('hides', { seat: seatOf(s, me) }, 'AFT-CHAR-ANDROID-07')
}
