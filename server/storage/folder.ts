import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const DATABASE = 'bulkhead.db'
const [OWNERS_FOLDER, OWNERS_FILE] = [0o700, 0o600]

/** Complains where nothing was ever kept: whoever has named another folder than the server would not notice. */
export function requireDatabase(folder: string): string {
  const path = join(folder, DATABASE)
  if (existsSync(path)) return path
  throw new Error(`There is no database in ${folder}; DATA names another folder.`)
}

/**
 * A file in a folder that only their owner can read: names, chats and the secrets of running games lie there. SQLite
 * gives the files beside its database the same rights.
 */
export function ownedFile(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true, mode: OWNERS_FOLDER })
  const path = join(folder, name)
  closeSync(openSync(path, 'a', OWNERS_FILE))
  for (const one of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(one)) chmodSync(one, OWNERS_FILE)
  }
  // A folder that holds other things too has rights that somebody else has chosen.
  if (readdirSync(folder).every((one) => one.startsWith(name))) chmodSync(folder, OWNERS_FOLDER)
  return path
}
