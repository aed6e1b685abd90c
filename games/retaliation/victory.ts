import { isOneMet } from '@bulkhead/common'
import type { Rules } from '@bulkhead/kernel'
import { layAside } from './actions/perform.ts'
import { gainContamination, infection } from './contamination.ts'
import { survivesEclosion } from './eclosion.ts'
import { destroy, perish } from './ending.ts'
import { type Facts, factsOf } from './facts.ts'
import { everybody } from './items.ts'
import { holdsBoth, KEEP, keep, keepOptions } from './objective-choice.ts'
import { printed } from './pack.ts'
import { inTurnOrder, seatOf } from './queries.ts'
import type { Player, State } from './state.ts'
import type { Table } from './table.ts'

/** END, VICTORY: the sequence of the End of the Game. */

export function* endStep(t: Table): Rules {
  const s = t.state
  layAside(t, s.players[s.turn.seat])
  // RET-END-02, RET-MODE-COOP-19: only those are out who Escaped or Hibernated.
  for (const player of s.players) {
    if (player.left === null) perish(t, player, 'left-behind', 'RET-END-02')
  }
  // RET-SELFD-10
  if (s.autodestruction.state === 'running' && !s.destroyed) destroy(t, 'RET-SELFD-10')
  for (const player of survivors(s)) yield* checkInfection(t, player)
  for (const player of survivors(s)) checkEclosion(t, player)
  yield* chooseLate(t)
  settle(t)
}

export function survivors(s: State): Player[] {
  return inTurnOrder(s, ({ fate }) => fate === 'escaped' || fate === 'hibernated')
}

/** RET-END-04 */
function* checkInfection(t: Table, me: Player): Rules {
  if (me.larva) return
  const seat = seatOf(t.state, me)
  me.hand.push(...me.deck.splice(0), ...me.discard.splice(0))
  t.log('last-cards', { seat, number: me.hand.length }, 'RET-END-04')
  yield* infection(t, me)
  if (!me.larva) t.log('check-infection', { seat, outcome: 'clean' }, 'RET-END-04')
}

/** RET-END-05 */
function checkEclosion(t: Table, me: Player): void {
  if (!me.larva) return
  const seat = seatOf(t.state, me)
  gainContamination(t, me, 'RET-END-05')
  me.deck.push(...me.hand.splice(0), ...me.discard.splice(0))
  t.rng.shuffle(me.deck)
  t.log('last-shuffle', { seat, number: me.deck.length }, 'RET-END-05')
  const outcome = survivesEclosion(t, me) ? 'survives' : 'dies'
  t.log('check-infection', { seat, outcome }, 'RET-END-05')
  if (outcome === 'dies') perish(t, me, 'eclosion', 'RET-ECLOSION-03')
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
  const alive = survivors(s)
  const facts = factsOf(s)
  const tasks = s.missionTask === null ? s.tasks : [s.missionTask]
  const done = tasks.filter((id) => isTaskFulfilled(t, facts, id))
  const winners =
    s.mode === 'coop'
      ? s.players.filter(() => done.length === tasks.length && alive.length > 0)
      : alive.filter((me) => isObjectiveFulfilled(t, facts, me))
  for (const { objectives } of s.players) for (const one of objectives) one.seen = everybody(s)
  s.phase = 'over'
  s.outcome = { winners: winners.map((player) => seatOf(s, player)).sort((a, b) => a - b) }
  for (const seat of s.outcome.winners) t.log('wins', { seat }, 'RET-VICTORY-01')
  if (winners.length === 0) t.log('nobody-wins', {}, 'RET-VICTORY-04')
}

function isTaskFulfilled(t: Table, facts: Facts, task: string): boolean {
  const done = isOneMet(printed().tasks[task].ways(facts))
  t.log('check-task', { task, outcome: done ? 'fulfilled' : 'failed' }, 'RET-END-06')
  return done
}

function isObjectiveFulfilled(t: Table, facts: Facts, me: Player): boolean {
  const seat = seatOf(t.state, me)
  const [{ id }] = me.objectives
  const done = isOneMet(printed().objectives[id].ways(facts, seat))
  const params = { seat, objective: id, outcome: done ? 'fulfilled' : 'failed' }
  t.log('check-objective', params, 'RET-END-06')
  return done
}
