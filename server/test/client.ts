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
    const { body, text } = await new Client(url).post('/api/identity', { name, bearer: true })
    if (!body?.token) throw new Error(text)
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

  /** Opens the stream of everything at which this person sits, and others whose tokens are named. */
  overview(last?: Overview, others: readonly Client[] = []): Overview {
    const tokens = [this, ...others].map(({ token }) => token).join(',')
    return new Overview(this, tokens, last)
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
    const path = `/api/tables/${this.table}/stream`
    for await (const message of readStream(this.client, path, headers, this.aborted.signal)) {
      this.take(message)
    }
  }

  private take(message: Message): void {
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

/** The open stream of everything at which some people sit. */
export class Overview {
  readonly messages: Message[] = []
  /** What each seat of theirs knows, as `table seat`. */
  readonly positions: Map<string, Position>
  /** The tables that it follows no longer. */
  readonly gone: string[] = []
  /** The last event of each seat. */
  private readonly last: Map<string, string>
  private readonly aborted = new AbortController()
  readonly ended: Promise<void>

  constructor(client: Client, tokens: string, before?: Overview) {
    this.positions = new Map(before?.positions)
    this.last = new Map(before?.last)
    const headers = {
      authorization: `Bearer ${tokens}`,
      'last-event-id': [...this.last.values()].join(','),
    }
    this.ended = this.run(client, headers).catch(() => {})
  }

  at(table: string, seat = 0): Position | undefined {
    return this.positions.get(`${table} ${seat}`)
  }

  async until(fulfilled: (overview: Overview) => boolean, patience = 30_000): Promise<void> {
    for (const end = Date.now() + patience; !fulfilled(this); ) {
      if (Date.now() > end) throw new Error(`It stands still: ${[...this.last.values()]}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  close(): Promise<void> {
    this.aborted.abort()
    return this.ended
  }

  private async run(client: Client, headers: Record<string, string>): Promise<void> {
    for await (const message of readStream(client, '/api/stream', headers, this.aborted.signal)) {
      this.messages.push(message)
      if (message.event === 'gone') this.gone.push(message.data.table)
      if (message.id) this.take(message)
    }
  }

  private take({ id, event, data: { table, seat, told } }: Message): void {
    const key = `${table} ${seat}`
    this.last.set(key, id)
    this.positions.set(key, event === 'position' ? told : folded(this.positions.get(key)!, told))
  }
}

async function* readStream(
  client: Client,
  path: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): AsyncGenerator<Message> {
  const response = await fetch(client.url + path, { headers, signal })
  if (!response.ok) return
  let rest = ''
  for await (const bytes of response.body!.pipeThrough(new TextDecoderStream())) {
    client.received.push(bytes)
    const blocks = (rest + bytes).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
      const data = field('data')
      if (data === undefined) continue
      yield { id: field('id')!, event: field('event')!, data: JSON.parse(data) }
    }
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
