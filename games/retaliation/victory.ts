import type { Rules } from '@bulkhead/kernel'
import { layAside } from './actions/perform.ts'
import { gainContamination, infection } from './contamination.ts'
import { survivesEclosion } from './eclosion.ts'
import { destroy, perish } from './ending.ts'
import { holdsBoth, KEEP, keep, keepOptions } from './objective-choice.ts'
import { printed } from './printed.ts'
import { inTurnOrder, seatOf } from './queries.ts'
import type { Player, State } from './state.ts'
import type { Table } from './table.ts'

/** END, VICTORY: the sequence of the End of the Game. */

export function* endStep(t: Table): Rules {
  const s = t.state
  layAside(t, s.players[s.turn.seat])
  // RET-END-02, RET-MODE-COOP-19: only those are out who Escaped or Hibernated.
  for (const player of s.players) if (player.left === null) perish(player)
  // RET-SELFD-10
  if (s.autodestruction.state === 'running' && !s.destroyed) destroy(t, 'RET-SELFD-10')
  for (const player of survivors(s)) yield* checkInfection(t, player)
  for (const player of survivors(s)) checkEclosion(t, player)
  yield* chooseLate(t)
  settle(t)
  s.phase = 'over'
}

export function survivors(s: State): Player[] {
  return inTurnOrder(
    s,
    s.players.filter(({ fate }) => fate === 'escaped' || fate === 'hibernated'),
  )
}

/** RET-END-04 */
function* checkInfection(t: Table, me: Player): Rules {
  if (me.larva) return
  me.hand.push(...me.deck.splice(0), ...me.discard.splice(0))
  yield* infection(t, me)
}

/** RET-END-05 */
function checkEclosion(t: Table, me: Player): void {
  if (!me.larva) return
  gainContamination(t, me, 'RET-END-05')
  me.deck.push(...me.hand.splice(0), ...me.discard.splice(0))
  t.rng.shuffle(me.deck)
  if (survivesEclosion(t, me)) return
  perish(me)
  t.log('dies', { seat: seatOf(t.state, me) }, 'RET-ECLOSION-03')
}

/** RET-END-06, RET-OBJCHOICE-08: before anybody reveals. */
function* chooseLate(t: Table): Rules {
  const s = t.state
  const late = survivors(s).filter(holdsBoth)
  const answers = yield* t.askAll(
    late.map((player) => ({
      seat: seatOf(s, player),
      question: KEEP,
      choices: () => keepOptions(player),
    })),
  )
  for (const { seat, picks } of answers) keep(t, s.players[seat], picks[0].id)
}

/** RET-END-07, RET-VICTORY-01 to RET-VICTORY-04, RET-MODE-COOP-03 */
function settle(t: Table): void {
  const s = t.state
  t.reveal()
  const alive = survivors(s)
  const winners =
    s.mode === 'coop' ? coopWinners(s, alive) : alive.filter((me) => isFulfilled(t, me))
  s.outcome = { winners: winners.map((player) => seatOf(s, player)).sort((a, b) => a - b) }
}

/** All together, the dead with the living. */
function coopWinners(s: State, alive: readonly Player[]): Player[] {
  const done = s.tasks.every((id) => printed().tasks[id].fulfilled(s))
  return done && alive.length > 0 ? [...s.players] : []
}

function isFulfilled(t: Table, me: Player): boolean {
  const s = t.state
  const [{ id }] = me.objectives
  const done = printed().objectives[id].fulfilled(s, seatOf(s, me))
  const kind = done ? 'objective-fulfilled' : 'objective-failed'
  t.log(kind, { seat: seatOf(s, me), objective: id }, 'RET-END-06')
  return done
}
