import type { FastifyReply } from 'fastify'
import { Complaint } from '../complaint.ts'
import { addressOf } from './address.ts'
import type { App, Limits } from './context.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which limit of its own a request counts for, beside that for all; false where it counts for none. */
    limit?: Apart | false
  }
  interface FastifyInstance {
    /** Counts so many requests more from whoever sent this one; complains where they are too many. */
    countMore(request: FastifyRequest, reply: FastifyReply, requests: number): void
  }
}

type Apart = Exclude<keyof Limits, 'requests' | 'streams'>

const A_MINUTE = 60_000
/** More would be somebody who has whole networks: what was counted until then is forgotten. */
const MOST_ADDRESSES = 100_000

/**
 * Whoever asks too often is told when to come again; how much is left is told to nobody. It comes before everything
 * that costs something.
 */
export function limitRequests(app: App, limits: Limits): void {
  const all = new Tally(limits.requests)
  const apart: Readonly<Record<Apart, Tally>> = {
    identities: new Tally(limits.identities),
    codes: new Tally(limits.codes),
    looks: new Tally(limits.looks),
    chat: new Tally(limits.chat),
  }
  app.decorate('countMore', (request, reply, requests) => {
    if (!all.takes(addressOf(request), requests)) throw tooMany(reply, all)
  })
  app.addHook('onRequest', (request, reply, done) => {
    const { limit } = request.routeOptions.config
    if (limit === false) return done()
    const from = addressOf(request)
    const tallies = limit ? [all, apart[limit]] : [all]
    const full = tallies.find((tally) => !tally.takes(from))
    done(full && tooMany(reply, full))
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
