import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomPicks } from '@bulkhead/bots'
import { FastRng } from '@bulkhead/kernel'
import type { Position } from '@bulkhead/protocol'
import Database from 'libsql'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openStorage, type Storage } from '../storage/index.ts'
import { type Answer, Client } from './client.ts'
import { Faulty, type Strike } from './faulty.ts'
import { postgresFolder, startPostgres, type TestPostgres } from './postgres.ts'
import { openTable, type TestServer, testServer } from './server.ts'

// Nobody catches what a timer throws: vitest fails for it, and a process would end.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'bulkhead-faults-'))
const newFolder = () => join(folder, randomUUID())
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => {
  vi.useRealTimers()
})

describe('a storage that fails once, whichever call it is', () => {
  let inner: Storage
  let faulty: Faulty
  let server: TestServer
  beforeAll(async () => {
    inner = await openStorage({ folder: newFolder() })
    faulty = new Faulty(inner)
    server = await testServer({ storage: faulty.storage, absence: 0, log: 'silent' })
  })
  afterAll(() => server.remove())

  test.each<Strike>(['before', 'after'])(
    '%s it is done: everybody goes on, and nothing is done twice',
    async (strike) => {
      faulty.arm(null)
      await evening(server, inner)
      const calls = [...faulty.calls]
      const methods = calls.map(([method]) => method)
      expect(methods).toEqual(expect.arrayContaining(ESSENTIAL))
      for (const [method, times] of calls) {
        for (let call = 1; call <= times; call++) {
          faulty.arm({ method, call, strike })
          await evening(server, inner).catch((error) => {
            throw new Error(`${method}, call ${call}: ${error.message}`, { cause: error })
          })
        }
      }
    },
  )
})

describe('a storage that is away for a while', () => {
  let faulty: Faulty
  let server: TestServer
  beforeAll(async () => {
    faulty = new Faulty(await openStorage({ folder: newFolder() }))
    // Only what comes at intervals is in the test's hands.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    server = await testServer({ storage: faulty.storage, absence: 0, grace: 0, log: 'silent' })
  })
  afterAll(() => server.remove())

  test('no timer ends the process, requests get one sentence, and bots go on when it is back', async () => {
    const ann = await server.person('Ann')
    const table = await openTable([ann], { bots: ['random'], options: { level: '1' } })
    const stream = ann.follow(table)
    await stream.until((s) => s.position !== null)
    const { pending } = await untilAsked(ann, table)

    faulty.away = true
    vi.advanceTimersByTime(180_000)
    const [{ id, revision }] = pending
    const given = { decision: id, revision, picks: randomPicks(pending[0], new FastRng(1)) }
    const key = randomUUID()
    const response = await fetch(`${server.url}/api/tables/${table}/answers`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${ann.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(given),
    })
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toEqual({
      error: 'no-storage',
      message: 'The server cannot reach its storage; try again in a moment.',
    })
    await stream.until((s) => !s.stored)
    // What was played and not written is not told.
    expect((await ann.get(`/api/tables/${table}/position`)).status).toBe(503)
    expect((await new Client(server.url).get('/')).status).toBe(404)
    vi.advanceTimersByTime(180_000)

    faulty.away = false
    const answered = await ann.post(`/api/tables/${table}/answers`, given, key)
    expect(answered.status).toBe(200)
    await stream.until((s) => s.stored)
    await untilAsked(ann, table)
    const now = await ann.position(table)
    await stream.until((s) => s.position?.number === now.number)
    expect(stream.position).toEqual(now)
    await stream.close()
  })

  test('whoever only watches is told what became of it, though nobody does anything more', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')]
    const table = await openTable([ann, bob], { options: { level: '1' } })
    const stream = bob.follow(table)
    await stream.until((s) => s.position !== null)
    const [asked] = (await ann.position(table)).pending.length > 0 ? [ann] : [bob]
    faulty.arm({ method: 'append', call: 1, strike: 'after' })
    const before = (await asked.position(table)).number
    expect((await asked.answerAtRandom(table, new FastRng(2)))?.status).toBe(503)
    faulty.arm(null)
    await stream.until((s) => s.position!.number === before + 1)
    await stream.close()
  })

  test('who sits at a table is looked up when all of it is known again', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')]
    const table = await openTable([ann, bob], { options: { level: '1' } })
    const [asked] = (await ann.position(table)).pending.length > 0 ? [ann] : [bob]
    faulty.arm({ method: 'append', call: 1, strike: 'before' })
    expect((await asked.answerAtRandom(table, new FastRng(3)))?.status).toBe(503)
    faulty.arm({ method: 'eventsAfter', call: 1, strike: 'before' })
    expect((await bob.get(`/api/tables/${table}/position`)).status).toBe(503)
    const given = { table, seat: 1, decision: 999, revision: 1, picks: ['0'], key: randomUUID() }
    const { body } = await bob.post('/api/answers', [given])
    expect(['stale', 'not-asked']).toContain(body[0].error)
    faulty.arm(null)
  })

  test('a clock that runs out meanwhile takes the seat over later', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')]
    const table = await openTable([ann, bob], { clocks: { perMove: 1 }, options: { level: '1' } })
    faulty.away = true
    await new Promise((resolve) => setTimeout(resolve, 2500))
    faulty.away = false
    const bots = async () => (await ann.position(table)).table.seats.filter(({ bot }) => bot)
    await expect.poll(async () => (await bots()).length).toBeGreaterThan(0)
    await ann.post(`/api/tables/${table}/abandon`)
  })

  test('a name reaches every table, though the first try failed half-way', async () => {
    const ann = await server.person('Ann')
    const table = await openTable([ann], { bots: ['random'] })
    faulty.arm({ method: 'tablesOf', call: 1, strike: 'before' })
    expect((await ann.send('PATCH', '/api/identity', { name: 'Anne' })).status).toBe(503)
    faulty.arm(null)
    expect((await ann.send('PATCH', '/api/identity', { name: 'Anne' })).status).toBe(200)
    expect((await ann.position(table)).table.seats[0].name).toBe('Anne')
  })
})

