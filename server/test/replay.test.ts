import { answersIn, FastRng, Match, must } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import type { Position } from '@bulkhead/protocol'
import { theseus } from '@bulkhead/theseus'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reasonsIn } from '../tables/reasons.ts'
import type { Happening, TableEvent } from '../tables/record.ts'
import { Client, playOn } from './client.ts'
import { openTable, type TestServer, testServer } from './server.ts'

let server: TestServer
let ann: Client
let bob: Client
beforeAll(async () => {
  server = await testServer()
  ann = await server.person('Ann')
  bob = await server.person('Bob')
})
afterAll(() => server.remove())

const replay = (reader: Client, table: string, query = '') =>
  reader.get(`/api/tables/${table}/replay${query}`)

describe('looking back', () => {
  test('everybody sees again what their seat saw, forwards, backwards and after an undo', async () => {
    const table = await openTable([ann, bob], { options: { level: '1' } })
    const watcher = new Client(server.url)
    const readers = [ann, bob, watcher]
    const rng = new FastRng(2)
    const seen: Position[][] = [await positions(readers, table)]
    while (seen.length < 80) {
      for (const person of [ann, bob]) {
        if (!(await person.answerAtRandom(table, rng))) continue
        seen.push(await positions(readers, table))
      }
    }
    const last = seen.length - 1
    for (const at of [0, 1, last, 40, 31, 32, 33, last - 1]) {
      for (const [i, reader] of readers.entries()) {
        const { view, log, waiting, seat } = seen[at][i]
        const { body } = await replay(reader, table, `?at=${at}`)
        expect(body, `at ${at}`).toMatchObject({ at, length: last, seat, view, log, waiting })
        expect(body.view).toEqual(view)
      }
    }
    expect((await replay(ann, table)).body.at).toBe(last)
    const back = await takeBack([ann, bob], table, rng)
    const { view, log } = back.position
    expect((await replay(back.person, table)).body).toMatchObject({
      length: back.length,
      view,
      log,
    })
    expect((await replay(ann, table, `?at=${back.length + 1}`)).status).toBe(400)
    expect((await replay(ann, table, '?at=-1')).status).toBe(400)
  })

  test('what another seat picked, and what it saw, is told only when the game is over', async () => {
    const table = await openTable([ann, bob], { options: { level: '1' } })
    await playOn([ann, bob], table, 1, 12)
    const { body } = await replay(ann, table)
    for (let at = 1; at <= body.length; at++) {
      const { moment } = (await replay(ann, table, `?at=${at}`)).body
      if (moment.seat === 0) expect(moment.decision.options.length).toBeGreaterThan(0)
      else expect(moment).toEqual({ seat: 1 })
    }
    expect((await replay(ann, table, '?at=1&seat=1')).status).toBe(403)
    expect((await replay(ann, table, '?at=1&seat=0')).status).toBe(200)
    expect((await replay(new Client(server.url), table, '?seat=0')).status).toBe(403)

    await playOn([ann, bob], table, 2)
    const { body: save } = await ann.get(`/api/tables/${table}/match`)
    const again = must(Match.start(theseus, { ...save }))
    for (const [i, { seat, picks }] of answersIn(save).slice(0, 20).entries()) {
      const theirs = (await replay(ann, table, `?at=${i + 1}&seat=1`)).body
      expect(theirs.moment).toMatchObject({ seat, picks })
      must(again.replay({ seat, picks }))
      expect(theirs.view).toEqual(again.view(1))
    }
    expect((await replay(ann, table, '?seat=9')).status).toBe(403)
  })

  test('is refused before the game, and to whoever may not look', async () => {
    const { body } = await ann.post('/api/tables', { game: 'theseus', seats: 2, spectators: false })
    expect((await replay(ann, body.id)).body.error).toBe('not-started')
    await bob.post(`/api/tables/${body.id}/join`)
    await ann.post(`/api/tables/${body.id}/start`)
    const carl = await server.person('Carl')
    for (const what of ['replay', 'why-not', 'reasons']) {
      expect((await carl.get(`/api/tables/${body.id}/${what}`)).status).toBe(403)
    }
    expect((await replay(ann, body.id)).body).toMatchObject({ at: 0, length: 0, moment: null })
  })
})

describe('why not', () => {
  test('whoever is asked is told what cannot be done and by which rule; nobody else is', async () => {
    const table = await openTable([ann, bob], { game: 'nemesis' })
    await playOn([ann, bob], table, 5, 8)
    const { waiting } = await ann.position(table)
    const [asked, other] = waiting.includes(0) ? [ann, bob] : [bob, ann]
    const path = `/api/tables/${table}/why-not`
    const { body } = await asked.get(path)
    expect(body.length).toBeGreaterThan(0)
    for (const one of body) {
      expect(one.rule).toMatch(/^NEM-/)
      expect(nemesis.text.en).toHaveProperty([`why.${one.why}`])
    }
    if (waiting.length === 1) expect((await other.get(path)).body).toEqual([])
    expect((await new Client(server.url).get(path)).body).toEqual([])
  })
})

describe('the reasons of bots', () => {
  test('are kept and told when the game is over, not before', async () => {
    const table = await openTable([ann], { bots: ['good'], options: { level: '1' } })
    const path = `/api/tables/${table}/reasons`
    expect((await ann.get(path)).status).toBe(403)
    await playOn([ann], table, 3)
    expect(ann.received.join()).not.toContain('"because"')
    const { body } = await ann.get(path)
    expect(body.length).toBeGreaterThan(0)
    for (const { at, seat, because } of body) {
      expect(seat).toBe(1)
      expect(because.key).toMatch(/\w/)
      const { moment } = (await replay(ann, table, `?at=${at}`)).body
      expect(moment.seat).toBe(1)
    }
  })

  test('of what was taken back are not told', () => {
    const because = { key: 'best' }
    const happened: Happening[] = [
      { kind: 'started' },
      { kind: 'answered', seat: 0, picks: [] },
      { kind: 'answered', seat: 1, picks: [], because },
      { kind: 'answered', seat: 1, picks: [], because },
      { kind: 'undone', seat: 1 },
      { kind: 'rewound', seat: 0, answers: 1 },
      { kind: 'answered', seat: 2, picks: [], because },
    ]
    const events = happened.map((what) => ({ what }) as TableEvent)
    expect(reasonsIn(events)).toEqual([{ at: 2, seat: 2, because }])
  })
})

/** Plays on until somebody can take an answer back, and does; how many answers are left then. */
async function takeBack(people: readonly Client[], table: string, rng: FastRng) {
  for (;;) {
    for (const person of people) {
      if (!(await person.answerAtRandom(table, rng))) continue
      const { undo, revision } = await person.position(table)
      const { length } = (await replay(person, table)).body
      if (undo !== null) continue
      await person.post(`/api/tables/${table}/undo`, { revision }, `back ${revision}`)
      return { person, position: await person.position(table), length: length - 1 }
    }
  }
}

function positions(readers: readonly Client[], table: string): Promise<Position[]> {
  return Promise.all(readers.map((reader) => reader.position(table)))
}
