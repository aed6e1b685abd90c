import { FastRng } from '@bulkhead/kernel'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Clock } from '../clock.ts'
import type { Client } from './client.ts'
import { openTable, type TestServer, testServer } from './server.ts'

vi.setConfig({ testTimeout: 60_000 })

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOON = Date.UTC(2026, 5, 1, 12)

/** A clock that goes on by itself and can be put forward. */
const clock: Clock & { ahead: number } = {
  ahead: NOON - performance.now(),
  now: () => Math.round(performance.now() + clock.ahead),
  atLeast() {},
}

let server: TestServer
let ann: Client
let bob: Client
beforeAll(async () => {
  server = await testServer({ clock, absence: 60_000, grace: 0 })
  ann = await server.person('Ann')
  bob = await server.person('Bob')
})
afterAll(() => server.remove())

const takeover = (table: string, body: object = {}) =>
  ann.post(`/api/tables/${table}/seats/1/takeover`, body)
const abandon = (table: string, who: Client) => who.post(`/api/tables/${table}/abandon`)
const phase = async (table: string) => (await ann.get(`/api/tables/${table}`)).body.phase

describe('who is away', () => {
  test('is told by the clock alone where there is one', async () => {
    const table = await openTable([ann, bob], { clocks: { perGame: 30 * 24 * 3600 } })
    clock.ahead += HOUR
    expect((await takeover(table)).body.error).toBe('clock')
    // One's own place everybody may leave.
    expect((await bob.post(`/api/tables/${table}/seats/1/takeover`, {})).status).toBe(200)
  })

  test('is nobody who asks anything of the server, be it without a stream', async () => {
    const table = await openTable([ann, bob])
    clock.ahead += HOUR
    await bob.get('/api/games')
    // That somebody was there is written beside the answer.
    await expect.poll(async () => (await takeover(table)).body.error).toBe('present')
    clock.ahead += 30_000
    expect((await takeover(table)).body.error).toBe('present')
    clock.ahead += HOUR
    expect((await takeover(table)).status).toBe(200)
  })

  test('is not played by a bot that somebody else has chosen', async () => {
    const table = await openTable([ann, bob])
    clock.ahead += HOUR
    expect((await takeover(table, { bot: 'random' })).status).toBe(403)
    expect((await takeover(table)).status).toBe(200)
    const { seats } = (await ann.get(`/api/tables/${table}`)).body
    expect(seats[1].bot).toBe('good')
  })
})

describe('a running game', () => {
  test('ends when everybody wants it, and the host alone cannot end it', async () => {
    const table = await openTable([ann, bob])
    expect((await abandon(table, ann)).status).toBe(200)
    expect(await phase(table)).toBe('playing')
    expect((await bob.position(table)).table.ending).toEqual([0])
    expect((await abandon(table, ann)).body.error).toBe('wanted')
    const back = await ann.send('DELETE', `/api/tables/${table}/abandon`)
    expect(back.status).toBe(200)
    expect((await abandon(table, bob)).status).toBe(200)
    expect(await phase(table)).toBe('playing')
    expect((await abandon(table, ann)).status).toBe(200)
    expect(await phase(table)).toBe('abandoned')
  })

  test('is not ended behind the back of somebody for whom a bot stands in', async () => {
    const table = await openTable([ann, bob])
    await bob.post(`/api/tables/${table}/leave`)
    await abandon(table, ann)
    expect(await phase(table)).toBe('playing')
    // Whoever has not been seen for a week is not waited for.
    clock.ahead += 8 * DAY
    await ann.send('DELETE', `/api/tables/${table}/abandon`)
    await abandon(table, ann)
    expect(await phase(table)).toBe('abandoned')
  })

  test('ends at once for whoever plays with bots alone', async () => {
    const table = await openTable([ann], { bots: ['random'] })
    await abandon(table, ann)
    expect(await phase(table)).toBe('abandoned')
  })
})

test('whoever was sent away stays away', async () => {
  const { body } = await ann.post('/api/tables', { game: 'theseus', seats: 2 })
  await bob.post(`/api/tables/${body.id}/join`)
  await ann.post(`/api/tables/${body.id}/kick`, { seat: 1 })
  expect((await bob.post(`/api/tables/${body.id}/join`)).status).toBe(403)
  const carl = await server.person('Carl')
  expect((await carl.post(`/api/tables/${body.id}/join`)).status).toBe(200)
})

describe('days off', () => {
  const clocks = { perMove: 24 * 3600, vacation: 3 }

  test('stop the clock of whoever takes them, and of nobody else', async () => {
    const table = await openTable([ann, bob], { clocks, options: { level: '1' } })
    const [seat] = (await ann.position(table)).waiting
    const [one, other] = seat === 0 ? [ann, bob] : [bob, ann]
    const before = (await one.position(table)).clocks
    const off = (who: Client, days: number) => who.post(`/api/tables/${table}/vacation`, { days })
    expect((await off(one, 4)).body.error).toBe('no-days')
    expect((await off(one, 2)).status).toBe(200)
    const { clocks: now } = await other.position(table)
    expect(now[seat].deadline! - before[seat].deadline!).toBe(2 * DAY)
    expect(now[seat].vacation!.left).toBe(1)
    expect(now[1 - seat].vacation).toEqual({ left: 3, until: null })
    expect((await off(other, 0)).body.error).toBe('no-vacation')
    // A day that has begun is used; the rest is there again.
    clock.ahead += HOUR
    expect((await off(one, 0)).status).toBe(200)
    const after = (await one.position(table)).clocks[seat]
    expect(after.vacation).toEqual({ left: 2, until: null })
    expect(after.deadline! - before[seat].deadline!).toBeLessThan(2 * HOUR)
    await one.answerAtRandom(table, new FastRng(1))
    expect((await one.position(table)).clocks[seat].vacation!.left).toBe(2)
  })

  test('are there only where the table has some', async () => {
    const table = await openTable([ann, bob], { clocks: { perMove: 3600 } })
    const { body } = await ann.post(`/api/tables/${table}/vacation`, { days: 1 })
    expect(body.error).toBe('no-days')
  })
})
