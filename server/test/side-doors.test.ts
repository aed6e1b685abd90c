import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomPicks } from '@bulkhead/bots'
import { FastRng } from '@bulkhead/kernel'
import type { Position } from '@bulkhead/protocol'
import { afterAll, expect, test, vi } from 'vitest'
import { games } from '../games.ts'
import { type Answer, Client } from './client.ts'
import { openTable, testServer } from './server.ts'

vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'bulkhead-doors-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Something that the first person does; the same table, twice, at two servers that differ in nothing else. */
type Act = (ann: Client, table: string) => Promise<Answer>

/** Where each game asks somebody to choose in secret. */
const SECRETS: Readonly<Record<string, { readonly prompt: string; readonly options?: object }>> = {
  theseus: { prompt: 'choose-deck', options: { decks: 'chosen' } },
  nemesis: { prompt: 'objective' },
  aftermath: { prompt: 'objective' },
  lockdown: { prompt: 'objective' },
  retaliation: { prompt: 'keep-objective' },
}

test.each(Object.keys(games))(
  'whatever somebody has chosen in secret at %s, the others get the same bytes, counts, errors and lists',
  async (game) => {
    const { prompt, options } = SECRETS[game]
    const sitting = await played(game, (people, table) => playedTo(prompt, people, table), options)
    const [{ id: decision, revision, min, ...asked }] = sitting.positions[0].pending
    const ids = asked.options.map(({ id }) => id)
    const choices = [ids.slice(0, min), ids.slice(-min)]
    expect(choices[0]).not.toEqual(choices[1])
    const choose = (picks: readonly string[]): Act => {
      const given = { decision, revision, picks }
      return (ann, table) => ann.post(`/api/tables/${table}/answers`, given, 'secret')
    }
    await expectNoDifference(sitting, choices.map(choose))
  },
)

test.each(Object.keys(games))(
  'whatever somebody has ordered at %s, the others get the same bytes, counts, errors and lists',
  async (game) => {
    const sitting = await played(game, async () => true)
    const orders = [
      [{ prompt: 'one', picks: ['a'] }],
      [
        { prompt: 'another', picks: ['b', 'c'], note: 'Of which nobody knows' },
        { never: 'that', note: '' },
      ],
    ]
    const order = (list: unknown): Act => {
      return (ann, table) => ann.send('PUT', `/api/tables/${table}/orders`, { orders: list })
    }
    await expectNoDifference(sitting, orders.map(order))
  },
)

interface Sitting {
  readonly at: string
  readonly table: string
  readonly tokens: readonly string[]
  readonly positions: readonly Position[]
}

/** Plays, and says whether the position is one that was sought. */
type Play = (people: readonly Client[], table: string) => Promise<boolean>

async function played(game: string, play: Play, options: object = {}): Promise<Sitting> {
  const at = join(folder, crypto.randomUUID())
  const server = await testServer({}, at)
  const people = [await server.person('Ann'), await server.person('Bob')]
  let table = await openTable(people, { game, options })
  // Chance is sealed, and not every game comes there.
  while (!(await play(people, table))) table = await openTable(people, { game, options })
  const positions = await Promise.all(people.map((person) => person.position(table)))
  await server.close()
  return { at, table, tokens: people.map(({ token }) => token!), positions }
}

async function expectNoDifference(sitting: Sitting, acts: readonly Act[]): Promise<void> {
  const heard: string[][] = []
  for (const [i, act] of acts.entries()) {
    cpSync(sitting.at, `${sitting.at}-${i}`, { recursive: true })
    heard.push(await everything(`${sitting.at}-${i}`, sitting, act))
  }
  expect(heard[0].length).toBeGreaterThan(15)
  expect(heard[1]).toEqual(heard[0])
}

/** To where the first is asked this, before the others have answered it. */
async function playedTo(
  prompt: string,
  people: readonly Client[],
  table: string,
): Promise<boolean> {
  const rng = new FastRng(1)
  for (let answers = 0; ; answers++) {
    const asked = await Promise.all(people.map((person) => person.position(table)))
    if (asked[0].result !== null) return false
    if (asked[0].pending[0]?.prompt === prompt) return true
    const seat = asked.findIndex(({ pending }) => pending.length > 0)
    const [decision] = asked[seat].pending
    const given = { decision: decision.id, revision: decision.revision }
    const picks = randomPicks(decision, rng)
    await people[seat].post(`/api/tables/${table}/answers`, { ...given, picks }, `${answers}`)
  }
}

/** All that the second person and a spectator can find out, before and after the first has acted. */
async function everything(at: string, { table, tokens, positions }: Sitting, act: Act) {
  const server = await testServer({}, at)
  const [ann, bob] = tokens.map((token) => new Client(server.url, token))
  const readers = [bob, new Client(server.url)]
  const streams = readers.map((reader) => reader.follow(table))
  for (const stream of streams) await stream.until((s) => s.position !== null)
  const program = new Client(server.url, bob.token)
  const overview = program.overview()
  await overview.until((o) => o.at(table, 1) !== undefined)
  const done = await act(ann, table)
  expect(done.status).toBe(200)
  for (const stream of streams) await stream.until((s) => s.position!.number === done.body.number)
  await overview.until((o) => o.at(table, 1)!.number === done.body.number)
  await overview.close()
  const path = `/api/tables/${table}`
  const { revision, pending } = positions[0]
  const asked = { decision: pending[0]?.id ?? 1, revision: pending[0]?.revision ?? revision }
  for (const reader of readers) {
    for (const what of ['', '/position', '/replay', '/why-not', '/match', '/reasons', '/chat']) {
      await reader.get(path + what)
    }
    await reader.post(`${path}/answers`, { ...asked, picks: ['a guess'] }, 'guess')
    await reader.post(`${path}/cancel`, asked, 'cancel')
    await reader.post(`${path}/undo`, { revision }, 'undo')
    await reader.post(`${path}/undo-request`, { revision: 1 }, 'ask')
    await reader.send('PUT', `${path}/orders`, { orders: [] })
  }
  const guess = { table, seat: 0, ...asked, picks: ['a guess'], key: 'guess' }
  await program.post('/api/answers', [guess, { ...guess, seat: 1 }])
  await bob.get('/api/tables/mine')
  for (const stream of streams) await stream.close()
  const heard = [...readers, program]
    .flatMap(({ received }) => received.join('').split('\n'))
    .map(timeless)
  await server.remove()
  return heard.filter((line) => line !== '')
}

/** Every table is played at its own hour. */
function timeless(line: string): string {
  return line.replaceAll(/\b1[0-9]{12}\b/g, 'then')
}
