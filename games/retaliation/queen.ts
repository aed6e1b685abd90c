import type { Rules } from '@bulkhead/kernel'
import { attack } from './attack.ts'
import { QUEEN_SKULL } from './components.ts'
import { advance } from './intruder-movement.ts'
import { removeIntruder } from './intruders.ts'
import { printed } from './pack.ts'
import { charactersIn, queenOnMap } from './queries.ts'
import type { Intruder, Player, State } from './state.ts'
import type { Table } from './table.ts'

/** QUEEN: the one Intruder whose Hits are counted on a track of her own. */

/** How many Hits she can still take in this Action (RET-QUEEN-04, RET-QUEEN-17). */
export function hitsLeft(s: State): number {
  return s.queen.spent ? 0 : QUEEN_SKULL - s.queen.hits
}

/** RET-QUEEN-02, RET-QUEEN-04 */
export function* hitQueen(t: Table, queen: Intruder, hits: number, me: Player | null): Rules {
  const s = t.state
  const taken = Math.min(hits, hitsLeft(s))
  if (taken === 0) return
  s.queen.hits += taken
  t.log('queen-hit', { number: taken, hits: s.queen.hits }, 'RET-QUEEN-02')
  if (s.queen.hits >= QUEEN_SKULL) yield* skull(t, queen, me)
}

/** RET-QUEEN-05 to RET-QUEEN-09, RET-QUEEN-16 to RET-QUEEN-18: one Queen Health card. */
export function* skull(t: Table, queen: Intruder, me: Player | null): Rules {
  const s = t.state
  if (s.queen.spent) return
  s.queen.spent = true
  const id = s.queenHealth.deck.pop()!
  const card = printed().queenHealth[id]
  t.reveal()
  s.queenHealth.unseen.push(...s.queenHealth.deck.splice(-card.further, card.further))
  t.log('queen-health', { queenHealth: id, number: card.further }, 'RET-QUEEN-06')
  yield* card.resolve(t, queen, me)
  s.queenHealth.discard.push(id)
  s.queen.hits = 0
  t.log('queen-recovers', { number: s.queenHealth.deck.length }, 'RET-QUEEN-08')
  if (s.queenHealth.deck.length === 0) queenDies(t)
}

/** RET-QUEEN-09, RET-QUEEN-10, RET-QUEEN-19 */
export function queenDies(t: Table): void {
  const s = t.state
  const queen = queenOnMap(s)
  if (queen) removeIntruder(t, queen)
  s.queen.dead = true
  t.log('queen-dies', {}, 'RET-QUEEN-09')
}

/** RET-QUEEN-11, RET-QUEEN-12: she Attacks, or else comes closer. */
export function* activateQueen(t: Table, queen: Intruder, cause: Player | null): Rules {
  const here = charactersIn(t.state, queen.room)
  t.log('queen-activated', {}, 'RET-QUEEN-11')
  if (here.length === 0) {
    yield* advance(t, [queen], cause)
    return
  }
  const target = here.find((one) => one === cause) ?? here[0]
  yield* attack(t, target, { attacker: queen, type: 'queen', kind: 'activation' })
}
