import type { TableInfo } from '@bulkhead/protocol'
import { isUnderWay } from './lobby.ts'
import { isFree, type TableRecord } from './record.ts'

/** Records do not change in place, and most of what happens at a table leaves its record as it was. */
const known = new WeakMap<TableRecord, TableInfo>()

/** A table as everybody may see it. */
export function summaryOf(record: TableRecord): TableInfo {
  const summary = known.get(record) ?? summarised(record)
  known.set(record, summary)
  return summary
}

function summarised(record: TableRecord): TableInfo {
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
