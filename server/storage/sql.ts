import type { Seat } from '@bulkhead/kernel'
import { type CompiledQuery, type Kysely, Migrator, type Selectable } from 'kysely'
import type { Pause } from '../tables/pauses.ts'
import type { TableEvent, TableRecord } from '../tables/record.ts'
import { migrations } from './migrations.ts'
import type { EventRow, Schema } from './schema.ts'
import { KnownSecrets } from './secrets.ts'
import type {
  Alongside,
  Identity,
  SecretKind,
  Storage,
  StoredTable,
  TableCheckpoint,
} from './storage.ts'

/** What the two databases do differently. */
export interface Dialect {
  readonly kind: Storage['kind']
  readonly db: Kysely<Schema>
  /** Whether an insert failed because a unique key is taken. */
  isTaken(error: unknown): boolean
  /**
   * Writes an event and what comes with it at once, and tells other processes of it. False, and nothing is
   * written, where its number or its key is taken.
   */
  append(row: EventRow, along: readonly CompiledQuery[]): Promise<boolean>
  /** Waits until what was written is safe. */
  settled(): Promise<void>
  onAppended(listener: (table: string | null) => void): void
  close(): Promise<void>
}

export async function openSqlStorage(dialect: Dialect): Promise<Storage> {
  await migrate(dialect.db)
  return new SqlStorage(dialect)
}

export async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
}

class SqlStorage implements Storage {
  readonly kind: Storage['kind']
  private readonly db: Kysely<Schema>
  private readonly known = new KnownSecrets()

  constructor(private readonly dialect: Dialect) {
    this.kind = dialect.kind
    this.db = dialect.db
  }

  // --- identities ---

