import { reportChances } from './chance.ts'
import type { SimulateTask } from './games.ts'
import type { Spread, Tally } from './tally.ts'
import { type Interval, wilson } from './wilson.ts'

export interface Share extends Interval {
  readonly wins: number
  readonly of: number
  readonly share: number
}

export interface Mean {
  readonly mean: number
  readonly min: number
  readonly max: number
}

/** What a simulation answers; `--json` prints it as it is. */
export interface Summary {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: number
  readonly games: number
  readonly winsBySeat: readonly (Share & { readonly seat: number; readonly bot: string })[]
  readonly winsBySide: readonly (Share & { readonly side: string })[]
  readonly draws: number
  readonly shared: number
  readonly reasons: Readonly<Record<string, number>>
  readonly length: { readonly decisions: Mean; readonly choices: Mean }
  /** With `--chance`: every outcome of chance beside what was to be expected. */
  readonly chances: readonly ChanceReport[]
  readonly seconds: number
  readonly decisionsPerSecond: number
}

/** Shares, with the interval in which 999 of 1,000 honest simulations stay. */
export interface ChanceReport extends Interval {
  readonly outcome: string
  readonly throws: number
  readonly share: number
  readonly expected: number
  readonly fits: boolean
}

type Plan = Pick<SimulateTask, 'game' | 'seats' | 'options' | 'bots' | 'seed'>

export function summarise(plan: Plan, tally: Tally, seconds: number): Summary {
  const { game, seats, options, bots, seed } = plan
  const { games, draws, shared } = tally
  return {
    ...{ game, seats, options, seed, games },
    winsBySeat: tally.winsBySeat.map((wins, seat) => ({
      seat,
      bot: bots[seat],
      ...shareOf(wins, games),
    })),
    winsBySide: sorted(tally.sides).map(([side, { wins, seats }]) => ({
      side,
      ...shareOf(wins, seats),
    })),
    ...{ draws, shared },
    reasons: Object.fromEntries(sorted(tally.reasons)),
    length: {
      decisions: meanOf(tally.decisions, games),
      choices: meanOf(tally.choices, games),
    },
    chances: reportChances(tally.chances),
    seconds,
    decisionsPerSecond: tally.decisions.sum / seconds,
  }
}

function shareOf(wins: number, of: number): Share {
  return { wins, of, share: of === 0 ? 0 : wins / of, ...wilson(wins, of) }
}

function meanOf({ sum, min, max }: Spread, games: number): Mean {
  return { mean: sum / games, min, max }
}

/** By name, so that the order does not depend on which game was counted first. */
function sorted<T>(record: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
}
