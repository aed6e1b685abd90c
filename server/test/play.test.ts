import { randomUUID } from 'node:crypto'
import { FastRng, isRefusal, verify } from '@bulkhead/kernel'
import { theseus } from '@bulkhead/theseus'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Client, playOn } from './client.ts'
import { openTable, type TestServer, testServer } from './server.ts'

vi.setConfig({ testTimeout: 60_000 })

let server: TestServer
let ann: Client
let bob: Client

beforeAll(async () => {
  server = await testServer()
  ann = await server.person('Ann')
  bob = await server.person('Bob')
})
afterAll(() => server.remove())

describe('a whole game of Theseus', () => {
  test('two people play it over HTTP; their streams tell what the position says', async () => {
    const table = await openTable([ann, bob], { options: { level: '1' } })
    const streams = [ann.follow(table), bob.follow(table), watcher().follow(table)]
    const answers = await playOn([ann, bob], table, 1)
    expect(answers).toBeGreaterThan(20)
    const final = await ann.position(table)
    expect(final).toMatchObject({ table: { phase: 'over' }, pending: [], waiting: [] })
    for (const stream of streams) await stream.until((s) => s.position?.number === final.number)
    expect(streams[0].position).toEqual(final)
    expect(streams[1].position).toEqual(await bob.position(table))
    expect(streams[2].position).toEqual(await watcher().position(table))
    for (const { messages } of streams) {
      const numbers = messages.map(({ data }) => data.number)
      expect(numbers).toEqual(numbers.map((_, i) => numbers[0] + i))
    }
    await Promise.all(streams.map((stream) => stream.close()))
    const { body: save } = await bob.get(`/api/tables/${table}/match`)
    const verified = verify(theseus, save)
    expect(isRefusal(verified)).toBe(false)
    expect(save.commitment).toBe(final.table.commitment)
    expect(final.seed).toEqual(save.seed)
  })

  test('a stream begins with the time by which deadlines are told', async () => {
    const table = await openTable([ann, bob], { clocks: { perMove: 600 } })
    const before = Date.now()
    const stream = ann.follow(table)
    await stream.until(({ position }) => position !== null)
    expect(stream.time).toBeGreaterThanOrEqual(before)
    expect(stream.time).toBeLessThanOrEqual(Date.now())
    await stream.close()
  })

  test('one person plays it against bots', async () => {
    const table = await openTable([ann], { bots: ['random'], options: { level: '1' } })
    await playOn([ann], table, 2)
    const { result, table: now } = await ann.position(table)
    expect(now.phase).toBe('over')
    expect(result).not.toBeNull()
  })

  test('the match is not shown, and chance is not told, while it is played', async () => {
    const table = await openTable([ann, bob])
    expect(await ann.get(`/api/tables/${table}/match`)).toMatchObject({ status: 403 })
    expect((await ann.position(table)).seed).toBeNull()
  })
})

describe('an answer', () => {
  test('that is sent again with its key is applied once', async () => {
    const { table, asked, person } = await asking()
    const given = { decision: asked.id, revision: asked.revision, picks: picksOf(asked) }
    const key = randomUUID()
    const path = `/api/tables/${table}/answers`
    const all = await Promise.all([1, 2, 3].map(() => person.post(path, given, key)))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(all.map(({ body }) => body.number)).size).toBe(1)
    const other = await person.post(path, { ...given, decision: 99 }, key)
    expect(other).toMatchObject({ status: 409, body: { error: 'key-used' } })
    const late = await person.post(path, given, randomUUID())
    expect(late.status).toBe(409)
  })

  test('is refused with its reason where it is none of the options, without a key, or stale', async () => {
    const { table, asked, person, other } = await asking()
    const path = `/api/tables/${table}/answers`
    const given = { decision: asked.id, revision: asked.revision, picks: ['no such option'] }
    const foreign = await person.post(path, given, randomUUID())
    expect(foreign).toMatchObject({ status: 422, body: { error: 'not-listed' } })
    expect(foreign.body.legal).toEqual(asked.options.map(({ id }) => id))
    expect((await person.post(path, given)).status).toBe(400)
    const stale = { ...given, revision: asked.revision - 1, picks: picksOf(asked) }
    expect((await person.post(path, stale, randomUUID())).body.error).toBe('stale')
    const notMine = { ...given, picks: picksOf(asked) }
    expect((await other.post(path, notMine, randomUUID())).body.error).toBe('not-asked')
    const carl = await server.person('Carl')
    expect((await carl.post(path, notMine, randomUUID())).status).toBe(403)
    expect((await watcher().post(path, notMine, randomUUID())).status).toBe(401)
  })

  test('can be taken back until something came to light, and then not, with the reason', async () => {
    const table = await openTable([ann, bob], { options: { level: '1' } })
    const rng = new FastRng(5)
    const taken = { back: 0, refused: new Set<string>() }
    const stream = ann.follow(table)
    for (let i = 0; i < 60 && (taken.back < 3 || taken.refused.size < 1); i++) {
      for (const person of [ann, bob]) {
        const before = await person.position(table)
        if (!(await person.answerAtRandom(table, rng, before))) continue
        const after = await person.position(table)
        const revision = after.revision
        const undone = await person.post(`/api/tables/${table}/undo`, { revision }, randomUUID())
        if (after.undo === null) {
          expect(undone.status).toBe(200)
          taken.back++
          const now = await person.position(table)
          expect(now.view).toEqual(before.view)
          expect(now.log).toEqual(before.log)
          expect(now.pending[0].revision).toBeGreaterThan(before.pending[0].revision)
          const { id } = before.pending[0]
          const old = { decision: id, revision: before.pending[0].revision, picks: [] }
          const stale = await person.post(`/api/tables/${table}/answers`, old, randomUUID())
          expect(stale.body.error).toBe('stale')
          await person.answerAtRandom(table, rng, now)
        } else {
          expect(undone).toMatchObject({ status: 409, body: { error: 'cannot-undo' } })
          taken.refused.add(after.undo)
        }
      }
    }
    expect(taken.back).toBeGreaterThan(0)
    expect(taken.refused.size).toBeGreaterThan(0)
    const now = await ann.position(table)
    await stream.until((s) => s.position?.number === now.number)
    expect(stream.position).toEqual(now)
    await stream.close()
  })
})

