import type { Hidden } from '@bulkhead/common'
import { redealPile, redealShared } from '@bulkhead/hull/redeal.ts'
import type { State } from '@bulkhead/hull/state.ts'
import type { Rng, Seat } from '@bulkhead/kernel'
import { own, ownOf } from './own.ts'

/** Deals everything anew that this seat does not know, in place. */
export function redeal(s: State, seat: Seat | null, rng: Rng): void {
  redealShared(s, seat, rng)
  const { contingency, pool, css, cssLeft, computerDeck, surface } = own(s)
  const tokens = s.players.flatMap((player) => ownOf(player).contingencies)
  const piles: Hidden[][] = [
    [contingency, ...pool, ...tokens],
    [...css, ...cssLeft],
    computerDeck,
    surface,
  ]
  for (const pile of piles) redealPile(pile, [], seat, rng)
}
