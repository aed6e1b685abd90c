import { randomUUID } from 'node:crypto'
import { FastRng } from '@bulkhead/kernel'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Client, playOn } from './client.ts'
import { postgresFolder, startPostgres, type TestPostgres } from './postgres.ts'
import { openTable, type TestServer, testServer } from './server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const HEARTBEAT = 15_000
const SHORT = { options: { level: '1' } }

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())
afterEach(() => {
  vi.useRealTimers()
})

/** New ones for each test: nobody else's tables are theirs. */
async function two(): Promise<Client[]> {
  return [await server.person('Ann'), await server.person('Bob')]
}

describe('the stream of everything at which somebody sits', () => {
  test('tells of each table what its own stream tells the seat there', async () => {
    const [ann, bob] = await two()
    const tables = [await openTable([ann, bob], SHORT), await openTable([bob, ann], SHORT)]
    const overview = ann.overview()
    await overview.until(({ positions }) => positions.size === 2)
    for (const [i, table] of tables.entries()) await playOn([ann, bob], table, i, 12)
    for (const [seat, table] of tables.entries()) {
      const position = await ann.position(table)
      await overview.until((o) => o.at(table, seat)!.number === position.number)
      expect(overview.at(table, seat)).toEqual(position)
    }
    expect(overview.messages[0]).toMatchObject({ event: 'time' })
    await overview.close()
  })

  test('follows somebody to a new table and away from one that is left', async () => {
    const [ann, bob] = await two()
    const overview = bob.overview()
    const { id } = (await ann.post('/api/tables', { game: 'theseus', seats: 2 })).body
    await bob.post(`/api/tables/${id}/join`)
    await overview.until((o) => o.at(id, 1) !== undefined)
    const own = (await bob.post('/api/tables', { game: 'theseus', seats: 2 })).body.id
    await overview.until((o) => o.at(own) !== undefined)
    await ann.post(`/api/tables/${id}/kick`, { seat: 1 })
    await overview.until((o) => o.gone.includes(id))
    await ann.post(`/api/tables/${id}/chat`, { text: 'Gone' })
    await bob.post(`/api/tables/${own}/chat`, { text: 'Here' })
    await overview.until((o) => o.messages.some(({ data }) => data.told?.said?.text === 'Here'))
    expect(JSON.stringify(overview.messages)).not.toContain('Gone')
    await overview.close()
  })

  test('leaves a table that is over at the next beat, and says so', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const own = await testServer()
    const ann = await own.person('Ann')
    const { id } = (await ann.post('/api/tables', { game: 'theseus', seats: 2 })).body
    const overview = ann.overview()
    await overview.until((o) => o.at(id) !== undefined)
    await ann.post(`/api/tables/${id}/abandon`)
    await overview.until((o) => o.at(id)!.table.phase === 'abandoned')
    vi.advanceTimersByTime(HEARTBEAT)
    await overview.until((o) => o.gone.includes(id))
    await overview.close()
    const later = ann.overview()
    await later.until((o) => o.messages.length > 0)
    expect(later.positions.size).toBe(0)
    await later.close()
    vi.useRealTimers()
    await own.remove()
  })

  test('resumes each table from the last event of it that was seen', async () => {
    const [ann, bob] = await two()
    const tables = [await openTable([ann, bob], SHORT), await openTable([ann, bob], SHORT)]
    const overview = ann.overview()
    await overview.until(({ positions }) => positions.size === 2)
    await overview.close()
    for (const table of tables) await playOn([ann, bob], table, 5, 6)
    const third = await openTable([ann, bob], SHORT)
    const resumed = ann.overview(overview)
    for (const table of [...tables, third]) {
      const now = await ann.position(table)
      await resumed.until((o) => o.at(table)?.number === now.number)
      expect(resumed.at(table)).toEqual(now)
    }
    const begun = resumed.messages.filter(({ event }) => event === 'position')
    expect(begun.map(({ data }) => data.table)).toEqual([third])
    await resumed.close()
  })

  test('of several people tells each seat what is its own', async () => {
    const [ann, bob] = await two()
    const table = await openTable([ann, bob], SHORT)
    const overview = ann.overview(undefined, [bob])
    await overview.until(({ positions }) => positions.size === 2)
    await playOn([ann, bob], table, 3, 10)
    for (const [seat, person] of [ann, bob].entries()) {
      const position = await person.position(table)
      await overview.until((o) => o.at(table, seat)!.number === position.number)
      expect(overview.at(table, seat)).toEqual(position)
    }
    expect(
      overview.messages.some(({ event, data }) => event === 'presence' && data.seat === 1),
    ).toBe(true)
    await overview.close()
  })

  test('of several people at one table says who has left it', async () => {
    const [ann, bob] = await two()
    const { id } = (await ann.post('/api/tables', { game: 'theseus', seats: 2 })).body
    await bob.post(`/api/tables/${id}/join`)
    const overview = ann.overview(undefined, [bob])
    await overview.until((o) => o.at(id, 0) !== undefined && o.at(id, 1) !== undefined)
    await bob.post(`/api/tables/${id}/leave`)
    await overview.until((o) => o.gone.includes(id))
    const gone = overview.messages.filter(({ event }) => event === 'gone')
    expect(gone.map(({ data }) => data)).toEqual([{ table: id, seat: 1 }])
    await overview.close()
  })

  test('ends with any of its tokens, and is opened by none that is not known', async () => {
    const [ann, bob] = await two()
    const { token } = (await bob.post('/api/identity/token')).body
    const elsewhere = new Client(server.url, token)
    const overview = ann.overview(undefined, [elsewhere])
    await overview.until(({ messages }) => messages.length > 0)
    await elsewhere.post('/api/identity/leave')
    await overview.ended
    const asked = async (authorization?: string) =>
      (await fetch(`${server.url}/api/stream`, { headers: authorization ? { authorization } : {} }))
        .status
    expect(await asked()).toBe(401)
    expect(await asked(`Bearer ${ann.token},${token}`)).toBe(401)
    const one = { authorization: `Bearer ${ann.token},${bob.token}` }
    const elsewhereAsked = await fetch(`${server.url}/api/tables/mine`, { headers: one })
    expect(elsewhereAsked.status).toBe(401)
  })
})

