import type { AnyGame } from '@bulkhead/kernel'

/** What everybody knows of a game before its rules are loaded. */
export interface ListedGame {
  /** The id in its rules, and the name of its ledger in docs/rules. */
  readonly id: string
  /** The seats of a table that is measured or shown as an example. */
  readonly usualSeats: number
  load(): Promise<AnyGame>
}

/** The games that can be played, in the order in which they are shown. */
export const GAMES: readonly ListedGame[] = [
  { id: 'theseus', usualSeats: 2, load: async () => (await import('@bulkhead/theseus')).theseus },
  { id: 'nemesis', usualSeats: 4, load: async () => (await import('@bulkhead/nemesis')).nemesis },
  {
    id: 'aftermath',
    usualSeats: 4,
    load: async () => (await import('@bulkhead/aftermath')).aftermath,
  },
  {
    id: 'lockdown',
    usualSeats: 4,
    load: async () => (await import('@bulkhead/lockdown')).lockdown,
  },
  {
    id: 'retaliation',
    usualSeats: 4,
    load: async () => (await import('@bulkhead/retaliation')).retaliation,
  },
]
