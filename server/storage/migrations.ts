import { type Kysely, type Migration, sql } from 'kysely'
import type { Storage } from './storage.ts'

/** In the order of their names. A migration that was released is never changed. */
export function migrationsFor(kind: Storage['kind']): Record<string, Migration> {
  if (kind === 'postgres') return { ...MIGRATIONS, '008-moments': { up: lookups } }
  return { ...MIGRATIONS, '008-moments': { up: moments }, '009-keys': { up: unindexedKeys } }
}

const MIGRATIONS: Record<string, Migration> = {
  '001-tables': { up: firstTables },
  '002-sequels': { up: sequels },
  '003-codes': { up: codes },
  '004-pauses': { up: pauses },
  '005-presence': { up: presence },
  '006-due': { up: due },
  '007-bans': { up: bans },
}

async function sequels(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('before_save', 'text').execute()
}

async function codes(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('code', 'text').execute()
  await db.schema.createIndex('tables_by_code').on('tables').column('code').execute()
}

async function pauses(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('beats')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .createTable('pauses')
    .addColumn('from_at', 'bigint', (c) => c.primaryKey())
    .addColumn('to_at', 'bigint')
    .addColumn('why', 'text', (c) => c.notNull())
    .execute()
}

async function presence(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('identities').addColumn('seen_at', 'bigint').execute()
}

/** Tables of earlier versions are looked at once, and then when they say. */
async function due(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('tables').addColumn('due_at', 'bigint').execute()
  await schema.alterTable('tables').addColumn('opened_from', 'text').execute()
  await sql`update tables set due_at = 0 where phase = 'playing'`.execute(db)
  await schema.createIndex('tables_by_due').on('tables').columns(['phase', 'due_at']).execute()
  await schema.createIndex('tables_by_host').on('tables').columns(['host', 'phase']).execute()
  await schema
    .createIndex('tables_by_origin')
    .on('tables')
    .columns(['opened_from', 'phase'])
    .execute()
}

async function bans(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('identities').addColumn('banned_at', 'bigint').execute()
}

/** Whoever appends has looked: a key is for looking up only. */
async function lookups(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('events').dropConstraint('events_done_once').execute()
  await BY_KEY.execute(db)
}

const BY_KEY = sql`create index events_by_key on events (table_id, by_identity, idempotency_key)
  where idempotency_key is not null`

/** What two want at once is decided when a moment is written: nothing is left to refuse when it is sorted in. */
async function moments(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table moments (id integer primary key, events text not null)`,
    sql`alter table events rename to events_before`,
    sql`create table events (
      table_id text not null, number integer not null, at bigint not null, kind text not null, by_identity text,
      idempotency_key text, intent text, what text not null, primary key (table_id, number)
    ) without rowid`,
    sql`insert into events select table_id, number, at, kind, by_identity, idempotency_key, intent, what
      from events_before order by table_id, number`,
    sql`drop table events_before`,
    BY_KEY,
  ]
  for (const statement of statements) await statement.execute(db)
}

/**
 * Keys come in no order: keeping an index of them costs as much as all the rest of writing an event. They are looked
 * up rarely, and among the events of one table, which lie together.
 */
async function unindexedKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('events_by_key').execute()
}

async function firstTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('identities')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('webhook', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .createTable('secrets')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('identity', 'text', (c) => c.notNull().references('identities.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint')
    .execute()
  await schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('phase', 'text', (c) => c.notNull())
    .addColumn('listed', 'integer', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('created_key', 'text')
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('opened', 'text', (c) => c.notNull())
    .addColumn('record', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('tables_created_once', ['host', 'created_key'])
    .execute()
  await schema
    .createIndex('tables_by_phase')
    .on('tables')
    .columns(['phase', 'listed', 'created_at'])
    .execute()
  await schema
    .createTable('seats')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('identity', 'text', (c) => c.notNull().references('identities.id'))
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute()
  await schema.createIndex('seats_by_identity').on('seats').column('identity').execute()
  await schema
    .createTable('events')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('by_identity', 'text')
    .addColumn('idempotency_key', 'text')
    .addColumn('intent', 'text')
    .addColumn('what', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('events_key', ['table_id', 'number'])
    .addUniqueConstraint('events_done_once', ['table_id', 'by_identity', 'idempotency_key'])
    .execute()
  await schema
    .createTable('checkpoints')
    .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('record', 'text', (c) => c.notNull())
    .addColumn('progress', 'text', (c) => c.notNull())
    .addColumn('save', 'text', (c) => c.notNull())
    .execute()
}
