import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import Database from 'libsql'
import pg from 'pg'
import { DATABASE, ownedFile, requireDatabase } from './folder.ts'
import { sortMoments } from './moments.ts'
import type { StorageChoice } from './open.ts'
import { getTypeParser } from './postgres.ts'
import type { Schema } from './schema.ts'
import { migrate } from './sql.ts'
import { keepingStatements } from './statements.ts'

const MILLISECONDS_FOR_A_LOCK = 10_000

/** A database as its operator works with it, beside the servers that use it. */
export interface Raw {
  readonly db: Kysely<Schema>
  /** Inside a transaction: all that was appended until now stands in the events. */
  sort(): void
}

export async function openRaw({ url, folder = 'data' }: StorageChoice): Promise<Raw> {
  return url ? openUrl(url) : openFile(requireDatabase(folder))
}

/** The same, where there may be nothing yet. */
export async function openNew({ url, folder = 'data' }: StorageChoice): Promise<Raw> {
  return url ? openUrl(url) : openFile(ownedFile(folder, DATABASE))
}

export async function openFile(path: string): Promise<Raw> {
  const database = new Database(path)
  database.pragma(`busy_timeout = ${MILLISECONDS_FOR_A_LOCK}`)
  const statements = keepingStatements(database)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: statements }) })
  await migrate(db, 'sqlite')
  return { db, sort: () => void sortMoments(statements) }
}

async function openUrl(connectionString: string): Promise<Raw> {
  const pool = new pg.Pool({ connectionString, max: 2, types: { getTypeParser } })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db, 'postgres')
  return { db, sort() {} }
}
