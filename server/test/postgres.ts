import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const DEBIAN = '/usr/lib/postgresql'

/** The folder of the newest PostgreSQL on this machine; null where there is none. */
export const postgresFolder: string | null = findPostgres()

function findPostgres(): string | null {
  if (!existsSync(DEBIAN)) return null
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'))
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

export interface TestPostgres {
  /** The address of a new, empty database. */
  database(): Promise<string>
  /** Ends every connection and stops answering; `abruptly` as if the machine had lost power. */
  halt(abruptly?: boolean): Promise<void>
  /** Answers again. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/** A real PostgreSQL of its own, in a folder that is thrown away. */
export async function startPostgres(inside = tmpdir()): Promise<TestPostgres> {
  if (!postgresFolder) throw new Error('There is no PostgreSQL on this machine.')
  const folder = mkdtempSync(join(inside, 'bulkhead-postgres-'))
  const user = unprivileged()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'bulkhead', '-A', 'trust', '-N', '--locale=C.UTF-8']
  execFileSync(join(postgresFolder, 'initdb'), initdb, { ...user, cwd: folder, stdio: 'ignore' })
  const port = await freePort()
  const settings = ['fsync=off', `port=${port}`, 'listen_addresses=127.0.0.1', 'max_connections=60']
  settings.push('min_wal_size=32MB', 'max_wal_size=48MB')
  const args = ['-D', data, '-k', folder, ...settings.flatMap((one) => ['-c', one])]
  const program = join(postgresFolder, 'postgres')
  const run = () => spawn(program, args, { ...user, cwd: folder, stdio: 'ignore' })
  let process = run()
  const address = (name: string) => `postgres://bulkhead@127.0.0.1:${port}/${name}`
  await answering(address('postgres'))
  let databases = 0
  return {
    async database() {
      const name = `test${++databases}`
      await query(address('postgres'), `create database ${name}`)
      return address(name)
    },
    halt: (abruptly = false) => ended(process, abruptly ? 'SIGQUIT' : 'SIGINT'),
    async resume() {
      if (hasEnded(process)) process = run()
      await answering(address('postgres'))
    },
    async stop() {
      await ended(process, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function ended(process: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(process)) return
  const exit = new Promise((resolve) => process.once('exit', resolve))
  process.kill(signal)
  await exit
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Below the ports that systems lend to outgoing connections: one of those could take it meanwhile. */
const [LOWEST_PORT, HIGHEST_PORT] = [20_000, 32_000]

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

async function answering(url: string): Promise<void> {
  const until = Date.now() + 30_000
  while (Date.now() < until) {
    if (await query(url, 'select 1').catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('PostgreSQL did not start.')
}

async function query(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  // A server that is starting breaks connections.
  client.on('error', () => {})
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}
