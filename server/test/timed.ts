import type { AnyGame, Offer } from '@bulkhead/kernel'
import { type Snatch, snatch } from '../../kernel/test/games/snatch.ts'

/** Snatch with an hourglass that takes so long. */
export function timed(id: string, seconds: number): AnyGame {
  const offers = (s: Snatch): Offer[] =>
    snatch.offers!(s).map((offer) => (offer.seat === null ? { ...offer, seconds } : offer))
  return { ...snatch, id, offers }
}
