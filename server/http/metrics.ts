import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What a server counts, for Prometheus. */
export interface Metrics {
  readonly registry: Registry
  readonly requests: Counter<'method' | 'status'>
  readonly events: Counter<'kind'>
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
  return {
    registry,
    requests: new Counter({
      name: 'bulkhead_http_requests_total',
      help: 'Requests answered',
      labelNames: ['method', 'status'],
      registers,
    }),
    events: new Counter({
      name: 'bulkhead_events_total',
      help: 'Events appended by this process',
      labelNames: ['kind'],
      registers,
    }),
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
