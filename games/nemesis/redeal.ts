import { deal, redealPile, redealShared } from '@bulkhead/hull/redeal.ts'
import { eventCardOf } from '@bulkhead/hull/ruleset.ts'
import { knows } from '@bulkhead/hull/secrets.ts'
import type { Objective, State } from '@bulkhead/hull/state.ts'
import type { Rng, Seat } from '@bulkhead/kernel'
import { own } from './own.ts'

/** Deals everything anew that this seat does not know, in place. */
export function redeal(s: State, seat: Seat | null, rng: Rng, aside?: readonly Objective[]): void {
  redealShared(s, seat, rng, aside)
  const { engines, coordinates, coordinatesLeft } = own(s)
  for (const engine of engines) if (!knows(engine.seen, seat)) engine.working = rng.int(2) === 0
  redealPile([coordinates], coordinatesLeft, seat, rng)
  redealIntruderPlayer(s, seat, rng)
}

function redealIntruderPlayer(s: State, seat: Seat | null, rng: Rng): void {
  const { intruderPlayer } = own(s)
  if (!intruderPlayer) return
  if (intruderPlayer.seat === seat) {
    deal([intruderPlayer.deck], rng)
    return
  }
  deal([intruderPlayer.hand, intruderPlayer.deck], rng)
  const [drawn] = intruderPlayer.drawn
  if (drawn)
    redealPile(eventCardOf(s, drawn) ? s.events : s.attacks, intruderPlayer.drawn, seat, rng)
}
