import type { Options, Seat } from '@bulkhead/kernel'

/** A table as everybody may see it. Whoever is the host is told by a seat: ids are nobody's business. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly options: Options
  /** Aside: its rules are not here any more, so that nobody can play on. */
  readonly phase: 'open' | 'playing' | 'aside' | 'over' | 'abandoned'
  /** Six letters that lead here while it is open; null of a table on one device. */
  readonly code: string | null
  /** Listed for everybody, or found only by its link or its code. */
  readonly public: boolean
  readonly spectators: boolean
  readonly clocks: Clocks
  /** The hash of the secret that chance is made from; null where it is not sealed. */
  readonly commitment: string | null
  /** The table on which this one is played again. */
  readonly rematch: string | null
  /** The finished table whose match this one goes on from. */
  readonly after: string | null
  /** The table that goes on from this one. */
  readonly sequel: string | null
  /** What lies hidden at the end is kept for a sequel. */
  readonly toBeContinued: boolean
  readonly createdAt: number
  /** The seats whose people want to end the running game: it ends when all do. Absent where there are none. */
  readonly ending?: readonly Seat[]
  /** Whether it is played to learn the game, by hints; absent of a table on the server. */
  readonly opening?: boolean
  /** The seat of the host. */
  readonly host: Seat | null
  readonly seats: readonly SeatInfo[]
}

export interface SeatInfo {
  readonly kind: 'free' | 'person' | 'bot'
  readonly name: string | null
  /** The level of the bot that plays here; beside a person, of the one that stands in for them. */
  readonly bot: string | null
  /** Whether the person is there, where that is known. */
  readonly present?: boolean
}

/** Seconds; a clock that is absent does not run. */
export interface Clocks {
  readonly perMove?: number
  readonly perGame?: number
  /** Time outside of it does not count. */
  readonly window?: Window
  /** Days that everybody may take off in the course of the game. */
  readonly vacation?: number
}

/** The hours of each day in which clocks run: from one time of day to another, which may be past midnight. */
export interface Window {
  /** `HH:MM`, as clocks on the wall show it. */
  readonly from: string
  readonly to: string
  /** Where those clocks hang: the IANA name of a time zone. */
  readonly zone: string
}
