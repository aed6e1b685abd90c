import type { Seat } from '@bulkhead/kernel'
import { isFree, type TableRecord } from './record.ts'

/** A table as everybody may see it. Whoever is the host is told by a seat: ids are nobody's business. */
export interface Summary {
  readonly id: string
  readonly game: string
  readonly options: TableRecord['options']
  readonly phase: TableRecord['phase']
  readonly public: boolean
  readonly spectators: boolean
  readonly clocks: TableRecord['clocks']
  readonly commitment: string
  readonly rematch: string | null
  readonly after: string | null
  readonly sequel: string | null
  readonly toBeContinued: boolean
  readonly createdAt: number
  /** The seat of the host. */
  readonly host: Seat | null
  readonly seats: readonly SeatSummary[]
}

export interface SeatSummary {
  readonly kind: 'free' | 'person' | 'bot'
  readonly name: string | null
  /** The bot that plays here, for good or in the place of a person. */
  readonly bot: string | null
}

export function summaryOf(record: TableRecord): Summary {
  const host = record.seats.findIndex(({ identity }) => identity === record.host)
  return {
    id: record.id,
    game: record.game,
    options: record.options,
    phase: record.phase,
    public: record.public,
    spectators: record.spectators,
    clocks: record.clocks,
    commitment: record.commitment,
    rematch: record.rematch,
    after: record.after ?? null,
    sequel: record.sequel ?? null,
    toBeContinued: record.toBeContinued ?? false,
    createdAt: record.createdAt,
    host: host < 0 ? null : host,
    seats: record.seats.map((seat) => ({
      kind: seat.identity !== null ? 'person' : isFree(seat) ? 'free' : 'bot',
      name: seat.name,
      bot: seat.bot,
    })),
  }
}
