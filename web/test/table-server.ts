import type { Frame, Position } from '../play/position.ts'

type Handler = (event: { data: string }) => void

/** The other end of an event stream. */
export class FakeStream {
  static readonly CLOSED = 2
  static opened: FakeStream[] = []
  readyState = 1
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  private readonly handlers = new Map<string, Handler>()

  constructor(readonly url: string) {
    FakeStream.opened.push(this)
  }

  static get last(): FakeStream {
    return FakeStream.opened.at(-1)!
  }

  addEventListener(kind: string, handler: Handler): void {
    this.handlers.set(kind, handler)
  }

  close(): void {
    this.readyState = FakeStream.CLOSED
  }

  position(position: Position): void {
    this.handlers.get('position')?.({ data: JSON.stringify(position) })
  }

  change(frame: Frame): void {
    this.handlers.get('change')?.({ data: JSON.stringify(frame) })
  }

  storage(answers: boolean): void {
    this.handlers.get('storage')?.({ data: JSON.stringify({ answers }) })
  }

  time(now: number): void {
    this.handlers.get('time')?.({ data: JSON.stringify({ now }) })
  }

  presence(present: readonly number[]): void {
    this.handlers.get('presence')?.({ data: JSON.stringify({ present }) })
  }

  /** The browser has given up, or tries again by itself. */
  fail(forGood: boolean): void {
    this.readyState = forGood ? FakeStream.CLOSED : 0
    this.onerror?.()
  }
}

export interface Received {
  readonly path: string
  readonly key: string | null
  readonly body: unknown
}

type Weather = 'fine' | 'request-lost' | 'answer-lost' | 'unwell' | 'unstored'

/** A server that does each key once; the weather says what becomes of each request. */
export class FakeServer {
  readonly received: Received[] = []
  /** What was done, in order: each key once. */
  readonly done: Received[] = []
  weather: Weather[] = []
  refuse: { status: number; error: string } | null = null
  answers: Record<string, unknown> = {}

  readonly fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const weather = this.weather.shift() ?? 'fine'
    const headers = new Headers(init.headers)
    const key = headers.get('idempotency-key')
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const received = { path, key, body }
    this.received.push(received)
    if (weather === 'request-lost') throw new TypeError('Failed to fetch')
    if (weather === 'unwell') return new Response('', { status: 503 })
    if (weather === 'unstored') return unstored()
    const response = this.respond(received)
    if (weather === 'answer-lost') throw new TypeError('Failed to fetch')
    return response
  }

  private respond(received: Received): Response {
    if (received.path in this.answers) return Response.json(this.answers[received.path])
    if (this.refuse) {
      const { status, error } = this.refuse
      return Response.json({ error, message: 'No.' }, { status })
    }
    if (!this.done.some(({ key }) => key !== null && key === received.key)) this.done.push(received)
    return Response.json({ number: 2, revision: 2 })
  }
}

function unstored(): Response {
  const refused = { error: 'no-storage', message: 'The server cannot reach its storage.' }
  return Response.json(refused, { status: 503, headers: { 'retry-after': '2' } })
}
