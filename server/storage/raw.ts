import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import Database from 'libsql'
import pg from 'pg'
import { DATABASE, ownedFile } from './folder.ts'
import type { StorageChoice } from './open.ts'
import { getTypeParser } from './postgres.ts'
import type { Schema } from './schema.ts'
import { migrate } from './sql.ts'
import { keepingStatements } from './statements.ts'

const MILLISECONDS_FOR_A_LOCK = 10_000

/** A database as its operator works with it, beside the servers that use it. */
export async function openRaw({ url, folder = 'data' }: StorageChoice): Promise<Kysely<Schema>> {
  const db = url ? openUrl(url) : openFile(ownedFile(folder, DATABASE))
  await migrate(db)
  return db
}

export function openFile(path: string): Kysely<Schema> {
  const database = new Database(path)
  database.pragma(`busy_timeout = ${MILLISECONDS_FOR_A_LOCK}`)
  return new Kysely({ dialect: new SqliteDialect({ database: keepingStatements(database) }) })
}

function openUrl(connectionString: string): Kysely<Schema> {
  const pool = new pg.Pool({ connectionString, max: 2, types: { getTypeParser } })
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}
