import type { Failure } from './failure.ts'

/** What was done; plain sums. */
export interface Counts {
  games: number
  answers: number
  /** Those of the answers that nobody was asked for. */
  taken: number
  /** Illegal answers that were thrown in and refused. */
  refused: number
  undone: number
  resumes: number
  forks: number
  verified: number
  /** Positions in which secrecy was checked. */
  positions: number
}

/** What a chunk of fuzzing answers. */
export interface Fuzzed {
  readonly counts: Counts
  readonly failure: Failure | null
}

export function noCounts(): Counts {
  return {
    games: 0,
    answers: 0,
    taken: 0,
    refused: 0,
    undone: 0,
    resumes: 0,
    forks: 0,
    verified: 0,
    positions: 0,
  }
}

export function addCounts(counts: Counts, more: Counts): void {
  for (const key of Object.keys(counts) as (keyof Counts)[]) counts[key] += more[key]
}
