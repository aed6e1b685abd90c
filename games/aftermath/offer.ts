import { everybody } from '@bulkhead/hull/secrets.ts'
import type { Player } from '@bulkhead/hull/state.ts'
import { LUCRATIVE_OFFER as CARD } from './cards/missions.ts'
import type { OfferKind } from './offers.ts'
import { own } from './own.ts'

/** EPI: the Lucrative Offer, which lies beside the board until somebody takes it. */

const { id, kind } = CARD

export function hasOffer({ objectives }: Player): boolean {
  return objectives[0]?.id === id
}

export const LUCRATIVE_OFFER: OfferKind = {
  id,
  /** AFT-EPI-46: to everybody alive and aboard, while nothing is being resolved. */
  canBeMade: (s) => own(s).play === 'epilogue' && s.turn.chooses && !s.players.some(hasOffer),
  made: (s) =>
    s.players.flatMap(({ fate }, seat) =>
      fate === 'awake' ? [{ id, seat, label: id, rule: 'AFT-EPI-46' }] : [],
    ),
  /** Everybody sees it taken, and nobody the Mission that is discarded for it. */
  *take(t, seat) {
    const player = t.state.players[seat!]
    player.discarded = player.objectives[0]
    player.objectives = [{ id, kind, seen: everybody(t.state) }]
    t.log('offer-taken', { seat: seat! }, 'AFT-EPI-46')
  },
}
