import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { snatch } from '../../kernel/test/games/snatch.ts'
import { Client, type Follower } from './client.ts'
import { countsOf, openTable, type TestServer, testServer } from './server.ts'
import { timed } from './timed.ts'

const games = { snatch, quick: timed('quick', 0.4), slow: timed('slow', 4) }

let server: TestServer
beforeAll(async () => {
  server = await testServer({ games })
})
afterAll(() => server.remove())

async function seated(game = 'snatch', at = server) {
  const [ann, bob] = [await at.person('Ann'), await at.person('Bob')]
  const table = await openTable([ann, bob], { game })
  return { ann, bob, table, path: `/api/tables/${table}` }
}

function take(person: Client, path: string, offer: string, key = randomUUID() as string) {
  return person.post(`${path}/offers`, { offer }, key)
}

async function answer(person: Client, table: string, pick: string) {
  const [{ id, revision }] = (await person.position(table)).pending
  const given = { decision: id, revision, picks: [pick] }
  return person.post(`/api/tables/${table}/answers`, given, randomUUID())
}

function momentsIn({ messages }: Follower): number {
  return messages.filter(({ data }) => data.kind === 'taken' && data.seat === null).length
}

const ids = (offers: readonly { id: string }[]) => offers.map(({ id }) => id)

