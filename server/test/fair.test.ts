import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Snapshot } from '@bulkhead/kernel'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addressOf } from '../http/address.ts'
import { openStorage } from '../storage/index.ts'
import { FairQueue } from '../tables/fair-queue.ts'
import { openThinker } from '../tables/thinker.ts'
import { Client } from './client.ts'
import { countsOf, openTable, type TestServer, testServer } from './server.ts'

vi.setConfig({ testTimeout: 60_000 })

const DAY = 24 * 3_600_000

const folder = mkdtempSync(join(tmpdir(), 'bulkhead-fair-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let server: TestServer
let ann: Client
let bob: Client
beforeAll(async () => {
  server = await testServer({ caps: { person: 3, address: 5 } })
  ann = await server.person('Ann')
  bob = await server.person('Bob')
})
afterAll(() => server.remove())

const THOUGHT = { game: '', rules: null, bot: '', snapshot: {} as Snapshot, seat: 0, seed: 0 }

describe('limits', () => {
  const open = (who: Client, key: string | null = null) =>
    who.post('/api/tables', { game: 'theseus', seats: 2 }, key)

  test('nobody has more than so many tables at a time, and no address has', async () => {
    const own = [await open(ann, 'one'), await open(ann), await open(ann)]
    expect(own.map(({ status }) => status)).toEqual([201, 201, 201])
    const refused = await open(ann)
    expect([refused.status, refused.body.error]).toEqual([429, 'too-many'])
    // The same wish once more is answered as before.
    expect((await open(ann, 'one')).body.id).toBe(own[0].body.id)
    expect([(await open(bob)).status, (await open(bob)).status, (await open(bob)).status]).toEqual([
      201, 201, 429,
    ])
    await ann.post(`/api/tables/${own[0].body.id}/abandon`)
    expect((await open(bob)).status).toBe(201)
    const again = await ann.post(`/api/tables/${own[0].body.id}/rematch`)
    expect([again.status, again.body.error]).toEqual([429, 'too-many'])
  })

  test('a whole /64 of addresses counts as one, and an IPv4 address as itself', () => {
    const of = (ip: string) => addressOf({ ip })
    expect(of('2001:db8:1:2::1')).toBe(of('2001:db8:1:2:ffff:1:2:3'))
    expect(of('2001:db8:1:2::1')).not.toBe(of('2001:db8:1:3::1'))
    expect(of('2001:0db8:0001:0002::1')).toBe(of('2001:db8:1:2::9'))
    expect(of('::1')).toBe(of('::2'))
    expect(of('::ffff:192.0.2.1')).toBe(of('192.0.2.1'))
    expect(of('192.0.2.1')).not.toBe(of('192.0.2.2'))
  })

  test('looking back and chatting have limits of their own', async () => {
    const strict = await testServer({ limits: { looks: 2, chat: 2 } })
    const eve = await strict.person('Eve')
    const table = await openTable([eve], { bots: ['random'] })
    const statuses = async (ask: () => Promise<{ status: number }>) => [
      (await ask()).status,
      (await ask()).status,
      (await ask()).status,
    ]
    expect(await statuses(() => eve.get(`/api/tables/${table}/replay`))).toEqual([200, 200, 429])
    expect(await statuses(() => eve.post(`/api/tables/${table}/chat`, { text: 'Hm' }))).toEqual([
      200, 200, 429,
    ])
    await strict.remove()
  })

  test('a connection that says nothing is let go', async () => {
    expect(server.app.server.timeout).toBeGreaterThan(0)
    server.app.server.setTimeout(200)
    const silent = connect(Number(new URL(server.url).port), '127.0.0.1')
    await new Promise((closed) => silent.on('close', closed))
  })
})

describe('what people call themselves and say', () => {
  test('names nobody else at the table, and turns no text around', async () => {
    const host = await server.person('Host')
    const { body } = await (async () => {
      await ann.post(`/api/tables/${(await ann.get('/api/tables/mine')).body[0].id}/abandon`)
      return host.post('/api/tables', { game: 'theseus', seats: 3 })
    })()
    const path = `/api/tables/${body.id}`
    const twin = await server.person(' hOST ')
    expect((await twin.post(`${path}/join`)).body.error).toBe('name-taken')
    const guest = await server.person('Guest')
    await guest.post(`${path}/join`)
    await guest.send('PATCH', '/api/identity', { name: 'HOST' })
    expect((await host.get(path)).body.seats[1].name).toBe('Guest')
    const unseen = ['\u3164', '\u2800', 'two\u2028lines']
    for (const text of [
      '\u202Eevil',
      'bell\u0007',
      'zero\u200Bwidth',
      '\u2066isolated',
      ...unseen,
    ]) {
      expect((await guest.post(`${path}/chat`, { text })).status, text).toBe(400)
      const named = await new Client(server.url).post('/api/identity', { name: text })
      expect(named.status, text).toBe(400)
    }
    expect((await guest.post(`${path}/chat`, { text: 'Two\nlines 👩‍🚀' })).status).toBe(200)
    const said = (await host.get(`${path}/chat`)).body
    expect(said).toMatchObject([{ seat: 1, name: 'Guest', text: 'Two\nlines 👩‍🚀' }])
    await host.post(`${path}/abandon`)
  })

  test('is another name only where it looks otherwise', async () => {
    const first = await server.person('Zoë  Zett')
    const { body } = await first.post('/api/tables', { game: 'theseus', seats: 3 })
    for (const name of [
      'zoë Zett',
      'Zoë\u00a0Zett\ufe0f',
      'Zoë\u034f \u2800Zett',
      'Zoe\u0308 Zett',
    ]) {
      const twin = await server.person(name)
      const joined = await twin.post(`/api/tables/${body.id}/join`)
      expect(joined.body.error, name).toBe('name-taken')
    }
    const other = await server.person('Zoe Zett')
    expect((await other.post(`/api/tables/${body.id}/join`)).status).toBe(200)
  })
})

describe('bots that think', () => {
  test('do so in turn for everybody, however many tables somebody has', async () => {
    const queue = new FairQueue(1)
    const order: string[] = []
    const thought = (who: string, n: number) =>
      queue.run(who, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1))
        order.push(`${who} ${n}`)
        if (who === 'Eve' && n === 1) throw new Error('This one fails.')
      })
    const greedy = [0, 1, 2, 3, 4, 5].map((n) => thought('Eve', n))
    const others = [thought('Ann', 0), thought('Bob', 0), thought('Ann', 1)]
    const results = await Promise.allSettled([...greedy, ...others])
    expect(order).toEqual([
      ...['Eve 0', 'Ann 0', 'Bob 0', 'Eve 1', 'Ann 1', 'Eve 2', 'Eve 3', 'Eve 4', 'Eve 5'],
    ])
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  })

  test('hold up nobody by more than one thought, be it a choice or what they may take', async () => {
    const thinker = openThinker(
      {},
      thread('export default () => {}; export const consider = () => {}'),
    )
    const order: string[] = []
    const asked = (host: string, how: 'think' | 'consider', n: number) =>
      thinker[how]({ ...THOUGHT, host }).then(() => order.push(`${host} ${n}`))
    const greedy = [0, 1, 2, 3].map((n) => asked('Eve', n % 2 === 0 ? 'think' : 'consider', n))
    await Promise.all([...greedy, asked('Ann', 'consider', 0), asked('Bob', 'think', 0)])
    expect(order).toEqual(['Eve 0', 'Ann 0', 'Bob 0', 'Eve 1', 'Eve 2', 'Eve 3'])
    await thinker.close()
  })

  test('at all tables that somebody has opened think for this person, whoever sits there', async () => {
    const told = join(folder, 'hosts')
    const source = `import { appendFileSync } from 'node:fs'
      export default ({ host }) => {
        appendFileSync(${JSON.stringify(told)}, host + ' ')
        throw new Error('No idea.')
      }`
    const thoughtful = await testServer({ thinking: thread(source), log: 'silent' })
    const [eve, guest] = [await thoughtful.person('Eve'), await thoughtful.person('Guest')]
    for (const people of [[eve], [eve, guest], [guest]]) {
      const table = await openTable(people, { game: 'nemesis', bots: ['good'] })
      // Whoever begins, it is a bot.
      await people[0].post(`/api/tables/${table}/seats/0/takeover`, { bot: 'good' })
    }
    const ids = await Promise.all(
      [eve, guest].map(async (one) => (await one.get('/api/identity')).body.id),
    )
    const hosts = () => (existsSync(told) ? readFileSync(told, 'utf8').trim().split(' ') : [])
    await expect.poll(() => [...new Set(hosts())].sort(), { timeout: 30_000 }).toEqual(ids.sort())
    await thoughtful.remove()
  })
})