test('bots are woken by a server that starts while its storage is away', async () => {
  const at = newFolder()
  const first = await testServer({ pace: { bot: 60_000 } }, at)
  const ann = await first.person('Ann')
  const clocks = { perMove: 1 }
  const table = await openTable([ann], { bots: ['random'], clocks, options: { level: '1' } })
  const { number } = await ann.position(table)
  await first.close()
  const inner = await openStorage({ folder: at })
  const faulty = new Faulty(inner)
  faulty.away = true
  const server = await testServer({ storage: faulty.storage, log: 'silent' })
  await new Promise((resolve) => setTimeout(resolve, 300))
  faulty.away = false
  const head = async () => (await inner.eventsAfter(table, number)).length
  await expect.poll(head, { timeout: 60_000 }).toBeGreaterThan(3)
  await server.remove()
})

describe('sqlite', () => {
  test('a lock that somebody else holds for seconds costs nobody an answer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const at = newFolder()
    const server = await testServer({ log: 'silent' }, at)
    const people = [await server.person('Ann'), await server.person('Bob')]
    const table = await openTable(people, { options: { level: '1' } })
    const streams = people.map((person) => person.follow(table))
    for (const stream of streams) await stream.until((s) => s.position !== null)
    await play(people, table, 4)

    const other = new Database(join(at, 'bulkhead.db'))
    other.exec('begin exclusive')
    const held = play(people, table, 4)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    vi.advanceTimersByTime(180_000)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    other.exec('rollback')
    other.close()
    expect((await held).acknowledged.length).toBeGreaterThan(0)
    await checkTable(server, people, table, streams)
    await server.remove()
  })
})

const title = 'a PostgreSQL that is stopped and started again under play'
const skipped = `${title}: skipped, no PostgreSQL is installed here`

describe.skipIf(!postgresFolder)(postgresFolder ? title : skipped, () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres?.stop())

  test.each([false, true])('abruptly: %s; two servers go on by themselves', async (abruptly) => {
    const storage = { url: await postgres.database() }
    const settings = { storage, log: 'silent' as const, pace: { bot: 0, elsewhere: 100 } }
    const servers = [await testServer(settings), await testServer(settings)]
    const people = await Promise.all(servers.map((server, i) => server.person(`Player ${i}`)))
    const table = await openTable(people, { bots: ['random'], options: { level: '1' } })
    const streams = people.map((person) => person.follow(table))
    for (const stream of streams) await stream.until((s) => s.position !== null)
    const playing = play(people, table, 24)
    for (let time = 0; time < 2; time++) {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await postgres.halt(abruptly)
      const newcomer = { name: 'Eve', bearer: true }
      expect((await new Client(servers[1].url).post('/api/identity', newcomer)).status).toBe(503)
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await postgres.resume()
    }
    await playing
    await checkTable(servers[0], people, table, streams)
    for (const server of servers) await server.remove()
  })
})