describe('an offer', () => {
  test('is shown to its own seat, and the hourglass to everybody', async () => {
    const { ann, bob, table, path } = await seated()
    for (const person of [ann, bob]) {
      const { offers } = await person.position(table)
      expect(ids(offers)).toEqual(['raise', 'snatch'])
    }
    await take(ann, path, 'raise')
    expect(ids((await ann.position(table)).offers)).toEqual(['snatch'])
    expect(ids((await bob.position(table)).offers)).toEqual(['raise', 'snatch'])
    const watched = await new Client(server.url).position(table)
    expect(watched.offers).toEqual([])
    expect(watched.hourglasses).toMatchObject([{ id: 'sand:0', label: 'sand', seconds: 30 }])
    const left = watched.hourglasses[0].deadline - Date.now()
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(30_000)
  })

  test('that is taken is told to every reader, and what was asked is asked anew', async () => {
    const { ann, bob, table, path } = await seated()
    const streams = [ann, bob, new Client(server.url)].map((one) => one.follow(table))
    for (const stream of streams) await stream.until((s) => s.position !== null)
    const [asked] = (await ann.position(table)).pending
    const { status, body } = await take(bob, path, 'raise')
    expect(status).toBe(200)
    for (const stream of streams) {
      await stream.until((s) => s.position?.number === body.number)
      expect(stream.messages.at(-1)!.data).toMatchObject({ kind: 'taken', seat: 1 })
    }
    const readers = [ann, bob, new Client(server.url)]
    for (const [i, reader] of readers.entries()) {
      expect(streams[i].position).toEqual(await reader.position(table))
    }
    const stale = { decision: asked.id, revision: asked.revision, picks: ['look'] }
    expect((await ann.post(`${path}/answers`, stale, randomUUID())).body.error).toBe('stale')
    expect((await answer(ann, table, 'look')).status).toBe(200)
    for (const stream of streams) await stream.close()
  })

  test('sent twice with one key is taken once; the key stands for nothing else', async () => {
    const { ann, table, path } = await seated()
    const first = await take(ann, path, 'raise', 'once')
    const again = await take(ann, path, 'raise', 'once')
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body.number).toBe(first.body.number)
    expect((await ann.position(table)).view).toMatchObject({
      least: 2,
      players: [{ coins: 0 }, {}],
    })
    expect((await take(ann, path, 'snatch', 'once')).body.error).toBe('key-used')
    expect((await ann.post(`${path}/offers`, { offer: 'snatch' })).status).toBe(400)
  })

  test('that is not there is refused in a sentence, and nothing happens', async () => {
    const { ann, bob, table, path } = await seated()
    await take(ann, path, 'raise')
    const before = await ann.position(table)
    const refused = await take(ann, path, 'raise')
    expect(refused.status).toBe(409)
    expect(refused.body).toEqual({
      error: 'not-offered',
      message: 'That is not on offer to you now.',
      legal: ['snatch'],
    })
    expect((await take(bob, path, 'sand:0')).body.error).toBe('not-offered')
    const stranger = await server.person('Carl')
    expect((await take(stranger, path, 'raise')).status).toBe(403)
    expect(await ann.position(table)).toEqual(before)
  })

  test('may ask; its cost can be cancelled, and a taken one taken back', async () => {
    const { ann, bob, table, path } = await seated()
    await take(bob, path, 'snatch')
    expect((await ann.position(table)).pending).toEqual([])
    const [cost] = (await bob.position(table)).pending
    expect(cost).toMatchObject({ prompt: 'lay-aside', cancel: true })
    const { id: decision, revision } = cost
    const back = await bob.post(`${path}/cancel`, { decision, revision }, randomUUID())
    expect(back.status).toBe(200)
    expect((await ann.position(table)).pending).toMatchObject([{ prompt: 'auctioneer' }])
    await take(ann, path, 'raise')
    const now = (await ann.position(table)).revision
    expect((await ann.post(`${path}/undo`, { revision: now }, randomUUID())).status).toBe(200)
    expect((await ann.position(table)).view).toMatchObject({ least: 1 })
  })

  test('outlives the server, among the answers', async () => {
    let own = await testServer({ games })
    const { ann, table, path } = await seated('snatch', own)
    await take(ann, path, 'raise')
    own = await own.again()
    ann.url = own.url
    expect((await ann.position(table)).view).toMatchObject({ least: 2 })
    const { body } = await ann.get(`${path}/replay`)
    expect(body.moment).toMatchObject({ seat: 0, offer: { id: 'raise' }, picks: ['raise'] })
    await own.remove()
  })

  test('gives nobody more time for a move', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')]
    const table = await openTable([ann, bob], { game: 'snatch', clocks: { perMove: 600 } })
    const deadline = async () => (await ann.position(table)).clocks[0].deadline
    const before = await deadline()
    await new Promise((resolve) => setTimeout(resolve, 20))
    await take(ann, `/api/tables/${table}`, 'raise')
    expect(await deadline()).toBe(before)
  })

  test('that somebody never takes is not listed to them any more', async () => {
    const { ann, bob, table, path } = await seated()
    const orders = [{ never: 'snatch', note: 'not me' }]
    expect((await ann.send('PUT', `${path}/orders`, { orders })).status).toBe(200)
    expect(ids((await ann.position(table)).offers)).toEqual(['raise'])
    expect((await ann.position(table)).orders).toEqual(orders)
    expect(ids((await bob.position(table)).offers)).toEqual(['raise', 'snatch'])
    const mixed = { orders: [{ never: 'snatch', prompt: 'bid', picks: [] }] }
    expect((await ann.send('PUT', `${path}/orders`, mixed)).status).toBe(400)
  })

  test('is described', async () => {
    const { body } = await server.person('Ann').then((ann) => ann.get('/api/openapi.json'))
    const { post } = body.paths['/api/tables/{table}/offers']
    expect(JSON.stringify(post.requestBody)).toContain('"required":["offer"]')
  })
})

