import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Every table of the database, each after those that it refers to. */
const TABLES = [
  'identities',
  'secrets',
  'tables',
  'seats',
  'events',
  'checkpoints',
  'beats',
  'pauses',
] as const satisfies readonly (keyof Schema)[]

type Copyable = (typeof TABLES)[number]

const ROWS_AT_ONCE = 200

export interface Copied {
  readonly table: string
  readonly rows: number
}

/** Copies everything from one database into another, which must be empty; all of it, or nothing. */
export async function copyAll(from: Kysely<Schema>, to: Kysely<Schema>): Promise<Copied[]> {
  return to.transaction().execute(async (inside) => {
    const copied: Copied[] = []
    for (const table of TABLES) {
      if ((await countOf(inside, table)) > 0) throw new Error('The other database is not empty.')
      copied.push({ table, rows: await copyTable(from, inside, table) })
    }
    return copied
  })
}

async function copyTable(
  from: Kysely<Schema>,
  to: Kysely<Schema>,
  table: Copyable,
): Promise<number> {
  const order = sql.raw(ORDERS[table])
  let rows = 0
  for (;;) {
    const page = await sql<
      Record<string, unknown>
    >`select * from ${sql.table(table)} order by ${order} limit ${ROWS_AT_ONCE} offset ${rows}`.execute(
      from,
    )
    if (page.rows.length === 0) return rows
    await to
      .insertInto(table)
      .values(page.rows as never)
      .execute()
    rows += page.rows.length
  }
}

const ORDERS: Readonly<Record<Copyable, string>> = {
  identities: 'id',
  secrets: 'hash',
  tables: 'id',
  seats: 'table_id, seat',
  events: 'table_id, number',
  checkpoints: 'table_id',
  beats: 'id',
  pauses: 'from_at',
}

export async function countAll(db: Kysely<Schema>): Promise<Copied[]> {
  const counted: Copied[] = []
  for (const table of TABLES) counted.push({ table, rows: await countOf(db, table) })
  return counted
}

async function countOf(db: Kysely<Schema>, table: Copyable): Promise<number> {
  const counted = sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`
  const { rows } = await counted.execute(db)
  return Number(rows[0].rows)
}
