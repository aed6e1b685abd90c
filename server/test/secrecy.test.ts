import { readFileSync } from 'node:fs'
import { FastRng } from '@bulkhead/kernel'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openClock } from '../clock.ts'
import { games } from '../games.ts'
import { openLibrary } from '../rules/library.ts'
import { openStorage } from '../storage/index.ts'
import { LiveTable } from '../tables/live.ts'
import { Client } from './client.ts'
import { openTable, type TestServer, testServer } from './server.ts'

vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.remove())

const ANSWERS = 120

/** What every state has that hides something from somebody. */
interface Hiding {
  readonly players: readonly { objectives: Covered[]; discarded: Covered | null }[]
  readonly weaknesses?: Readonly<Record<string, { id: string; found: boolean }>>
}

interface Covered {
  readonly id: string
  readonly seen: readonly number[]
}

/** Those in which more lies hidden than the order of a deck. */
const SECRETIVE = ['nemesis', 'aftermath', 'lockdown', 'retaliation']

describe('what is hidden', () => {
  test.each(SECRETIVE)('at %s gives no seat and no spectator a byte of it', async (game) => {
    const { people, table, streams, overviews, readers } = await unfinishedGame(game)
    const { number } = await people[0].position(table)
    for (const stream of streams) await stream.until((s) => s.position?.number === number)
    for (const [seat, one] of overviews.entries()) {
      await one.until((o) => o.at(table, seat)?.number === number)
    }
    const looks = ['', '/chat', '/match', '/why-not', '/reasons', '/replay', '/replay?at=60']
    for (const what of ['mine', ...looks.map((look) => table + look)]) {
      for (const reader of readers) await reader.get(`/api/tables/${what}`)
    }

    const state = await truth(table)
    const secret = await sealedSecret(table)
    for (const [seat, reader] of readers.entries()) {
      const received = reader.received.join('\n')
      expect(received.length).toBeGreaterThan(10_000)
      const hidden = hiddenFrom(state, seat < people.length ? seat : null)
      expect(hidden.length).toBeGreaterThan(state.weaknesses ? 3 : 1)
      expect(hidden.filter((id) => received.includes(`"${id}"`))).toEqual([])
      expect(received).not.toContain(secret)
    }
    for (const [seat, one] of overviews.entries()) {
      expect([...one.positions.keys()]).toEqual([`${table} ${seat}`])
      expect(one.at(table, seat)).toEqual(streams[seat].position)
      await one.close()
    }
    for (const [seat, stream] of streams.entries()) {
      for (const { data } of stream.messages) {
        expect(data).not.toHaveProperty('picks')
        for (const { seat: asked } of data.pending ?? []) expect(asked).toBe(seat)
      }
      expect(stream.position).toEqual(await readers[seat].position(table))
      await stream.close()
    }
  })

  test('nobody reads who the others are, and the database holds no secret that opens a seat', async () => {
    const ann = await server.person('Ann')
    const { body } = await ann.post('/api/identity', { name: 'Eve', bearer: true })
    expect(ann.received.join()).toContain(body.token)
    const eve = new Client(server.url, body.token)
    const table = await openTable([ann, eve], { game: 'theseus' })
    const watcher = new Client(server.url)
    await watcher.get(`/api/tables/${table}`)
    await watcher.get(`/api/tables/${table}/position`)
    expect(watcher.received.join()).not.toContain(body.id)
    const bytes = ['bulkhead.db', 'bulkhead.db-wal'].map((file) =>
      readFileSync(`${server.folder}/${file}`, 'latin1'),
    )
    expect(bytes.join()).not.toContain(body.token)
  })
})

/** When a game is over everything may be seen: the sample must stop before. */
async function unfinishedGame(game: string) {
  for (;;) {
    const people = await Promise.all(['Ann', 'Bob', 'Carl'].map((name) => server.person(name)))
    const table = await openTable(people, { game })
    const readers = [...people, new Client(server.url)]
    const streams = readers.map((reader) => reader.follow(table))
    const overviews = people.map((person) => person.overview())
    await playSome(people, table)
    if ((await people[0].position(table)).result === null)
      return { people, table, streams, overviews, readers }
    await Promise.all([...streams, ...overviews].map((stream) => stream.close()))
  }
}

async function playSome(people: readonly Client[], table: string): Promise<void> {
  const rng = new FastRng(11)
  for (let answers = 0; answers < ANSWERS; ) {
    for (const person of people) {
      const answer = await person.answerAtRandom(table, rng)
      if (answer) expect(answer.status, answer.text).toBe(200)
      if (answer) answers++
    }
    if ((await people[0].position(table)).result !== null) return
  }
}

/** The table as only the server knows it. */
async function truth(table: string): Promise<Hiding> {
  const storage = await openStorage({ folder: server.folder })
  const live = await LiveTable.load(table, {
    library: openLibrary(games, null),
    storage,
    clock: openClock(),
    pauses: () => [],
    happened() {},
    failed() {},
  })
  await storage.close()
  return live!.match!.state as Hiding
}

async function sealedSecret(table: string): Promise<string> {
  const storage = await openStorage({ folder: server.folder })
  const stored = await storage.table(table)
  await storage.close()
  return stored!.secret
}

/** Cards that lie face down for this reader, and have done so since the beginning. */
function hiddenFrom(state: Hiding, reader: number | null): string[] {
  const seen = (by: readonly number[]) => reader !== null && by.includes(reader)
  const objectives = state.players.flatMap(({ objectives, discarded }) => [
    ...objectives,
    ...(discarded ? [discarded] : []),
  ])
  const shown = objectives.filter((one) => seen(one.seen)).map(({ id }) => id)
  const covered = objectives.filter((one) => !seen(one.seen)).map(({ id }) => id)
  const weaknesses = Object.values(state.weaknesses ?? {}).filter(({ found }) => !found)
  return [...covered, ...weaknesses.map(({ id }) => id)].filter((id) => !shown.includes(id))
}
