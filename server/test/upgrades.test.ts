import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AnyGame, editionName, editionOf, FastRng } from '@bulkhead/kernel'
import type { Position } from '@bulkhead/protocol'
import { theseus } from '@bulkhead/theseus'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ChildServer } from '../checks/child.ts'
import { games } from '../games.ts'
import { openStorage } from '../storage/index.ts'
import { Client, playOn } from './client.ts'
import { freePort } from './postgres.ts'
import { openTable, type TestServer, testServer } from './server.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const built = fileURLToPath(new URL('../../scripts/server.mjs', import.meta.url))
const program = fileURLToPath(new URL('../../dist/server/rules.js', import.meta.url))

/** The game of another release: its rules must not touch a match of this one. */
const CHANGED: AnyGame = {
  ...theseus,
  version: theseus.version + 1,
  components: { ...(theseus.components as object), added: true },
  *step() {
    throw new Error('These are other rules.')
  },
}
const AFTER = { ...games, theseus: CHANGED }

describe('games of the release before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bulkhead-upgrade-'))
  const shelf = { folder: join(folder, 'rules'), program }
  const people: Client[] = []
  let running: string
  let killed: string
  let finished: string
  let before: Position[]
  let ended: Position[]

  beforeAll(async () => {
    const server = new ChildServer(await freePort(), { DATA: folder }, built)
    await server.start()
    people.push(await Client.named(server.url, 'Ann'), await Client.named(server.url, 'Bob'))
    const options = { level: '1' }
    finished = await openTable(people, { options })
    await playOn(people, finished, 1)
    ended = await Promise.all(people.map((person) => person.position(finished)))
    running = await openTable(people, { options })
    await playOn(people, running, 2, 20)
    await server.stop()
    await server.start()
    killed = await openTable([people[0]], { options, bots: ['good'] })
    await playOn([people[0]], killed, 3, 6)
    before = await Promise.all(people.map((person) => person.position(running)))
    await server.kill()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  async function after(settings: Parameters<typeof testServer>[0] = {}): Promise<TestServer> {
    const server = await testServer({ storage: { folder }, games: AFTER, ...settings })
    for (const person of people) person.url = server.url
    return server
  }

  test('are put aside where their rules are gone: nothing is shown, told or done, and they can be ended', async () => {
    const server = await after({ log: 'silent' })
    const [ann, bob] = people
    const stream = ann.follow(running)
    await stream.until((s) => s.position !== null)
    for (const reader of [...people, new Client(server.url)]) {
      const { table, view, log, pending, offers, waiting, seed } = await reader.position(running)
      expect(table.phase).toBe('aside')
      expect({ view, log, pending, offers, waiting, seed }).toEqual({
        view: null,
        log: [],
        pending: [],
        offers: [],
        waiting: [],
        seed: null,
      })
    }
    const [{ id, revision }] = before.flatMap(({ pending }) => pending)
    const given = { decision: id, revision, picks: ['any'] }
    for (const path of ['replay', 'match', 'reasons', 'why-not']) {
      const { status, text } = await ann.get(`/api/tables/${running}/${path}`)
      expect(`${path} ${status} ${text}`).toMatch(/^(\w+ (403|409) |why-not 200 \[\]$)/)
    }
    const answer = await ann.post(`/api/tables/${running}/answers`, given, 'aside')
    expect(answer).toMatchObject({ status: 409, body: { error: 'aside' } })
    const mine = (await bob.get('/api/tables/mine')).body as { id: string; phase: string }[]
    expect(mine.find((one) => one.id === running)?.phase).toBe('aside')

    expect((await ann.post(`/api/tables/${killed}/abandon`)).status).toBe(200)
    expect((await ann.get(`/api/tables/${killed}`)).body.phase).toBe('abandoned')
    await ann.post(`/api/tables/${running}/abandon`)
    await stream.until((s) => s.position?.table.ending?.length === 1)
    expect((await ann.send('DELETE', `/api/tables/${running}/abandon`)).status).toBe(200)
    await stream.close()
    await server.close()
  })

  test('that were put aside go on by themselves where their rules are back', async () => {
    const child = new ChildServer(await freePort(), { DATA: folder, BOT_PAUSE: '1000000' }, built)
    await child.start()
    people[0].url = child.url
    const table = await openTable([people[0]], { options: { level: '1' }, bots: ['random'] })
    const rng = new FastRng(6)
    while ((await people[0].position(table)).waiting.join() !== '1') {
      await people[0].answerAtRandom(table, rng)
    }
    await child.kill()

    let later = 0
    const clock = { now: () => Date.now() + later, atLeast() {} }
    const elsewhere = { folder: join(folder, 'elsewhere'), program }
    const server = await after({ shelf: elsewhere, clock, log: 'silent' })
    const stream = people[0].follow(table)
    await stream.until((s) => s.position?.table.phase === 'aside')
    await people[0].post(`/api/tables/${table}/chat`, { text: 'What now?' })
    await people[1].post(`/api/tables/${running}/abandon`)
    const storage = await openStorage({ folder })
    for (const id of [table, running]) expect((await storage.record(id))?.phase).toBe('playing')

    const answers = async () => {
      const events = await storage.eventsAfter(table, 0)
      return events.filter(({ what }) => what.kind === 'answered' && what.seat === 1).length
    }
    const before = await answers()
    const edition = editionName(editionOf(theseus))
    copyFileSync(join(shelf.folder, edition), join(elsewhere.folder, edition))
    // The server may have looked at it a moment before, and looks again five minutes later.
    const answersLater = () => {
      later += 6 * 60_000
      return answers()
    }
    const patience = { interval: 3000, timeout: 60_000 }
    await expect.poll(answersLater, patience).toBeGreaterThan(before)
    await stream.ended
    await people[1].send('DELETE', `/api/tables/${running}/abandon`)
    await storage.close()
    await server.close()
  })

  test('are put aside where the file with their rules is damaged', async () => {
    const damaged = join(folder, 'damaged')
    cpSync(shelf.folder, damaged, { recursive: true })
    const [file] = readdirSync(damaged).filter((name) => name.endsWith('.mjs'))
    truncateSync(join(damaged, file), 1000)
    // Of this release's rules there is another file.
    const broken = { folder: damaged, program: fileURLToPath(import.meta.url) }
    const server = await after({ shelf: broken, log: 'silent' })
    expect((await people[0].position(running)).table.phase).toBe('aside')
    writeFileSync(join(damaged, editionName(editionOf(theseus))), '')
    expect((await people[0].position(finished)).result).not.toBeNull()
    await server.close()
  })

  test('that are over are read as they ended, though their rules are gone', async () => {
    const server = await after({ log: 'silent' })
    for (const [seat, person] of people.entries()) {
      const { result, view, log, table } = await person.position(finished)
      expect({ result, view, log, table }).toEqual({
        result: ended[seat].result,
        view: ended[seat].view,
        log: ended[seat].log,
        table: ended[seat].table,
      })
    }
    expect(ended[0].result).not.toBeNull()
    expect((await people[0].get(`/api/tables/${finished}/replay`)).body.error).toBe('aside')
    await server.close()
  })

  test('are finished by the rules that they began with, and looked back at', async () => {
    expect(readdirSync(shelf.folder)).toContain(editionName(editionOf(theseus)))
    const server = await after({ shelf })
    for (const [seat, person] of people.entries()) {
      const { view, log, pending, clocks } = await person.position(running)
      const { view: was, log: wrote, pending: asked, clocks: ran } = before[seat]
      expect({ view, log, pending, clocks }).toEqual({
        view: was,
        log: wrote,
        pending: asked,
        clocks: ran,
      })
    }
    await playOn(people, running, 4)
    expect((await people[0].position(running)).result).not.toBeNull()
    const match = (await people[1].get(`/api/tables/${running}/match`)).body
    expect(match.version).toBe(theseus.version)
    for (const table of [running, finished]) {
      const { status, body } = await people[0].get(`/api/tables/${table}/replay?at=5`)
      expect(status).toBe(200)
      expect(body.view).not.toBeNull()
    }
    await server.close()
  })

  test('end by a bot that thinks in rules of the release before', async () => {
    const child = new ChildServer(await freePort(), { DATA: folder }, built)
    await child.start()
    people[0].url = child.url
    const table = await openTable([people[0]], { options: { level: '1' }, bots: ['good'] })
    await child.kill()
    const server = await after({ shelf })
    await playOn([people[0]], table, 5)
    expect((await people[0].position(table)).result).not.toBeNull()
    await server.close()
  })
})
