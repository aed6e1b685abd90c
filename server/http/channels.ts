import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Complaint } from '../complaint.ts'
import { addressOf } from './address.ts'
import type { App, Bearer, Context } from './context.ts'

const HEARTBEAT = 15_000
/** A client that does not read is let go; it comes back and resumes. */
const LARGEST_BACKLOG = 4 * 1024 * 1024

/** An open stream of events. */
export interface Channel {
  /** What is sent in one turn goes out together. */
  send(text: string): void
  /** Until it can take more at once. */
  ready(): Promise<void>
  end(): void
}

export interface Ends {
  /** Now and then, while it is open. */
  beat?(): Promise<void>
  closed(): void
}

export interface Channels {
  /** Complains where there are too many from one address. */
  requireRoom(request: FastifyRequest): void
  open(request: FastifyRequest, reply: FastifyReply, ends: Ends): Channel
  count(): number
}

/** All open streams. Each ends when a secret that it came with is given up, here or elsewhere. */
export function openChannels(app: App, { storage, clock, metrics, givenUp }: Context): Channels {
  const all = new Set<Channel>()
  const fromAddress = new Map<string, number>()
  const bySecret = new Map<string, Set<Channel>>()
  givenUp.add((hash) => {
    for (const channel of bySecret.get(hash) ?? []) channel.end()
  })
  // They never end by themselves.
  app.addHook('preClose', async () => {
    for (const channel of all) channel.end()
  })

  return {
    count: () => all.size,

    requireRoom(request) {
      if ((fromAddress.get(addressOf(request)) ?? 0) < app.limits.streams) return
      throw new Complaint(429, 'too-many', 'Too many streams are open from this address.')
    },

    open(request, reply, { beat, closed }) {
      const { bearers } = request
      const from = addressOf(request)
      reply.hijack()
      const { raw } = reply
      begin(raw, clock.now())
      const channel = channelTo(raw)
      note(channel, from, bearers)
      const beating = setInterval(async () => {
        raw.write(': still here\n\n')
        if (await areKnown(bearers)) await beat?.()
        else channel.end()
      }, HEARTBEAT)
      const finish = () => {
        clearInterval(beating)
        forget(channel, from, bearers)
        closed()
      }
      // Whoever has gone while the table was found is not heard to go.
      if (raw.destroyed) process.nextTick(finish)
      else raw.on('close', finish)
      raw.on('error', () => raw.destroy())
      return channel
    },
  }

  function channelTo(raw: ServerResponse): Channel {
    let waiting = ''
    let drained: Promise<void> | null = null

    function flush(): void {
      if (waiting === '' || raw.writableEnded) return
      metrics.streamBytes.inc(waiting.length)
      raw.write(waiting)
      waiting = ''
      if (raw.writableLength > LARGEST_BACKLOG) raw.destroy()
    }

    return {
      send(text) {
        if (waiting === '') process.nextTick(flush)
        waiting += text
      },
      async ready() {
        flush()
        if (!raw.writableNeedDrain || raw.destroyed) return
        drained ??= whenDrained(raw).finally(() => {
          drained = null
        })
        await drained
      },
      end() {
        flush()
        raw.end()
      },
    }
  }

  function note(channel: Channel, from: string, bearers: readonly Bearer[]): void {
    all.add(channel)
    fromAddress.set(from, (fromAddress.get(from) ?? 0) + 1)
    for (const { secretHash } of bearers) {
      bySecret.set(secretHash, (bySecret.get(secretHash) ?? new Set()).add(channel))
    }
  }

  function forget(channel: Channel, from: string, bearers: readonly Bearer[]): void {
    all.delete(channel)
    const left = fromAddress.get(from)! - 1
    if (left > 0) fromAddress.set(from, left)
    else fromAddress.delete(from)
    for (const { secretHash } of bearers) {
      const held = bySecret.get(secretHash)
      held?.delete(channel)
      if (held?.size === 0) bySecret.delete(secretHash)
    }
  }

  /** Another process, or the operator, may have taken a secret away. */
  async function areKnown(bearers: readonly Bearer[]): Promise<boolean> {
    try {
      const asked = bearers.map(({ secretHash }) => storage.identityBySecret(secretHash))
      return (await Promise.all(asked)).every((person) => person !== null)
    } catch {
      return true
    }
  }
}

/** Or closed: then nobody waits any more. Neither listener stays behind. */
export function whenDrained(raw: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      raw.off('drain', done).off('close', done)
      resolve()
    }
    raw.on('drain', done).on('close', done)
  })
}

/** It ends with its connection, so that every message can be sent as it is. */
function begin(raw: ServerResponse, now: number): void {
  raw.removeHeader('transfer-encoding')
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-accel-buffering': 'no',
    // A connection that went on after its stream would hold up a server that wants to stop.
    connection: 'close',
  })
  // Deadlines are told by this clock, and a device may have another.
  raw.write(`retry: 1000\nevent: time\ndata: ${JSON.stringify({ now })}\n\n`)
}
