import type { Decision, Line, Seat } from '@bulkhead/kernel'
import { type Chosen, type Reason, type Sample, type Seen, WORLDS } from './bot.ts'
import type { Budget } from './levels.ts'

/** What trying needs to know of a game whose heuristics play well enough to play on with. */
export interface Trials<V> {
  decide(view: V, decision: Decision, log: readonly Line[]): Chosen
  /** From 0 (lost) to 1 (won). */
  evaluate(view: V, seat: Seat): number
  /** Ids of options that are worth a trial, alike ones together. */
  kinds(view: V, decision: Decision): Iterable<readonly string[]>
  roundOf(view: V): number
  better(percent: number, tried: number): Reason
}

/**
 * Tries every kind of action of a turn in the same possible worlds, plays on with the heuristics for every
 * seat to the next round, and departs from the heuristics only where another choice has clearly done better.
 */
export function tryingOut<V>(trials: Trials<V>, seen: Seen<V>, budget: Budget): Chosen {
  const { view, decision, log } = seen
  const natural = trials.decide(view, decision, log)
  if (decision.prompt !== 'action') return natural
  let candidates = candidatesFor(trials, seen, natural)
  const tried = candidates.length
  const first = seen.rng.int(WORLDS)
  const looks = Math.ceil(Math.log2(candidates.length))
  const spent = spending(budget)
  for (let look = 1; look <= looks; look++) {
    do tryAll(trials, seen, candidates, first)
    while (spent(candidates.length) < look / looks)
    if (look < looks) candidates = betterHalf(candidates)
  }
  return verdict(trials, candidates, natural, tried)
}

/** Rounds played on in each world. */
const HORIZON = 1
/** By how many standard errors another choice must be better than the one the heuristics would take. */
const DOUBTS = 1
const CANDIDATES = 12
/** A few worlds prove nothing. */
const LEAST_WORLDS = 4

interface Candidate {
  readonly picks: readonly string[]
  /** What came of it, world by world: all candidates are tried in the same ones. */
  readonly worths: number[]
}

/** Which part of the budget is spent after so many more lines of play. */
function spending(budget: Budget): (lines: number) => number {
  if ('playouts' in budget) {
    let played = 0
    return (lines) => {
      played += lines
      return played / budget.playouts
    }
  }
  const begin = performance.now()
  return () => (performance.now() - begin) / budget.milliseconds
}

/** What the heuristics take first, then others of different kinds. */
function candidatesFor<V>(
  trials: Trials<V>,
  { view, decision, rng }: Seen<V>,
  natural: Chosen,
): Candidate[] {
  const kinds = [...trials.kinds(view, decision)]
    .map((ids) => ids.filter((id) => id !== natural.picks[0]))
    .filter((ids) => ids.length > 0)
  const others = rng.shuffle(kinds).map((ids) => [rng.pick(ids)])
  const tried = [natural.picks, ...others.slice(0, CANDIDATES - 1)]
  return tried.map((picks) => ({ picks, worths: [] }))
}

/** Tries every candidate in one more world. */
function tryAll<V>(
  trials: Trials<V>,
  seen: Seen<V>,
  candidates: readonly Candidate[],
  first: number,
): void {
  for (const { picks, worths } of candidates) {
    worths.push(tryOut(trials, seen, picks, (first + worths.length) % WORLDS))
  }
}

function betterHalf([natural, ...others]: readonly Candidate[]): Candidate[] {
  const ranked = others.sort((a, b) => mean(b.worths) - mean(a.worths))
  return [natural, ...ranked.slice(0, Math.ceil(others.length / 2))]
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)
}

function verdict<V>(
  trials: Trials<V>,
  [first, ...others]: readonly Candidate[],
  natural: Chosen,
  tried: number,
): Chosen {
  let best = natural
  let most = 0
  for (const { picks, worths } of others) {
    const gains = worths.map((worth, i) => worth - first.worths[i])
    const gain = mean(gains)
    const spread = Math.sqrt(mean(gains.map((one) => (one - gain) ** 2)) / gains.length)
    if (gains.length < LEAST_WORLDS || gain <= Math.max(most, DOUBTS * spread)) continue
    const percent = Math.max(1, Math.round(100 * gain))
    best = { picks, because: trials.better(percent, tried) }
    most = gain
  }
  return best
}

/** One world: the choice, then everybody by the heuristics up to the horizon. */
function tryOut<V>(
  trials: Trials<V>,
  seen: Seen<V>,
  picks: readonly string[],
  number: number,
): number {
  const { sampler, decision, view } = seen
  const world = sampler(number)
  if (world.answer(decision.seat, decision.id, picks)) return 0
  while (!world.result) {
    const [next] = world.pending
    const now = world.viewOf(next.seat)
    if (trials.roundOf(now) >= trials.roundOf(view) + HORIZON && next.prompt === 'action') break
    playOn(trials, world, next, now)
  }
  return trials.evaluate(world.view, decision.seat)
}

function playOn<V>(trials: Trials<V>, world: Sample<V>, next: Decision, view: V): void {
  const refused = world.answer(next.seat, next.id, trials.decide(view, next, []).picks)
  if (refused) throw new Error(`a line of play was refused: ${refused.message}`)
}
