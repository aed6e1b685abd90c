import { same } from './copy.ts'
import type { Decision, Offer, Option, Seat, Unavailable } from './game.ts'
import type { Recorded } from './history.ts'
import type { Line } from './log.ts'
import type { Match } from './match.ts'
import type { Rng } from './rng.ts'

/** Everything that one reader of a match perceives. */
interface Observation {
  readonly view: unknown
  readonly log: readonly Line[]
  readonly pending: readonly Decision[]
  readonly waitingFor: readonly Seat[]
  readonly offers: readonly Offer[]
  readonly whyNot: readonly Unavailable[]
}

function observe(match: Match, reader: Seat | null): Observation {
  return {
    view: match.view(reader),
    log: match.log(reader),
    pending: reader === null ? [] : match.pending(reader).map(withoutCancel),
    waitingFor: match.pending().map((decision) => decision.seat),
    offers: match.offers().filter(({ seat }) => seat === reader || seat === null),
    whyNot: reader === null ? [] : match.whyNot(reader),
  }
}

/** A redealt fork keeps no history, so nothing can be cancelled there. */
function withoutCancel(decision: Decision): Decision {
  return { ...decision, cancel: false }
}

function readersOf(match: Match): (Seat | null)[] {
  return [...Array(match.seats).keys(), null]
}

/**
 * Indistinguishability: deal everything anew that a reader must not know; if the reader perceives a
 * difference, something leaked. Answers each leak as a sentence.
 */
export function leaksNow(match: Match, rng: Rng): string[] {
  return readersOf(match).flatMap((reader) =>
    differences(observe(match, reader), observe(match.redealt(reader, rng), reader), reader),
  )
}

/**
 * The same over one answer, or one offer that is taken: played in the true match and in one redealt for
 * each reader, it must look the same to that reader, unless chance was used or the rules say that this
 * reader was shown a secret.
 * It catches what leaks through the log, and a reveal that the rules forgot to declare, through which
 * undo would leak. The match goes on with the answer.
 */
export function leaksThrough(
  match: Match,
  seat: Seat | null,
  picks: readonly Option[] | Offer,
  rng: Rng,
): string[] {
  const twins = readersOf(match).map((reader) => ({ reader, twin: match.redealt(reader, rng) }))
  const answer: Recorded =
    'seat' in picks
      ? { seat, picks: [picks.id], offer: true }
      : { seat, picks: picks.map((option) => option.id) }
  const chance = match.chanceUsed
  if (match.replay(answer)) throw new Error('The match refuses this answer.')
  if (match.chanceUsed !== chance) return []
  return twins.flatMap(({ reader, twin }) => {
    // What another seat chose may not be offered after a redeal: its hidden cards are others there.
    if (match.informed.has(reader) || twin.replay(answer)) return []
    return differences(observe(match, reader), observe(twin, reader), reader)
  })
}

function differences(a: Observation, b: Observation, reader: Seat | null): string[] {
  const who = reader === null ? 'A spectator' : `Seat ${reader}`
  return (Object.keys(a) as (keyof Observation)[])
    .filter((door) => !same(a[door], b[door]))
    .map((door) => `${who} learns something hidden through ${door}.`)
}

/**
 * A redeal is complete when every hidden thing that could be otherwise is sometimes otherwise. `secrets`
 * names the hidden things of a position with their present value; answers those that never varied.
 */
export function neverRedealt(
  match: Match,
  reader: Seat | null,
  secrets: (state: unknown) => ReadonlyMap<string, string>,
  rng: Rng,
  redeals = 40,
): string[] {
  const fixed = new Map(secrets(match.state))
  for (let i = 0; i < redeals && fixed.size > 0; i++) {
    for (const [name, value] of secrets(match.redealt(reader, rng).state)) {
      if (fixed.get(name) !== value) fixed.delete(name)
    }
  }
  return [...fixed.keys()]
}
