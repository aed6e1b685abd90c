import { randomUUID } from 'node:crypto'
import { randomPicks } from '@bulkhead/bots'
import { FastRng, type Rng } from '@bulkhead/kernel'
import { folded, isVain, type Position } from '@bulkhead/protocol'

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect.
  readonly body: any
  readonly text: string
}

/** Somebody at a browser or a bot with a token, as tests play them. */
export class Client {
  /** Every byte that ever came back. */
  readonly received: string[] = []

  constructor(
    public url: string,
    readonly token: string | null = null,
  ) {}

  static async named(url: string, name: string): Promise<Client> {
    const { body } = await new Client(url).post('/api/identity', { name, bearer: true })
    return new Client(url, body.token)
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path)
  }

  post(path: string, body: unknown = {}, key: string | null = null): Promise<Answer> {
    return this.send('POST', path, body, key)
  }

  async send(method: string, path: string, body?: unknown, key?: string | null): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...this.identity,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    this.received.push(text)
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : null, text }
  }

  async position(table: string): Promise<Position> {
    return (await this.get(`/api/tables/${table}/position`)).body
  }

  /** Answers at random; null where nothing is asked, or the table was quicker with what is asked in vain. */
  async answerAtRandom(table: string, rng: Rng, at?: Position): Promise<Answer | null> {
    const { pending } = at ?? (await this.position(table))
    if (pending.length === 0) return null
    const [{ id, revision }] = pending
    const picks = randomPicks(pending[0], rng)
    const given = { decision: id, revision, picks }
    const answer = await this.post(`/api/tables/${table}/answers`, given, randomUUID())
    const wasTooLate = answer.status === 409 && isVain(pending[0])
    return wasTooLate ? null : answer
  }

  /** Opens a stream; `last` resumes it from an event, `known` is the position there. */
  follow(table: string, last?: string, known: Position | null = null): Follower {
    return new Follower(this, table, this.identity, last, known)
  }

  private get identity(): Record<string, string> {
    return this.token ? { authorization: `Bearer ${this.token}` } : {}
  }
}

export interface Message {
  readonly id: string
  readonly event: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect.
  readonly data: any
}

/** An open stream, and the position as it follows from what came through it. */
export class Follower {
  readonly messages: Message[] = []
  /** The seats whose people are there. */
  present: readonly number[] = []
  /** Whether the server's storage answers. */
  stored = true
  /** What the server's clock said when the stream began. */
  time = 0
  private readonly aborted = new AbortController()
  readonly ended: Promise<void>
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly client: Client,
    private readonly table: string,
    identity: Record<string, string>,
    last: string | undefined,
    public position: Position | null,
  ) {
    this.ended = this.run({ ...identity, ...(last ? { 'last-event-id': last } : {}) }).catch(
      () => {},
    )
  }

  get last(): string {
    return this.messages.at(-1)!.id
  }

  get closed(): boolean {
    return this.aborted.signal.aborted
  }

  close(): Promise<void> {
    this.aborted.abort()
    return this.ended
  }

  /** Waits until what came through the stream fulfils something. */
  async until(fulfilled: (follower: Follower) => boolean, patience = 30_000): Promise<void> {
    const end = Date.now() + patience
    while (!fulfilled(this)) {
      if (Date.now() > end) throw new Error(`The stream stands still at ${this.position?.number}.`)
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve)
        setTimeout(resolve, 100)
      })
    }
  }

  private async run(headers: Record<string, string>): Promise<void> {
    const { signal } = this.aborted
    const path = `/api/tables/${this.table}/stream`
    const response = await fetch(this.client.url + path, { headers, signal })
    if (!response.ok) return
    let rest = ''
    for await (const bytes of response.body!.pipeThrough(new TextDecoderStream())) {
      this.client.received.push(bytes)
      const blocks = (rest + bytes).split('\n\n')
      rest = blocks.pop()!
      for (const block of blocks) this.take(block)
    }
  }

  private take(block: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
    const data = field('data')
    if (data === undefined) return
    const message = { id: field('id')!, event: field('event')!, data: JSON.parse(data) }
    if (message.event === 'presence') this.present = message.data.present
    else if (message.event === 'time') this.time = message.data.now
    else if (message.event === 'storage') this.stored = message.data.answers
    else this.follow(message)
    for (const resolve of this.waiting.splice(0)) resolve()
  }

  private follow(message: Message): void {
    this.messages.push(message)
    this.position =
      message.event === 'position' ? message.data : folded(this.position!, message.data)
  }
}

/** Plays a table to its end: every person answers at random, in any order. */
export async function playOn(
  people: readonly Client[],
  table: string,
  seed: number,
  most = 5000,
): Promise<number> {
  const rng = new FastRng(seed)
  let answers = 0
  while (answers < most) {
    const [first] = people
    const { table: now } = await first.position(table)
    if (now.phase !== 'playing') return answers
    let moved = false
    for (const person of people) {
      const answer = await person.answerAtRandom(table, rng)
      if (!answer) continue
      if (answer.status !== 200) throw new Error(answer.text)
      moved = true
      answers++
    }
    if (!moved) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return answers
}
