import { randomPicks } from '@bulkhead/bots'
import {
  isRefusal,
  leaksNow,
  leaksThrough,
  type Match,
  type Offer,
  type Recorded,
  type Rng,
  RulesError,
  same,
  verify,
} from '@bulkhead/kernel'
import { illegalAnswer } from './illegal.ts'
import { differences, resumed, twinFault } from './twin.ts'

/**
 * A question put to a match that leaves it as it is. The answer is a sentence that says what is
 * wrong, or null. The same match and the same chance give the same answer, so that a failure can be
 * seen again.
 */
export type Probe = (match: Match, rng: Rng) => string | null

export const PROBES = {
  invariants: (match) => match.game.check(match.state).join(' ') || null,
  'plain state': (match) =>
    same(match.state, JSON.parse(JSON.stringify(match.state)))
      ? null
      : 'The state is not plain JSON.',
  'illegal answer': illegalAnswer,
  undo: undoOrCancel,
  resume: (match) => twinFault(match, resumed(match), 'resumed'),
  fork: (match) => twinFault(match, match.fork(), 'forked'),
  secrecy: leaks,
  verify: (match) => {
    const verified = verify(match.game, match.save())
    return isRefusal(verified) ? `It cannot be verified: ${verified.message}` : null
  },
} satisfies Record<string, Probe>

export type ProbeName = keyof typeof PROBES

/** Whatever a probe throws is a failure too. */
export function runProbe(name: ProbeName, match: Match, rng: Rng): string | null {
  try {
    return PROBES[name](match, rng)
  } catch (error) {
    return messageOf(error)
  }
}

/** Gives an answer; what the rules throw becomes a sentence. */
export function giveAnswer(match: Match, answer: Recorded): string | null {
  try {
    const refused = match.replay(answer)
    return refused ? `A listed answer is refused: ${refused.message}` : null
  } catch (error) {
    return messageOf(error)
  }
}

/** So often something is taken where something is on offer, be it to nobody: time has run out then. */
const OFFER_ONE_IN = 8

export function randomAnswer(match: Match, rng: Rng): Recorded {
  const offer = randomOffer(match, rng, OFFER_ONE_IN)
  if (offer) return { seat: offer.seat, picks: [offer.id], offer: true }
  const decision = rng.pick(match.pending())
  return { seat: decision.seat, picks: randomPicks(decision, rng) }
}

function randomOffer(match: Match, rng: Rng, oneIn: number): Offer | null {
  const offers = match.offers()
  return offers.length > 0 && rng.int(oneIn) === 0 ? rng.pick(offers) : null
}

/** What undo and cancel say they do is what they do, and a refusal changes nothing. */
function undoOrCancel(match: Match, rng: Rng): string | null {
  const twin = match.fork()
  const seat = rng.int(match.seats)
  const [decision] = twin.pending(seat)
  const cancels = decision !== undefined && rng.int(2) === 0
  const allowed = cancels ? decision.cancel : twin.undoStop(seat) === null
  const refused = cancels ? twin.cancel(seat, decision.id) : twin.undo(seat)
  const act = `${cancels ? 'cancel' : 'undo'} by seat ${seat}`
  if (refused)
    return allowed ? `The ${act} is refused: ${refused.message}` : changedBy(act, match, twin)
  if (!allowed) return `The ${act} is accepted although it was said to be impossible.`
  const past = match.fork(match.answers.length - 1)
  return same(past.state, twin.state) && same(past.pending().map(idOf), twin.pending().map(idOf))
    ? null
    : `The ${act} does not lead back to the position before the answer.`
}

function changedBy(refused: string, match: Match, twin: Match): string | null {
  const changed = differences(match, twin)
  return changed.length > 0 ? `A refused ${refused} changed the ${changed.join(', ')}.` : null
}

function idOf({ id, seat }: { id: number; seat: number }): unknown {
  return [id, seat]
}

function leaks(match: Match, rng: Rng): string | null {
  const now = leaksNow(match, rng)
  if (now.length > 0 || match.result) return now.join(' ') || null
  const twin = match.fork()
  const offer = randomOffer(twin, rng, 2)
  if (offer) return leaksThrough(twin, offer.seat, offer, rng).join(' ') || null
  const decision = rng.pick(twin.pending())
  const picks = randomPicks(decision, rng)
  const picked = decision.options.filter((option) => picks.includes(option.id))
  return leaksThrough(twin, decision.seat, picked, rng).join(' ') || null
}

export function messageOf(error: unknown): string {
  if (error instanceof RulesError) return `${error.message}${placeOf(error.cause)}`
  return `It throws: ${error instanceof Error ? error.message : String(error)}${placeOf(error)}`
}

/** Where in the code an error comes from: the function, the file and the line. */
function placeOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const frame = /\n\s*at (?:\S+\.)?(\S+) \((?:.*\/)?([\w.-]+:\d+):\d+\)/.exec(stack)
  return frame ? ` (in ${frame[1]}, ${frame[2]})` : ''
}
