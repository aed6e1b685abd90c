import type { State } from '@bulkhead/hull/state.ts'
import type { Offer, Rules, Seat } from '@bulkhead/kernel'
import { HOURGLASS, SAND } from './hourglass.ts'
import { LAST_THING } from './last-thing.ts'
import { LUCRATIVE_OFFER } from './offer.ts'
import { own } from './own.ts'
import type { Table } from './table.ts'

/** What anybody may take while others think. */
export interface OfferKind {
  readonly id: string
  /** Whether it can be made now to anybody; asked after every answer. */
  canBeMade(s: State): boolean
  /** To whom it is made then; an offer's id begins with its kind's. */
  made(s: State): readonly Offer[]
  take(t: Table, seat: Seat | null): Rules
}

const KINDS: readonly OfferKind[] = [LUCRATIVE_OFFER, LAST_THING, SAND, HOURGLASS]

/** Between two actions, but for those of an hourglass. */
export function offers(s: State): readonly Offer[] {
  if (!s.turn.chooses && !own(s).sand) return NO_OFFERS
  let offers = NO_OFFERS
  for (const kind of KINDS) if (kind.canBeMade(s)) offers = [...offers, ...kind.made(s)]
  return offers
}

const NO_OFFERS: readonly Offer[] = []

export function take(t: Table, { id, seat }: Offer): Rules {
  return KINDS.find((kind) => id.startsWith(kind.id))!.take(t, seat)
}