describe('bots', () => {
  test('take offers now and then, and the game goes on to its end', async () => {
    const ann = await server.person('Ann')
    const stream = { taken: 0 }
    for (let i = 0; i < 12 && stream.taken === 0; i++) {
      const bots = ['random', 'random', 'random']
      const table = await openTable([ann], { game: 'snatch', bots })
      const following = ann.follow(table)
      await following.until((s) => s.position !== null)
      while ((await ann.position(table)).table.phase === 'playing') {
        await ann.answerAtRandom(table, { int: () => 0 } as never)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      await following.until((s) => s.position?.table.phase === 'over')
      const taken = following.messages.filter(({ data }) => data.kind === 'taken')
      expect(taken.every(({ data }) => data.seat !== 0)).toBe(true)
      stream.taken += taken.length
      await following.close()
    }
    expect(stream.taken).toBeGreaterThan(0)
  })
})

test('bots take offers while a person thinks, too', async () => {
  const ann = await server.person('Ann')
  const bots = ['random', 'random', 'random']
  let taken = false
  for (let i = 0; i < 120 && !taken; i++) {
    const table = await openTable([ann], { game: 'snatch', bots })
    await new Promise((resolve) => setTimeout(resolve, 15))
    const { log, revision } = await ann.position(table)
    expect(log.every(({ kind }) => kind !== 'bid')).toBe(true)
    taken = revision > 1
  }
  expect(taken).toBe(true)
})

describe('time', () => {
  test('runs out by itself and is entered once, as an event of nobody', async () => {
    const { ann, bob, table, path } = await seated('quick')
    const stream = bob.follow(table)
    await stream.until((s) => s.position !== null && momentsIn(s) === 1)
    expect(stream.position!.view).toMatchObject({ sandRuns: false })
    expect(stream.position).toMatchObject({ hourglasses: [], offers: [] })
    expect(stream.position!.log.at(-1)).toMatchObject({ kind: 'sand', rule: 'SNATCH-SAND' })
    const { body } = await ann.get(`${path}/replay`)
    expect(body.moment).toMatchObject({ seat: null, offer: { id: 'sand:0' } })
    await stream.close()
  })

  test('goes on from its beginning after a restart', async () => {
    let own = await testServer({ games })
    const { ann, table } = await seated('snatch', own)
    const before = (await ann.position(table)).hourglasses
    own = await own.again()
    ann.url = own.url
    expect((await ann.position(table)).hourglasses).toEqual(before)
    await own.remove()
  })

  test('runs out after a restart, though nobody asks for the table', async () => {
    let own = await testServer({ games, metrics: { port: 0 } })
    const { ann, table } = await seated('slow', own)
    own = await own.again()
    await expect.poll(() => eventsOf(own, 'taken'), { timeout: 9000 }).toBe(1)
    ann.url = own.url
    expect((await ann.position(table)).view).toMatchObject({ sandRuns: false })
    await own.remove()
  }, 20_000)

  test('is entered once where two servers watch it', async () => {
    const one = await testServer({ games })
    const two = await testServer({ games }, one.folder)
    const { ann, bob, table } = await seated('quick', one)
    bob.url = two.url
    const streams = [ann.follow(table), bob.follow(table)]
    for (const stream of streams) {
      await stream.until((s) => s.position !== null && sandIn(s.position.log) === 1)
    }
    await new Promise((resolve) => setTimeout(resolve, 700))
    const final = await ann.position(table)
    expect(sandIn(final.log)).toBe(1)
    for (const stream of streams) {
      await stream.until((s) => s.position?.number === final.number)
      await stream.close()
    }
    await two.close()
    await one.remove()
  })

  test('cannot be taken back alone; with consent it has run out again at once', async () => {
    const { ann, bob, table, path } = await seated('quick')
    await answer(ann, table, 'trust')
    const stream = ann.follow(table)
    await stream.until((s) => s.position !== null && sandIn(s.position.log) === 1)
    expect(stream.position!.undo).toBe('time')
    const { revision, number } = stream.position!
    await ann.post(`${path}/undo-request`, { revision }, randomUUID())
    await bob.post(`${path}/undo-request/answer`, { agree: true })
    await stream.until((s) => s.position!.number >= number + 3)
    const kinds = stream.messages.slice(-3).map(({ data }) => data.kind)
    expect(kinds).toEqual(['undo-asked', 'rewound', 'taken'])
    expect(stream.position!.view).toMatchObject({ sandRuns: false })
    expect(stream.position!.pending).toMatchObject([{ prompt: 'auctioneer' }])
    await stream.close()
  })

  test('that runs is not begun anew by going back', async () => {
    const { ann, bob, table, path } = await seated('snatch')
    const before = (await ann.position(table)).hourglasses
    await answer(ann, table, 'look')
    const { revision } = await ann.position(table)
    await ann.post(`${path}/undo-request`, { revision }, randomUUID())
    await bob.post(`${path}/undo-request/answer`, { agree: true })
    expect((await ann.position(table)).hourglasses).toEqual(before)
  })
})

function sandIn(log: readonly { kind: string }[]): number {
  return log.filter(({ kind }) => kind === 'sand').length
}

async function eventsOf(server: TestServer, kind: string) {
  const text = await countsOf(server)
  return Number(new RegExp(`events\\w*\\{kind="${kind}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
}
