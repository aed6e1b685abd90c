import type { Rng, Seat } from '@bulkhead/kernel'
import type { Player, State } from './state.ts'

/** Shuffles what this seat does not know: the decks below their top card, and what went into the box. */
export function redeal(s: State, seat: Seat | null, rng: Rng): void {
  s.players.forEach((player, owner) => {
    const choseIt = s.rules.chosenDecks && owner === seat
    if (choseIt) shuffleBelowTop(player, rng)
    else mixWithBox(player, rng)
  })
}

function shuffleBelowTop(player: Player, rng: Rng): void {
  const top = player.deck.pop()
  rng.shuffle(player.deck)
  if (top !== undefined) player.deck.push(top)
}

function mixWithBox(player: Player, rng: Rng): void {
  const top = player.deck.pop()
  const hidden = rng.shuffle([...player.deck, ...player.box])
  player.box = hidden.splice(player.deck.length)
  player.deck = hidden
  if (top !== undefined) player.deck.push(top)
}
