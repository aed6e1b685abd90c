import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { GAMES } from '@bulkhead/games'
import { games } from '../games.ts'
import { openStorage, type Storage } from '../storage/index.ts'
import type { Person } from '../tables/lobby.ts'
import { newCode, newRecord } from '../tables/opening.ts'
import type { TableRecord } from '../tables/record.ts'
import { freePort } from '../test/postgres.ts'
import { ChildServer, pause } from './child.ts'

/** How long a server takes to start, and how much memory it holds, with many tables at which people have days. */

const { values } = parseArgs({ options: { tables: { type: 'string', default: '10000' } } })
const [MOST_MEGABYTES, MOST_SECONDS] = [150, 3]
const DAYS = 3 * 24 * 3600
const AT_ONCE = 50
const LARGEST = GAMES.at(-1)!.id
const folder = mkdtempSync(join(tmpdir(), 'bulkhead-idle-'))
const empty = await measured(mkdtempSync(join(tmpdir(), 'bulkhead-idle-')))
await fill(Number(values.tables))
const full = await measured(folder)
rmSync(folder, { recursive: true, force: true })
tell('No table', empty)
tell(`${values.tables} tables with days for a move`, full)
process.exit(full.megabytes > MOST_MEGABYTES || full.effort > MOST_SECONDS ? 1 : 0)

function tell(what: string, { seconds, effort, megabytes }: typeof empty): void {
  const ready = `ready in ${seconds.toFixed(1)} s (${effort.toFixed(1)} s of a processor)`
  console.log(`${what}: ${ready}, ${megabytes.toFixed(0)} MB.`)
}

async function measured(data: string) {
  const server = new ChildServer(await freePort(), { DATA: data })
  const began = performance.now()
  await server.start()
  const seconds = (performance.now() - began) / 1000
  // Depends less on what else the machine does.
  const effort = server.effort / 1e6
  // What is due is taken up in the first seconds.
  await pause(10_000)
  const megabytes = server.memory / 2 ** 20
  await server.stop()
  return { seconds, effort, megabytes }
}

async function fill(tables: number): Promise<void> {
  const storage = await openStorage({ folder })
  const [ann, bob] = ['ann', 'bob'].map((id) => ({ id, name: id, webhook: null }))
  for (const person of [ann, bob]) await storage.createIdentity(person, `secret of ${person.id}`)
  const { record, secret } = modelOf(ann, bob)
  for (let i = 0; i < tables; i += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => begun(storage, record, secret)))
  }
  await storage.close()
}

async function begun(storage: Storage, model: TableRecord, secret: string): Promise<void> {
  const record = { ...model, id: randomBytes(12).toString('base64url') }
  await storage.createTable({ ...record, phase: 'open' }, secret, null)
  const at = Date.now()
  const { identity, name } = record.seats[1]
  const by = { by: null, key: null, intent: null, table: record.id, at }
  const joined = { kind: 'joined' as const, seat: 1, identity: identity!, name: name! }
  await storage.append([{ ...by, number: 1, what: { ...joined, entropy: null } }])
  const started = { ...by, number: 2, what: { kind: 'started' as const } }
  await storage.append([started], { record, due: at + DAYS * 1000 })
}

/** A table of two whose game has begun. */
function modelOf(host: Person, guest: Person) {
  const wanted = { game: LARGEST, bots: [null, null], hostSeat: 0, options: {} }
  const kept = { entropy: null, after: null, toBeContinued: false, public: false, spectators: true }
  const clocks = { perMove: DAYS }
  const { record, secret } = newRecord(
    games,
    host,
    { ...wanted, ...kept, clocks },
    newCode(),
    Date.now(),
  )
  const [first, second] = record.seats
  const seats = [first, { ...second, identity: guest.id, name: guest.name }]
  return { record: { ...record, seats, phase: 'playing' as const }, secret }
}
