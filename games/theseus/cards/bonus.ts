import { slotOption } from '../choices.ts'
import { draw, installIn, isInstant, keep } from '../planning.ts'
import { emptySlots } from '../queries.ts'
import { takeUpgrade } from '../sector-actions.ts'
import { card } from './card.ts'

/** Bonus cards are nobody's; they follow the rules for Instant cards (THE-CARDTYPE-19). */
const bonus = {
  faction: 'none',
  copies: 3,
  level: 0,
  type: 'instant',
  duplicates: 'never',
} as const

card({
  ...bonus,
  id: 'bon-unexpected-reinforcements',
  // THE-CARD-80: needs a card, and a slot unless the card is an Instant.
  playable(s, you) {
    const top = s.players[you].deck.at(-1)
    return top !== undefined && (isInstant(top) || emptySlots(s).length > 0)
  },
  *play(t, you) {
    const s = t.state
    const id = s.players[you].deck.at(-1)!
    if (isInstant(id)) {
      draw(t, you)
      return keep(t, you, id)
    }
    const slot = yield* t.pick(
      you,
      { prompt: 'install', params: { card: id }, rule: 'THE-CARD-80' },
      emptySlots(s),
      (one) => slotOption('install', s, one),
    )
    draw(t, you)
    yield* installIn(t, you, slot, id, you)
  },
})

/** Played with a Movement: see `round.ts`. */
card({ ...bonus, id: 'bon-gangway' })

card({
  ...bonus,
  id: 'bon-upgrade',
  playable: () => true,
  *play(t, you) {
    takeUpgrade(t, you, 'THE-CARD-83')
  },
})
