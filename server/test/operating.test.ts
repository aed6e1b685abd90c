import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { backUp, restore } from '../storage/backup.ts'
import { openStorage } from '../storage/index.ts'
import {
  ban,
  endTable,
  lastBeat,
  listPeople,
  listTables,
  maintain,
  prune,
} from '../storage/operating.ts'
import { openNew, openRaw } from '../storage/raw.ts'
import { type Client, playOn } from './client.ts'
import { postgresFolder, startPostgres, type TestPostgres } from './postgres.ts'
import { openTable, type TestServer, testServer } from './server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const HOUR = 3_600_000
const DAY = 24 * HOUR
const folder = mkdtempSync(join(tmpdir(), 'bulkhead-operating-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let server: TestServer
let ann: Client
let bob: Client
beforeAll(async () => {
  server = await testServer()
  ann = await server.person('Ann')
  bob = await server.person('Bob')
})
afterAll(() => server.remove())
afterEach(() => {
  vi.useRealTimers()
})

async function played(): Promise<string> {
  const table = await openTable([ann, bob], { options: { level: '1' } })
  await playOn([ann, bob], table, 1, 12)
  return table
}

/** The same people at another server. */
async function movedTo(storage: object, table: string) {
  const before = await ann.position(table)
  const other = await testServer({ storage })
  for (const person of [ann, bob]) person.url = other.url
  expect(await ann.position(table)).toEqual(before)
  await playOn([ann, bob], table, 2, 6)
  expect((await ann.position(table)).number).toBeGreaterThan(before.number)
  await other.close()
  for (const person of [ann, bob]) person.url = server.url
}

describe('a backup', () => {
  test('is made while the server runs, and a restored one plays on', async () => {
    const table = await played()
    const file = join(folder, 'backup.db')
    const copied = await backUp({ folder: server.folder }, file)
    expect(copied.find((one) => one.table === 'events')!.rows).toBeGreaterThan(12)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await expect(backUp({ folder: server.folder }, file)).rejects.toThrow('is there already')
    const elsewhere = { folder: join(folder, 'restored') }
    await restore(file, elsewhere)
    await movedTo(elsewhere, table)
    await expect(restore(file, elsewhere)).rejects.toThrow('is not empty')
    await expect(restore(join(folder, 'none.db'), elsewhere)).rejects.toThrow('There is no')
  })

  test('of a folder without a database is none', async () => {
    const empty = mkdtempSync(join(folder, 'empty-'))
    const file = join(folder, 'nothing.db')
    await expect(backUp({ folder: empty }, file)).rejects.toThrow('There is no database')
    expect([readdirSync(empty), existsSync(file)]).toEqual([[], false])
  })

  const title = 'moves everything from the embedded database to a PostgreSQL, and back'
  const skipped = `${title}: skipped, none is installed here`
  describe.skipIf(!postgresFolder)(postgresFolder ? 'with a PostgreSQL' : skipped, () => {
    let postgres: TestPostgres
    beforeAll(async () => {
      postgres = await startPostgres()
    })
    afterAll(() => postgres?.stop())

    test(title, async () => {
      const table = await played()
      const [there, back] = [join(folder, 'there.db'), join(folder, 'back.db')]
      const url = await postgres.database()
      const moved = await backUp({ folder: server.folder }, there)
      expect(await restore(there, { url })).toEqual(moved)
      await movedTo({ url }, table)
      await backUp({ url }, back)
      const again = { folder: join(folder, 'again') }
      await restore(back, again)
      const storage = await openStorage(again)
      expect((await storage.eventsAfter(table, 0)).length).toBeGreaterThan(18)
      await storage.close()
    })
  })
})

describe('the operator', () => {
  test('lists tables and people', async () => {
    const table = await played()
    const db = await openRaw({ folder: server.folder })
    expect((await listTables(db, 'playing')).map(({ id }) => id)).toContain(table)
    expect((await listPeople(db, 'An')).map(({ name }) => name)).toEqual(['Ann'])
    await db.db.destroy()
  })

  test('bans somebody: whatever they ask is refused, and their streams end', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const own = await testServer()
    const eve = await own.person('Eve')
    const table = await openTable([eve], { bots: ['random'] })
    const { id } = (await eve.get('/api/identity')).body
    const stream = eve.follow(table)
    await stream.until((s) => s.position !== null)
    const db = await openRaw({ folder: own.folder })
    expect(await ban(db, id, Date.now())).toBe(true)
    expect(await ban(db, 'nobody', Date.now())).toBe(false)
    const asked = async () => (await eve.get('/api/identity')).status
    await expect.poll(asked, { timeout: 15_000 }).toBe(401)
    vi.advanceTimersByTime(15_000)
    await stream.ended
    await ban(db, id, null)
    await expect.poll(asked, { timeout: 15_000 }).toBe(200)
    await db.db.destroy()
    vi.useRealTimers()
    await own.remove()
  })

  test('ends a table for everybody, and all who follow it are told', async () => {
    const table = await played()
    const stream = bob.follow(table)
    await stream.until((s) => s.position !== null)
    const db = await openRaw({ folder: server.folder })
    expect(await endTable(db, table, Date.now())).toBe(true)
    expect(await endTable(db, table, Date.now())).toBe(false)
    await stream.until((s) => s.position?.table.phase === 'abandoned')
    await stream.close()
    await db.db.destroy()
  })

  test.each([0, -HOUR, HOUR])(
    'stops the clocks and lets them go on, whatever the system’s time says',
    async (ahead) => {
      const clock = { now: () => Date.now() + ahead, atLeast() {} }
      const own = await testServer({ clock })
      const people = [await own.person('Eve'), await own.person('Gus')]
      const table = await openTable(people, { clocks: { perMove: 600 } })
      const deadline = async () =>
        (await people[0].position(table)).clocks.find((one) => one.deadline !== null)?.deadline
      const before = (await deadline())!
      const db = await openRaw({ folder: own.folder })
      await expect.poll(() => lastBeat(db), { timeout: 15_000 }).not.toBeNull()
      await maintain(db, true)
      await maintain(db, true)
      await expect.poll(deadline, { timeout: 15_000 }).toBeUndefined()
      const stood = await lastBeat(db)
      await expect.poll(() => lastBeat(db), { timeout: 15_000 }).toBeGreaterThan(stood! + 2000)
      await maintain(db, false)
      await expect.poll(deadline, { timeout: 15_000 }).toBeGreaterThan(before + 2000)
      await db.db.destroy()
      await own.remove()
    },
  )

  test('takes back a maintenance in which no server ran', async () => {
    const own = { folder: join(folder, 'unserved') }
    await expect(openRaw(own)).rejects.toThrow('There is no database')
    const db = await openNew(own)
    await db.db.insertInto('beats').values({ id: 1, at: 1000 }).execute()
    await maintain(db, true)
    await maintain(db, false)
    expect(await db.db.selectFrom('pauses').selectAll().execute()).toEqual([])
    await db.db.destroy()
  })

  test('forgets what ended long ago and who has not come since, and nothing else', async () => {
    const own = await testServer()
    const [eve, gus] = [await own.person('Eve'), await own.person('Gus')]
    const ended = await openTable([eve], { bots: ['random'] })
    await eve.post(`/api/tables/${ended}/abandon`)
    const running = await openTable([gus], { bots: ['random'] })
    await gus.post('/api/identity/carry')
    const db = await openRaw({ folder: own.folder })
    const carrying = async () => {
      const kept = db.db.selectFrom('secrets').select('hash').where('kind', '=', 'carry')
      return (await kept.execute()).length
    }
    expect(await prune(db, 30, Date.now())).toEqual({ tables: 0, people: 0 })
    expect(await carrying()).toBe(1)
    expect(await prune(db, 30, Date.now() + 31 * DAY)).toEqual({ tables: 1, people: 1 })
    expect(await carrying()).toBe(0)
    expect((await listPeople(db, '')).map(({ name }) => name)).toEqual(['Gus'])
    expect((await listTables(db, 'playing')).map(({ id }) => id)).toEqual([running])
    await db.db.destroy()
    await own.remove()
  })
})
