import { discardCard } from '@bulkhead/hull/hand.ts'
import { isAwake, seatOf } from '@bulkhead/hull/queries.ts'
import type { Player } from '@bulkhead/hull/state.ts'
import { extraTurn } from '@bulkhead/hull/turn.ts'
import type { OfferKind } from './offers.ts'

/** CHAR-CEO: the card One Last Thing. */

const CARD = 'one-last-thing'

/** AFT-CHAR-CEO-17, AFT-CHAR-CEO-18: to whoever has passed and kept it, before the turn of another. */
export const LAST_THING: OfferKind = {
  id: CARD,
  canBeMade: (s) => s.turn.chooses && !s.turn.begun && s.players.some(mayReturn),
  made: (s) =>
    s.players.filter(mayReturn).map((player) => ({
      id: CARD,
      seat: seatOf(s, player),
      label: CARD,
      rule: 'AFT-CHAR-CEO-17',
    })),
  *take(t, seat) {
    const me = t.state.players[seat!]
    discardCard(me, CARD)
    extraTurn(t.state, me)
    t.log('last-thing', { seat: seat! }, 'AFT-CHAR-CEO-17')
    t.endStep()
  },
}

/** Nobody who has passed has the turn. */
function mayReturn(player: Player): boolean {
  return player.passed && isAwake(player) && player.hand.includes(CARD)
}
