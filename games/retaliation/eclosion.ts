import type { Rules } from '@bulkhead/kernel'
import { ECLOSION_CARDS } from './components.ts'
import { die } from './death.ts'
import { discardHand, drawCards } from './hand.ts'
import { placeInRoom } from './intruders.ts'
import { contaminationIn, seatOf } from './queries.ts'
import type { Player } from './state.ts'
import type { Table } from './table.ts'

/** ECLOSION: what becomes of whoever carries a Larva. */

/** RET-ECLOSION-02 to RET-ECLOSION-04, RET-ECLOSION-07: whether the Character lives. */
export function survivesEclosion(t: Table, me: Player): boolean {
  const seat = seatOf(t.state, me)
  drawCards(t, me, ECLOSION_CARDS)
  t.reveal()
  if (contaminationIn(me.hand).length > 0) {
    t.log('eclosion', { seat }, 'RET-ECLOSION-03')
    return false
  }
  t.log('no-eclosion', { seat }, 'RET-ECLOSION-04')
  discardHand(t, me, 'RET-ECLOSION-04')
  return true
}

/** RET-ECLOSION-05, RET-ECLOSION-06, RET-MODE-COOP-13: during the game an Adult comes of it. */
export function* eclosion(t: Table, me: Player): Rules {
  if (survivesEclosion(t, me)) return
  const { room } = me
  me.larva = false
  die(t, me, 'eclosion', 'RET-ECLOSION-03')
  yield* placeInRoom(t, 'adult', room, null)
}
