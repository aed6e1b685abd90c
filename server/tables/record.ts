import type { Order, Reason } from '@bulkhead/bots'
import type { Options, Seat } from '@bulkhead/kernel'
import type { Clocks, TableInfo } from '@bulkhead/protocol'

export type Phase = TableInfo['phase']

/** A person's seat has an identity; a bot plays where one is named, for good or for somebody absent. */
export interface SeatRecord {
  readonly identity: string | null
  readonly name: string | null
  readonly bot: string | null
  readonly orders: readonly Order[]
  /** What this player adds to the chance of the match (hex). */
  readonly entropy: string | null
}

/** Everything about a table but the match that is played at it. */
export interface TableRecord {
  readonly id: string
  readonly game: string
  readonly options: Options
  readonly seats: readonly SeatRecord[]
  readonly phase: Phase
  readonly host: string
  /** Six letters that lead to the table while it is open. */
  readonly code?: string
  /** Listed for everybody, or found only by its link or its code. */
  readonly public: boolean
  readonly spectators: boolean
  readonly clocks: Clocks
  /** The hash of the secret that chance is made from, published before anybody adds to it. */
  readonly commitment: string
  /** The table on which this one is played again. */
  readonly rematch: string | null
  /** The finished table whose match this one goes on from. */
  readonly after?: string | null
  /** The table that goes on from this one. */
  readonly sequel?: string | null
  /** What lies hidden at the end is kept for a sequel. */
  readonly toBeContinued?: boolean
  /** Whom the host has sent away. */
  readonly kicked?: readonly string[]
  /** The seats whose people want to end the game. */
  readonly ending?: readonly Seat[]
  readonly createdAt: number
}

export type Happening =
  | {
      readonly kind: 'joined'
      readonly seat: Seat
      readonly identity: string
      readonly name: string
      readonly entropy: string | null
    }
  | { readonly kind: 'left' | 'kicked'; readonly seat: Seat }
  | { readonly kind: 'bot-seated'; readonly seat: Seat; readonly bot: string }
  | { readonly kind: 'bot-removed'; readonly seat: Seat }
  /** The seats before, in a new order; null is a new one. What the options give to each seat goes with it. */
  | {
      readonly kind: 'arranged'
      readonly places: readonly (Seat | null)[]
      readonly options: Options
    }
  | { readonly kind: 'renamed'; readonly seat: Seat; readonly name: string }
  | {
      readonly kind: 'started'
      /** By which rules it is played; absent in tables of earlier versions. */
      readonly edition?: string
    }
  | { readonly kind: 'abandoned' }
  | { readonly kind: 'listed'; readonly public: boolean }
  | {
      readonly kind: 'answered'
      readonly seat: Seat
      readonly picks: readonly string[]
      /** Why a bot chose so. It may name what only its seat knows: not to be told before the end. */
      readonly because?: Reason
    }
  /** An offer was taken unasked; by nobody where its time has run out. */
  | { readonly kind: 'taken'; readonly seat: Seat | null; readonly offer: string }
  | { readonly kind: 'undone' | 'cancelled'; readonly seat: Seat }
  /** Somebody asks everybody to go back to the first so many answers; and so it was done. */
  | { readonly kind: 'undo-asked'; readonly seat: Seat; readonly answers: number }
  | {
      readonly kind: 'rewound'
      readonly seat: Seat
      readonly answers: number
      /** Chance was drawn anew; in tables of earlier versions the same came again. */
      readonly redrawn?: true
    }
  | { readonly kind: 'undo-answered'; readonly seat: Seat; readonly agree: boolean }
  | {
      readonly kind: 'said'
      /** Absent in what was said in earlier versions. */
      readonly seat?: Seat
      readonly name: string
      readonly text: string
    }
  | {
      readonly kind: 'taken-over'
      readonly seat: Seat
      readonly bot: string
      readonly why: 'left' | 'absent' | 'clock'
    }
  | { readonly kind: 'handed-back'; readonly seat: Seat }
  /** Somebody wants to end the running game, or does not any more. */
  | { readonly kind: 'end-wanted'; readonly seat: Seat; readonly wants: boolean }
  /** Somebody takes days off from now on; none ends those that are taken. */
  | { readonly kind: 'vacation'; readonly seat: Seat; readonly days: number }
  | { readonly kind: 'ordered'; readonly seat: Seat; readonly orders: readonly Order[] }
  | { readonly kind: 'rematch' | 'sequel'; readonly table: string }
  /** What was kept for a sequel is shown. */
  | { readonly kind: 'revealed' }

export type Kind = Happening['kind']
export type HappeningOf<K extends Kind> = Happening & { readonly kind: K }

/** One thing that happened at a table. Numbers have no gaps: two that race want the same number. */
export interface TableEvent {
  readonly table: string
  readonly number: number
  readonly at: number
  /** Who did it; null is the server itself, for bots, orders and clocks. */
  readonly by: string | null
  /** The idempotency key it came with, and the hash of what was asked with it. */
  readonly key: string | null
  readonly intent: string | null
  readonly what: Happening
}

export const FREE_SEAT: SeatRecord = {
  identity: null,
  name: null,
  bot: null,
  orders: [],
  entropy: null,
}

export function seatOf(record: TableRecord, identity: string | null): Seat | null {
  if (identity === null) return null
  const seat = record.seats.findIndex((one) => one.identity === identity)
  return seat < 0 ? null : seat
}

export function isFree({ identity, bot }: SeatRecord): boolean {
  return identity === null && bot === null
}

export function isTimed({ clocks }: TableRecord): boolean {
  return clocks.perMove !== undefined || clocks.perGame !== undefined
}
