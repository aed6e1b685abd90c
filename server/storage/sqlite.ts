import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import Database from 'libsql'
import type { Schema } from './schema.ts'
import { openSqlStorage } from './sql.ts'
import type { Storage } from './storage.ts'

/** Opens the embedded database in a folder, which is made where it is missing. */
export async function openSqlite(folder: string): Promise<Storage> {
  mkdirSync(folder, { recursive: true })
  const database = new Database(join(folder, 'bulkhead.db'))
  database.pragma('journal_mode = WAL')
  // An acknowledged answer survives a power cut, not only a crash of the process.
  database.pragma('synchronous = FULL')
  database.pragma('busy_timeout = 5000')
  database.pragma('foreign_keys = ON')
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: keepingStatements(database) }),
  })
  return openSqlStorage({
    kind: 'sqlite',
    db,
    isTaken,
    async insertEvent(inside, row) {
      await inside.insertInto('events').values(row).execute()
    },
    onAppended() {},
    close: () => db.destroy(),
  })
}

/** Kysely prepares a statement for every query; the same few come again and again. */
function keepingStatements(database: Database.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      let statement = kept.get(sql)
      if (!statement) {
        statement = database.prepare(sql) as unknown as SqliteStatement
        kept.set(sql, statement)
      }
      return statement
    },
  }
}

function isTaken(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return code.startsWith('SQLITE_CONSTRAINT') && message.includes('UNIQUE')
}
