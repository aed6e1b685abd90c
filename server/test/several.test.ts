import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { randomPicks } from '@bulkhead/bots'
import { FastRng, same } from '@bulkhead/kernel'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ChildServer } from '../checks/child.ts'
import { Player } from '../checks/player.ts'
import { openStorage } from '../storage/index.ts'
import { Client, playOn } from './client.ts'
import { freePort, postgresFolder, startPostgres, type TestPostgres } from './postgres.ts'
import { openTable, type TestServer, testServer } from './server.ts'
import { timed } from './timed.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const program = fileURLToPath(new URL('../../scripts/server.mjs', import.meta.url))

/** Milliseconds: longer than any of these tests takes. */
const NEVER = '600000'

const title = 'several servers on one PostgreSQL'
const skipped = `${title}: skipped, no PostgreSQL is installed here`

describe.skipIf(!postgresFolder)(postgresFolder ? title : skipped, () => {
  let postgres: TestPostgres
  let servers: TestServer[]
  beforeAll(async () => {
    postgres = await startPostgres()
    const storage = { url: await postgres.database() }
    servers = await Promise.all([1, 2, 3].map(() => testServer({ storage })))
  })
  afterAll(async () => {
    for (const server of servers ?? []) await server.remove()
    await postgres?.stop()
  })

  test('play goes on when one of them is lost, and every server tells the same', async () => {
    const [ann, bob] = [await servers[0].person('Ann'), await servers[1].person('Bob')]
    const table = await openTable([ann, bob], { options: { level: '1' } })
    const watchers = servers.map(({ url }) => new Client(url))
    const streams = [ann, bob, ...watchers].map((reader) => reader.follow(table))
    for (const stream of streams) await stream.until((s) => s.position !== null)

    await playOn([ann, bob], table, 1, 20)
    await servers[1].close()
    bob.url = servers[2].url
    const again = bob.follow(table, streams[1].last, streams[1].position)
    await playOn([ann, bob], table, 2)

    const final = await ann.position(table)
    expect(final.table.phase).toBe('over')
    for (const stream of [streams[0], again, streams[2], streams[4]]) {
      await stream.until((s) => s.position?.number === final.number)
    }
    expect(streams[0].position).toEqual(final)
    expect(again.position).toEqual(await bob.position(table))
    const [here, there] = [streams[2], streams[4]].map((stream) => changesOf(stream.messages))
    const first = Math.max(here[0].number, there[0].number)
    const common = (list: typeof here) => list.filter(({ number }) => number >= first)
    expect(common(here).length).toBeGreaterThan(20)
    expect(common(here)).toEqual(common(there))
    for (const stream of [...streams, again]) await stream.close()
  })

  test('one of three processes is killed: nobody loses an answer, and all were told the same', async () => {
    const url = await postgres.database()
    const processes: ChildServer[] = []
    for (let i = 0; i < 3; i++) {
      processes.push(new ChildServer(await freePort(), { DATABASE_URL: url }, program))
      await processes[i].start()
    }
    const people = await Promise.all(
      processes.map((process, i) => Client.named(process.url, `Player ${i}`)),
    )
    const table = await openTable(people, { options: { level: '1' } })
    const streams = people.map((person) => person.follow(table))
    for (const stream of streams) await stream.until((s) => s.position !== null)
    const players = people.map((person, i) => new Player(person, table, new FastRng(i)))
    for (const player of players) player.start()
    await expect.poll(() => players[1].acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(4)

    await processes[1].kill()
    const survivor = processes[2].url
    people[1].url = survivor
    const again = people[1].follow(table, streams[1].last, streams[1].position)
    await Promise.all(players.map((player) => player.finished()))
    expect(players.map(({ refusal }) => refusal)).toEqual([null, null, null])

    people[0].url = survivor
    const final = await Promise.all(people.map((person) => person.position(table)))
    const followed = [streams[0], again, streams[2]]
    for (const [seat, stream] of followed.entries()) {
      await stream.until((s) => s.position?.number === final[seat].number)
      expect(stream.position).toEqual(final[seat])
      const numbers = stream.messages.map(({ data }) => data.number)
      expect(numbers).toEqual(numbers.map((_, i) => numbers[0] + i))
    }
    const told = [streams[0], streams[2]].map(({ messages }) => happenedIn(messages))
    expect(told[0].length).toBeGreaterThan(20)
    expect(told[0]).toEqual(told[1])
    const counted = players.flatMap(({ acknowledged }) => acknowledged.map(({ number }) => number))
    expect(new Set(counted).size).toBe(counted.length)
    const answers = told[0].filter(({ kind }) => kind === 'answered').map(({ number }) => number)
    expect(counted.sort((a, b) => a - b)).toEqual(answers)
    for (const stream of [...streams, again]) await stream.close()
    for (const process of processes) await process.stop()
  })

  test('of two who race for one seat through two servers one gets it', async () => {
    const [ann, bob, carl] = [
      await servers[0].person('Ann'),
      await servers[0].person('Bob'),
      await servers[2].person('Carl'),
    ]
    const { body } = await ann.post('/api/tables', { game: 'theseus', seats: 2 })
    await carl.get(`/api/tables/${body.id}`)
    const join = (person: Client) => person.post(`/api/tables/${body.id}/join`)
    const joined = await Promise.all([join(bob), join(carl)])
    expect(joined.map(({ status }) => status).sort()).toEqual([200, 409])
    const seat = async (who: Client) => (await who.get(`/api/tables/${body.id}`)).body.seats[1]
    await expect.poll(async () => same(await seat(bob), await seat(carl))).toBe(true)
  })

  test('time that runs out is entered once, and by those that are left', async () => {
    const games = { quick: timed('quick', 0.5), slow: timed('slow', 4) }
    const settings = { storage: { url: await postgres.database() }, games }
    const [one, two] = [await testServer(settings), await testServer(settings)]
    const [ann, bob] = [await one.person('Ann'), await two.person('Bob')]
    const quick = await openTable([ann, bob], { game: 'quick' })
    const streams = [ann.follow(quick), bob.follow(quick)]
    const moments = (of: (typeof streams)[0]) =>
      (of.position?.log ?? []).filter(({ kind }) => kind === 'sand').length
    for (const stream of streams) await stream.until((s) => moments(s) > 0)
    const slow = await openTable([ann, bob], { game: 'slow' })
    await bob.position(slow)
    for (const stream of streams) {
      expect(moments(stream)).toBe(1)
      await stream.close()
    }
    await one.remove()
    const left = bob.follow(slow)
    await left.until((s) => moments(s) === 1, 30_000)
    await left.close()
    await two.remove()
  })

  test('a table that only the dead server knew goes on within seconds, by bots and clocks', async () => {
    const url = await postgres.database()
    const dead = new ChildServer(await freePort(), { DATABASE_URL: url, BOT_PAUSE: NEVER }, program)
    await dead.start()
    const left = await testServer({ storage: { url }, grace: 0 })
    const ann = await Client.named(dead.url, 'Ann')
    const bob = await Client.named(dead.url, 'Bob')
    const options = { level: '1' }
    const timed = await openTable([ann, bob], { clocks: { perMove: 5 }, options })
    const bots = await openTable([ann], { bots: ['random', 'random'], options })
    const before = await playedToBots(ann, bots)
    await dead.kill()
    const storage = await openStorage({ url })
    const seats = async () => (await storage.record(timed))!.seats.map(({ bot }) => bot)
    await expect.poll(seats, { timeout: 20_000 }).toContain('good')
    const events = async () => (await storage.eventsAfter(bots, before)).map(({ what }) => what)
    const byABot = { kind: 'answered', seat: expect.toSatisfy((seat: number) => seat > 0) }
    await expect.poll(events, { timeout: 20_000 }).toContainEqual(expect.objectContaining(byABot))
    await storage.close()
    await left.remove()
  })

  test('bots of a table go on when the server that drove them is lost', async () => {
    const settings = {
      storage: { url: await postgres.database() },
      pace: { bot: 10, elsewhere: 50 },
    }
    const [one, two] = [await testServer(settings), await testServer(settings)]
    const ann = await one.person('Ann')
    const table = await openTable([ann], { bots: ['random'], options: { level: '1' } })
    await ann.post(`/api/tables/${table}/leave`)
    ann.url = two.url
    const stream = ann.follow(table)
    await stream.until((s) => s.position !== null)
    await one.remove()
    await stream.until((s) => s.position?.table.phase === 'over', 90_000)
    await stream.close()
    await two.remove()
  })
})

test('an answer to what this server has not heard of yet is judged by what is written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bulkhead-several-'))
  const [one, two] = [
    await testServer({ storage: { folder } }),
    await testServer({ storage: { folder } }),
  ]
  const people = [await one.person('Ann'), await one.person('Bob')]
  const table = await openTable(people, { options: { level: '1' } })
  const elsewhere = new Client(two.url)
  await elsewhere.position(table)
  await playOn(people, table, 1, 6)
  const asked = await Promise.all(people.map((person) => person.position(table)))
  const seat = asked.findIndex(({ pending }) => pending.length > 0)
  const [{ id, revision, ...question }] = asked[seat].pending
  const given = { decision: id, revision, picks: randomPicks({ id, ...question }, new FastRng(1)) }
  people[seat].url = two.url
  const { status } = await people[seat].post(`/api/tables/${table}/answers`, given, 'elsewhere')
  expect(status).toBe(200)
  await Promise.all([one.remove(), two.remove()])
  rmSync(folder, { recursive: true, force: true })
})

/** Until only bots are asked; the number of the last event. */
async function playedToBots(person: Client, table: string): Promise<number> {
  const rng = new FastRng(1)
  for (;;) {
    const position = await person.position(table)
    if (position.pending.length === 0) return position.number
    await person.answerAtRandom(table, rng, position)
  }
}

function happenedIn(messages: readonly { event: string; data: Record<string, unknown> }[]) {
  const changes = messages.filter(({ event }) => event === 'change')
  return changes.map(({ data: { number, kind, seat } }) => ({ number, kind, seat }))
}

function changesOf(messages: readonly { event: string; data: { number: number } }[]) {
  return messages.filter(({ event }) => event === 'change').map(({ data }) => data)
}
