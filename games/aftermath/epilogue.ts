import { endGame } from '@bulkhead/hull/ending.ts'
import { drawEvent } from '@bulkhead/hull/event-deck.ts'
import { everybodyRolls, resolveEvent } from '@bulkhead/hull/event-phase.ts'
import { factsOf, isFulfilled } from '@bulkhead/hull/progress.ts'
import { seatOf } from '@bulkhead/hull/queries.ts'
import { nextPhase, objectiveOf } from '@bulkhead/hull/ruleset.ts'
import { everybody } from '@bulkhead/hull/secrets.ts'
import { NONE, type Player, type State } from '@bulkhead/hull/state.ts'
import { explode, perish, report, survivors } from '@bulkhead/hull/victory.ts'
import type { Rules } from '@bulkhead/kernel'
import { endPlayerPhase, moveSelfDestruct } from '@bulkhead/nemesis/time.ts'
import { revealAlert } from './alerts.ts'
import { hasAlertIcon } from './cards/event-cards.ts'
import { SHUTTLE_RED, SHUTTLE_YELLOW, tokensLeftHidden } from './components.ts'
import { whoLeftAlone } from './facts.ts'
import { hasOffer } from './offer.ts'
import { own } from './own.ts'
import { onShuttle } from './shuttle.ts'
import type { Table } from './table.ts'
import { hiddenTokens } from './tokens.ts'

/** EPI: five rounds until the Shuttle leaves. */

/** AFT-EPI-34, AFT-EPI-35 */
export function* timeStep(t: Table): Rules {
  yield* endPlayerPhase(t)
  own(t.state).shuttle++
  t.log('shuttle-time', { left: SHUTTLE_RED - own(t.state).shuttle }, 'AFT-EPI-34')
  moveSelfDestruct(t)
  const check = SHUTTLE_YELLOW.indexOf(own(t.state).shuttle)
  if (check < 0) return
  if (own(t.state).alert) endGame(t, 'alert', 'AFT-EPI-29')
  // AFT-EPI-31: none after the last check.
  if (check < SHUTTLE_YELLOW.length - 1) revealAlert(t)
}

/** AFT-EPI-38, AFT-EPI-50 */
export function* eventStep(t: Table): Rules {
  nextPhase(t.state)
  const card = drawEvent(t)
  yield* resolveEvent(t, card)
  if (hasAlertIcon(card)) yield* everybodyRolls(t)
}

/** AFT-EPI-40 */
export function afterEvent(s: State): string {
  return own(s).shuttle === SHUTTLE_RED ? 'departure' : 'round'
}

export function* departure(t: Table): Rules {
  endGame(t, 'departure', 'AFT-EPI-40')
}

// --- the end ---

/** AFT-EPI-29, AFT-EPI-40, AFT-EPI-53, AFT-EPI-56; whoever has left in a pod is out of reach. */
export function endEpilogue(t: Table): void {
  const { cause } = t.state.ending!
  if (cause === 'explosion') explode(t, 'AFT-EPI-53')
  const aboard = t.state.players.filter(({ fate }) => fate === 'awake')
  for (const player of aboard) {
    if (cause === 'alert') perish(t, player, 'alert', 'AFT-ALERT-02')
    else if (onShuttle(player.room)) depart(t, player)
    else perish(t, player, 'left-behind', 'AFT-EPI-56')
  }
  // Before the Contamination check: whoever dies of that has left with the others (AFT-EPI-47).
  own(t.state).leftAlone = whoLeftAlone(t.state.players)
}

function depart(t: Table, player: Player): void {
  player.fate = 'departed'
  player.room = NONE
  t.log('departs', { seat: seatOf(t.state, player) }, 'AFT-EPI-44')
}

/** AFT-EPI-41, AFT-EPI-42; a failed Alert needs no further check. */
export function checkTokens(t: Table): void {
  if (t.state.ending!.cause === 'alert') return
  const outcome = isRevealed(t.state) ? 'revealed' : 'hidden'
  report(t, 'tokens', NONE, outcome, 'AFT-EPI-41')
}

function isRevealed(s: State): boolean {
  return hiddenTokens(s).length <= tokensLeftHidden(s.players.length)
}

/** AFT-EPI-43, AFT-EPI-47: whoever has taken the Lucrative Offer is judged by it alone. */
export function checkMissions(t: Table): void {
  const s = t.state
  const facts = factsOf(s)
  const common = s.ending!.cause !== 'alert' && isRevealed(s)
  for (const player of survivors(s)) {
    const [kept] = player.objectives
    const seat = seatOf(s, player)
    kept.seen = everybody(s)
    const done = isFulfilled(objectiveOf(s, kept.id), facts, seat)
    t.log('objective', { seat, objective: kept.id }, 'AFT-EPI-43')
    report(t, 'objectives', seat, done ? 'fulfilled' : 'failed', 'AFT-EPI-43')
    if (done && (common || hasOffer(player))) s.ending!.winners.push(seat)
  }
}
