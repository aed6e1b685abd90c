import { notForbidden, type Order } from '@bulkhead/bots'
import type { Match, Offer, Seat } from '@bulkhead/kernel'
import type { Asked, Hourglass } from './position.ts'

/** What a match asks of a seat and offers it. */

/** The options are the match's own: whoever gets these only reads them. */
export function askedOf(match: Match, seat: Seat, revision: number): Asked[] {
  const asked: Asked[] = []
  for (const decision of match.open) {
    if (decision.seat === seat) asked.push({ ...decision, revision })
  }
  return asked
}

/** What a seat may take; what its orders forbid is not shown. */
export function offeredTo(match: Match, seat: Seat, orders: readonly Order[]): readonly Offer[] {
  return notForbidden(match.offers(seat), orders)
}

/**
 * When each hourglass was turned: an offer to nobody with this id appeared for the first time. It is
 * never forgotten, so that going back gives nobody more time.
 */
export type Turned = Readonly<Record<string, number>>

/** What is known of time after something has happened. */
export function turnedAfter(before: Turned, match: Match, at: number): Turned {
  const fresh = match.offers(null).filter(({ id }) => !Object.hasOwn(before, id))
  if (fresh.length === 0) return before
  return { ...before, ...Object.fromEntries(fresh.map(({ id }) => [id, at])) }
}

export function hourglassesOf(match: Match, turned: Turned): Hourglass[] {
  return match.offers(null).map(({ seat: _, ...offer }) => ({
    ...offer,
    deadline: turned[offer.id] + (offer.seconds ?? 0) * 1000,
  }))
}
