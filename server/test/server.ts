import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, type ServerSettings, startServer } from '../index.ts'
import { Client } from './client.ts'

export interface TestServer extends RunningServer {
  readonly folder: string
  person(name: string): Promise<Client>
  /** Stops it and starts it again on the same data. */
  again(): Promise<TestServer>
  remove(): Promise<void>
}

const MANY = 1e6
const GENEROUS = {
  requests: MANY,
  identities: MANY,
  codes: MANY,
  looks: MANY,
  chat: MANY,
  streams: 1000,
}

/** A server on a port and a folder of its own. */
export async function testServer(settings: ServerSettings = {}, at?: string): Promise<TestServer> {
  const folder = at ?? mkdtempSync(join(tmpdir(), 'bulkhead-server-'))
  const server = await startServer({
    port: 0,
    storage: { folder },
    limits: GENEROUS,
    pace: { bot: 0, elsewhere: 100, reaction: 0 },
    caps: { person: MANY, address: MANY },
    // What goes wrong inside is told to nobody else.
    log: 'error',
    ...settings,
  })
  return {
    ...server,
    folder,
    person: (name) => Client.named(server.url, name),
    async again() {
      await server.close()
      return testServer(settings, folder)
    },
    async remove() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What a server counts, as its operator reads it: that wakes no table. */
export async function countsOf({ metricsPort }: RunningServer): Promise<string> {
  return (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
}

export interface Opening {
  readonly game?: string
  readonly bots?: readonly string[]
  readonly options?: unknown
  readonly [more: string]: unknown
}

/** Opens a table for these people and starts the game; the first is the host. */
export async function openTable(people: readonly Client[], opening: Opening = {}): Promise<string> {
  const { game = 'theseus', bots = [], ...rest } = opening
  const seats = people.length + bots.length
  const { body, text } = await people[0].post('/api/tables', { game, seats, bots, ...rest })
  if (!body?.id) throw new Error(text)
  for (const person of people.slice(1)) await person.post(`/api/tables/${body.id}/join`)
  const started = await people[0].post(`/api/tables/${body.id}/start`)
  if (started.status !== 200) throw new Error(started.text)
  return body.id
}
