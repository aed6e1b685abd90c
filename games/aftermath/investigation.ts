import { endGame } from '@bulkhead/hull/ending.ts'
import { drawEvent } from '@bulkhead/hull/event-deck.ts'
import { resolveEvent } from '@bulkhead/hull/event-phase.ts'
import { nextPhase } from '@bulkhead/hull/ruleset.ts'
import { NONE } from '@bulkhead/hull/state.ts'
import { perish } from '@bulkhead/hull/victory.ts'
import type { Rules } from '@bulkhead/kernel'
import { JUMP } from '@bulkhead/nemesis/components.ts'
import { endPlayerPhase, moveSelfDestruct, moveTime } from '@bulkhead/nemesis/time.ts'
import { leaveTheShip } from '@bulkhead/nemesis/victory.ts'
import { revealAlert } from './alerts.ts'
import { shutDown } from './android.ts'
import { hasAlertIcon } from './cards/event-cards.ts'
import { SHUTTLE_RED } from './components.ts'
import { own } from './own.ts'
import type { Table } from './table.ts'

/** INV: a full game of fifteen rounds, in which Alerts come one at a time. */

/** AFT-INV-42, AFT-INV-43 */
export function* timeStep(t: Table): Rules {
  const s = t.state
  yield* endPlayerPhase(t)
  moveTime(t)
  yield* shutDown(t)
  moveAlertMarker(t)
  moveSelfDestruct(t)
  if (own(s).shuttle === SHUTTLE_RED) endGame(t, 'alert', 'AFT-INV-38')
  if (s.time === JUMP) endGame(t, 'jump', 'NEM-END-02')
}

/** AFT-INV-51: for the first time in the round after the Alert began. */
function moveAlertMarker(t: Table): void {
  const mine = own(t.state)
  if (mine.shuttle === NONE) return
  mine.shuttle++
  t.log('alert-time', { left: SHUTTLE_RED - mine.shuttle }, 'AFT-INV-42')
}

/** AFT-INV-35, AFT-INV-36, AFT-INV-46, AFT-INV-50 */
export function* eventStep(t: Table): Rules {
  const s = t.state
  nextPhase(s)
  const card = drawEvent(t)
  yield* resolveEvent(t, card)
  if (!hasAlertIcon(card) || own(s).alert) return
  own(s).shuttle = 0
  revealAlert(t)
}

/** AFT-INV-38, AFT-INV-39: an Alert that is not fulfilled kills everybody aboard, asleep or not. */
export function endInvestigation(t: Table): void {
  const s = t.state
  const { cause } = s.ending!
  if (own(s).alert) {
    for (const player of s.players) {
      if (player.fate !== 'dead' && player.fate !== 'escaped')
        perish(t, player, 'alert', 'AFT-INV-39')
    }
  }
  if (cause !== 'alert') leaveTheShip(t)
}
