import { type Interval, wilson } from './wilson.ts'

/** What a seat may achieve. */
export type Measure = 'won' | 'survived'
const MEASURES: readonly Measure[] = ['won', 'survived']

export type Member = Readonly<Record<Measure, boolean>>

/**
 * Seats that have something in common, over many games. Seats of one game share its fate, so besides the
 * sums of `n` (such seats in a game) and `k` (those of them who made it) their products are kept:
 * n, nn, and for each measure k, nk, kk. A list, because there are thousands of them in a file of results.
 */
export type Group = number[]

const SUMS = { won: 2, survived: 5 } as const
const LENGTH = 8

export interface Rate extends Interval {
  readonly count: number
  readonly of: number
  readonly share: number
}

export function emptyGroup(): Group {
  return new Array<number>(LENGTH).fill(0)
}

/** Counts those seats of one game that belong to the group. */
export function countMembers(group: Group, members: readonly Member[]): void {
  const n = members.length
  const [won, survived] = MEASURES.map((one) => members.filter((member) => member[one]).length)
  addGroup(group, [n, n * n, won, n * won, won * won, survived, n * survived, survived * survived])
}

export function addGroup(group: Group, more: Group): void {
  for (const [i, sum] of more.entries()) group[i] += sum
}

export function seatsIn([seats]: Group): number {
  return seats
}

/**
 * A share with its 95% interval. Where the seats of a game win and lose together, they count for less
 * than as many independent ones (the design effect); they never count for more.
 */
export function rateOf(group: Group, measure: Measure): Rate {
  const [of, squares] = group
  const [count, cross, hits] = group.slice(SUMS[measure])
  if (of === 0) return { count, of, share: 0, ...wilson(0, 0) }
  const share = count / of
  const spread = hits - 2 * share * cross + share * share * squares
  // Where all are alike nothing tells whether that is the game's doing: a game counts as one seat.
  const alike = share === 0 || share === 1
  const designEffect = alike ? squares / of : spread / (of * share * (1 - share))
  const independent = of / Math.max(1, designEffect)
  return { count, of, share, ...wilson(share * independent, independent) }
}

/** The difference of two shares with Newcombe's interval, made of those of the shares. */
export function difference(a: Rate, b: Rate): Interval & { readonly share: number } {
  const share = a.share - b.share
  return {
    share,
    low: share - Math.hypot(a.share - a.low, b.high - b.share),
    high: share + Math.hypot(a.high - a.share, b.share - b.low),
  }
}
