import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Storage } from './storage.ts'

/** A PostgreSQL where a url is given, else the embedded database in a folder. */
export interface StorageChoice {
  readonly url?: string
  readonly folder?: string
  /** Whether the embedded database answers only when the disk has everything. */
  readonly waitsForDisk?: boolean
  /** Milliseconds that a PostgreSQL has for a statement. */
  readonly patience?: number
}

export function openStorage(choice: StorageChoice): Promise<Storage> {
  const { url, folder = 'data', waitsForDisk = false, patience = 10_000 } = choice
  return url ? openPostgres(url, patience) : openSqlite(folder, waitsForDisk)
}