  async createIdentity(identity: Identity, secretHash: string): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      const row = { ...identity, created_at: Date.now(), seen_at: null, banned_at: null }
      await db.insertInto('identities').values(row).execute()
      await insertSecret(db, identity.id, secretHash, 'session')
    })
    await this.dialect.settled()
  }

  async identity(id: string): Promise<Identity | null> {
    const row = await this.db
      .selectFrom('identities')
      .select(['id', 'name', 'webhook'])
      .where('id', '=', id)
      .executeTakeFirst()
    return row ?? null
  }

  async identityBySecret(secretHash: string): Promise<Identity | null> {
    const known = this.known.get(secretHash)
    if (known) return known
    const row = await this.db
      .selectFrom('secrets')
      .innerJoin('identities', 'identities.id', 'secrets.identity')
      .select(['identities.id', 'identities.name', 'identities.webhook'])
      .where('secrets.hash', '=', secretHash)
      .where('secrets.kind', '=', 'session')
      .where('identities.banned_at', 'is', null)
      .executeTakeFirst()
    if (row) this.known.set(secretHash, row)
    return row ?? null
  }

  async changeIdentity(
    id: string,
    change: { name?: string; webhook?: string | null },
  ): Promise<void> {
    await this.db.updateTable('identities').set(change).where('id', '=', id).execute()
    this.known.clear()
    await this.dialect.settled()
  }

  async addSecret(
    identity: string,
    secretHash: string,
    kind: SecretKind,
    expires?: number,
  ): Promise<void> {
    await insertSecret(this.db, identity, secretHash, kind, expires)
    await this.dialect.settled()
  }

  async takeCarrySecret(
    carryHash: string,
    secretHash: string,
    now: number,
  ): Promise<Identity | null> {
    const carried = await this.db.transaction().execute(async (db) => {
      const [used] = await db
        .deleteFrom('secrets')
        .where('hash', '=', carryHash)
        .where('kind', '=', 'carry')
        .returning(['identity', 'expires_at'])
        .execute()
      if (!used || (used.expires_at !== null && used.expires_at < now)) return null
      await insertSecret(db, used.identity, secretHash, 'session')
      return used.identity
    })
    await this.dialect.settled()
    return carried === null ? null : this.identity(carried)
  }

  async forgetSecret(secretHash: string): Promise<void> {
    await this.db.deleteFrom('secrets').where('hash', '=', secretHash).execute()
    this.known.clear()
    await this.dialect.settled()
  }

  // --- tables ---

  async createTable(
    record: TableRecord,
    secret: string,
    key: string | null,
    before?: string,
    from?: string,
  ): Promise<boolean> {
    const text = JSON.stringify(record)
    try {
      await this.db.transaction().execute(async (db) => {
        const sealed = { secret, before_save: before ?? null }
        const row = { id: record.id, created_key: key, ...sealed, opened: text }
        const origin = { opened_from: from ?? null, due_at: null }
        await db
          .insertInto('tables')
          .values({ ...row, ...origin, ...listing(record), created_at: record.createdAt })
          .execute()
        for (const write of seatWrites(db, record, record.createdAt)) await db.executeQuery(write)
      })
      await this.dialect.settled()
      return true
    } catch (error) {
      if (this.dialect.isTaken(error)) return false
      throw error
    }
  }

  async tableByKey(host: string, key: string): Promise<TableRecord | null> {
    const row = await this.db
      .selectFrom('tables')
      .select('opened')
      .where('host', '=', host)
      .where('created_key', '=', key)
      .executeTakeFirst()
    return row ? JSON.parse(row.opened) : null
  }

  async table(id: string): Promise<StoredTable | null> {
    // Somebody builds a table again whose last write has failed: nothing of it counts until it is safe.
    await this.dialect.settled()
    const row = await this.db
      .selectFrom('tables')
      .select(['secret', 'before_save', 'opened', 'due_at'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return null
    const point = await this.db
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
  }

  async record(id: string): Promise<TableRecord | null> {
    const row = await this.db
      .selectFrom('tables')
      .select('record')
      .where('id', '=', id)
      .executeTakeFirst()
    return row ? JSON.parse(row.record) : null
  }

  async openTables(limit: number): Promise<TableRecord[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('record')
      .where('phase', '=', 'open')
      .where('listed', '=', 1)
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map((row) => JSON.parse(row.record))
  }

  async openTableByCode(code: string): Promise<TableRecord | null> {
    const row = await this.db
      .selectFrom('tables')
      .select('record')
      .where('code', '=', code)
      .where('phase', '=', 'open')
      .executeTakeFirst()
    return row ? JSON.parse(row.record) : null
  }

  async tablesOf(identity: string, limit: number): Promise<TableRecord[]> {
    const rows = await this.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('tables.record')
      .where('seats.identity', '=', identity)
      .orderBy('tables.created_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map((row) => JSON.parse(row.record))
  }

  async tablesOpenedBy(host: string, from: string): Promise<{ person: number; address: number }> {
    const running = this.db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('tables'))
      .where('phase', 'in', ['open', 'playing'])
    const person = await running.where('host', '=', host).executeTakeFirstOrThrow()
    const address = await running.where('opened_from', '=', from).executeTakeFirstOrThrow()
    return { person: Number(person.tables), address: Number(address.tables) }
  }

  async dueTables(before: number, limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('phase', '=', 'playing')
      .where('due_at', '<=', before)
      .orderBy('due_at')
      .limit(limit)
      .execute()
    return rows.map((row) => row.id)
  }

  async setDue(table: string, due: number | null): Promise<void> {
    await this.db.updateTable('tables').set({ due_at: due }).where('id', '=', table).execute()
  }

  async staleTables(before: number, limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('phase', '=', 'open')
      .where('created_at', '<', before)
      .limit(limit)
      .execute()
    return rows.map((row) => row.id)
  }

  // --- what happens at a table ---

  append(event: TableEvent, { record, due }: Alongside = {}): Promise<boolean> {
    const along = record ? recordWrites(this.db, record, event.at) : []
    if (due === undefined) return this.dialect.append(rowOf(event), along)
    const wanted = this.db.updateTable('tables').set({ due_at: due }).where('id', '=', event.table)
    return this.dialect.append(rowOf(event), [...along, wanted.compile()])
  }

  async eventsAfter(table: string, number: number): Promise<TableEvent[]> {
    const rows = await this.db
      .selectFrom('events')
      .selectAll()
      .where('table_id', '=', table)
      .where('number', '>', number)
      .orderBy('number')
      .execute()
    return rows.map(eventOf)
  }

  async eventByKey(table: string, by: string, key: string): Promise<TableEvent | null> {
    const row = await this.db
      .selectFrom('events')
      .selectAll()
      .where('table_id', '=', table)
      .where('by_identity', '=', by)
      .where('idempotency_key', '=', key)
      .executeTakeFirst()
    return row ? eventOf(row) : null
  }

  async lastSaid(table: string, limit: number): Promise<TableEvent[]> {
    const rows = await this.db
      .selectFrom('events')
      .selectAll()
      .where('table_id', '=', table)
      .where('kind', '=', 'said')
      .orderBy('number', 'desc')
      .limit(limit)
      .execute()
    return rows.map(eventOf).reverse()
  }

  async saveCheckpoint(table: string, checkpoint: TableCheckpoint): Promise<void> {
    const row = {
      number: checkpoint.number,
      record: JSON.stringify(checkpoint.record),
      progress: JSON.stringify(checkpoint.progress),
      save: checkpoint.save,
    }
    await this.db
      .insertInto('checkpoints')
      .values({ table_id: table, ...row })
      .onConflict((taken) =>
        taken.column('table_id').doUpdateSet(row).where('checkpoints.number', '<', row.number),
      )
      .execute()
  }

  // --- presence ---

  async touchSeat(table: string, seat: Seat, at: number): Promise<void> {
    await this.db
      .updateTable('seats')
      .set({ seen_at: at })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .execute()
  }

  async touchIdentity(id: string, at: number): Promise<void> {
    await this.db.updateTable('identities').set({ seen_at: at }).where('id', '=', id).execute()
  }

  async seenAt(table: string, seat: Seat): Promise<number> {
    const row = await this.db
      .selectFrom('seats')
      .innerJoin('identities', 'identities.id', 'seats.identity')
      .select(['seats.seen_at as here', 'identities.seen_at as anywhere'])
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .executeTakeFirst()
    return Math.max(row?.here ?? 0, row?.anywhere ?? 0)
  }

  onAppended(listener: (table: string | null) => void): void {
    this.dialect.onAppended(listener)
  }

  // --- time ---

  async lastBeat(): Promise<number | null> {
    const row = await this.db.selectFrom('beats').select('at').executeTakeFirst()
    return row?.at ?? null
  }

  async beat(at: number): Promise<void> {
    await this.db
      .insertInto('beats')
      .values({ id: 1, at })
      .onConflict((taken) => taken.column('id').doUpdateSet({ at }).where('beats.at', '<', at))
      .execute()
    await this.dialect.settled()
  }

  async pauses(): Promise<Pause[]> {
    const rows = await this.db.selectFrom('pauses').selectAll().orderBy('from_at').execute()
    return rows.map(({ from_at, to_at, why }) => ({
      from: from_at,
      to: to_at ?? Infinity,
      why: why as Pause['why'],
    }))
  }

  async addPause({ from, to, why }: Pause): Promise<void> {
    const row = { from_at: from, to_at: to === Infinity ? null : to, why }
    await this.db
      .insertInto('pauses')
      .values(row)
      .onConflict((taken) => taken.column('from_at').doNothing())
      .execute()
    await this.dialect.settled()
  }

  async endPauses(why: Pause['why'], at: number): Promise<void> {
    await this.db
      .updateTable('pauses')
      .set({ to_at: at })
      .where('why', '=', why)
      .where('to_at', 'is', null)
      .execute()
    await this.dialect.settled()
  }

  async close(): Promise<void> {
    await this.dialect.close()
  }
}

function listing(record: TableRecord) {
  const { game, phase, host } = record
  const listed = record.public ? 1 : 0
  return { game, phase, host, listed, code: record.code ?? null, record: JSON.stringify(record) }
}

async function insertSecret(
  db: Kysely<Schema>,
  identity: string,
  hash: string,
  kind: SecretKind,
  expires?: number,
): Promise<void> {
  const row = { hash, identity, kind, expires_at: expires ?? null }
  await db.insertInto('secrets').values(row).execute()
}

function recordWrites(db: Kysely<Schema>, record: TableRecord, at: number): CompiledQuery[] {
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
