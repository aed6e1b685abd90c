import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FastRng } from '@bulkhead/kernel'
import { Client, type Follower } from '../test/client.ts'
import { freePort } from '../test/postgres.ts'
import { openTable } from '../test/server.ts'
import { ChildServer } from './child.ts'

/** Tables of two people with two streams each, played as fast as the server answers. */

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
    game: { type: 'string', default: 'theseus' },
    /** Tables that are played at a time; the others only stand there with their streams. */
    busy: { type: 'string', default: '8' },
  },
})
const rng = new FastRng(1)
const folder = mkdtempSync(join(tmpdir(), 'bulkhead-load-'))
const server = new ChildServer(await freePort(), { DATA: folder })
await server.start()
const before = memory()

interface Sitting {
  readonly table: string
  readonly people: readonly Client[]
  readonly streams: readonly Follower[]
}

const sittings: Sitting[] = []
for (let i = 0; i < Number(values.tables); i++) sittings.push(await sitDown())
const perTable = (memory() - before) / sittings.length

const latencies: number[] = []
const until = Date.now() + Number(values.seconds) * 1000
await Promise.all(sittings.slice(0, Number(values.busy)).map(playAndMeasure))
report()
await server.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(0)

async function sitDown(): Promise<Sitting> {
  const people = await Promise.all(['Ann', 'Bob'].map((name) => Client.named(server.url, name)))
  const table = await openTable(people, { game: values.game })
  const streams = people.map((person) => person.follow(table))
  for (const stream of streams) await stream.until((s) => s.position !== null)
  return { table, people, streams }
}

/** From the moment an answer is sent to the moment both streams have told of it. */
async function playAndMeasure(first: Sitting): Promise<void> {
  let sitting = first
  while (Date.now() < until) {
    const { table, people, streams } = sitting
    const seat = streams.findIndex(({ position }) => position!.pending.length > 0)
    if (seat < 0) {
      sitting = await sitDown()
      continue
    }
    const began = performance.now()
    const answer = await people[seat].answerAtRandom(table, rng, streams[seat].position!)
    if (answer?.status !== 200) throw new Error(answer?.text)
    const { number } = answer.body
    for (const stream of streams) await stream.until((s) => s.position!.number >= number)
    latencies.push(performance.now() - began)
  }
  sittings.push(sitting)
}

function report(): void {
  const frames = sittings.flatMap(({ streams }) =>
    streams.flatMap(({ messages }) =>
      messages
        .filter(({ event }) => event === 'change')
        .map(({ data }) => JSON.stringify(data).length),
    ),
  )
  const figures = {
    answersPerSecond: Math.round(latencies.length / Number(values.seconds)),
    millisecondsToEvent: { p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) },
    bytesPerEvent: { p50: quantile(frames, 0.5), p99: quantile(frames, 0.99) },
    kilobytesPerTable: Math.round(perTable / 1024),
  }
  console.log(JSON.stringify(figures, null, 2))
}

function quantile(list: readonly number[], q: number): number {
  const sorted = [...list].sort((a, b) => a - b)
  return Math.round(sorted[Math.floor(q * (sorted.length - 1))] * 10) / 10
}

function memory(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) * 1024
}
