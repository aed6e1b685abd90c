import type { Decision, Match, Refusal, Rng, Seat } from '@bulkhead/kernel'

interface Attempt {
  readonly seat: unknown
  readonly decision: unknown
  readonly picks: unknown
  /** What is taken unasked, instead of an answer. */
  readonly offer?: unknown
}

type Forge = (decision: Decision, match: Match, rng: Rng) => Attempt

const FORGERIES: Readonly<Record<string, Forge>> = {
  'a wrong seat': (decision, match, rng) => ({
    ...legal(decision),
    seat: rng.pick(seatsNotAsked(match)),
  }),
  'a stale decision': (decision, _, rng) => ({
    ...legal(decision),
    decision: rng.pick([decision.id - 1, decision.id + 1, String(decision.id), Number.NaN, null]),
  }),
  'an unlisted option': (decision, _, rng) => ({
    ...legal(decision),
    picks: [
      ...idsOf(decision).slice(0, Math.max(0, decision.min - 1)),
      rng.pick(['no such option', '', '__proto__', `${decision.options[0].id} `]),
    ],
  }),
  'a wrong number of picks': (decision, _, rng) => ({
    ...legal(decision),
    picks: rng.pick(wrongNumbers(decision)),
  }),
  'a malformed answer': (decision, _, rng) => ({
    ...legal(decision),
    picks: rng.pick([null, undefined, 7, {}, [7], [null], [idsOf(decision)]]),
  }),
  'an offer to somebody else': (decision, match, rng) => ({
    ...legal(decision),
    offer: rng.pick(['no such offer', ...notOfferedTo(decision.seat, match)]),
  }),
  'a malformed offer': (decision, match, rng) => ({
    ...legal(decision),
    seat: rng.pick([decision.seat, null, -1, match.seats, 0.5, '0']),
    offer: rng.pick(['', '__proto__', 7, {}, ['raise']]),
  }),
}

/** Throws an illegal answer at the match. It must be refused, and nothing may change. */
export function illegalAnswer(match: Match, rng: Rng): string | null {
  const before = snapshot(match)
  const name = match.result ? 'an answer after the end' : rng.pick(Object.keys(FORGERIES))
  const attempt = match.result ? AFTER_THE_END : forge(name, match, rng)
  const refused = tried(match, attempt)
  const told = `${name}: ${JSON.stringify(attempt)}`
  if (!refused) return `The match accepted ${told}.`
  if (refused.message.length === 0) return `The match did not say why it refused ${told}.`
  if (snapshot(match) !== before) return `The match changed although it refused ${told}.`
  return null
}

function tried(match: Match, { seat, decision, picks, offer }: Attempt): Refusal | null {
  if (offer !== undefined) return match.take(seat as number, offer as string)
  return match.answer(seat as number, decision as number, picks as string)
}

const AFTER_THE_END: Attempt = { seat: 0, decision: 1, picks: [] }

function forge(name: string, match: Match, rng: Rng): Attempt {
  return FORGERIES[name](rng.pick(match.pending()), match, rng)
}

function legal(decision: Decision): Attempt {
  return {
    seat: decision.seat,
    decision: decision.id,
    picks: idsOf(decision).slice(0, decision.min),
  }
}

function idsOf({ options }: Decision): string[] {
  return options.map((option) => option.id)
}

function seatsNotAsked(match: Match): unknown[] {
  const seats = [...Array(match.seats).keys()].filter((seat) => match.pending(seat).length === 0)
  return [...seats, -1, match.seats, 0.5, Number.NaN, null, '0']
}

/** Ids that only others, or time, could take. */
function notOfferedTo(seat: Seat, match: Match): string[] {
  const mine = match.offers(seat).map(({ id }) => id)
  return match.offers().flatMap(({ id }) => (mine.includes(id) ? [] : [id]))
}

function wrongNumbers(decision: Decision): string[][] {
  const ids = idsOf(decision)
  const { min, max } = decision
  const tooMany = Array.from({ length: max + 1 }, (_, i) => ids[i % ids.length])
  const twice = [ids[0], ids[0]]
  return min > 0 ? [tooMany, twice, ids.slice(0, min - 1)] : [tooMany, twice]
}

/** The log is read from its beginning each time: in a long game that would take too long. */
const ANSWERS_WITH_A_READABLE_LOG = 1000

function snapshot(match: Match): string {
  const { state, result, answers } = match
  const lines = answers.length < ANSWERS_WITH_A_READABLE_LOG ? match.log(null).length : 0
  return JSON.stringify([state, result, answers.length, match.pending(), match.offers(), lines])
}
