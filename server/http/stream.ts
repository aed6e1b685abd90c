import type { ServerResponse } from 'node:http'
import { Complaint } from '../complaint.ts'
import { type Listener, storageMessage } from '../tables/audience.ts'
import { addressOf } from './address.ts'
import type { App, Context } from './context.ts'
import { readerFor } from './play.ts'
import { TablePath } from './schemas.ts'
import { findTable } from './tables.ts'

const HEARTBEAT = 15_000
/** A client that does not read is let go; it comes back and resumes. */
const LARGEST_BACKLOG = 4 * 1024 * 1024

/** One stream for each table and reader: the position first, then what every event changes. */
export function streamRoutes(app: App, context: Context): { count(): number } {
  const open = new Map<string, number>()
  /** What is open by the secret that it came with: it ends when that is given up. */
  const bySecret = new Map<string, Set<Listener>>()
  let streams = 0
  context.givenUp.add((hash) => {
    for (const listener of bySecret.get(hash) ?? []) listener.end()
  })

  app.get(
    '/api/tables/:table/stream',
    { schema: { tags: ['play'], params: TablePath }, exposeHeadRoute: false },
    async (request, reply) => {
      const table = await findTable(context, request)
      const identity = request.person?.id ?? null
      const from = addressOf(request)
      if ((open.get(from) ?? 0) >= app.limits.streams) {
        throw new Complaint(429, 'too-many', 'Too many streams are open from this address.')
      }
      const last = request.headers['last-event-id']
      await table.read((t) => {
        readerFor(t, request.person)
        reply.hijack()
        begin(reply.raw, t.now)
        const { secretHash } = request
        const listener = listen(reply.raw, identity, secretHash, () => {
          table.audience.remove(listener)
          release(listener, secretHash)
          count(from, -1)
        })
        hold(listener, secretHash)
        count(from, 1)
        t.audience.add(listener, typeof last === 'string' ? last : null)
        context.tables.appeared(t)
        if (!context.tables.isStored) listener.send(storageMessage(false))
      })
    },
  )

  function count(from: string, change: number): void {
    streams += change
    const now = (open.get(from) ?? 0) + change
    if (now > 0) open.set(from, now)
    else open.delete(from)
  }

  function hold(listener: Listener, secretHash: string | null): void {
    if (secretHash === null) return
    const held = bySecret.get(secretHash) ?? new Set()
    bySecret.set(secretHash, held.add(listener))
  }

  function release(listener: Listener, secretHash: string | null): void {
    const held = bySecret.get(secretHash ?? '')
    held?.delete(listener)
    if (held?.size === 0) bySecret.delete(secretHash!)
  }

  /** Another process, or the operator, may have taken the secret away. */
  async function isKnown(secretHash: string): Promise<boolean> {
    try {
      return (await context.storage.identityBySecret(secretHash)) !== null
    } catch {
      return true
    }
  }

  function listen(
    raw: ServerResponse,
    identity: string | null,
    secretHash: string | null,
    closed: () => void,
  ): Listener {
    const beat = setInterval(async () => {
      raw.write(': still here\n\n')
      if (identity !== null && !(await isKnown(secretHash!))) raw.end()
    }, HEARTBEAT)
    raw.on('close', () => {
      clearInterval(beat)
      closed()
    })
    raw.on('error', () => raw.destroy())
    return {
      identity,
      send({ text }) {
        context.metrics.streamBytes.inc(text.length)
        raw.write(text)
        if (raw.writableLength > LARGEST_BACKLOG) raw.destroy()
      },
      end: () => raw.end(),
    }
  }

  return { count: () => streams }
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
