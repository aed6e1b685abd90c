import { Kysely, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { openDisk } from './disk.ts'
import { DATABASE, ownedFile } from './folder.ts'
import { openMoments } from './moments.ts'
import { patient } from './patient.ts'
import type { Schema } from './schema.ts'
import { migrate, sqlStorage } from './sql.ts'
import { keepingStatements } from './statements.ts'
import type { Storage } from './storage.ts'

const MILLISECONDS_BETWEEN_LOOKS = 500
/** 32 MB: everybody waits for the disk when they are brought into the database, so that should be rare. */
const PAGES_IN_THE_LOG = 8000
/** Nobody is served yet while it is opened. */
const MILLISECONDS_FOR_A_LOCK_AT_START = 2000

/**
 * Opens the embedded database in a folder, which is made where it is missing. What it has answered
 * survives the death of the process; where it waits for the disk, a power cut too.
 */
export async function openSqlite(folder: string, waitsForDisk: boolean): Promise<Storage> {
  const path = ownedFile(folder, DATABASE)
  const database = new Database(path)
  // First of all: whatever else is set may need the lock that somebody holds.
  database.pragma(`busy_timeout = ${MILLISECONDS_FOR_A_LOCK_AT_START}`)
  database.pragma('journal_mode = WAL')
  // A commit itself does not wait for the disk: the whole process would stand still.
  database.pragma('synchronous = NORMAL')
  database.pragma('foreign_keys = ON')
  database.pragma(`wal_autocheckpoint = ${PAGES_IN_THE_LOG}`)
  const statements = keepingStatements(database)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: statements }) })
  const looking: NodeJS.Timeout[] = []
  // Something must be written before there is a log of what was.
  database.exec('pragma user_version = 1')
  const disk = await openDisk(`${path}-wal`)
  const settled = async () => (waitsForDisk ? disk.settled() : disk.soon())
  await migrate(db, 'sqlite')
  const moments = openMoments(db, database, statements)
  await moments.sort()
  const storage = sqlStorage({
    kind: 'sqlite',
    db,
    isTaken,
    async append(rows, along) {
      const appended = await moments.append(rows, along)
      await settled()
      return appended
    },
    // A transaction has the lock of the whole database.
    async inTurn() {},
    readable: () => moments.sort(),
    settled,
    onAppended(listener) {
      looking.push(whenOthersWrite(database, () => listener(null)))
    },
    async close() {
      for (const one of looking) clearInterval(one)
      moments.close()
      await disk.close().finally(() => db.destroy())
    },
  })
  // The whole process would stand still while the database waits for a lock.
  database.pragma('busy_timeout = 0')
  return patient(storage)
}

/** Somebody may start a second server on the same folder: then each hears of what the other writes. */
function whenOthersWrite(database: Database.Database, tell: () => void): NodeJS.Timeout {
  const version = () => JSON.stringify(database.pragma('data_version'))
  let known = version()
  return setInterval(() => {
    try {
      const now = version()
      if (now !== known) tell()
      known = now
    } catch {
      // It cannot be read now: the next look will tell.
    }
  }, MILLISECONDS_BETWEEN_LOOKS).unref()
}

function isTaken(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return code.startsWith('SQLITE_CONSTRAINT') && message.includes('UNIQUE')
}
