import { type AnyGame, FastRng, isRefusal, type Snapshot, verify } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import { theseus } from '@bulkhead/theseus'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { truthsOf } from '../../bots/test/truths.ts'
import { pig } from '../../kernel/test/games/pig.ts'
import { games } from '../games.ts'
import { chosen } from '../tables/thinker.ts'
import type { Client } from './client.ts'
import { openTable, type TestServer, testServer } from './server.ts'

vi.setConfig({ testTimeout: 120_000 })

const POSITIONS = 8
const BOTS = ['gentle', 'good']

describe('a seat passes from a person to a bot and back', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer()
  })
  afterAll(() => server.remove())

  test('at any decision of a game, and everybody sees no more than before', async () => {
    const [ann, bob] = [await server.person('Ann'), await server.person('Bob')]
    const table = await openTable([ann, bob], { options: { level: '1' } })
    const streams = [ann, bob].map((person) => person.follow(table))
    const rng = new FastRng(1)
    let takeovers = 0
    while ((await ann.position(table)).table.phase === 'playing') {
      for (const [seat, person] of [ann, bob].entries()) {
        if ((await person.position(table)).pending.length === 0) continue
        if (rng.int(3) > 0) await person.answerAtRandom(table, rng)
        else {
          await lendSeat(person, table, seat, rng.pick(BOTS))
          takeovers++
        }
      }
    }
    expect(takeovers).toBeGreaterThan(10)

    const final = [await ann.position(table), await bob.position(table)]
    for (const [seat, stream] of streams.entries()) {
      await stream.until((s) => s.position?.number === final[seat].number)
      expect(stream.position).toEqual(final[seat])
      expect(JSON.stringify(stream.messages)).not.toContain('"because"')
      await stream.close()
    }
    const { body: save } = await ann.get(`/api/tables/${table}/match`)
    expect(isRefusal(verify(theseus, save))).toBe(false)
    const { body: reasons } = await ann.get(`/api/tables/${table}/reasons`)
    expect(reasons.length).toBeGreaterThanOrEqual(takeovers)
  })
})

describe('a game without bots of its own', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ games: { pig } })
  })
  afterAll(() => server.remove())

  test('offers random alone', async () => {
    const ann = await server.person('Ann')
    const { body } = await ann.get('/api/games')
    expect(body).toMatchObject([{ id: 'pig', bots: ['random'] }])
  })

  test('is played at random by whoever stands in, to its end', async () => {
    const ann = await server.person('Ann')
    const table = await openTable([ann], { game: 'pig', bots: ['strong'] })
    const taken = await ann.post(`/api/tables/${table}/seats/0/takeover`, {})
    expect(taken.status, taken.text).toBe(200)
    const phase = async () => (await ann.position(table)).table.phase
    await expect.poll(phase, { timeout: 20_000, interval: 5 }).toBe('over')
  })
})

describe.each<[AnyGame, number]>([
  [theseus, 2],
  [nemesis, 3],
])('whoever takes a seat of $id over', (game, seats) => {
  const positions = truthsIn(game, seats)

  test.each(BOTS)(
    '%s answers from what the seat knows, whatever the truth behind it',
    async (bot) => {
      for (const { seat, truths } of positions) {
        const thought = { host: '', game: game.id, rules: null, bot, seat, seed: 7 }
        const [one, other] = await Promise.all(
          truths.map((snapshot) => chosen(games, { ...thought, snapshot })),
        )
        expect(one).toEqual(other)
        expect(truths[0]).not.toEqual(truths[1])
      }
    },
  )
})

/** As a thread of the server gets them: two that look the same to a seat, and are not. */
function truthsIn(game: AnyGame, seats: number) {
  const found: { seat: number; truths: Snapshot[] }[] = []
  for (let seed = 1; found.length < POSITIONS; seed++) {
    for (const { decision, one, other } of truthsOf({ game, seats, options: {} }, seed)) {
      // The match goes on when the next position is sought: a copy stays behind.
      found.push({
        seat: decision.seat,
        truths: structuredClone([one.snapshot(), other.snapshot()]),
      })
    }
  }
  return found.slice(0, POSITIONS)
}

/** The bot answers what the person is asked; then the seat is the person's again. */
async function lendSeat(person: Client, table: string, seat: number, bot: string): Promise<void> {
  const path = `/api/tables/${table}`
  const { revision } = await person.position(table)
  const taken = await person.post(`${path}/seats/${seat}/takeover`, { bot })
  expect(taken.status, taken.text).toBe(200)
  const now = async () => (await person.position(table)).revision
  await expect.poll(now, { timeout: 20_000, interval: 5 }).toBeGreaterThan(revision)
  const back = await person.post(`${path}/handback`)
  if (back.status !== 200) expect(back.body.error).toBe('game-over')
}
