import type { Chance } from '../catalogue.ts'
import type { Interval } from './wilson.ts'

/** Shares, with the interval in which 999 of 1,000 honest simulations stay. */
export interface ChanceReport extends Interval {
  readonly outcome: string
  readonly throws: number
  readonly share: number
  readonly expected: number
  readonly fits: boolean
}

/** How often an outcome came, and how often it should have: sums, so that tallies can be added. */
export interface ChanceTally {
  came: number
  expected: number
  /** The variance of `came`, each throw taken for itself. */
  variance: number
  throws: number
}

export type Chances = Record<string, ChanceTally>

/** So unlikely by chance alone (1 in 1,000) that an outcome outside is a sign of a mistake. */
const Z_999 = 3.290526731491895

export function countChance(chances: Chances, { what, outcome, odds }: Chance): void {
  for (const [possible, likely] of odds) {
    addChance(chances, `${what}: ${possible}`, {
      came: possible === outcome ? 1 : 0,
      expected: likely,
      variance: likely * (1 - likely),
      throws: 1,
    })
  }
}

export function addChances(chances: Chances, more: Chances): void {
  for (const [name, tally] of Object.entries(more)) addChance(chances, name, tally)
}

function addChance(chances: Chances, name: string, more: ChanceTally): void {
  chances[name] ??= { came: 0, expected: 0, variance: 0, throws: 0 }
  const tally = chances[name]
  tally.came += more.came
  tally.expected += more.expected
  tally.variance += more.variance
  tally.throws += more.throws
}

export function reportChances(chances: Chances): ChanceReport[] {
  return Object.entries(chances)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([outcome, { came, expected, variance, throws }]) => {
      const off = Z_999 * Math.sqrt(variance)
      return {
        outcome,
        throws,
        share: came / throws,
        expected: expected / throws,
        low: Math.max(0, expected - off) / throws,
        high: Math.min(throws, expected + off) / throws,
        // A count is whole: half a throw is no sign of anything.
        fits: Math.abs(came - expected) <= Math.max(off, 0.5),
      }
    })
}
