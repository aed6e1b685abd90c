import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { FastRng } from '@bulkhead/kernel'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Client, playOn } from './client.ts'
import { openTable, type TestServer, testServer } from './server.ts'

vi.setConfig({ testTimeout: 60_000 })

let server: TestServer
let ann: Client
let bob: Client
let carl: Client

beforeAll(async () => {
  server = await testServer({ absence: 150, grace: 0, webhooks: 'anywhere' })
  ann = await server.person('Ann')
  bob = await server.person('Bob')
  carl = await server.person('Carl')
})
afterAll(() => server.remove())

const seats = async (table: string) => (await ann.get(`/api/tables/${table}`)).body.seats
const opened = async (more: object = {}) =>
  (await ann.post('/api/tables', { game: 'theseus', seats: 2, ...more })).body.id as string

describe('who somebody is', () => {
  test('a cookie that scripts cannot read and other sites do not send', async () => {
    const response = await fetch(`${server.url}/api/identity`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: '  Dora ' }),
    })
    const cookie = response.headers.get('set-cookie')!
    expect(cookie).toMatch(/^bulkhead=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Strict/)
    expect(await response.json()).not.toHaveProperty('token')
    const headers = { cookie: cookie.split(';')[0] }
    const me = await fetch(`${server.url}/api/identity`, { headers })
    expect(await me.json()).toMatchObject({ name: 'Dora' })
    const nobody = await fetch(`${server.url}/api/identity`)
    expect([nobody.status, await nobody.json()]).toEqual([200, null])
  })

  test('a link carries it to another device once', async () => {
    const { body } = await ann.post('/api/identity/carry')
    const claim = () => new Client(server.url).post('/api/identity/claim', { token: body.token })
    expect((await claim()).body).toMatchObject({ name: 'Ann' })
    expect((await claim()).status).toBe(403)
    expect((await new Client(server.url, body.token).get('/api/identity')).status).toBe(401)
  })

  test('a token can be made and given up, and a name changed', async () => {
    const { body } = await ann.post('/api/identity/token')
    const bot = new Client(server.url, body.token)
    expect((await bot.send('PATCH', '/api/identity', { name: 'Anna' })).body.name).toBe('Anna')
    expect((await ann.get('/api/identity')).body.name).toBe('Anna')
    await ann.send('PATCH', '/api/identity', { name: 'Ann' })
    expect((await bot.post('/api/identity/leave')).status).toBe(204)
    expect((await bot.get('/api/identity')).status).toBe(401)
  })

  test('a new name is told at every table that is not over, and outlives the server', async () => {
    const dora = await server.person('Dora')
    const { body } = await dora.post('/api/tables', { game: 'theseus', seats: 2 })
    const running = await openTable([bob, dora])
    const ended = (await dora.post('/api/tables', { game: 'theseus', seats: 2 })).body.id
    await dora.post(`/api/tables/${ended}/abandon`)
    const seen = bob.follow(running)
    await seen.until(({ position }) => position !== null)
    await dora.send('PATCH', '/api/identity', { name: 'Theodora' })
    await seen.until(({ position }) => position?.table.seats[1].name === 'Theodora')
    expect(seen.messages.at(-1)!.data).toMatchObject({ kind: 'renamed', seat: 1 })
    expect(seen.position).toEqual(await bob.position(running))
    await seen.close()
    expect((await seats(body.id))[0].name).toBe('Theodora')
    expect((await seats(ended))[0].name).toBe('Dora')
    await dora.send('PATCH', '/api/identity', { name: 'Theodora' })
    expect((await bob.position(running)).number).toBe(seen.position!.number)
    server = await server.again()
    for (const person of [ann, bob, carl, dora]) person.url = server.url
    expect((await seats(running)).map(({ name }: { name: string }) => name)).toEqual([
      'Bob',
      'Theodora',
    ])
  })
})

