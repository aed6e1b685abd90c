import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FastRng, same } from '@bulkhead/kernel'
import { openStorage } from '../storage/index.ts'
import { Client, type Follower } from '../test/client.ts'
import { freePort } from '../test/postgres.ts'
import { openTable } from '../test/server.ts'
import { ChildServer, pause } from './child.ts'
import { Player } from './player.ts'

/**
 * Kills a server again and again while tables are played, and looks after each restart whether every
 * acknowledged answer is there exactly once.
 */

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '20' },
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
  },
})
const rng = new FastRng(Number(values.seed))
const folder = mkdtempSync(join(tmpdir(), 'bulkhead-crash-'))
const server = new ChildServer(await freePort(), { DATA: folder })
const problems: string[] = []
/** What finished tables acknowledged counts too. */
const finished: Player[] = []
await server.start()

const tables: Sitting[] = []
for (let i = 0; i < Number(values.tables); i++) tables.push(await sitDown(i))

for (let kill = 1; kill <= Number(values.kills); kill++) {
  await pause(50 + rng.int(700))
  await server.kill()
  await server.start()
  await look(`after kill ${kill}`)
  for (const [i, sitting] of tables.entries()) {
    if (sitting.players.some(({ over }) => over)) tables[i] = await replaced(sitting, i)
  }
}

await Promise.all(tables.flatMap(({ players }) => players.map((player) => player.stop())))
await look('at the end')
await Promise.all(tables.map(compareStream))
await server.stop()
rmSync(folder, { recursive: true, force: true })
report()

interface Sitting {
  readonly table: string
  readonly people: readonly Client[]
  readonly players: readonly Player[]
  stream: Follower
}

async function replaced(sitting: Sitting, i: number): Promise<Sitting> {
  await Promise.all(sitting.players.map((player) => player.stop()))
  await compareStream(sitting)
  finished.push(...sitting.players)
  return sitDown(i)
}

async function sitDown(i: number): Promise<Sitting> {
  const names = i % 3 === 2 ? ['Ann'] : ['Ann', 'Bob']
  const people = await Promise.all(names.map((name) => Client.named(server.url, name)))
  const table = await openTable(people, { bots: i % 3 === 2 ? ['random'] : [] })
  const players = people.map((person) => new Player(person, table, new FastRng(rng.int(2 ** 31))))
  for (const player of players) player.start()
  const sitting = { table, people, players, stream: people[0].follow(table) }
  follow(sitting)
  return sitting
}

/** As a browser does: comes back with the last event that it has seen. */
async function follow(sitting: Sitting): Promise<void> {
  for (;;) {
    const { stream } = sitting
    await stream.ended
    if (stream.closed) return
    await pause(20)
    const last = stream.messages.at(-1)?.id
    sitting.stream = sitting.people[0].follow(sitting.table, last, stream.position)
  }
}

async function compareStream(sitting: Sitting): Promise<void> {
  const { table, people } = sitting
  let now = await people[0].position(table)
  for (const until = Date.now() + 10_000; Date.now() < until; ) {
    now = await people[0].position(table)
    if (sitting.stream.position?.number === now.number) break
    await pause(50)
  }
  if (!same(sitting.stream.position, now)) problems.push(`The stream of ${table} tells otherwise.`)
  await sitting.stream.close()
}

/** Every acknowledged answer once and at its number, and no number missing. */
async function look(when: string): Promise<void> {
  const players = [...finished, ...tables.flatMap((sitting) => sitting.players)]
  const acknowledged = players.flatMap((player) => [...player.acknowledged])
  const storage = await openStorage({ folder })
  for (const table of new Set(acknowledged.map((one) => one.table))) {
    const answers = acknowledged.filter((one) => one.table === table)
    const events = await storage.eventsAfter(table, 0)
    if (events.some(({ number }, i) => number !== i + 1)) {
      problems.push(`${when}: the events of ${table} have a gap.`)
    }
    const times = new Map<string, number[]>()
    for (const { key, number } of events) {
      if (key) times.set(key, [...(times.get(key) ?? []), number])
    }
    for (const { key, number } of answers) {
      const found = times.get(key) ?? []
      if (found.length !== 1 || found[0] !== number) {
        problems.push(`${when}: answer ${number} of ${table} is there ${found.length} times.`)
      }
    }
  }
  await storage.close()
}

function report(): void {
  const players = [...finished, ...tables.flatMap((sitting) => sitting.players)]
  const sum = (of: (player: Player) => number) => players.reduce((n, player) => n + of(player), 0)
  console.log(
    `${values.kills} kills, ${values.tables} tables at a time: ` +
      `${sum((player) => player.acknowledged.length)} answers acknowledged, ` +
      `${sum((player) => player.retries)} requests repeated, ${problems.length} problems.`,
  )
  for (const problem of problems.slice(0, 20)) console.log(problem)
  process.exit(problems.length > 0 ? 1 : 0)
}
