import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '../test/client.ts'
import { freePort } from '../test/postgres.ts'
import { openTable } from '../test/server.ts'
import { Caller } from './caller.ts'
import { CELLS, theirCells } from './cells.ts'
import { built, ChildServer, pause } from './child.ts'
import { Program } from './program.ts'

/**
 * The same clients with the same game at boardgame.io's server and at ours: each acts as soon as it has
 * been told that it may. Ours writes every answer down before it is accepted; theirs keeps the game in
 * memory, or writes it down too where it has a folder.
 */

export interface Course {
  readonly clients: number
  /** All at one table, or each at one of their own. */
  readonly together: boolean
  /** Kilobytes of other things on the table. */
  readonly cargo: number
  readonly seconds: number
}

/** Before these many moves a process has not yet compiled what it does; on a busy machine that is not waited for. */
const MOVES_TO_WARM_UP = 8000
const LONGEST_WARM_UP = 15_000

export interface Pace {
  /** Accepted moves per second. */
  readonly rate: number
  /** Microseconds of a processor that the server needs for one. */
  readonly effort: number
}

export async function theirs(course: Course, storage: 'memory' | 'files'): Promise<Pace> {
  const { clients, together, cargo, seconds } = course
  const folder = mkdtempSync(join(tmpdir(), 'bulkhead-rival-'))
  const settings = { CARGO: String(cargo), DATA: storage === 'files' ? folder : '' }
  const server = new ChildServer(await freePort(), settings, built('rival'))
  await server.start('/games')
  process.env.NODE_ENV = 'production'
  process.env.CARGO = String(cargo)
  const load = createRequire(import.meta.url)
  const { Client: TheirClient } = load('boardgame.io/client')
  const { SocketIO } = load('boardgame.io/multiplayer')
  let accepted = 0
  const players = Array.from({ length: clients }, (_, i) => {
    const player = TheirClient({
      game: theirCells,
      numPlayers: together ? clients : 1,
      matchID: together ? 'one' : `match ${i}`,
      playerID: together ? String(i) : '0',
      multiplayer: SocketIO({ server: server.url }),
      debug: false,
    })
    let seen = -1
    player.subscribe((state: { isConnected: boolean; _stateID: number } | null) => {
      if (!state?.isConnected || state._stateID === seen) return
      // Everybody at one table sees every move: one of them counts.
      if (seen >= 0 && (!together || i === 0)) accepted += state._stateID - seen
      seen = state._stateID
      setImmediate(() => player.moves.mark(seen % CELLS))
    })
    player.start()
    return player
  })
  const pace = await measured(server, () => accepted, seconds)
  for (const player of players) player.stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  return pace
}

/** Our server, and how many milliseconds passed from each answer to its event. */
export async function ours(course: Course) {
  const arena = await openArena(course.cargo)
  const { server } = arena
  const people = await named(server, course.clients)
  const groups = course.together ? [people] : people.map((person) => [person])
  const seats: Seat[] = []
  for (const group of groups) {
    const table = await openTable(group, { game: 'cells' })
    seats.push(...group.map(({ token }) => ({ token: token!, table })))
  }
  const pace = await played(server, seats, course.seconds)
  arena.remove()
  return pace
}

/** One program in the place of the clients: as many people at one table, or one person at as many tables. */
export async function oursByOneProgram({ clients, together, cargo, seconds }: Course) {
  const arena = await openArena(cargo)
  const { server } = arena
  const people = await named(server, together ? clients : 1)
  for (let i = 0; i < (together ? 1 : clients); i++) await openTable(people, { game: 'cells' })
  const program = new Program(
    server.url,
    people.map(({ token }) => token!),
  )
  const pace = await measured(server, () => program.accepted, seconds)
  program.close()
  await server.stop()
  arena.remove()
  return { ...pace, latencies: program.latencies }
}

async function openArena(cargo: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bulkhead-race-'))
  const settings = { DATA: folder, CARGO: String(cargo) }
  const server = new ChildServer(await freePort(), settings, built('arena'))
  await server.start()
  return { server, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

async function named({ url }: ChildServer, people: number): Promise<Client[]> {
  return Promise.all(Array.from({ length: people }, (_, i) => Client.named(url, `Client ${i}`)))
}

/** The same clients at a server that does nothing but answer them. */
export async function floor({ clients, together, seconds }: Course): Promise<Pace> {
  const server = new ChildServer(await freePort(), {}, built('floor'))
  await server.start()
  const seats = Array.from({ length: clients }, (_, i) => ({
    token: 'nobody',
    table: together ? 'one' : String(i),
  }))
  return played(server, seats, seconds)
}

interface Seat {
  readonly token: string
  readonly table: string
}

/** Until the seconds are over; then the server ends. */
async function played(server: ChildServer, seats: readonly Seat[], seconds: number) {
  const latencies: number[] = []
  let accepted = 0
  let stopped = false
  const callers = seats.map(playing)
  const pace = await measured(server, () => accepted, seconds)
  stopped = true
  await pause(200)
  for (const caller of callers) caller.close()
  await server.stop()
  return { ...pace, latencies }

  function playing({ token, table }: Seat): Caller {
    const caller = new Caller(server.url, token)
    const path = `/api/tables/${table}/answers`
    let began = 0
    caller.follow(table, (_event, data) => {
      const { pending } = JSON.parse(data)
      if (began > 0) latencies.push(performance.now() - began)
      began = 0
      if (pending?.length > 0) setImmediate(act, pending[0])
    })
    async function act({ id, revision }: { id: number; revision: number }) {
      if (stopped) return
      began = performance.now()
      const given = `{"decision":${id},"revision":${revision},"picks":["${id % CELLS}"]}`
      const { status, text } = await caller.post(path, given, randomUUID())
      if (status !== 200) throw new Error(text)
      accepted++
    }
    return caller
  }
}

async function measured(server: ChildServer, count: () => number, seconds: number): Promise<Pace> {
  for (const end = Date.now() + LONGEST_WARM_UP; Date.now() < end; await pause(100)) {
    if (count() >= MOVES_TO_WARM_UP) break
  }
  const [before, began, effort] = [count(), performance.now(), server.effort]
  await pause(seconds * 1000)
  const accepted = count() - before
  const passed = (performance.now() - began) / 1000
  return { rate: accepted / passed, effort: (server.effort - effort) / accepted }
}
