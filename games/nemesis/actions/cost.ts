import { actionCards, suffers } from '../queries.ts'
import type { Player } from '../state.ts'
import type { Action, Source } from './action.ts'

/** COST: what an action costs, and what can pay for it. */

/** A Hand wound makes Item actions dearer; the basic Shoot action is not one (components 10.2). */
export function costOf(me: Player, action: Action, source: Source): number {
  return action.cost + (source.kind === 'item' && suffers(me, 'wound-hand') ? 1 : 0)
}

/** How many cards could pay: a played card does not pay for itself. */
export function purseOf(me: Player, source: Source): number {
  return actionCards(me).length - (source.kind === 'card' ? 1 : 0)
}
