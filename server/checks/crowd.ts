import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomPicks } from '@bulkhead/bots'
import { FastRng } from '@bulkhead/kernel'
import { games } from '../games.ts'
import { Client } from '../test/client.ts'
import { freePort } from '../test/postgres.ts'
import { openTable } from '../test/server.ts'
import { Caller } from './caller.ts'
import { ChildServer, pause } from './child.ts'

/** Many tables at once: at each a person who thinks for a while, as few bots as can be, and somebody who watches. */
export interface Crowd {
  readonly game: string
  readonly tables: number
  readonly seconds: number
  /** Seconds that a person thinks, on average. */
  readonly thinking: number
}

export interface Felt {
  /** Milliseconds from each answer to its event at the one who gave it. */
  readonly latencies: readonly number[]
  /** The size of each change that a seat was told. */
  readonly bytes: readonly number[]
  readonly bytesPerTable: number
  /** Of people and bots together. */
  readonly answersPerSecond: number
  /** The part of one processor that the server needs. */
  readonly effort: number
}

export async function crowd({ game, tables, seconds, thinking }: Crowd): Promise<Felt> {
  const folder = mkdtempSync(join(tmpdir(), 'bulkhead-crowd-'))
  const server = new ChildServer(await freePort(), { DATA: folder, BOT_PAUSE: '300' })
  await server.start()
  const before = server.memory
  const rng = new FastRng(1)
  const bots = new Array<string>(Math.max(1, games[game].seats.min - 1)).fill('random')
  const latencies: number[] = []
  const bytes: number[] = []
  let answered = 0
  let measuring = false
  const callers: Caller[] = []
  for (let i = 0; i < tables; i++) callers.push(...(await sitDown()))
  const bytesPerTable = (server.memory - before) / tables

  await pause(1000 * thinking)
  const { effort } = server
  measuring = true
  await pause(seconds * 1000)
  measuring = false
  const used = (server.effort - effort) / 1e6 / seconds
  for (const caller of callers) caller.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  return { latencies, bytes, bytesPerTable, answersPerSecond: answered / seconds, effort: used }

  async function sitDown(): Promise<Caller[]> {
    const [ann, eve] = [
      await Client.named(server.url, 'Ann'),
      await Client.named(server.url, 'Eve'),
    ]
    const table = await openTable([ann], { game, bots })
    const watching = new Caller(server.url, eve.token!)
    watching.follow(table, () => {})
    return [playing(new Caller(server.url, ann.token!), table), watching]
  }

  function playing(caller: Caller, table: string): Caller {
    let began = 0
    caller.follow(table, (event, data) => {
      if (event === 'presence') return
      const { pending, kind } = JSON.parse(data)
      if (measuring && kind === 'answered') {
        answered++
        bytes.push(data.length)
        if (began > 0) latencies.push(performance.now() - began)
      }
      began = 0
      if (pending?.length > 0) setTimeout(act, 2000 * thinking * Math.random(), pending[0])
    })
    async function act(asked: Parameters<typeof randomPicks>[0] & { revision: number }) {
      const { id, revision } = asked
      const given = JSON.stringify({ decision: id, revision, picks: randomPicks(asked, rng) })
      began = performance.now()
      const { status } = await caller.post(`/api/tables/${table}/answers`, given, randomUUID())
      // The table may have answered first, for somebody asked in vain: then no event is this answer's.
      if (status !== 200) began = 0
    }
    return caller
  }
}
