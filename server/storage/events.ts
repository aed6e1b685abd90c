import type { Selectable } from 'kysely'
import type { TableEvent } from '../tables/record.ts'
import type { Dialect } from './dialect.ts'
import type { EventRow } from './schema.ts'
import type { Storage } from './storage.ts'
import { recordWrites } from './table-rows.ts'

type Events = Pick<Storage, 'append' | 'eventsAfter' | 'eventByKey' | 'lastSaid' | 'saveCheckpoint'>

/** What happens at tables. */
export function eventsIn(dialect: Dialect): Events {
  const { db, readable } = dialect
  return {
    append(events, { record, due } = {}) {
      const writes = record ? recordWrites(db, record, events[0].at) : []
      return dialect.append(events.map(rowOf), { writes, due })
    },

    async eventsAfter(table, number) {
      await readable()
      const rows = await db
        .selectFrom('events')
        .selectAll()
        .where('table_id', '=', table)
        .where('number', '>', number)
        .orderBy('number')
        .execute()
      return rows.map(eventOf)
    },

    async eventByKey(table, by, key) {
      await readable()
      const row = await db
        .selectFrom('events')
        .selectAll()
        .where('table_id', '=', table)
        .where('by_identity', '=', by)
        .where('idempotency_key', '=', key)
        .executeTakeFirst()
      return row ? eventOf(row) : null
    },

    async lastSaid(table, limit) {
      await readable()
      const rows = await db
        .selectFrom('events')
        .selectAll()
        .where('table_id', '=', table)
        .where('kind', '=', 'said')
        .orderBy('number', 'desc')
        .limit(limit)
        .execute()
      return rows.map(eventOf).reverse()
    },

    async saveCheckpoint(table, { number, record, progress, save }) {
      // A table that its operator has forgotten may still be in somebody's memory.
      const known = db.selectFrom('tables').select('id').where('id', '=', table)
      if (!(await known.executeTakeFirst())) return
      const row = {
        number,
        record: JSON.stringify(record),
        progress: JSON.stringify(progress),
        save,
      }
      await db
        .insertInto('checkpoints')
        .values({ table_id: table, ...row })
        .onConflict((taken) =>
          taken.column('table_id').doUpdateSet(row).where('checkpoints.number', '<', row.number),
        )
        .execute()
    },
  }
}

function rowOf(event: TableEvent): EventRow {
  return {
    table_id: event.table,
    number: event.number,
    at: event.at,
    kind: event.what.kind,
    by_identity: event.by,
    idempotency_key: event.key,
    intent: event.intent,
    what: JSON.stringify(event.what),
  }
}

function eventOf(row: Selectable<EventRow>): TableEvent {
  return {
    table: row.table_id,
    number: row.number,
    at: row.at,
    by: row.by_identity,
    key: row.idempotency_key,
    intent: row.intent,
    what: JSON.parse(row.what),
  }
}
