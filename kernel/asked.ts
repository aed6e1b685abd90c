import type { Decision, Offer, Seat } from './game.ts'
import { type Refusal, refusal } from './refusal.ts'

/** What an answer is an answer to, and what somebody takes: found among what is open, or refused. */

export function findOpen(
  open: readonly Decision[],
  seats: number,
  seat: Seat,
  id: number,
): Decision | Refusal {
  if (!isSeat(seat, seats)) return noSuchSeat(seats)
  const decision = open.find((one) => one.seat === seat)
  if (!decision) return refusal('not-asked', `Seat ${seat} has nothing to decide now.`)
  if (decision.id !== id) {
    return refusal('stale', `Seat ${seat} is asked something else now.`, decision.options)
  }
  return decision
}

/** Of the offers to this seat, or (null) to time. */
export function findOffer(
  offers: readonly Offer[],
  seats: number,
  seat: Seat | null,
  id: string,
): Offer | Refusal {
  if (seat !== null && !isSeat(seat, seats)) return noSuchSeat(seats)
  if (typeof id !== 'string') return refusal('malformed', 'An offer is named by its id.', offers)
  const offer = offers.find((one) => one.id === id)
  const whose = seat === null ? 'time' : `seat ${seat}`
  return offer ?? refusal('not-offered', `"${id}" is not on offer to ${whose} now.`, offers)
}

export function isSeat(seat: Seat, seats: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats
}

function noSuchSeat(seats: number): Refusal {
  return refusal('no-such-seat', `The seats at this table are 0 to ${seats - 1}.`)
}
