import type { Player, State } from '../state.ts'

/** An Objective card; surviving is always required as well. */
export interface ObjectiveCard {
  readonly id: string
  readonly kind: 'personal' | 'corporate' | 'group'
  /** Not used with fewer players. */
  readonly players: number
  /** Asks its owner (or, in the cooperative mode, somebody) for a Signal in every or in this way. */
  readonly signal?: boolean
  /** Judged when every other check is made. `me` is the owner. */
  fulfilled(s: State, me: Player): boolean
}
