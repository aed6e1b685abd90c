import { copy, type Decision, FastRng, type Match, type Rng, type Seat } from '@bulkhead/kernel'
import { type Sample, type Seen, WORLDS } from './bot.ts'

/** The one door between a match and a bot: everything that plays a bot goes through here. */

/** What the seat that owes this decision may know. */
export function seenBy(match: Match, decision: Decision, rng: Rng): Seen {
  const { seat } = decision
  return {
    // A view may share parts with the state, and a bot may sort what it is given.
    view: copy(match.view(seat)),
    log: match.log(seat),
    decision: copy(decision),
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
