import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Client } from './client.ts'
import { type TestServer, testServer } from './server.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const MOST_LINES = 60
const source = (name: string) => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url))
const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython)
  console.warn('Skipped: examples/bot.py, as there is no python3. bot.ts plays for it.')

test.each(['bot.ts', 'bot.py'])('%s can be read in a minute', (name) => {
  expect(readFileSync(source(name), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(
    MOST_LINES,
  )
})

describe('the examples', () => {
  let server: TestServer
  let door: Door
  let ann: Client
  let bots: RunningBot[]

  beforeEach(async () => {
    server = await testServer()
    door = await openDoor(server.url)
    ann = await server.person('Ann')
    bots = []
  })
  afterEach(async () => {
    for (const { child } of bots) child.kill()
    door.close()
    await server.remove()
  })

  /** One bot plays the host's seat with her token, the other joins under a name of its own. */
  async function begin(settings: object, [own, other]: readonly Runner[]): Promise<string> {
    const { body, text } = await ann.post('/api/tables', settings)
    expect(body.id, text).toBeTruthy()
    const link = `${door.url}/#/t/${body.id}`
    bots = [own(link, { TOKEN: ann.token! }), other(link, {})]
    const kinds = async () =>
      (await ann.get(`/api/tables/${body.id}`)).body.seats.map(
        (seat: { kind: string }) => seat.kind,
      )
    await expect.poll(kinds, { timeout: 30_000 }).not.toContain('free')
    expect((await ann.post(`/api/tables/${body.id}/start`)).status).toBe(200)
    return body.id
  }

  /** The host's bot takes its seat back where a bot of the server was put on it. */
  async function putBotInPlace(table: string): Promise<void> {
    expect((await ann.post(`/api/tables/${table}/leave`)).status).toBe(200)
    const seat = async () => (await ann.get(`/api/tables/${table}`)).body.seats[0].bot
    await expect.poll(seat, { timeout: 30_000 }).toBeNull()
  }

  async function goesOn(table: string): Promise<void> {
    const { number } = await ann.position(table)
    const now = async () => (await ann.position(table)).number
    await expect.poll(now, { timeout: 30_000 }).toBeGreaterThan(number + 10)
  }

  async function ends(table: string): Promise<void> {
    const said = await Promise.all(bots.map(({ ended }) => ended))
    const { table: now, result } = await ann.position(table)
    expect(now.phase).toBe('over')
    for (const { code, out } of said) {
      const [, told] = /^over (.*)$/m.exec(out) ?? expect.fail(out)
      expect(JSON.parse(told)).toEqual(result)
      expect(code).toBe(0)
    }
  }

  test('play a whole game of Theseus, though lines break and the server goes away', async () => {
    const settings = { game: 'theseus', seats: 2, options: { level: '1' } }
    const table = await begin(settings, [runTypeScript, runPython])
    await putBotInPlace(table)
    await goesOn(table)
    door.cut()
    await goesOn(table)
    server = await server.again()
    ann.url = server.url
    door.leadTo(server.url)
    await ends(table)
  })

  test('play a whole game of Nemesis beside bots of the server', async () => {
    const settings = { game: 'nemesis', seats: 4, bots: ['good', 'random'] }
    const table = await begin(settings, [runPython, runTypeScript])
    await putBotInPlace(table)
    await ends(table)
  })
})

interface RunningBot {
  readonly child: ChildProcess
  readonly ended: Promise<{ code: number | null; out: string }>
}

type Runner = (link: string, settings: Settings) => RunningBot
type Settings = Readonly<Record<string, string>>

function runTypeScript(link: string, settings: Settings): RunningBot {
  const { code } = transformSync(readFileSync(source('bot.ts'), 'utf8'), { loader: 'ts' })
  const bot = run(process.execPath, ['--input-type=module', '-', link], settings)
  bot.child.stdin!.end(code)
  return bot
}

function runPython(link: string, settings: Settings): RunningBot {
  if (!hasPython) return runTypeScript(link, settings)
  return run('python3', [source('bot.py'), link, 'Monty'], settings)
}

function run(program: string, args: readonly string[], settings: Settings): RunningBot {
  const env = { PATH: process.env.PATH, PACE: '10', ...settings }
  const child = spawn(program, args, { env })
  let out = ''
  for (const pipe of [child.stdout, child.stderr]) {
    pipe.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
  }
  const ended = new Promise<{ code: number | null; out: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, out }))
  })
  return { child, ended }
}

/** An address that stays the same while what is behind it goes away and comes back. */
interface Door {
  readonly url: string
  leadTo(url: string): void
  /** Breaks every line that goes through. */
  cut(): void
  close(): void
}

async function openDoor(first: string): Promise<Door> {
  let target = new URL(first)
  const lines = new Set<Socket>()
  const cut = () => {
    for (const line of lines) line.destroy()
  }
  const door = createServer((caller) => {
    const answerer = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [caller, answerer],
      [answerer, caller],
    ]) {
      lines.add(one)
      one
        .on('error', () => {})
        .on('close', () => {
          lines.delete(one)
          other.destroy()
        })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const { port } = door.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo: (url) => {
      target = new URL(url)
    },
    cut,
    close: () => {
      cut()
      door.close()
    },
  }
}
