import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE, ownedFile } from '../storage/folder.ts'
import { openStorage, type Storage, type StorageChoice } from '../storage/index.ts'
import { openMoments } from '../storage/moments.ts'
import type { EventRow, Schema } from '../storage/schema.ts'
import { migrate } from '../storage/sql.ts'
import { keepingStatements } from '../storage/statements.ts'
import { NO_PROGRESS } from '../tables/progress.ts'
import { FREE_SEAT, type Happening, type TableEvent, type TableRecord } from '../tables/record.ts'
import { postgresFolder, startPostgres, type TestPostgres } from './postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'bulkhead-storage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('sqlite', () => {
  storageTests(async () => ({ folder: join(folder, crypto.randomUUID()) }))

  test('two processes on one folder hear of what the other writes', async () => {
    const choice = { folder: join(folder, crypto.randomUUID()) }
    const [here, there] = [await openStorage(choice), await openStorage(choice)]
    const heard: string[] = []
    here.onAppended(() => heard.push('here'))
    there.onAppended(() => heard.push('there'))
    await withTable(here)
    await here.append([event(1, said('hello'))])
    await expect.poll(() => heard, { timeout: 5000 }).toContain('there')
    expect(heard).not.toContain('here')
    await Promise.all([here.close(), there.close()])
  })
})

describe('events that were written as moments', () => {
  const choice = () => ({ folder: join(folder, crypto.randomUUID()) })

  test('are there for whoever opens the folder next, though nobody had sorted them in', async () => {
    const where = choice()
    const dead = await openStorage(where)
    await withTable(dead)
    for (let n = 1; n <= 100; n++) await dead.append([event(n, said(`${n}`))], { due: n })
    const next = await openStorage(where)
    expect((await next.eventsAfter(record.id, 0)).map(({ number }) => number)).toEqual(
      Array.from({ length: 100 }, (_, i) => i + 1),
    )
    expect(await next.append([event(100, said('too late'))])).toBe(false)
    expect(await next.append([event(101, said('in time'))])).toBe(true)
    expect((await dead.eventsAfter(record.id, 100)).map(({ what }) => what)).toEqual([
      said('in time'),
    ])
    await Promise.all([dead.close(), next.close()])
  })

  test('of two processes that want the same number one gets it, whoever read last', async () => {
    const where = choice()
    const both = [await openStorage(where), await openStorage(where)]
    await withTable(both[0])
    for (let n = 1; n <= 60; n++) {
      const racing = both.map((one, i) => one.append([event(n, said(`${n} by ${i}`))]))
      expect((await Promise.all(racing)).filter(Boolean)).toHaveLength(1)
      if (n % 7 === 0) await both[n % 2].eventsAfter(record.id, 0)
    }
    const [one, other] = await Promise.all(both.map((each) => each.eventsAfter(record.id, 0)))
    expect(one).toHaveLength(60)
    expect(other).toEqual(one)
    await Promise.all(both.map((each) => each.close()))
  })

  test('are there though they could not be sorted in the first time', async () => {
    const database = new Database(ownedFile(choice().folder, DATABASE))
    const statements = keepingStatements(database)
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: statements }) })
    await migrate(db, 'sqlite')
    const moments = openMoments(db, database, statements)
    for (const number of [1, 2]) await moments.append([row(number)], { writes: [] })
    const { exec } = database
    database.exec = (sql) => {
      if (sql === 'commit') throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' })
      return exec.call(database, sql)
    }
    await expect(moments.sort()).rejects.toThrow('full')
    database.exec = exec
    expect(await moments.append([row(2)], { writes: [] })).toBe(false)
    await moments.sort()
    const stored = await db.selectFrom('events').select('number').orderBy('number').execute()
    expect(stored).toEqual([{ number: 1 }, { number: 2 }])
    moments.close()
    await db.destroy()
  })

  test('at many tables at once keep the order of each', async () => {
    const storage = await openStorage(choice())
    await withTable(storage)
    const tables = Array.from({ length: 30 }, (_, i) => `table-${i}`)
    for (const id of tables) await storage.createTable({ ...record, id }, 'secret', null)
    for (let n = 1; n <= 20; n++) {
      await Promise.all(tables.map((table) => storage.append([{ ...event(n, said('x')), table }])))
    }
    for (const table of tables) {
      const numbers = (await storage.eventsAfter(table, 0)).map(({ number }) => number)
      expect(numbers).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    }
    await storage.close()
  })
})

