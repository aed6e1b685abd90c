import { figureOf } from '../figures.ts'
import { actionCards } from '../queries.ts'
import type { Player, State } from '../state.ts'
import type { AnyAction, Source } from './action.ts'

/** COST: what an action costs, and what can pay for it. */

export function costOf(s: State, me: Player, action: AnyAction, source: Source): number {
  return figureOf(s, me, 'cost', action.cost, source)
}

/** How many cards could pay: a played card does not pay for itself. */
export function purseOf(me: Player, source: Source): number {
  return actionCards(me).length - (source.kind === 'card' ? 1 : 0)
}
