import type { Line } from '@bulkhead/kernel'

/** What is counted in one game besides bots, seats and victories: each game declares it once. */
export interface Statistics<S = unknown> {
  /** What seats are told apart by: their character, the mode they play… */
  readonly facets: readonly Kind[]
  /** What can be used or not, and may matter: cards, rooms… */
  readonly uses: readonly UseKind[]
  /** How long a game was, besides its decisions. */
  readonly lengths: readonly Kind[]
  /** Where a seat can die: what to call the causes. */
  readonly causes?: Readonly<Record<string, string>>
  collect(end: Finished<S>): Collected
}

// biome-ignore lint/suspicious/noExplicitAny: each game reads its own state.
export type AnyStatistics = Statistics<any>

export interface Kind {
  readonly id: string
  readonly title: string
  /** Names are the entries `<family>.<id>` of the game's dictionary. */
  readonly family?: string
}

export interface UseKind extends Kind {
  /** What "used" means: "entered at least once". */
  readonly used: string
}

/** A game that is over. */
export interface Finished<S = unknown> {
  readonly state: S
  /** The lines that everybody reads. */
  readonly log: readonly Line[]
}

export interface Collected {
  readonly lengths: Readonly<Record<string, number>>
  readonly seats: readonly SeatFacts[]
}

export interface SeatFacts {
  /** By facet; what is left out is not counted there. */
  readonly facets: Readonly<Record<string, string>>
  /** Absent where nobody can die. */
  readonly survived?: boolean
  readonly cause?: string
  /** By kind: how often each thing was used. What could have been used and was not counts 0. */
  readonly uses: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** Counts things that could be used, each seat for itself. */
export function counter(possible: Iterable<string>): { add(id: string): void; counts: Counts } {
  const counts: Counts = Object.fromEntries([...possible].map((id) => [id, 0]))
  return {
    counts,
    add(id) {
      counts[id] = (counts[id] ?? 0) + 1
    },
  }
}

type Counts = Record<string, number>
