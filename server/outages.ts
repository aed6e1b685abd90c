import type { FastifyBaseLogger } from 'fastify'

const SECONDS_BETWEEN_NOTES = 30

/** Notes that the storage is away once in a while, however many notice, and when it is back. */
export function notingOutages(log: () => Pick<FastifyBaseLogger, 'error' | 'warn'>) {
  let faults = 0
  let notedAt = -Infinity
  let isNoted = false
  return {
    failed(cause: unknown): void {
      faults++
      if (performance.now() - notedAt < SECONDS_BETWEEN_NOTES * 1000) return
      notedAt = performance.now()
      isNoted = true
      log().error({ err: cause, faults }, 'the storage does not answer')
    },
    over(): void {
      if (isNoted) log().warn({ faults }, 'the storage answers again')
      isNoted = false
      faults = 0
    },
  }
}
