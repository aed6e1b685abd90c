import type { Result } from '@bulkhead/kernel'
import type { Chance } from '../catalogue.ts'
import { addChances, type Chances, countChance } from './chance.ts'

/** What is counted over many games. Sums only, so that tallies can be added in any order. */
export interface Tally {
  games: number
  winsBySeat: number[]
  sides: Record<string, SideTally>
  /** Games that nobody won. */
  draws: number
  /** Games that several seats won together. */
  shared: number
  reasons: Record<string, number>
  decisions: Spread
  /** Decisions that could be answered in more than one way. */
  choices: Spread
  chances: Chances
}

export interface SideTally {
  /** How often a seat played this side. */
  seats: number
  wins: number
}

export interface Spread {
  sum: number
  min: number
  max: number
}

/** How one game went. */
export interface Played {
  readonly result: Result
  /** The side of each seat, where the game has sides. */
  readonly sides: readonly string[]
  readonly decisions: number
  readonly choices: number
  /** What chance decided, where that is counted. */
  readonly chances: Iterable<Chance>
}

export function emptyTally(seats: number): Tally {
  return {
    games: 0,
    winsBySeat: new Array<number>(seats).fill(0),
    sides: {},
    draws: 0,
    shared: 0,
    reasons: {},
    decisions: emptySpread(),
    choices: emptySpread(),
    chances: {},
  }
}

export function count(tally: Tally, { result, sides, decisions, choices, chances }: Played): void {
  const { winners, reason } = result
  tally.games++
  for (const seat of winners) tally.winsBySeat[seat]++
  for (const [seat, side] of sides.entries()) {
    addSide(tally, side, { seats: 1, wins: winners.includes(seat) ? 1 : 0 })
  }
  if (winners.length === 0) tally.draws++
  if (winners.length > 1) tally.shared++
  tally.reasons[reason] = (tally.reasons[reason] ?? 0) + 1
  widen(tally.decisions, { sum: decisions, min: decisions, max: decisions })
  widen(tally.choices, { sum: choices, min: choices, max: choices })
  for (const chance of chances) countChance(tally.chances, chance)
}

export function add(tally: Tally, more: Tally): void {
  tally.games += more.games
  for (const [seat, wins] of more.winsBySeat.entries()) tally.winsBySeat[seat] += wins
  for (const [side, its] of Object.entries(more.sides)) addSide(tally, side, its)
  tally.draws += more.draws
  tally.shared += more.shared
  for (const [reason, games] of Object.entries(more.reasons)) {
    tally.reasons[reason] = (tally.reasons[reason] ?? 0) + games
  }
  widen(tally.decisions, more.decisions)
  widen(tally.choices, more.choices)
  addChances(tally.chances, more.chances)
}

function addSide(tally: Tally, side: string, { seats, wins }: SideTally): void {
  tally.sides[side] ??= { seats: 0, wins: 0 }
  tally.sides[side].seats += seats
  tally.sides[side].wins += wins
}

/** Numbers that survive JSON: infinities do not. */
function emptySpread(): Spread {
  return { sum: 0, min: Number.MAX_SAFE_INTEGER, max: 0 }
}

function widen(spread: Spread, { sum, min, max }: Spread): void {
  spread.sum += sum
  spread.min = Math.min(spread.min, min)
  spread.max = Math.max(spread.max, max)
}
