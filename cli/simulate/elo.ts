import { FastRng } from '@bulkhead/kernel'
import type { Interval } from './wilson.ts'

/** How many games ended with each outcome: the bots of a table, sorted, each with 1 if it won: `good:1 random:0`. */
export type Outcomes = Readonly<Record<string, number>>

export interface EloRow extends Interval {
  readonly bot: string
  readonly elo: number
}

const MIDDLE = 1500
const RESAMPLES = 500

export function outcomeOf(bots: readonly string[], winners: readonly number[]): string {
  return bots
    .map((bot, seat) => `${bot}:${winners.includes(seat) ? 1 : 0}`)
    .sort()
    .join(' ')
}

/** The ratings with 95% intervals: the games are drawn anew many times, each time as many as there were. */
export function eloTable(outcomes: Outcomes, seed: number): EloRow[] {
  const ratings = eloOf(outcomes)
  if (ratings.size < 2) return []
  const rng = new FastRng(seed)
  const drawn = Array.from({ length: RESAMPLES }, () => eloOf(resample(outcomes, rng), ratings))
  return [...ratings]
    .map(([bot, elo]) => ({ bot, elo, ...middle(drawn.map((one) => one.get(bot)!)) }))
    .sort((a, b) => b.elo - a.elo)
}

function middle(values: number[]): Interval {
  values.sort((a, b) => a - b)
  const at = (share: number) => values[Math.round(share * (values.length - 1))]
  return { low: at(0.025), high: at(0.975) }
}

/**
 * Ratings under which the results are most likely (Bradley-Terry; a pair that wins or loses together has
 * drawn), 1500 in the middle. One drawn game between any two bots is added: who has never lost is not
 * infinitely strong.
 */
export function eloOf(
  outcomes: Outcomes,
  among?: ReadonlyMap<string, unknown>,
): Map<string, number> {
  const pairs = pairsIn(outcomes)
  const bots = [...(among?.keys() ?? botsIn(outcomes))].sort()
  for (const a of bots) for (const b of bots) if (a < b) addPair(pairs, a, b, 0.5, 1)
  const strength = strengths(bots, pairs)
  const elo = strength.map((one) => 400 * Math.log10(one))
  const mean = elo.reduce((sum, one) => sum + one, 0) / bots.length
  return new Map(bots.map((bot, i) => [bot, elo[i] - mean + MIDDLE]))
}

function botsIn(outcomes: Outcomes): Set<string> {
  return new Set(Object.keys(outcomes).flatMap((one) => parse(one).map(({ bot }) => bot)))
}

function parse(outcome: string): { bot: string; won: number }[] {
  return outcome.split(' ').map((one) => {
    const at = one.lastIndexOf(':')
    return { bot: one.slice(0, at), won: Number(one.slice(at + 1)) }
  })
}

/** `a b`: the points of a against b, and their meetings; each pair is kept both ways. */
type Pairs = Map<string, { points: number; meetings: number }>

function pairsIn(outcomes: Outcomes): Pairs {
  const pairs: Pairs = new Map()
  for (const [outcome, games] of Object.entries(outcomes)) {
    const seats = parse(outcome)
    for (const [i, a] of seats.entries()) {
      for (const b of seats.slice(i + 1)) {
        if (a.bot !== b.bot) addPair(pairs, a.bot, b.bot, ((1 + a.won - b.won) / 2) * games, games)
      }
    }
  }
  return pairs
}

function addPair(pairs: Pairs, a: string, b: string, points: number, meetings: number): void {
  for (const [key, its] of [
    [`${a} ${b}`, points],
    [`${b} ${a}`, meetings - points],
  ] as const) {
    const pair = pairs.get(key) ?? { points: 0, meetings: 0 }
    pairs.set(key, { points: pair.points + its, meetings: pair.meetings + meetings })
  }
}

const MOST_ROUNDS = 10_000
const CLOSE_ENOUGH = 1e-10

/** Hunter's algorithm: each is set to its points, divided by what its opponents let it expect. */
function strengths(bots: readonly string[], pairs: Pairs): number[] {
  let now = bots.map(() => 1)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = bots.map((a, i) => {
      let points = 0
      let expected = 0
      for (const [j, b] of bots.entries()) {
        const pair = pairs.get(`${a} ${b}`)
        if (!pair) continue
        points += pair.points
        expected += pair.meetings / (now[i] + now[j])
      }
      return expected === 0 ? 1 : points / expected
    })
    const scale = Math.exp(next.reduce((sum, one) => sum + Math.log(one), 0) / bots.length)
    const scaled = next.map((one) => one / scale)
    const off = Math.max(...scaled.map((one, i) => Math.abs(one / now[i] - 1)))
    now = scaled
    if (off < CLOSE_ENOUGH) break
  }
  return now
}

/** Draws games anew: each outcome comes as often as a Poisson number around its count. */
export function resample(outcomes: Outcomes, rng: FastRng): Outcomes {
  return Object.fromEntries(
    Object.entries(outcomes)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([outcome, games]) => [outcome, poisson(games, rng)]),
  )
}

const MANY = 100

function poisson(mean: number, rng: FastRng): number {
  const uniform = () => (rng.word() + 0.5) / 2 ** 32
  if (mean >= MANY) {
    const normal = Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal))
  }
  const limit = Math.exp(-mean)
  let count = -1
  for (let left = 1; left > limit; left *= uniform()) count++
  return count
}
