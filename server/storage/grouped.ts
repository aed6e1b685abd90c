import type { CompiledQuery, Kysely, SqliteDatabase } from 'kysely'
import type Database from 'libsql'
import type { EventRow, Schema } from './schema.ts'
import { rollBack } from './statements.ts'

interface Append {
  readonly row: EventRow
  readonly along: readonly CompiledQuery[]
  resolve(appended: boolean): void
  reject(error: unknown): void
}

const INSERT = `insert into events
  (table_id, number, at, kind, by_identity, idempotency_key, intent, what)
  values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`

/** Appends of all tables that come while the process is busy are committed together. */
export function groupedAppends(
  db: Kysely<Schema>,
  database: Database.Database,
  statements: SqliteDatabase,
) {
  let waiting: Append[] = []

  return (row: EventRow, along: readonly CompiledQuery[]): Promise<boolean> =>
    new Promise((resolve, reject) => {
      waiting.push({ row, along, resolve, reject })
      if (waiting.length === 1) setImmediate(commit)
    })

  async function commit(): Promise<void> {
    try {
      // There is one connection: whoever else has begun something on it finishes first.
      await db.connection().execute(async () => write(taken()))
    } catch (error) {
      for (const { reject } of taken()) reject(error)
    }
  }

  function taken(): Append[] {
    const batch = waiting
    waiting = []
    return batch
  }

  function write(batch: readonly Append[]): void {
    try {
      database.exec('begin immediate')
      const appended = batch.map(insert)
      database.exec('commit')
      for (const [i, { resolve }] of batch.entries()) resolve(appended[i])
    } catch (error) {
      for (const { reject } of batch) reject(error)
      rollBack(database)
    }
  }

  function insert({ row, along }: Append): boolean {
    const { table_id, number, at, kind, by_identity, idempotency_key, intent, what } = row
    const values = [table_id, number, at, kind, by_identity, idempotency_key, intent, what]
    const { changes } = statements.prepare(INSERT).run(values)
    if (changes === 0) return false
    for (const { sql, parameters } of along) statements.prepare(sql).run(parameters)
    return true
  }
}