/** What an evening cannot do without. */
const ESSENTIAL = ['append', 'table', 'eventsAfter', 'identityBySecret', 'createTable', 'lastSaid']

/** A short evening with everything in it that asks the storage; each wish is repeated until it is answered. */
async function evening(server: TestServer, inner: Storage): Promise<void> {
  const people = await Promise.all([newPerson(server, 'Ann'), newPerson(server, 'Bob')])
  const [ann, bob] = people
  const opening = { game: 'theseus', seats: 3, bots: ['random'], options: { level: '1' } }
  const { body } = await once(ann, '/api/tables', opening)
  const path = `/api/tables/${body.id}`
  await once(bob, `${path}/join`)
  await once(ann, `${path}/start`)
  const streams = await Promise.all(people.map((person) => followed(person, body.id)))
  const { acknowledged } = await play(people, body.id, 3)
  await once(ann, `${path}/chat`, { text: 'Hello' })
  const said = await persist(() => bob.get(`${path}/chat`))
  expect(said.body.map((one: { text: string }) => one.text)).toEqual(['Hello'])
  await persist(() => bob.get('/api/tables/mine'))
  await once(bob, `${path}/leave`)
  await once(bob, `${path}/handback`)
  await checkTable(server, people, body.id, streams)
  for (const person of people) await once(person, `${path}/abandon`)
  const events = await inner.eventsAfter(body.id, 0)
  expect(events.map(({ number }) => number)).toEqual(events.map((_, i) => i + 1))
  for (const { key, number } of acknowledged) {
    expect(events.filter((event) => event.key === key).map((event) => event.number)).toEqual([
      number,
    ])
  }
}

async function newPerson(server: TestServer, name: string): Promise<Client> {
  const { body } = await persist(() =>
    new Client(server.url).post('/api/identity', { name, bearer: true }),
  )
  return new Client(server.url, body.token)
}

/** A stream is refused like everything else, and asked for again. */
async function followed(person: Client, table: string) {
  for (;;) {
    const stream = person.follow(table)
    await Promise.race([stream.until((s) => s.position !== null), stream.ended])
    if (stream.position) return stream
  }
}

/** So many answers of people, each sent with its key until it is acknowledged. */
async function play(people: readonly Client[], table: string, answers: number) {
  const rng = new FastRng(6)
  const acknowledged: { key: string; number: number }[] = []
  let refused = 0
  while (acknowledged.length < answers) {
    for (const person of people) {
      const { body } = await persist(() => person.get(`/api/tables/${table}/position`))
      if (body.table.phase !== 'playing') return { acknowledged, refused }
      if (body.pending.length === 0) continue
      const [asked] = body.pending
      const given = { decision: asked.id, revision: asked.revision, picks: randomPicks(asked, rng) }
      const key = randomUUID()
      const answered = await persist(async () => {
        const answer = await person.post(`/api/tables/${table}/answers`, given, key)
        if (answer.status === 503) refused++
        return answer
      })
      expect(answered.status, answered.text).toBe(200)
      acknowledged.push({ key, number: answered.body.number })
    }
  }
  return { acknowledged, refused }
}

/** The streams were never cut, and tell what the positions tell. */
async function checkTable(
  server: TestServer,
  people: readonly Client[],
  table: string,
  streams: readonly Awaited<ReturnType<typeof followed>>[],
): Promise<void> {
  // Until the bots have done what they can, the table moves.
  for (const [i, stream] of streams.entries()) {
    const agree = async () => {
      const { body } = await persist(() => people[i].get(`/api/tables/${table}/position`))
      return stream.position?.number === body.number ? (body as Position) : null
    }
    await expect.poll(agree, { timeout: 20_000, interval: 20 }).not.toBeNull()
    const numbers = stream.messages.map(({ data }) => data.number)
    expect(numbers).toEqual(numbers.map((_, n) => numbers[0] + n))
    await stream.close()
  }
  expect((await persist(() => new Client(server.url).get('/health'))).status).toBe(200)
}

async function untilAsked(person: Client, table: string): Promise<Position> {
  const asked = async () => (await person.position(table)).pending?.length ?? 0
  await expect.poll(asked, { timeout: 20_000, interval: 20 }).toBeGreaterThan(0)
  return person.position(table)
}

async function once(person: Client, path: string, body: unknown = {}): Promise<Answer> {
  const key = randomUUID()
  const answer = await persist(() => person.post(path, body, key))
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer
}

/** As a client does: only a 5xx is asked again. */
async function persist(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (answer.status < 500) return answer
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
