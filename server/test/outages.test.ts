import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FastRng } from '@bulkhead/kernel'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ChildServer } from '../checks/child.ts'
import { openStorage, type Storage } from '../storage/index.ts'
import { problemOf } from '../storage/problems.ts'
import { Client } from './client.ts'
import { Faulty } from './faulty.ts'
import { freePort, postgresFolder, startPostgres, type TestPostgres } from './postgres.ts'
import { openTable, testServer } from './server.ts'
import { openWire } from './wire.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'bulkhead-outages-'))
const newFolder = () => join(folder, randomUUID())
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const program = fileURLToPath(new URL('../../scripts/server.mjs', import.meta.url))

/** Somebody else's lock on the embedded database. */
function lockOn(data: string, kind = 'immediate') {
  mkdirSync(data, { recursive: true })
  const other = new Database(join(data, 'bulkhead.db'))
  other.exec(`begin ${kind}`)
  return () => {
    other.exec('rollback')
    other.close()
  }
}

describe('a lock that somebody else holds', () => {
  test('does not freeze the process: others are served, and who waited is answered when it is free', async () => {
    const server = await testServer()
    const ann = await server.person('Ann')
    const table = await openTable([ann], { bots: ['random'], options: { level: '1' } })
    const asked = async () => (await ann.position(table)).pending.length
    await expect.poll(asked, { interval: 5 }).toBe(1)
    const unlock = lockOn(server.folder)
    const answered = ann.answerAtRandom(table, new FastRng(1))
    for (let i = 0; i < 15; i++) expect((await ann.get('/api/games')).status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 600))
    unlock()
    expect((await answered)!.status).toBe(200)
    await server.remove()
  })

  test('is waited for at the start', async () => {
    const data = newFolder()
    const unlock = lockOn(data, 'exclusive')
    const waits = vi.fn(() => setTimeout(unlock, 100))
    const server = await testServer({ waits }, data)
    expect(waits.mock.calls).toEqual([['Somebody else holds the lock of the database.']])
    expect((await new Client(server.url).get('/health')).status).toBe(200)
    await server.remove()
  })
})

describe('/health', () => {
  test('writes, and says what is wrong', async () => {
    const inner = await openStorage({ folder: newFolder() })
    const faulty = new Faulty(inner)
    let beat: Storage['beat'] | null = null
    const storage = new Proxy(faulty.storage, {
      get: (target, name) => (name === 'beat' && beat ? beat : Reflect.get(target, name)),
    })
    const server = await testServer({ storage, log: 'silent' })
    const health = async () => {
      // What was found is kept for a moment.
      await new Promise((resolve) => setTimeout(resolve, 600))
      const { status, body } = await new Client(server.url).get('/health')
      return [status, body.healthy, body.problem]
    }
    expect(await health()).toEqual([200, true, undefined])
    const failing = (code: string) => async () => {
      throw Object.assign(new Error('at 10.0.0.1 with password'), { code })
    }
    beat = failing('SQLITE_FULL')
    expect(await health()).toEqual([503, false, 'full'])
    beat = failing('25006')
    expect(await health()).toEqual([503, false, 'read-only'])
    const { text } = await new Client(server.url).get('/health')
    expect(text).not.toMatch(/password|10\.0/)
    beat = () => new Promise(() => {})
    expect(await health()).toEqual([503, false, 'hangs'])
    await server.remove()
  })

  test('has a word for everything that databases say', () => {
    const said = (code: string, message = '') =>
      problemOf(new Error('outside', { cause: Object.assign(new Error(message), { code }) }))
        .problem
    expect(
      ['ECONNREFUSED', '57P03', '53300', 'SQLITE_BUSY', 'SQLITE_CORRUPT', '28P01'].map((c) =>
        said(c),
      ),
    ).toEqual(['away', 'refuses', 'refuses', 'locked', 'damaged', 'not-allowed'])
    expect(problemOf(new Error('Query read timeout')).problem).toBe('hangs')
    expect(problemOf(new Error('Connection terminated unexpectedly')).problem).toBe('away')
    expect(problemOf(new Error('something else'))).toMatchObject({
      problem: 'fails',
      passes: false,
    })
  })
})

describe('SIGTERM', () => {
  test('ends a process that waits for a database which never answers', async () => {
    const deaf = createServer(() => {})
    const port = await freePort()
    await new Promise<void>((listening) => deaf.listen(port, '127.0.0.1', listening))
    const settings = { DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/nothing` }
    const server = new ChildServer(await freePort(), settings, program)
    const starting = server.start().catch(() => {})
    await expect.poll(() => server.isRunning, { timeout: 30_000 }).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await server.stop()
    expect(server.isRunning).toBe(false)
    await starting
    deaf.close()
  })
})

const title = 'a PostgreSQL'
const skipped = `${title}: skipped, none is installed here`
describe.skipIf(!postgresFolder)(postgresFolder ? title : skipped, () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres?.stop())

  test('that is not there yet is waited for', async () => {
    const url = await postgres.database()
    await postgres.halt()
    const waits = vi.fn()
    const starting = testServer({ storage: { url }, waits })
    await expect.poll(() => waits.mock.calls.length).toBeGreaterThan(0)
    await postgres.resume()
    const server = await starting
    expect(waits.mock.calls[0]).toEqual(['The database cannot be reached.'])
    await server.remove()
  })

  test('that lets nobody in is not waited for', async () => {
    const url = `${(await postgres.database()).replace(/[^/]*$/, '')}no_such_database`
    await expect(testServer({ storage: { url } })).rejects.toThrow('does not exist')
  })

  test('that falls silent keeps no process from going when it is told to', async () => {
    const wire = await openWire(await postgres.database())
    const settings = { DATABASE_URL: wire.url, DATA: newFolder() }
    const server = new ChildServer(await freePort(), settings, program)
    await server.start()
    wire.stall()
    await server.stop()
    expect(server.isRunning).toBe(false)
    wire.close()
  })

  test('that falls silent is given up, and found again: nothing is lost or done twice', async () => {
    const wire = await openWire(await postgres.database())
    const server = await testServer({ storage: { url: wire.url, patience: 1000 }, log: 'silent' })
    const ann = await server.person('Ann')
    const table = await openTable([ann], { bots: ['random'], options: { level: '1' } })
    const stream = ann.follow(table)
    const rng = new FastRng(1)
    for (let fault = 0; fault < 3; fault++) {
      await expect
        .poll(async () => (await ann.position(table)).pending?.length, { timeout: 30_000 })
        .toBe(1)
      const { pending, number } = await ann.position(table)
      const [{ id, revision, options }] = pending
      const given = { decision: id, revision, picks: [options[rng.int(options.length)].id] }
      const key = randomUUID()
      wire.stall()
      const refused = await ann.post(`/api/tables/${table}/answers`, given, key)
      expect(refused.status).toBe(503)
      const health = await new Client(server.url).get('/health')
      expect([health.status, health.body.problem]).toEqual([503, 'hangs'])
      wire.resume()
      const again = async () => (await ann.post(`/api/tables/${table}/answers`, given, key)).status
      await expect.poll(again, { timeout: 30_000 }).not.toBe(503)
      const events = await ann.position(table)
      expect(events.number).toBeGreaterThan(number)
    }
    const numbers = stream.messages.map(({ data }) => data.number)
    expect(numbers).toEqual(numbers.map((_, i) => numbers[0] + i))
    await stream.close()
    // Told to go while it hangs, it goes.
    wire.stall()
    await server.close()
    wire.close()
  })
})
