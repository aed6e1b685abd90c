import { setTimeout as pause } from 'node:timers/promises'
import { problemOf } from '../storage/problems.ts'
import type { App, Context } from './context.ts'

/** Whoever asks how the server is does not wait for ever. */
const PATIENCE = 2000
/** However many ask, so often is written at most. */
const KEPT_FOR = 500

interface Health {
  readonly healthy: boolean
  readonly storage: string
  readonly problem?: string
  readonly message?: string
}

/** Healthy is who can write: a disk that is full can still be read. */
export function healthRoute(app: App, { storage, heart }: Context): void {
  let known: Promise<Health> | null = null

  app.get('/health', { schema: { hide: true }, config: { limit: false } }, async (_, reply) => {
    known ??= looked()
    const health = await known
    return reply.code(health.healthy ? 200 : 503).send(health)
  })

  async function looked(): Promise<Health> {
    const health = await look()
    setTimeout(() => {
      known = null
    }, KEPT_FOR).unref()
    return health
  }

  async function look(): Promise<Health> {
    const late = new AbortController()
    try {
      await Promise.race([heart.beat(), tooLate(late.signal)])
      return { healthy: true, storage: storage.kind }
    } catch (error) {
      const { problem, message } = problemOf(error)
      return { healthy: false, storage: storage.kind, problem, message }
    } finally {
      late.abort()
    }
  }
}

async function tooLate(signal: AbortSignal): Promise<never> {
  await pause(PATIENCE, undefined, { signal, ref: false })
  throw Object.assign(new Error('The storage did not answer in time.'), { code: 'ETIMEDOUT' })
}
