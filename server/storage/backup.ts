import { existsSync, rmSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Kysely } from 'kysely'
import Database from 'libsql'
import { type Copied, copyAll, countAll } from './copy.ts'
import { ownedFile, requireDatabase } from './folder.ts'
import type { StorageChoice } from './open.ts'
import { openFile, openNew, openRaw, type Raw } from './raw.ts'
import type { Schema } from './schema.ts'

/**
 * Everything in one file, as it is at one instant, while servers go on: an embedded database, whichever the storage is.
 * It can be read by its owner alone.
 */
export async function backUp(from: StorageChoice, file: string): Promise<Copied[]> {
  if (existsSync(file)) throw new Error(`${file} is there already.`)
  const path = ownedFile(dirname(file), basename(file))
  try {
    if (!from.url) vacuumInto(from, path)
    const target = await openFile(path)
    try {
      if (from.url) await copyUrl(from, target.db)
      await sorted(target)
      return await countAll(target.db)
    } finally {
      await target.db.destroy()
    }
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  }
}

/** Reads one instant of the database and holds no lock meanwhile. */
function vacuumInto({ folder = 'data' }: StorageChoice, path: string): void {
  const source = new Database(requireDatabase(folder))
  try {
    source.prepare('vacuum into ?').run(path)
  } finally {
    source.close()
  }
}

async function copyUrl(from: StorageChoice, target: Kysely<Schema>): Promise<void> {
  const { db } = await openRaw(from)
  try {
    const oneInstant = db.transaction().setIsolationLevel('repeatable read')
    await oneInstant.execute((inside) => copyAll(inside, target))
  } finally {
    await db.destroy()
  }
}

/** Into a storage that holds nothing yet: the same kind as before, or the other one. An earlier version's will do. */
export async function restore(file: string, to: StorageChoice): Promise<Copied[]> {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`)
  const source = await openFile(file)
  const target = await openNew(to)
  try {
    await sorted(source)
    return await copyAll(source.db, target.db)
  } finally {
    await source.db.destroy()
    await target.db.destroy()
  }
}

async function sorted({ db, sort }: Raw): Promise<void> {
  await db.transaction().execute(async () => sort())
}
