import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Storage } from './storage.ts'

export { guarded, StorageFault } from './guarded.ts'
export type { Identity, Storage, StoredTable, TableCheckpoint } from './storage.ts'

/** A PostgreSQL where a url is given, else the embedded database in a folder. */
export interface StorageChoice {
  readonly url?: string
  readonly folder?: string
  /** Whether the embedded database answers only when the disk has everything. */
  readonly waitsForDisk?: boolean
}

export function openStorage(choice: StorageChoice): Promise<Storage> {
  const { url, folder = 'data', waitsForDisk = false } = choice
  return url ? openPostgres(url) : openSqlite(folder, waitsForDisk)
}
