import { drawAttackCard, resolveAttack } from '@bulkhead/hull/intruder-attack.ts'
import { enter } from '@bulkhead/hull/movement.ts'
import { isAwake, networkOf, places, seatOf } from '@bulkhead/hull/queries.ts'
import { type Intruder, NONE, type Place, type Player, type State } from '@bulkhead/hull/state.ts'
import type { Rules } from '@bulkhead/kernel'
import type { Missing } from './declare.ts'
import type { Table } from './table.ts'

/** TECH: Characters in the Technical Corridors. */

/** Any other room with an entrance, explored or not. */
export function ductGoals(s: State, me: Player): Place[] {
  return places(s).filter((place) => place !== me.room && networkOf(s, place) !== NONE)
}

export function noEntrance(s: State, me: Player): Missing | null {
  return networkOf(s, me.room) === NONE ? { why: 'no-entrance', rule: 'LOCK-TECH-07' } : null
}

/** LOCK-TECH-07: the move, the Attack card where there is one, then the room is entered as usual. */
export function* crawlTo(t: Table, me: Player, place: Place, attacked: boolean): Rules {
  me.room = place
  t.log('crawls', { seat: seatOf(t.state, me), place }, 'LOCK-TECH-07')
  if (attacked) yield* attackInTheDark(t, me)
  if (isAwake(me)) yield* enter(t, me, place, { noise: 'roll' })
}

/** LOCK-TECH-08: as an Adult's attack in the dark; there is no attacker on the board. */
function* attackInTheDark(t: Table, me: Player): Rules {
  const card = drawAttackCard(t)
  t.reveal()
  t.state.attackDiscard.push(card.id)
  const nobody: Intruder = { name: '', type: 'adult', room: NONE, injuries: 0, token: null }
  yield* resolveAttack(t, card, nobody, me, { escaping: false, dark: true, follows: [] })
}
