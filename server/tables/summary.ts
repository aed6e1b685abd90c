import type { TableInfo } from '@bulkhead/protocol'
import { isUnderWay } from './lobby.ts'
import { isFree, type TableRecord } from './record.ts'

/** A table as everybody may see it. */
export function summaryOf(record: TableRecord): TableInfo {
  const host = record.seats.findIndex(({ identity }) => identity === record.host)
  return {
    id: record.id,
    game: record.game,
    options: record.options,
    phase: record.phase,
    code: record.code ?? null,
    public: record.public,
    spectators: record.spectators,
    clocks: record.clocks,
    commitment: record.commitment,
    rematch: record.rematch,
    after: record.after ?? null,
    sequel: record.sequel ?? null,
    toBeContinued: record.toBeContinued ?? false,
    createdAt: record.createdAt,
    ...(record.ending?.length && isUnderWay(record) ? { ending: record.ending } : {}),
    host: host < 0 ? null : host,
    seats: record.seats.map((seat) => ({
      kind: seat.identity !== null ? 'person' : isFree(seat) ? 'free' : 'bot',
      name: seat.name,
      bot: seat.bot,
    })),
  }
}
