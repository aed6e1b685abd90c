import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Storage } from './storage.ts'

export type { Identity, Storage, StoredTable, TableCheckpoint } from './storage.ts'

/** A PostgreSQL where a url is given, else the embedded database in a folder. */
export interface StorageChoice {
  readonly url?: string
  readonly folder?: string
}

export function openStorage({ url, folder = 'data' }: StorageChoice): Promise<Storage> {
  return url ? openPostgres(url) : openSqlite(folder)
}