describe('answers that are given together', () => {
  test('are granted or refused each by itself, in their order, and once', async () => {
    const [ann, bob] = await two()
    const tables = [await openTable([ann, bob], SHORT), await openTable([ann, bob], SHORT)]
    const program = new Client(server.url, `${ann.token},${bob.token}`)
    const given = await answersTo([ann, bob], tables)
    const wrong = { ...given[0], picks: ['no such option'], key: randomUUID() }
    const nowhere = { ...given[0], table: '0123456789abcdef', key: randomUUID() }
    const nobody = { ...given[0], seat: 5, key: randomUUID() }
    const asked = [wrong, ...given, nowhere, nobody]
    const { status, body } = await program.post('/api/answers', asked)
    expect(status).toBe(200)
    const statuses = [422, ...given.map(() => 200), 404, 403]
    expect(body.map((one: { status: number }) => one.status)).toEqual(statuses)
    expect(body[0]).toMatchObject({ error: 'not-listed', legal: expect.any(Array) })
    const again = await program.post('/api/answers', given)
    expect(again.body).toEqual(body.slice(1, -2))
    const [{ table, seat, key, ...first }] = given
    const person = [ann, bob][seat]
    const alone = await person.post(`/api/tables/${table}/answers`, first, key)
    expect(alone.body.number).toBe(body[1].number)
    for (const one of tables) {
      const { number } = await ann.position(one)
      const numbers = body
        .slice(1, -2)
        .flatMap((done: { number: number }, i: number) =>
          given[i].table === one ? [done.number] : [],
        )
      expect(Math.max(...numbers)).toBe(number)
      expect(new Set(numbers).size).toBe(numbers.length)
    }
  })

  test('count each for itself', async () => {
    const strict = await testServer({ limits: { requests: 30 } })
    const ann = await strict.person('Ann')
    const answer = { table: '0123456789abcdef', decision: 1, revision: 1, picks: [] }
    const answers = (many: number) =>
      Array.from({ length: many }, () => ({ ...answer, key: randomUUID() }))
    expect((await ann.post('/api/answers', answers(20))).status).toBe(200)
    const refused = await ann.post('/api/answers', answers(20))
    expect(refused).toMatchObject({ status: 429, body: { error: 'too-many' } })
    expect(
      (await server.person('Eve').then((eve) => eve.post('/api/answers', answers(101)))).status,
    ).toBe(400)
    expect((await new Client(server.url).post('/api/answers', answers(1))).status).toBe(401)
    await strict.remove()
  })
})

const title = 'with several servers on one PostgreSQL'
const skipped = `${title}: skipped, no PostgreSQL is installed here`
describe.skipIf(!postgresFolder)(postgresFolder ? title : skipped, () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres?.stop())

  test('the stream tells what happens elsewhere, and finds a seat that was taken there', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const storage = { url: await postgres.database() }
    const [here, there] = [await testServer({ storage }), await testServer({ storage })]
    const [ann, bob] = [await there.person('Ann'), await here.person('Bob')]
    const overview = bob.overview()
    await overview.until(({ messages }) => messages.length > 0)
    bob.url = there.url
    const table = await openTable([ann, bob], SHORT)
    vi.advanceTimersByTime(HEARTBEAT)
    await overview.until((o) => o.at(table, 1) !== undefined)
    const rng = new FastRng(1)
    const program = new Client(there.url, `${ann.token},${bob.token}`)
    for (let i = 0; i < 10; i++) {
      const given = await answersTo([ann, bob], [table], rng)
      const { body } = await program.post('/api/answers', given)
      expect(body.map((one: { status: number }) => one.status)).toEqual(given.map(() => 200))
    }
    const position = await bob.position(table)
    await overview.until((o) => o.at(table, 1)!.number === position.number)
    expect(overview.at(table, 1)).toEqual(position)
    await overview.close()
    vi.useRealTimers()
    for (const one of [here, there]) await one.remove()
  })
})

/** One for everything that is asked there now. */
async function answersTo(
  people: readonly Client[],
  tables: readonly string[],
  rng = new FastRng(7),
) {
  const given = []
  for (const table of tables) {
    for (const [seat, person] of people.entries()) {
      const [asked] = (await person.position(table)).pending
      if (!asked) continue
      const { id: decision, revision, options, min, max } = asked
      const number = Math.max(min, Math.min(max, 1))
      const picks = rng.shuffle(options.map(({ id }) => id)).slice(0, number)
      given.push({ table, seat, decision, revision, picks, key: randomUUID() })
    }
  }
  return given
}
