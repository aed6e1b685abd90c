import { existsSync } from 'node:fs'
import { startServer } from './index.ts'

const { env } = process
const thinking = new URL('./thinking.js', import.meta.url)

const server = await startServer({
  host: env.HOST ?? '127.0.0.1',
  port: Number(env.PORT ?? 8080),
  storage: { url: env.DATABASE_URL, folder: env.DATA ?? 'data' },
  limits: env.REQUESTS_A_MINUTE ? manyRequests(Number(env.REQUESTS_A_MINUTE)) : undefined,
  pace: env.BOT_PAUSE ? { bot: Number(env.BOT_PAUSE) } : undefined,
  webhooks: env.WEBHOOKS === 'on' ? 'outside' : 'off',
  thinking: existsSync(thinking) ? thinking : null,
  log: (env.LOG as 'info' | undefined) ?? 'warn',
  trustProxy: env.TRUST_PROXY === 'on',
})
console.log(`Bulkhead listens at ${server.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
}

function manyRequests(requests: number) {
  return { requests, identities: requests, streams: requests }
}
