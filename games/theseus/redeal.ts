import type { Rng, Seat } from '@bulkhead/kernel'
import type { CardId, Player, State } from './state.ts'

/** Shuffles what this seat does not know: the decks below their top card, and what went into the box. */
export function redeal(s: State, seat: Seat | null, rng: Rng): void {
  s.players.forEach((player, owner) => {
    const choseIt = s.rules.chosenDecks && owner === seat
    dealAnew(player, choseIt ? [] : player.box, rng)
  })
}

/**
 * In place, and from a fixed order: what comes of it depends on what the seat knows and on chance, not
 * on the truth.
 */
function dealAnew({ deck }: Player, box: CardId[], rng: Rng): void {
  const below = Math.max(0, deck.length - 1)
  const hidden = rng.shuffle([...deck.slice(0, below), ...box].sort())
  deck.splice(0, below, ...hidden.splice(0, below))
  box.splice(0, box.length, ...hidden)
}
