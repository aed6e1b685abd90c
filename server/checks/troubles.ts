import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import type { StorageChoice } from '../storage/index.ts'
import { startPostgres } from '../test/postgres.ts'
import type { ChildServer } from './child.ts'

/** Something that keeps a server from its storage for a while. */
export interface Trouble {
  readonly storage: StorageChoice
  readonly settings: Readonly<Record<string, string>>
  begin(server: ChildServer, time: number): Promise<void> | void
  end(server: ChildServer): Promise<void> | void
  remove(): Promise<void> | void
}

export const TROUBLES: Readonly<Record<string, () => Promise<Trouble> | Trouble>> = {
  'a PostgreSQL that is stopped': stoppedPostgres,
  'a disk that is full': fullDisk,
  'a lock that somebody holds': heldLock,
}

/** Every other time as if its machine had lost power. */
async function stoppedPostgres(): Promise<Trouble> {
  const postgres = await startPostgres()
  const url = await postgres.database()
  return {
    storage: { url },
    settings: { DATABASE_URL: url },
    begin: (_, time) => postgres.halt(time % 2 === 0),
    end: () => postgres.resume(),
    remove: () => postgres.stop(),
  }
}

const DISK = 128 * 1024 * 1024
const A_LITTLE = 4096

/** A small disk of its own where this may be mounted; elsewhere the server may not make its files longer. */
function fullDisk(): Trouble {
  const disk = mkdtempSync(join(tmpdir(), 'bulkhead-disk-'))
  const isMounted = mount(disk)
  const folder = join(disk, 'data')
  const ballast = join(disk, 'ballast')
  mkdirSync(folder)
  const allow = ({ pid }: ChildServer, bytes: string) =>
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
  return {
    storage: { folder },
    settings: { DATA: folder },
    begin(server) {
      emptyLog(folder)
      if (isMounted) fill(ballast)
      else allow(server, String(A_LITTLE))
    },
    end: (server) => (isMounted ? rmSync(ballast) : void allow(server, 'unlimited')),
    remove() {
      // This process may have its files open still.
      if (isMounted) execFileSync('umount', ['--lazy', disk])
      rmSync(disk, { recursive: true, force: true })
    },
  }
}

/** What was written once can be written over, however full the disk is: nothing of that is to be left. */
function emptyLog(folder: string): void {
  const database = new Database(join(folder, 'bulkhead.db'))
  database.pragma('busy_timeout = 10000')
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
}

function mount(folder: string): boolean {
  try {
    const args = ['-t', 'tmpfs', '-o', `size=${DISK}`, 'none', folder]
    execFileSync('mount', args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function fill(path: string): void {
  const file = openSync(path, 'w')
  for (let size = 1024 * 1024; size >= A_LITTLE; size /= 16) {
    const bytes = Buffer.alloc(size)
    try {
      while (writeSync(file, bytes) === size);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
  closeSync(file)
}

function heldLock(): Trouble {
  const folder = mkdtempSync(join(tmpdir(), 'bulkhead-lock-'))
  let holder: Database.Database | null = null
  return {
    storage: { folder },
    settings: { DATA: folder },
    begin() {
      holder = new Database(join(folder, 'bulkhead.db'))
      holder.pragma('busy_timeout = 10000')
      holder.exec('begin exclusive')
    },
    end() {
      holder?.exec('rollback')
      holder?.close()
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
