import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import pg from 'pg'
import { DATABASE } from '../storage/folder.ts'
import type { StorageChoice } from '../storage/index.ts'
import { startPostgres, type TestPostgres } from '../test/postgres.ts'
import type { ChildServer } from './child.ts'

/** Something that keeps a server from its storage for a while. */
export interface Trouble {
  begin(server: ChildServer): Promise<void> | void
  end(server: ChildServer): Promise<void> | void
}

/** Where a server is tried: its storage, and what can befall it there. */
export interface Ground {
  readonly storage: StorageChoice
  readonly settings: Readonly<Record<string, string>>
  readonly troubles: Readonly<Record<string, Trouble>>
  remove(): Promise<void> | void
}

/** As much as is written in the longest checks must find room on it. */
const DISK = 512 * 1024 * 1024
const A_LITTLE = 4096

/** On a small disk of its own where this may be mounted; elsewhere the server may not make its files longer. */
export function embedded(): Ground {
  const disk = smallDisk()
  const folder = join(disk.folder, 'data')
  mkdirSync(folder)
  const allow = ({ pid }: ChildServer, bytes: string) =>
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
  return {
    storage: { folder },
    settings: { DATA: folder },
    troubles: {
      'a disk that is full': {
        begin(server) {
          emptyLog(folder)
          if (disk.isMounted) disk.fill()
          else allow(server, String(A_LITTLE))
        },
        end(server) {
          if (disk.isMounted) disk.clear()
          else if (server.isRunning) allow(server, 'unlimited')
        },
      },
      'a lock that somebody holds': heldLock(folder),
      'a process that stands still': STOPPED_PROCESS,
    },
    remove: () => disk.remove(),
  }
}

/** On a PostgreSQL of its own. */
export async function shared(): Promise<Ground> {
  const disk = smallDisk()
  const postgres = await startPostgres(disk.folder)
  const url = await postgres.database()
  return {
    storage: { url },
    settings: { DATABASE_URL: url, DATA: disk.folder },
    troubles: {
      'a PostgreSQL that is stopped': stopped(postgres),
      ...(disk.isMounted ? { 'a PostgreSQL whose disk is full': fullDisk(disk, postgres) } : {}),
      'a PostgreSQL with a lock that somebody holds': heldTable(url),
      'a process that stands still': STOPPED_PROCESS,
    },
    async remove() {
      await postgres.stop()
      disk.remove()
    },
  }
}

const STOPPED_PROCESS: Trouble = {
  begin: ({ pid }) => void process.kill(pid, 'SIGSTOP'),
  end: (server) => void (server.isRunning && process.kill(server.pid, 'SIGCONT')),
}

/** Every other time as if its machine had lost power. */
function stopped(postgres: TestPostgres): Trouble {
  let times = 0
  return {
    begin: () => postgres.halt(++times % 2 === 0),
    end: () => postgres.resume(),
  }
}

function fullDisk(disk: SmallDisk, postgres: TestPostgres): Trouble {
  return {
    begin: () => disk.fill(),
    end() {
      disk.clear()
      return postgres.resume()
    },
  }
}

function heldTable(url: string): Trouble {
  let holder: pg.Client | null = null
  return {
    async begin() {
      holder = new pg.Client({ connectionString: url })
      holder.on('error', () => {})
      await holder.connect()
      await holder.query('begin')
      await holder.query('lock table events, tables in access exclusive mode')
    },
    async end() {
      await holder?.end()
    },
  }
}

function heldLock(folder: string): Trouble {
  let holder: Database.Database | null = null
  return {
    begin() {
      holder = new Database(join(folder, DATABASE))
      holder.pragma('busy_timeout = 10000')
      holder.exec('begin exclusive')
    },
    end() {
      holder?.exec('rollback')
      holder?.close()
    },
  }
}

interface SmallDisk {
  readonly folder: string
  /** Else it is a folder on a disk that is not ours to fill. */
  readonly isMounted: boolean
  fill(): void
  clear(): void
  remove(): void
}

function smallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'bulkhead-disk-'))
  const isMounted = mount(folder)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    isMounted,
    fill: () => fill(ballast),
    clear: () => rmSync(ballast),
    remove() {
      // This process may have its files open still.
      if (isMounted) execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What was written once can be written over, however full the disk is: nothing of that is to be left. */
function emptyLog(folder: string): void {
  const database = new Database(join(folder, DATABASE))
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
