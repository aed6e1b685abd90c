import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Client, playOn } from './client.ts'
import { postgresFolder, startPostgres, type TestPostgres } from './postgres.ts'
import { openTable, type TestServer, testServer } from './server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

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
    await expect.poll(async () => await seat(bob)).toEqual(await seat(carl))
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

function changesOf(messages: readonly { event: string; data: { number: number } }[]) {
  return messages.filter(({ event }) => event === 'change').map(({ data }) => data)
}