describe('a stream', () => {
  test('says who is there, and nothing of that is kept', async () => {
    const table = await openTable([ann, bob])
    const { number } = await ann.position(table)
    const stream = ann.follow(table)
    await stream.until((s) => s.present.length === 1)
    expect(stream.present).toEqual([0])
    const [theirs, watching] = [bob.follow(table), watcher().follow(table)]
    for (const one of [stream, theirs, watching]) {
      await one.until((s) => s.present.length === 2)
      expect(one.present).toEqual([0, 1])
    }
    await stream.close()
    await theirs.until((s) => s.present.length === 1)
    expect(theirs.present).toEqual([1])
    await Promise.all([theirs.close(), watching.close()])
    expect((await ann.position(table)).number).toBe(number)
  })

  test('resumes from the last event, and begins anew where that is too long ago', async () => {
    const table = await openTable([ann, bob], { options: { level: '1' } })
    const stream = ann.follow(table)
    await stream.until((s) => s.position !== null)
    await playOn([ann, bob], table, 3, 6)
    const before = await ann.position(table)
    await stream.until((s) => s.position?.number === before.number)
    await stream.close()
    await playOn([ann, bob], table, 4, 6)
    const now = await ann.position(table)
    const resumed = ann.follow(table, stream.last, stream.position)
    const missed = now.number - before.number
    await resumed.until((s) => s.messages.length === missed)
    expect(resumed.messages.every(({ event }) => event === 'change')).toBe(true)
    const numbers = resumed.messages.map(({ data }) => data.number)
    expect(numbers[0]).toBe(before.number + 1)
    await resumed.close()
    for (const last of ['1@0', '999999@0', `${before.number}@1`, 'nonsense', '-1@0']) {
      const anew = ann.follow(table, last)
      await anew.until((s) => s.position !== null)
      expect(anew.messages[0].event).toBe('position')
      expect(anew.position).toEqual(now)
      await anew.close()
    }
  })

  test('is the same after the server was stopped and started', async () => {
    let own = await testServer()
    const [carl, dora] = [await own.person('Carl'), await own.person('Dora')]
    const table = await openTable([carl, dora], { options: { level: '1' } })
    await playOn([carl, dora], table, 6, 30)
    const before = [await carl.position(table), await dora.position(table)]
    own = await own.again()
    for (const person of [carl, dora]) person.url = own.url
    expect([await carl.position(table), await dora.position(table)]).toEqual(before)
    await playOn([carl, dora], table, 7)
    expect((await carl.position(table)).table.phase).toBe('over')
    await own.remove()
  })
})

function watcher(): Client {
  return new Client(server.url)
}

/** A fresh table, and whoever is asked first. */
async function asking() {
  const table = await openTable([ann, bob])
  const positions = [await ann.position(table), await bob.position(table)]
  const seat = positions.findIndex(({ pending }) => pending.length > 0)
  const [person, other] = seat === 0 ? [ann, bob] : [bob, ann]
  return { table, person, other, asked: positions[seat].pending[0] }
}

function picksOf({ options, min }: { options: readonly { id: string }[]; min: number }): string[] {
  return options.slice(0, Math.max(1, min)).map(({ id }) => id)
}
