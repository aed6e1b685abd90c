import type { FastifyReply, RouteOptions } from 'fastify'
import { Complaint } from '../complaint.ts'
import { addressOf } from './address.ts'
import type { App } from './context.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many requests a minute this route takes from one address; false where none of them are counted. */
    perMinute?: number | false
  }
  interface FastifyInstance {
    /** Counts so many requests more from whoever sent this one; complains where they are too many. */
    countMore(request: FastifyRequest, reply: FastifyReply, requests: number): void
  }
}

const A_MINUTE = 60_000
/** More would be somebody who has whole networks: what was counted until then is forgotten. */
const MOST_ADDRESSES = 100_000

/** Whoever asks too often is told when to come again; how much is left is told to nobody. */
export function limitRequests(app: App, most: number): void {
  const all = new Tally(most)
  app.decorate('countMore', (request, reply, requests) => {
    if (!all.takes(addressOf(request), requests)) throw tooMany(reply, all)
  })
  app.addHook('onRoute', (route: RouteOptions) => {
    const perMinute = route.config?.perMinute
    if (perMinute === false) return
    const tallies = perMinute === undefined ? [all] : [all, new Tally(perMinute)]
    const limit: RouteOptions['onRequest'] = (request, reply, done) => {
      const from = addressOf(request)
      const full = tallies.find((tally) => !tally.takes(from))
      if (!full) return done()
      done(tooMany(reply, full))
    }
    route.onRequest = [limit, ...[route.onRequest ?? []].flat()]
  })
}

function tooMany(reply: FastifyReply, { seconds }: Tally): Complaint {
  reply.header('retry-after', seconds)
  return new Complaint(429, 'too-many', 'Too many requests; wait a moment.')
}

/** What has come from each address since the minute began. */
class Tally {
  private readonly counts = new Map<string, number>()
  private began = 0

  constructor(private readonly most: number) {}

  takes(from: string, requests = 1): boolean {
    const now = performance.now()
    if (now - this.began >= A_MINUTE || this.counts.size >= MOST_ADDRESSES) {
      this.counts.clear()
      this.began = now
    }
    const count = (this.counts.get(from) ?? 0) + requests
    this.counts.set(from, count)
    return count <= this.most
  }

  /** Until the next minute begins. */
  get seconds(): number {
    return Math.ceil((this.began + A_MINUTE - performance.now()) / 1000)
  }
}
