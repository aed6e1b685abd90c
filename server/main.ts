import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RunningServer, type ServerSettings, startServer } from './index.ts'

const { env } = process
const host = env.HOST ?? '127.0.0.1'
const folder = env.DATA ?? 'data'
const thinking = new URL('./thinking.js', import.meta.url)

const server = await started({
  host,
  port: env.PORT ? Number(env.PORT) : await firstFree(8080),
  storage: { url: env.DATABASE_URL, folder, waitsForDisk: env.WAIT_FOR_DISK === 'on' },
  limits: env.REQUESTS_A_MINUTE ? manyRequests(Number(env.REQUESTS_A_MINUTE)) : undefined,
  absence: env.AWAY_AFTER ? Number(env.AWAY_AFTER) * 1000 : undefined,
  pace: {
    ...(env.BOT_PAUSE && { bot: Number(env.BOT_PAUSE) }),
    ...(env.REACTION_PAUSE && { reaction: Number(env.REACTION_PAUSE) }),
  },
  webhooks: env.WEBHOOKS === 'on' ? 'outside' : 'off',
  thinking: existsSync(thinking) ? thinking : null,
  client: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  log: (env.LOG as 'info' | undefined) ?? 'warn',
  trustProxy: env.TRUST_PROXY === 'on',
})
console.log(`Bulkhead is ready: ${server.url}`)
console.log(
  `Its data lies in ${env.DATABASE_URL ? 'the PostgreSQL of DATABASE_URL' : resolve(folder)}.`,
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
}

/** Or ends the process with a sentence where the port is taken. */
async function started(settings: ServerSettings): Promise<RunningServer> {
  try {
    return await startServer(settings)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    console.error(`Somebody listens at port ${settings.port} already; name another one as PORT.`)
    process.exit(1)
  }
}

function manyRequests(requests: number) {
  return { requests, identities: requests, streams: requests }
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
