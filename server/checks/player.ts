import { randomUUID } from 'node:crypto'
import { randomPicks } from '@bulkhead/bots'
import type { Rng } from '@bulkhead/kernel'
import type { Answer, Client } from '../test/client.ts'
import { pause } from './child.ts'

/** An answer that the server has promised to keep. */
export interface Acknowledged {
  readonly table: string
  readonly key: string
  readonly number: number
}

/** A server that comes back needs the processor more than whoever asks whether it is there. */
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [20, 320]

/** Answers at random until told to stop, and asks again with the same key after every failure. */
export class Player {
  readonly acknowledged: Acknowledged[] = []
  retries = 0
  over = false
  /** What the server said to an answer that it had asked for itself. */
  refusal: string | null = null
  private stopped = false
  private running: Promise<void> = Promise.resolve()

  constructor(
    private readonly client: Client,
    private readonly table: string,
    private readonly rng: Rng,
  ) {}

  start(): void {
    this.running = this.run()
  }

  /** Until the game is over. */
  finished(): Promise<void> {
    return this.running
  }

  stop(): Promise<void> {
    this.stopped = true
    return this.running
  }

  private async run(): Promise<void> {
    while (!this.stopped && !this.over && this.refusal === null) {
      const { body } = await this.persist(() =>
        this.client.get(`/api/tables/${this.table}/position`),
      )
      if (body.table.phase !== 'playing') this.over = true
      else if (body.pending.length > 0) await this.answer(body.pending[0])
      else await pause(10)
      // Nobody looks through it here, and it would be gigabytes.
      this.client.received.length = 0
    }
  }

  private async answer(asked: Parameters<typeof randomPicks>[0] & { revision: number }) {
    const picks = randomPicks(asked, this.rng)
    const given = { decision: asked.id, revision: asked.revision, picks }
    const key = randomUUID()
    const { status, body, text } = await this.persist(() => this.give(given, key))
    if (status === 200) this.acknowledged.push({ table: this.table, key, number: body.number })
    else this.refusal = text
  }

  /** Through either door: whatever has come through one of them is known at the other. */
  private async give(given: object, key: string): Promise<Answer> {
    const { table, client } = this
    if (this.rng.int(2) === 0) return client.post(`/api/tables/${table}/answers`, given, key)
    const answer = await client.post('/api/answers', [{ table, key, ...given }])
    return answer.status === 200 ? { ...answer, ...answer.body[0], body: answer.body[0] } : answer
  }

  private async persist(ask: () => Promise<Answer>): Promise<Answer> {
    for (let wait = SHORTEST_PAUSE; ; wait = Math.min(2 * wait, LONGEST_PAUSE)) {
      const answer = await ask().catch(() => null)
      if (answer && answer.status < 500) return answer
      this.retries++
      await pause(wait)
    }
  }
}
