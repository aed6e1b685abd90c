import type { Rules } from '@bulkhead/kernel'
import { addAllQueenTokens } from '../bag.ts'
import { drawCards } from '../hand.ts'
import { repel } from '../intruder-movement.ts'
import { removeIntruder } from '../intruders.ts'
import { placeMalfunction } from '../markers.ts'
import { rollNoise } from '../noise.ts'
import type { QueenHealthCard } from '../pack.ts'
import { activateQueen } from '../queen.ts'
import { charactersIn } from '../queries.ts'
import { type Intruder, NONE, type Player } from '../state.ts'
import type { Table } from '../table.ts'

/** The Queen Health cards; those on her Room do nothing while she is in a Corridor. */

/** RET-QUEEN-18, RET-REPEL-09: away from whoever led to the card; else from where she is. */
function* drivenOff(t: Table, queen: Intruder, me: Player | null): Rules {
  if (me) yield* repel(t, queen, me.room, me)
  else if (queen.room !== NONE) yield* repel(t, queen, queen.room, null)
}

/** RET-QUEEN-20 */
function* withdraws(t: Table, queen: Intruder): Rules {
  removeIntruder(t, queen)
  t.log('queen-withdraws', {}, 'RET-QUEEN-20')
}

function* tokens(t: Table): Rules {
  addAllQueenTokens(t)
}

function* cards(t: Table, queen: Intruder): Rules {
  for (const one of charactersIn(t.state, queen.room)) drawCards(t, one, 2)
}

function* noise(t: Table, queen: Intruder): Rules {
  for (const one of charactersIn(t.state, queen.room)) yield* rollNoise(t, one)
}

function* malfunction(t: Table, queen: Intruder): Rules {
  placeMalfunction(t, queen.room, 'RET-QUEEN-07')
}

function card(
  number: number,
  further: number,
  resolve: QueenHealthCard['resolve'],
): QueenHealthCard {
  return { id: `queen-health-${String(number).padStart(2, '0')}`, further, resolve }
}

export const QUEEN_HEALTH: readonly QueenHealthCard[] = [
  card(1, 0, drivenOff),
  card(2, 0, activateQueen),
  card(3, 0, withdraws),
  card(4, 1, drivenOff),
  card(5, 1, drivenOff),
  card(6, 1, tokens),
  card(7, 1, cards),
  card(8, 2, drivenOff),
  card(9, 2, noise),
  card(10, 3, activateQueen),
  card(11, 3, activateQueen),
  card(12, 3, malfunction),
]
