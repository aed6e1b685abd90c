import type { CompiledQuery, Kysely } from 'kysely'
import type { TableRecord } from '../tables/record.ts'
import type { Dialect } from './dialect.ts'
import type { Schema } from './schema.ts'
import type { Caps, Storage } from './storage.ts'

type TableRows = Pick<
  Storage,
  | 'createTable'
  | 'tableByKey'
  | 'table'
  | 'record'
  | 'openTables'
  | 'openTableByCode'
  | 'tablesOf'
  | 'seatsOf'
  | 'dueTables'
  | 'setDue'
  | 'staleTables'
>

/** Tables as they were opened and as they are listed. */
export function tablesIn({ db, isTaken, inTurn, readable, settled }: Dialect): TableRows {
  const records = () => db.selectFrom('tables').select('tables.record')

  return {
    async createTable(record, secret, key, { before, from, caps } = {}) {
      const text = JSON.stringify(record)
      try {
        const opened = await db.transaction().execute(async (inside) => {
          if (caps) {
            await inTurn(inside, from ? [record.host, from] : [record.host])
            if (await isKnown(inside, record.host, key)) return 'known'
            if (await isFull(inside, record.host, from, caps)) return 'too-many'
          }
          const sealed = { secret, before_save: before ?? null }
          const row = { id: record.id, created_key: key, ...sealed, opened: text }
          const origin = { opened_from: from ?? null, due_at: null }
          await inside
            .insertInto('tables')
            .values({ ...row, ...origin, ...listing(record), created_at: record.createdAt })
            .execute()
          for (const write of seatWrites(inside, record, record.createdAt)) {
            await inside.executeQuery(write)
          }
          return 'opened'
        })
        await settled()
        return opened
      } catch (error) {
        if (isTaken(error)) return 'known'
        throw error
      }
    },

    async tableByKey(host, key) {
      const row = await db
        .selectFrom('tables')
        .select('opened')
        .where('host', '=', host)
        .where('created_key', '=', key)
        .executeTakeFirst()
      return row ? JSON.parse(row.opened) : null
    },

    async table(id) {
      // Somebody builds a table again whose last write has failed: nothing of it counts until it is safe.
      await settled()
      const row = await db
        .selectFrom('tables')
        .select(['secret', 'before_save', 'opened', 'due_at'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) return null
      const point = await db
        .selectFrom('checkpoints')
        .selectAll()
        .where('table_id', '=', id)
        .executeTakeFirst()
      const checkpoint = point && {
        number: point.number,
        record: JSON.parse(point.record),
        progress: JSON.parse(point.progress),
        save: point.save,
      }
      const { secret, before_save: before, due_at: due } = row
      const opened = JSON.parse(row.opened)
      return { secret, before, opened, due, checkpoint: checkpoint ?? null }
    },

    async record(id) {
      const row = await records().where('id', '=', id).executeTakeFirst()
      return row ? JSON.parse(row.record) : null
    },

    async openTables(limit) {
      const rows = await records()
        .where('phase', '=', 'open')
        .where('listed', '=', 1)
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute()
      return rows.map(recordIn)
    },

    async openTableByCode(code) {
      const row = await records()
        .where('code', '=', code)
        .where('phase', '=', 'open')
        .executeTakeFirst()
      return row ? recordIn(row) : null
    },

    async tablesOf(identity, limit) {
      const rows = await records()
        .innerJoin('seats', 'tables.id', 'seats.table_id')
        .where('seats.identity', '=', identity)
        .orderBy('tables.created_at', 'desc')
        .limit(limit)
        .execute()
      return rows.map(recordIn)
    },

    async seatsOf(identity, limit) {
      const rows = await db
        .selectFrom('tables')
        .innerJoin('seats', 'tables.id', 'seats.table_id')
        .select('tables.id')
        .where('seats.identity', '=', identity)
        .where('tables.phase', 'in', ['open', 'playing'])
        .orderBy('tables.created_at', 'desc')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    async dueTables(before, limit) {
      await readable()
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('phase', '=', 'playing')
        .where('due_at', '<=', before)
        .orderBy('due_at')
        .limit(limit)
        .execute()
      return rows.map((row) => row.id)
    },

    async setDue(table, due) {
      await readable()
      await db.updateTable('tables').set({ due_at: due }).where('id', '=', table).execute()
    },

    async staleTables(before, limit) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('phase', '=', 'open')
        .where('created_at', '<', before)
        .limit(limit)
        .execute()
      return rows.map((row) => row.id)
    },
  }
}

async function isKnown(db: Kysely<Schema>, host: string, key: string | null): Promise<boolean> {
  const known = db.selectFrom('tables').select('id').where('host', '=', host)
  return (await known.where('created_key', '=', key).executeTakeFirst()) !== undefined
}

/** Whether this person, or somebody at this address, has as many tables open or played as they may. */
async function isFull(
  db: Kysely<Schema>,
  host: string,
  from: string | undefined,
  caps: Caps,
): Promise<boolean> {
  const running = db
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll<number>().as('tables'))
    .where('phase', 'in', ['open', 'playing'])
  const person = await running.where('host', '=', host).executeTakeFirstOrThrow()
  if (Number(person.tables) >= caps.person) return true
  if (from === undefined) return false
  const address = await running.where('opened_from', '=', from).executeTakeFirstOrThrow()
  return Number(address.tables) >= caps.address
}

function recordIn({ record }: { record: string }): TableRecord {
  return JSON.parse(record)
}

function listing(record: TableRecord) {
  const { game, phase, host } = record
  const listed = record.public ? 1 : 0
  return { game, phase, host, listed, code: record.code ?? null, record: JSON.stringify(record) }
}

/** What a changed record writes, for the lists. */
export function recordWrites(db: Kysely<Schema>, record: TableRecord, at: number): CompiledQuery[] {
  const listed = db.updateTable('tables').set(listing(record)).where('id', '=', record.id)
  return [listed.compile(), ...seatWrites(db, record, at)]
}

/** Keeps when each person was last seen, as long as the same person sits there. */
function seatWrites(db: Kysely<Schema>, { id, seats }: TableRecord, at: number): CompiledQuery[] {
  const gone = db.deleteFrom('seats').where('table_id', '=', id).where('seat', '>=', seats.length)
  const writes = seats.map(({ identity }, seat) => {
    if (identity === null) {
      return db.deleteFrom('seats').where('table_id', '=', id).where('seat', '=', seat).compile()
    }
    return db
      .insertInto('seats')
      .values({ table_id: id, seat, identity, seen_at: at })
      .onConflict((taken) => taken.columns(['table_id', 'seat']).doUpdateSet({ identity }))
      .compile()
  })
  return [gone.compile(), ...writes]
}