const title = postgresFolder ? 'postgres' : 'postgres: skipped, no PostgreSQL is installed here'
describe.skipIf(!postgresFolder)(title, () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  }, 60_000)
  afterAll(() => postgres?.stop())
  storageTests(async () => ({ url: await postgres.database() }))

  test('tells other processes what was appended, and not the one that appended it', async () => {
    const choice = { url: await postgres.database() }
    const [here, there] = [await openStorage(choice), await openStorage(choice)]
    const heard: string[] = []
    here.onAppended((table) => heard.push(`here ${table}`))
    there.onAppended((table) => heard.push(`there ${table}`))
    await withTable(here)
    await here.append([event(1, said('hello'))])
    await expect.poll(() => heard).toEqual(['there the-table-itself'])
    await Promise.all([here.close(), there.close()])
  })
})

function storageTests(choose: () => Promise<StorageChoice>): void {
  let choice: StorageChoice
  let storage: Storage
  beforeAll(async () => {
    choice = await choose()
    storage = await openStorage(choice)
    await withTable(storage)
  })
  afterAll(() => storage?.close())

  test('knows people by the hash of a secret', async () => {
    expect(await storage.identityBySecret('secret-of-ann')).toMatchObject({
      id: 'ann',
      name: 'Ann',
    })
    expect(await storage.identityBySecret('something-else')).toBeNull()
    await storage.changeIdentity('ann', { name: 'Anne', webhook: 'https://example.com/' })
    const changed = { id: 'ann', name: 'Anne', webhook: 'https://example.com/' }
    expect(await storage.identity('ann')).toEqual(changed)
  })

  test('a secret that carries an identity works once, in time, and for nothing else', async () => {
    await storage.addSecret('ann', 'carried', 'carry', 1000)
    expect(await storage.identityBySecret('carried')).toBeNull()
    expect(await storage.takeCarrySecret('carried', 'there', 999)).toMatchObject({ id: 'ann' })
    expect(await storage.identityBySecret('there')).toMatchObject({ id: 'ann' })
    expect(await storage.takeCarrySecret('carried', 'elsewhere', 999)).toBeNull()
    expect(await storage.identityBySecret('elsewhere')).toBeNull()
    await storage.addSecret('ann', 'too late', 'carry', 1000)
    expect(await storage.takeCarrySecret('too late', 'late', 1001)).toBeNull()
    expect(await storage.takeCarrySecret('secret-of-ann', 'more', 0)).toBeNull()
  })

  test('opens a table once for each key', async () => {
    const again = { ...record, id: 'another-table-id' }
    expect(await storage.createTable(again, 'secret', 'first')).toBe('known')
    expect((await storage.tableByKey('ann', 'first'))?.id).toBe(record.id)
    expect(await storage.tableByKey('bob', 'first')).toBeNull()
  })

  test('opens no more tables than somebody may have, however many are asked for at once', async () => {
    const caps = { person: 3, address: 5 }
    const opened = (host: string, key: string | null = null) => {
      const one = { ...record, id: crypto.randomUUID(), host, seats: [], public: false }
      return storage.createTable(one, 'secret', key, { from: 'there', caps })
    }
    const many = await Promise.all(Array.from({ length: 20 }, (_, i) => opened('cas', `${i}`)))
    expect(many.filter((one) => one === 'opened')).toHaveLength(3)
    expect(new Set(many)).toEqual(new Set(['opened', 'too-many']))
    expect(await opened('cas', `${many.indexOf('opened')}`)).toBe('known')
    const others = await Promise.all(['dan', 'cas', 'eve', 'dan'].map((host) => opened(host)))
    expect(others.filter((one) => one === 'opened')).toHaveLength(2)
  })

  test('of two events with one number the first is kept', async () => {
    expect(await storage.append([event(1, said('one'))])).toBe(true)
    expect(await storage.append([event(1, said('two'))])).toBe(false)
    expect(await storage.eventsAfter(record.id, 0)).toEqual([event(1, said('one'))])
    const racing = [3, 4, 5].map((n) => storage.append([event(2, said(`racer ${n}`))]))
    expect((await Promise.all(racing)).filter(Boolean)).toHaveLength(1)
    expect(await storage.eventsAfter(record.id, 1)).toHaveLength(1)
  })

  test('finds an event by the key that its person gave it at this table', async () => {
    const keyed = { ...event(3, said('three')), key: 'k', intent: 'i' }
    expect(await storage.append([keyed])).toBe(true)
    expect(await storage.eventByKey(record.id, 'ann', 'k')).toEqual(keyed)
    expect(await storage.eventByKey(record.id, 'bob', 'k')).toBeNull()
    expect(await storage.eventByKey('elsewhere', 'ann', 'k')).toBeNull()
    expect(await storage.append([{ ...keyed, number: 4, by: 'bob' }])).toBe(true)
  })

  test('the record goes with its event, or not at all', async () => {
    const seats = [record.seats[0], { ...FREE_SEAT, identity: 'bob', name: 'Bob' }]
    const changed: TableRecord = { ...record, phase: 'playing', seats }
    expect(await storage.append([event(4, { kind: 'started' })], { record: changed })).toBe(false)
    expect((await storage.record(record.id))?.phase).toBe('open')
    expect(await storage.openTables(10)).toHaveLength(1)
    const along = { record: changed, due: 7 }
    expect(await storage.append([event(5, { kind: 'started' })], along)).toBe(true)
    expect(await storage.record(record.id)).toEqual(changed)
    expect(await storage.openTables(10)).toHaveLength(0)
    expect(await storage.dueTables(6, 10)).toEqual([])
    expect(await storage.dueTables(7, 10)).toEqual([record.id])
    expect(await storage.tablesOf('bob', 10)).toEqual([changed])
    expect((await storage.table(record.id))?.opened).toEqual(record)
  })

  test('keeps the newest checkpoint to the letter', async () => {
    const save = '{"b":1,"a":{"c":[1.50,"é"]}}'
    const checkpoint = { number: 4, record, progress: NO_PROGRESS, save }
    await storage.saveCheckpoint(record.id, checkpoint)
    await storage.saveCheckpoint(record.id, { ...checkpoint, number: 3, save: 'older' })
    expect((await storage.table(record.id))?.checkpoint).toEqual(checkpoint)
    await storage.saveCheckpoint(record.id, { ...checkpoint, number: 5, save: 'newer' })
    expect((await storage.table(record.id))?.checkpoint?.save).toBe('newer')
    // That of a table which was forgotten meanwhile is none.
    await storage.saveCheckpoint('forgotten', checkpoint)
    expect(await storage.table('forgotten')).toBeNull()
  })

  test('remembers when a seat was last seen, and what was said last', async () => {
    await storage.touchSeat(record.id, 1, 1234)
    expect(await storage.seenAt(record.id, 1)).toBe(1234)
    expect(await storage.seenAt(record.id, 7)).toBe(0)
    const last = await storage.lastSaid(record.id, 2)
    expect(last.map(({ number }) => number)).toEqual([3, 4])
  })

  test('knows when somebody was there last, and never goes back', async () => {
    expect(await storage.lastBeat()).toBeNull()
    await storage.beat(2000)
    await storage.beat(1000)
    expect(await storage.lastBeat()).toBe(2000)
  })

  test('keeps the pauses, each once, and ends those that have no end yet', async () => {
    const away = { from: 1000, to: 2000, why: 'away' as const }
    await storage.addPause(away)
    await storage.addPause({ ...away, to: 3000 })
    await storage.addPause({ from: 5000, to: Infinity, why: 'maintenance' })
    const open = { from: 5000, to: Infinity, why: 'maintenance' }
    expect(await storage.pauses()).toEqual([away, open])
    await storage.endPauses('maintenance', 7000)
    expect(await storage.pauses()).toEqual([away, { ...open, to: 7000 }])
  })

  test('is the same after it was closed and opened', async () => {
    const before = await storage.eventsAfter(record.id, 0)
    await storage.close()
    storage = await openStorage(choice)
    expect(await storage.eventsAfter(record.id, 0)).toEqual(before)
  })
}

const record: TableRecord = {
  id: 'the-table-itself',
  game: 'theseus',
  options: { mode: 'deathmatch' },
  seats: [{ ...FREE_SEAT, identity: 'ann', name: 'Ann' }, FREE_SEAT],
  phase: 'open',
  host: 'ann',
  public: true,
  spectators: true,
  clocks: {},
  commitment: 'hash',
  rematch: null,
  createdAt: 1_700_000_000_000,
}

async function withTable(storage: Storage): Promise<void> {
  for (const name of ['Ann', 'Bob']) {
    const id = name.toLowerCase()
    await storage.createIdentity({ id, name, webhook: null }, `secret-of-${id}`)
  }
  expect(await storage.createTable(record, 'secret', 'first')).toBe('opened')
}

function said(text: string): Happening {
  return { kind: 'said', name: 'Ann', text }
}

function row(number: number): EventRow {
  const nobody = { by_identity: null, idempotency_key: null, intent: null }
  return { table_id: record.id, number, at: number, kind: 'said', ...nobody, what: '{}' }
}

function event(number: number, what: Happening): TableEvent {
  const at = 1_700_000_000_000 + number
  return { table: record.id, number, at, by: 'ann', key: null, intent: null, what }
}
