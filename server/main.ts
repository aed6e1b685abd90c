import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RunningServer, type ServerSettings, startServer } from './index.ts'
import { giveBackMemory } from './memory.ts'
import { settingsFrom } from './settings.ts'
import { problemOf } from './storage/problems.ts'

const { env } = process
const settings = settingsFrom(env)
if (typeof settings === 'string') give(settings)
const host = settings.host!
const thinking = new URL('./thinking.js', import.meta.url)

/** Whoever is told to go goes, whatever the storage does; what was acknowledged is written. */
const LAST_SECONDS = 5
const leaving = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    leaving.abort()
    setTimeout(() => process.exit(0), LAST_SECONDS * 1000).unref()
  })
}

const program = fileURLToPath(new URL('./rules.js', import.meta.url))
const server = await started({
  ...settings,
  shelf: existsSync(program) ? { folder: resolve(env.DATA ?? 'data', 'rules'), program } : null,
  port: settings.port ?? (await firstFree(8080)),
  thinking: existsSync(thinking) ? thinking : null,
  client: env.CLIENT ?? fileURLToPath(new URL('../../web/dist', import.meta.url)),
  signal: leaving.signal,
  prepared: giveBackMemory,
  waits: (message) => console.error(`${message} Waiting for it.`),
})
console.log(`Bulkhead is ready: ${server.url}`)
console.log(
  `Its data lies in ${env.DATABASE_URL ? 'the PostgreSQL of DATABASE_URL' : resolve(env.DATA ?? 'data')}.`,
)
leaving.signal.addEventListener('abort', leave)
if (leaving.signal.aborted) leave()

function leave(): void {
  server.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}

/** Or ends the process with a sentence where the port is taken. */
async function started(settings: ServerSettings): Promise<RunningServer> {
  try {
    return await startServer(settings)
  } catch (error) {
    if (leaving.signal.aborted) process.exit(0)
    const { problem, message } = problemOf(error)
    if (problem === 'not-allowed' || problem === 'damaged') give(message)
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    give(`Somebody listens at port ${settings.port} already; name another one as PORT.`)
  }
}

function give(reason: string): never {
  console.error(reason)
  process.exit(1)
}

/** The first port from here on that nobody listens at. */
async function firstFree(port: number): Promise<number> {
  return (await isFree(port)) ? port : firstFree(port + 1)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((tell, fail) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') tell(false)
      else fail(error)
    })
    probe.listen(port, host, () => probe.close(() => tell(true)))
  })
}
