import { timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { Complaint } from '../complaint.ts'
import type { App } from './context.ts'

/** What a server counts, for Prometheus. */
export interface Metrics {
  readonly registry: Registry
  answered(method: string, status: number): void
  happened(kind: string): void
  readonly failures: Counter
  readonly answerSeconds: Histogram
  readonly streamBytes: Counter
}

export function openMetrics(live: { tables(): number; streams(): number }): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('bulkhead_live_tables', 'Tables in memory', live.tables)
  gauge('bulkhead_streams', 'Open event streams', live.streams)
  gauge('process_resident_memory_bytes', 'Resident memory', () => process.memoryUsage().rss)
  const requests = new Map<string, number>()
  const events = new Map<string, number>()
  tally(registry, requests, {
    name: 'bulkhead_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'status'],
  })
  tally(registry, events, {
    name: 'bulkhead_events_total',
    help: 'Events appended by this process',
    labelNames: ['kind'],
  })
  return {
    registry,
    answered: (method, status) => count(requests, `${method} ${status}`),
    happened: (kind) => count(events, kind),
    failures: new Counter({
      name: 'bulkhead_failures_total',
      help: 'Things that went wrong inside',
      registers,
    }),
    answerSeconds: new Histogram({
      name: 'bulkhead_answer_seconds',
      help: 'From an answer to its durable acknowledgement',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
      registers,
    }),
    streamBytes: new Counter({
      name: 'bulkhead_stream_bytes_total',
      help: 'Bytes written to event streams',
      registers,
    }),
  }
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}

/** Labels are made when somebody reads, not with everything that is counted. */
function tally(
  registry: Registry,
  counts: ReadonlyMap<string, number>,
  { labelNames, ...named }: { name: string; help: string; labelNames: string[] },
): void {
  new Counter({
    ...named,
    labelNames,
    registers: [registry],
    collect() {
      this.reset()
      for (const [what, times] of counts) {
        const labels = what.split(' ')
        this.inc(Object.fromEntries(labelNames.map((name, i) => [name, labels[i]])), times)
      }
    },
  })
}

/** Where counts are read. They tell what others do, so it is never a door for everybody. */
export interface MetricsDoors {
  /** A port of their own, at this machine unless a host is named. */
  readonly port?: number
  readonly host?: string
  /** What whoever asks at the server's own port must know. */
  readonly token?: string
}

export async function listenForMetrics(
  { registry }: Metrics,
  { port, host = '127.0.0.1' }: MetricsDoors,
): Promise<Server | null> {
  if (port === undefined) return null
  const server = createServer(async ({ url }, response) => {
    const found = url === '/metrics'
    response.writeHead(found ? 200 : 404, { 'content-type': registry.contentType })
    response.end(found ? await registry.metrics() : '')
  })
  await new Promise<void>((listening, fail) => {
    server.once('error', fail)
    server.listen(port, host, listening)
  })
  return server
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

/** Without a token there is nothing at this address. */
export function metricsRoute(app: App, { registry }: Metrics, { token }: MetricsDoors): void {
  if (!token) return
  const known = Buffer.from(`Bearer ${token}`)
  app.get('/metrics', { schema: { hide: true } }, async ({ headers }, reply) => {
    const given = Buffer.from(headers.authorization ?? '')
    if (given.length !== known.length || !timingSafeEqual(given, known)) {
      throw new Complaint(401, 'who-are-you', 'Only the operator may read this.')
    }
    reply.type(registry.contentType)
    return registry.metrics()
  })
}
