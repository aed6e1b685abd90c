import { get } from 'node:http'
import { connect, type Socket } from 'node:net'

/**
 * Somebody with one connection that stays open, who asks one thing at a time. As little as possible is
 * done here: the server is to be measured, not its client.
 */
export class Caller {
  private readonly socket: Socket
  private received = ''
  private answered: ((answer: { status: number; text: string }) => void) | null = null

  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {
    const { hostname, port } = new URL(url)
    this.socket = connect(Number(port), hostname).setNoDelay().setEncoding('utf8')
    this.socket.on('data', (text: string) => this.take(text))
  }

  post(path: string, body: string, key?: string): Promise<{ status: number; text: string }> {
    const head = `POST ${path} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${this.token}\r\n`
    const type = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
    const keyed = key === undefined ? '' : `idempotency-key: ${key}\r\n`
    this.socket.write(`${head}${type}${keyed}\r\n${body}`)
    return new Promise((resolve) => {
      this.answered = resolve
    })
  }

  /** Calls back with each message of a table's stream. */
  follow(table: string, told: (event: string, data: string) => void): void {
    this.read(`/api/tables/${table}/stream`, (messages) => {
      for (const { event, data } of messages) told(event, data)
    })
  }

  /** Calls back with all messages of a stream that have come together. */
  read(path: string, told: (messages: readonly { event: string; data: string }[]) => void): void {
    const headers = { authorization: `Bearer ${this.token}` }
    get(this.url + path, { agent: false, headers }, (stream) => {
      let rest = ''
      stream.setEncoding('utf8').on('data', (text: string) => {
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop()!
        told(blocks.flatMap(messageIn))
      })
    })
  }

  close(): void {
    this.socket.destroy()
  }

  private take(text: string): void {
    this.received += text
    const end = this.received.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = this.received.slice(0, end)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    // Answers here are plain ASCII: bytes and characters are the same.
    if (this.received.length < end + 4 + length) return
    const answer = { status: Number(head.slice(9, 12)), text: this.received.slice(end + 4) }
    this.received = ''
    this.answered?.(answer)
  }
}

function messageIn(block: string): { event: string; data: string }[] {
  const [event, data] = [block.indexOf('event: '), block.indexOf('\ndata: ')]
  return event < 0 ? [] : [{ event: block.slice(event + 7, data), data: block.slice(data + 7) }]
}
