import type { SqliteDatabase, SqliteStatement } from 'kysely'
import type Database from 'libsql'

const READS = /^\s*(select|with|pragma)\b/i

/**
 * Kysely prepares a statement for every query; the same few come again and again. Whatever writes takes the
 * lock first: a prepared statement that meets somebody else's lock is not reset by libsql, and then no
 * transaction of this connection can be committed any more.
 */
export function keepingStatements(database: Database.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>(
    Object.entries({
      begin: whole(() => database.exec('begin immediate')),
      commit: whole(() => database.exec('commit')),
      rollback: whole(() => rollBack(database)),
    }),
  )
  return {
    close: () => database.close(),
    prepare(sql) {
      let statement = kept.get(sql)
      if (!statement) {
        const prepared = database.prepare(sql) as unknown as SqliteStatement
        statement = READS.test(sql) ? prepared : locking(database, prepared)
        kept.set(sql, statement)
      }
      return statement
    },
  }
}

/** A full disk ends a transaction by itself. */
export function rollBack(database: Database.Database): void {
  if (database.inTransaction) database.exec('rollback')
}

function whole(act: () => void): SqliteStatement {
  const run = () => {
    act()
    return { changes: 0, lastInsertRowid: 0 }
  }
  return { reader: false, run, all: () => [], iterate: () => [][Symbol.iterator]() }
}

function locking(database: Database.Database, inner: SqliteStatement): SqliteStatement {
  function locked<T>(write: () => T): T {
    if (database.inTransaction) return write()
    database.exec('begin immediate')
    try {
      const written = write()
      database.exec('commit')
      return written
    } catch (error) {
      rollBack(database)
      throw error
    }
  }
  return {
    reader: inner.reader,
    run: (given) => locked(() => inner.run(given)),
    all: (given) => locked(() => inner.all(given)),
    iterate: (given) => inner.iterate(given),
  }
}