/** What a worker thread of the server runs. */
function thread(source: string): URL {
  const file = join(folder, `${randomUUID()}.mjs`)
  writeFileSync(file, source)
  return pathToFileURL(file)
}

describe('memory', () => {
  test('tables with clocks leave it too, and their time runs out all the same', async () => {
    const data = join(folder, 'memory')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const idle = await testServer({ idle: -1, metrics: { port: 0 } }, data)
    const people = [await idle.person('Ann'), await idle.person('Bob')]
    const table = await openTable(people, { clocks: { perMove: 600 } })
    const quick = await openTable(people, { clocks: { perMove: 3 } })
    const live = async () => Number(/live_tables (\d+)/.exec(await countsOf(idle))![1])
    expect(await live()).toBe(2)
    vi.advanceTimersByTime(60_000)
    // What is due soon stays.
    await expect.poll(live).toBe(1)
    const storage = await openStorage({ folder: data })
    const replaced = async () => (await storage.record(quick))!.seats.some(({ bot }) => bot)
    await expect.poll(replaced, { timeout: 20_000 }).toBe(true)
    await storage.close()
    const { table: now } = await people[0].position(table)
    expect(now.seats.map(({ bot }) => bot)).toEqual([null, null])
    vi.useRealTimers()
    await idle.remove()
  })

  test('bots among themselves stop when nobody looks, and go on when somebody does', async () => {
    const pace = { bot: 5, elsewhere: 100, reaction: 0, unwatched: 300 }
    const quiet = await testServer({ pace })
    const eve = await quiet.person('Eve')
    const table = await openTable([eve], { game: 'nemesis', bots: ['random'] })
    await eve.post(`/api/tables/${table}/leave`)
    const storage = await openStorage({ folder: quiet.folder })
    const head = async () => (await storage.eventsAfter(table, 0)).length
    let before = -1
    await expect
      .poll(
        async () => {
          const [was, now] = [before, await head()]
          before = now
          return now - was
        },
        { interval: 2000, timeout: 40_000 },
      )
      .toBe(0)
    expect((await storage.record(table))?.phase).toBe('playing')
    const afterALook = async () => {
      await eve.get(`/api/tables/${table}/position`)
      return head()
    }
    await expect.poll(afterALook).toBeGreaterThan(before)
    await storage.close()
    await quiet.remove()
  })

  test.each([0, 30 * DAY])(
    'tables that were opened in vain expire by the clock of the server',
    async (ahead) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      let later = ahead
      const clock = { now: () => Date.now() + later, atLeast() {} }
      const old = await testServer({ clock })
      const eve = await old.person('Eve')
      const { id } = (await eve.post('/api/tables', { game: 'theseus', seats: 2 })).body
      vi.advanceTimersByTime(60_000)
      expect((await eve.get(`/api/tables/${id}`)).body.phase).toBe('open')
      later += 8 * DAY
      vi.advanceTimersByTime(60_000)
      await expect
        .poll(async () => (await eve.get(`/api/tables/${id}`)).body.phase)
        .toBe('abandoned')
      vi.useRealTimers()
      await old.remove()
    },
  )
})
