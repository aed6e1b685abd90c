import { copy, type Decision, FastRng, type Match, type Rng, type Seat } from '@bulkhead/kernel'
import { type Bot, type Known, type Sample, type Seen, WORLDS } from './bot.ts'
import { notForbidden, type Order } from './orders.ts'

/** The one door between a match and a bot: everything that plays a bot goes through here. */

/** What the seat that owes this decision may know. */
export function seenBy(match: Match, decision: Decision, rng: Rng): Seen {
  return { ...knownTo(match, decision.seat, rng), decision: copy(decision) }
}

/** The offer to its seat that a bot takes now, if any; orders of the seat's owner may forbid some. */
export function takenBy(
  bot: Bot,
  match: Match,
  seat: Seat,
  rng: Rng,
  orders: readonly Order[] = [],
): string | null {
  if (!bot.considers) return null
  const offers = notForbidden(match.offers(seat), orders)
  return offers.length > 0 ? bot.considers({ ...knownTo(match, seat, rng), offers }) : null
}

function knownTo(match: Match, seat: Seat, rng: Rng): Known<unknown> {
  return {
    // A view may share parts with the state, and a bot may sort what it is given.
    view: copy(match.view(seat)),
    log: match.log(seat),
    sampler: (world = rng.int(WORLDS)) => sampleFor(match, seat, world),
    rng,
  }
}

function sampleFor(match: Match, seat: Seat, number: number): Sample {
  const world = match.redealt(seat, new FastRng(number))
  let latest: { seat: Seat; view: unknown } | null = null
  const viewOf = (other: Seat) => {
    if (latest?.seat !== other) latest = { seat: other, view: world.view(other) }
    return latest.view
  }
  return {
    get view() {
      return viewOf(seat)
    },
    viewOf,
    get pending() {
      return world.pending()
    },
    get result() {
      return world.result
    },
    answer(who, decision, picks) {
      latest = null
      return world.answer(who, decision, picks)
    },
  }
}
