import type { Rng, Seat } from '@bulkhead/kernel'
import { listed } from './lists.ts'

/** A face-down card or token, with the seats that know what it is. */
export interface Hidden {
  id: string
  /** Who has legally looked at it since it was last shuffled. */
  seen: Seat[]
}

/** A shuffled face-down pile; the last one is the top. */
export function hiddenPile(ids: readonly string[], rng: Rng): Hidden[] {
  return rng.shuffle(listed(ids, (id) => ({ id, seen: [] })))
}

/** The top card; a pile that is empty is first made anew from its discard, where it has one. */
export function drawFrom(pile: Hidden[], discard: string[], rng: Rng): Hidden | undefined {
  if (pile.length === 0) shuffleIn(pile, discard.splice(0), rng)
  return pile.pop()
}

/** Shuffles cards into a pile: what anybody knew of its order is gone. */
export function shuffleIn(pile: Hidden[], ids: readonly string[], rng: Rng): void {
  for (const id of ids) pile.push({ id, seen: [] })
  for (const card of pile) card.seen = []
  rng.shuffle(pile)
}

/** Face down to the bottom, before the eyes of some. */
export function putUnder(pile: Hidden[], id: string, seen: readonly Seat[]): void {
  pile.unshift({ id, seen: [...seen] })
}