describe('before the game', () => {
  test('a table is public or found by its link, and opened once for each key', async () => {
    const [shown, hidden] = [await opened({ public: true }), await opened()]
    const { body } = await new Client(server.url).get('/api/tables')
    const ids = body.map(({ id }: { id: string }) => id)
    expect(ids).toContain(shown)
    expect(ids).not.toContain(hidden)
    expect((await bob.get(`/api/tables/${hidden}`)).status).toBe(200)
    const wanted = { game: 'theseus', seats: 2 }
    const twice = [1, 2].map(() => ann.post('/api/tables', wanted, 'the same key'))
    const [one, two] = await Promise.all(twice)
    expect(one.body.id).toBe(two.body.id)
    const other = await ann.post('/api/tables', { ...wanted, seats: 3 }, 'the same key')
    expect(other).toMatchObject({ status: 409, body: { error: 'key-used' } })
  })

  test('six letters lead to a table while it is open', async () => {
    const { id, code } = (await ann.post('/api/tables', { game: 'theseus', seats: 2 })).body
    expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{6}$/)
    const found = async () => bob.get(`/api/codes/${code.toLowerCase()}`)
    expect((await found()).body).toMatchObject({ id, public: false })
    await bob.post(`/api/tables/${id}/join`)
    await ann.post(`/api/tables/${id}/start`)
    expect(await found()).toMatchObject({ status: 404, body: { error: 'not-found' } })
    expect((await bob.get('/api/codes/WRONG')).status).toBe(400)
  })

  test('the host lists a table for everybody, and takes it off the list', async () => {
    const table = await opened()
    const list = (on: boolean, who = ann) =>
      who.send('PUT', `/api/tables/${table}/listed`, { public: on })
    const listed = async () =>
      (await bob.get('/api/tables')).body.some(({ id }: { id: string }) => id === table)
    expect((await list(true, bob)).status).toBe(403)
    expect((await list(true)).status).toBe(200)
    expect(await listed()).toBe(true)
    await list(false)
    expect(await listed()).toBe(false)
    await bob.post(`/api/tables/${table}/join`)
    await ann.post(`/api/tables/${table}/start`)
    expect((await list(true)).body.error).toBe('started')
  })

  test('the host arranges the seats: another order, more or fewer; nobody is sent away by it', async () => {
    const factions = ['marines', 'aliens', 'greys']
    const table = await opened({ seats: 3, bots: ['good'], options: { factions } })
    const arrange = (places: (number | null)[], who = ann) =>
      who.send('PUT', `/api/tables/${table}/seats`, { places })
    const now = async () => {
      const { seats: all, options } = (await ann.get(`/api/tables/${table}`)).body
      const who = all.map(({ name, bot }: { name: string; bot: string }) => name ?? bot)
      return { who, factions: options.factions }
    }
    await bob.post(`/api/tables/${table}/join`)
    const seen = bob.follow(table)
    await seen.until(({ position }) => position?.seat === 1)
    expect((await arrange([2, 0, 1], bob)).status).toBe(403)
    expect((await arrange([0, 0, 1])).status).toBe(400)
    expect((await arrange([0, 2])).body.error).toBe('taken')
    expect((await arrange([1, 5])).status).toBe(404)
    expect((await arrange([0])).status).toBe(409)

    expect((await arrange([2, 0, 1])).status).toBe(200)
    expect(await now()).toEqual({
      who: ['good', 'Ann', 'Bob'],
      factions: ['greys', 'marines', 'aliens'],
    })
    await seen.until(({ position }) => position?.seat === 2)

    expect((await arrange([2, 1])).status).toBe(200)
    expect(await now()).toEqual({ who: ['Bob', 'Ann'], factions: ['aliens', 'marines'] })
    await seen.until(({ position }) => position?.seat === 0)
    expect((await arrange([0, null, 1])).status).toBe(200)
    expect((await now()).who).toEqual(['Bob', null, 'Ann'])

    await ann.post(`/api/tables/${table}/seats/1/bot`, { bot: 'random' })
    expect((await ann.post(`/api/tables/${table}/start`)).status).toBe(200)
    expect((await ann.position(table)).seat).toBe(2)
    expect((await arrange([2, 1, 0])).body.error).toBe('started')
    await seen.close()
    server = await server.again()
    for (const person of [ann, bob, carl]) person.url = server.url
    expect((await bob.position(table)).seat).toBe(0)
    const mine = (await bob.get('/api/tables/mine')).body
    expect(mine.map(({ id }: { id: string }) => id)).toContain(table)
  })

  test('my tables say whose turn it is, and since when it is mine', async () => {
    const before = Date.now()
    const table = await openTable([ann, bob])
    const { waiting } = await ann.position(table)
    const mine = async (who: Client) =>
      (await who.get('/api/tables/mine')).body.find(({ id }: { id: string }) => id === table)
    for (const [seat, who] of [ann, bob].entries()) {
      const told = await mine(who)
      expect(told).toMatchObject({ seat, waiting, yourTurn: waiting.includes(seat) })
      if (told.yourTurn) expect(told.since).toBeGreaterThanOrEqual(before)
      else expect(told.since).toBeNull()
    }
  })

  test('people join, leave and are kicked; only the host kicks, and nobody sits twice', async () => {
    const table = await opened({ seats: 3 })
    const path = (act: string) => `/api/tables/${table}/${act}`
    expect((await bob.post(path('join'), { seat: 2 })).status).toBe(200)
    expect((await bob.post(path('join'))).body.error).toBe('seated')
    expect((await carl.post(path('join'), { seat: 2 })).body.error).toBe('taken')
    expect((await carl.post(path('join'))).status).toBe(200)
    expect((await bob.post(path('kick'), { seat: 1 })).status).toBe(403)
    expect((await ann.post(path('kick'), { seat: 1 })).status).toBe(200)
    expect((await seats(table)).map((s: { name: string }) => s.name)).toEqual(['Ann', null, 'Bob'])
    expect((await ann.post(path('start'))).body.error).toBe('not-full')
    expect((await ann.post(path('leave'))).status).toBe(200)
    expect((await bob.get(`/api/tables/${table}`)).body.host).toBe(2)
    expect((await bob.post(path('leave'))).status).toBe(200)
    expect((await bob.get(`/api/tables/${table}`)).body.phase).toBe('abandoned')
  })

  test('whoever takes a kicked seat gets its stream, and the kicked one does not', async () => {
    const table = await opened()
    await bob.post(`/api/tables/${table}/join`)
    const stream = bob.follow(table)
    await stream.until((s) => s.position?.seat === 1)
    await ann.post(`/api/tables/${table}/kick`, { seat: 1 })
    await stream.until((s) => s.position?.seat === null)
    await carl.post(`/api/tables/${table}/join`)
    await ann.post(`/api/tables/${table}/start`)
    await stream.until((s) => s.position?.table.phase === 'playing')
    expect(stream.last).toMatch(/@spectator$/)
    expect(stream.position?.pending).toEqual([])
    await stream.close()
  })

  test('bots are seated and removed, but only bots that can play the game', async () => {
    const table = await opened()
    const path = `/api/tables/${table}/seats/1/bot`
    expect((await ann.post(path, { bot: 'nobody' })).status).toBe(400)
    expect((await ann.post(path, { bot: 'good' })).status).toBe(200)
    expect((await seats(table))[1]).toMatchObject({ kind: 'bot', bot: 'good' })
    expect((await ann.send('DELETE', path)).status).toBe(200)
    expect((await seats(table))[1]).toMatchObject({ kind: 'free' })
  })

  test('a game that cannot be played so is refused with the reason', async () => {
    const seven = await ann.post('/api/tables', { game: 'theseus', seats: 7 })
    expect(seven.body.message).toBe('theseus takes 2 to 4 seats.')
    const window = { from: '18:00', to: '22:00', zone: 'Mars/Olympus' }
    const clocks = { perMove: 60, window }
    const nowhere = await ann.post('/api/tables', { game: 'theseus', seats: 2, clocks })
    expect(nowhere).toMatchObject({ status: 400, body: { error: 'bad-request' } })
    const options = { mode: 'team' }
    const team = await ann.post('/api/tables', { game: 'theseus', seats: 2, options })
    expect(team).toMatchObject({
      status: 400,
      body: { message: 'The team game takes four players.' },
    })
  })
})

