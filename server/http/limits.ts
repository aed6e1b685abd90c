import type { RouteOptions } from 'fastify'
import { Complaint } from '../complaint.ts'
import { addressOf } from './address.ts'
import type { App } from './context.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many requests a minute this route takes from one address; false where none of them are counted. */
    perMinute?: number | false
  }
}

const A_MINUTE = 60_000
/** More would be somebody who has whole networks: what was counted until then is forgotten. */
const MOST_ADDRESSES = 100_000

/** Whoever asks too often is told when to come again; how much is left is told to nobody. */
export function limitRequests(app: App, most: number): void {
  const all = new Tally(most)
  app.addHook('onRoute', (route: RouteOptions) => {
    const perMinute = route.config?.perMinute
    if (perMinute === false) return
    const tallies = perMinute === undefined ? [all] : [all, new Tally(perMinute)]
    const limit: RouteOptions['onRequest'] = (request, reply, done) => {
      const from = addressOf(request)
      const full = tallies.find((tally) => !tally.takes(from))
      if (!full) return done()
      reply.header('retry-after', full.seconds)
      done(new Complaint(429, 'too-many', 'Too many requests; wait a moment.'))
    }
    route.onRequest = [limit, ...[route.onRequest ?? []].flat()]
  })
}

/** What has come from each address since the minute began. */
class Tally {
  private readonly counts = new Map<string, number>()
  private began = 0

  constructor(private readonly most: number) {}

  takes(from: string): boolean {
    const now = performance.now()
    if (now - this.began >= A_MINUTE || this.counts.size >= MOST_ADDRESSES) {
      this.counts.clear()
      this.began = now
    }
    const count = (this.counts.get(from) ?? 0) + 1
    this.counts.set(from, count)
    return count <= this.most
  }

  /** Until the next minute begins. */
  get seconds(): number {
    return Math.ceil((this.began + A_MINUTE - performance.now()) / 1000)
  }
}
