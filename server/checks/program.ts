import { randomUUID } from 'node:crypto'
import { Caller } from './caller.ts'
import { CELLS } from './cells.ts'

/**
 * One program for several seats, by what the server has for that: the one stream of all tables, and answers to
 * whatever has come with it in one request. It answers what it has been told, and nothing else.
 */
export class Program {
  accepted = 0
  /** Milliseconds from each answer to its event. */
  readonly latencies: number[] = []
  private readonly caller: Caller
  private readonly began = new Map<string, number>()
  private waiting: string[] = []
  private isAsking = false
  private stopped = false

  constructor(url: string, tokens: readonly string[]) {
    this.caller = new Caller(url, tokens.join(','))
    this.caller.read('/api/stream', (events) => {
      for (const { event, data } of events) this.hear(event, data)
      if (!this.isAsking) this.send()
    })
  }

  close(): void {
    this.stopped = true
    this.caller.close()
  }

  private hear(event: string, data: string): void {
    if (event !== 'change' && event !== 'position') return
    const { table, seat, told } = JSON.parse(data)
    const place = `${table} ${seat}`
    const began = this.began.get(place)
    if (told.kind === 'answered' && told.seat === seat && began !== undefined) {
      this.latencies.push(performance.now() - began)
    }
    const [asked] = told.pending ?? []
    if (!asked) return
    const { id, revision } = asked
    this.began.set(place, performance.now())
    this.waiting.push(
      `{"table":"${table}","seat":${seat},"decision":${id},"revision":${revision},` +
        `"picks":["${id % CELLS}"],"key":"${randomUUID()}"}`,
    )
  }

  private async send(): Promise<void> {
    this.isAsking = true
    while (this.waiting.length > 0 && !this.stopped) {
      const given = this.waiting.splice(0, MOST_AT_ONCE)
      const { status, text } = await this.caller.post('/api/answers', `[${given.join(',')}]`)
      if (status !== 200) throw new Error(text)
      const answered: readonly { status: number }[] = JSON.parse(text)
      const refused = answered.find((one) => one.status !== 200)
      if (refused) throw new Error(JSON.stringify(refused))
      this.accepted += answered.length
    }
    this.isAsking = false
  }
}

const MOST_AT_ONCE = 100