describe('during the game', () => {
  test('a bot plays on for whoever leaves, until the seat is taken back', async () => {
    const table = await openTable([ann, bob], { options: { level: '1' } })
    expect((await bob.post(`/api/tables/${table}/leave`)).status).toBe(200)
    await playOn([ann], table, 1, 10)
    const answer = await bob.answerAtRandom(table, new FastRng(1))
    if (answer) expect(answer.body.error).toBe('away')
    const mine = (await bob.get('/api/tables/mine')).body as { id: string; yourTurn: boolean }[]
    expect(mine.find(({ id }) => id === table)?.yourTurn).toBe(false)
    expect((await bob.post(`/api/tables/${table}/handback`)).status).toBe(200)
    expect((await seats(table))[1]).toMatchObject({ kind: 'person', name: 'Bob', bot: null })
    await playOn([ann, bob], table, 2, 10)
  })

  test('somebody absent can be replaced by a bot, somebody present cannot', async () => {
    const table = await openTable([ann, bob])
    const stream = bob.follow(table)
    await stream.until((s) => s.position !== null)
    await new Promise((resolve) => setTimeout(resolve, 200))
    const takeover = () => ann.post(`/api/tables/${table}/seats/1/takeover`, {})
    expect((await takeover()).body.error).toBe('present')
    await stream.close()
    await expect.poll(async () => (await takeover()).status).toBe(200)
    expect((await seats(table))[1]).toMatchObject({ kind: 'person', bot: 'good' })
  })

  test('a clock that has run out gives the seat to a bot', async () => {
    const table = await openTable([ann, bob], { clocks: { perMove: 1 } })
    const { clocks, waiting } = await ann.position(table)
    expect(clocks[waiting[0]].deadline).not.toBeNull()
    await expect.poll(async () => (await seats(table))[waiting[0]].bot).toBe('good')
  })

  test('a standing order answers, and nobody else learns of it', async () => {
    const table = await openTable([ann, bob], { options: { level: '1' } })
    const stream = bob.follow(table)
    const { waiting } = await ann.position(table)
    const [mover, other] = waiting[0] === 0 ? [ann, bob] : [bob, ann]
    const { pending } = await mover.position(table)
    const picks = [pending[0].options[0].id]
    const orders = [{ prompt: pending[0].prompt, picks, note: 'Always the first' }]
    const path = `/api/tables/${table}/orders`
    expect((await mover.send('PUT', path, { orders })).status).toBe(200)
    await expect.poll(async () => (await mover.position(table)).revision).toBeGreaterThan(2)
    await stream.until((s) => s.messages.length > 1)
    const kinds = stream.messages.map(({ data }) => data.kind)
    expect(kinds).toContain(other === bob ? 'quiet' : 'ordered')
    expect(stream.position?.orders).toEqual(other === bob ? [] : orders)
    expect((await mover.position(table)).orders).toEqual(orders)
    expect((await other.position(table)).orders).toEqual([])
    await stream.close()
  })

  test('what names no revision is done once for its key all the same, whenever it is sent again', async () => {
    const dora = await server.person('Dora')
    const table = await openTable([dora], { bots: ['random'] })
    const say = () => dora.post(`/api/tables/${table}/chat`, { text: 'Once' }, 'said-once')
    const [one, two] = await Promise.all([say(), say()])
    expect([one.status, two.status]).toEqual([200, 200])
    server = await server.again()
    for (const person of [ann, bob, carl, dora]) person.url = server.url
    expect((await say()).body.number).toBe(one.body.number)
    expect((await dora.get(`/api/tables/${table}/chat`)).body).toHaveLength(1)
  })

  test('chat reaches everybody at the table once', async () => {
    const table = await openTable([ann, bob])
    const stream = bob.follow(table)
    await stream.until((s) => s.position !== null)
    const say = () => ann.post(`/api/tables/${table}/chat`, { text: 'Hello <b>' }, 'chat-1')
    expect((await Promise.all([say(), say()])).map(({ status }) => status)).toEqual([200, 200])
    await stream.until((s) => s.messages.length === 2)
    expect(stream.messages[1].data).toMatchObject({ said: { name: 'Ann', text: 'Hello <b>' } })
    const { body } = await carl.get(`/api/tables/${table}/chat`)
    expect(body).toMatchObject([{ name: 'Ann', text: 'Hello <b>' }])
    expect((await carl.post(`/api/tables/${table}/chat`, { text: 'psst' })).status).toBe(403)
    await stream.close()
  })

  test('a table without spectators shows nothing to others', async () => {
    const table = await opened({ spectators: false })
    await bob.post(`/api/tables/${table}/join`)
    const early = carl.follow(table)
    await early.until((s) => s.position !== null)
    await ann.post(`/api/tables/${table}/start`)
    await early.ended
    expect(early.messages).toHaveLength(1)
    for (const what of ['position', 'stream', 'chat']) {
      expect((await carl.get(`/api/tables/${table}/${what}`)).status).toBe(403)
    }
    expect((await bob.get(`/api/tables/${table}/position`)).status).toBe(200)
  })

  test('"your turn" goes to the address that a person names', async () => {
    const heard: unknown[] = []
    const ear = createServer((request, response) => {
      let text = ''
      request.on('data', (bytes) => (text += bytes)).on('end', () => heard.push(JSON.parse(text)))
      response.end()
    })
    await new Promise<void>((resolve) => ear.listen(0, '127.0.0.1', resolve))
    const { port } = ear.address() as { port: number }
    const webhook = `http://127.0.0.1:${port}/turn`
    for (const person of [ann, bob]) await person.send('PATCH', '/api/identity', { webhook })
    const table = await openTable([ann, bob])
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    expect(heard[0]).toMatchObject({ event: 'your-turn', table, game: 'theseus' })
    for (const person of [ann, bob]) await person.send('PATCH', '/api/identity', { webhook: null })
    ear.close()
  })

  test('my tables say where it is my turn', async () => {
    const dora = await server.person('Dora')
    const table = await openTable([dora], { bots: ['random'] })
    await expect.poll(async () => (await dora.position(table)).waiting).toEqual([0])
    const { body } = await dora.get('/api/tables/mine')
    expect(body).toMatchObject([{ id: table, seat: 0, yourTurn: true }])
  })
})

describe('after the game', () => {
  test('both give it up, and find the same rematch', async () => {
    const table = await openTable([ann, bob])
    const path = (act: string) => `/api/tables/${table}/${act}`
    expect((await ann.post(path('rematch'))).body.error).toBe('not-over')
    for (const one of [bob, ann]) expect((await one.post(path('abandon'))).status).toBe(200)
    expect((await ann.answerAtRandom(table, new FastRng(1)))?.status ?? 409).toBe(409)
    const both = await Promise.all([bob.post(path('rematch')), ann.post(path('rematch'))])
    const [one, two] = both.map(({ body }) => body.id)
    expect(one).toBe(two)
    expect((await ann.get(`/api/tables/${table}`)).body.rematch).toBe(one)
    const again = (await ann.get(`/api/tables/${one}`)).body
    expect(again).toMatchObject({ phase: 'open', game: 'theseus' })
    const joiner = again.host === 0 ? bob : ann
    expect((await joiner.post(`/api/tables/${one}/join`)).status).toBe(200)
    const host = again.host === 0 ? ann : bob
    expect((await host.post(`/api/tables/${one}/start`, {}, randomUUID())).status).toBe(200)
  })
})
