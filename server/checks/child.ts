import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('./main.js', import.meta.url))

/** A server in a process of its own, which can be killed at any instant. */
export class ChildServer {
  private child: ChildProcess | null = null

  constructor(
    private readonly port: number,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get pid(): number {
    return this.child!.pid!
  }

  async start(): Promise<void> {
    const env = { ...process.env, ...this.settings, PORT: String(this.port), LOG: 'error' }
    this.child = spawn(process.execPath, ['--enable-source-maps', main], {
      env: { REQUESTS_A_MINUTE: '100000000', BOT_PAUSE: '0', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await this.healthy()
  }

  /** Without a last word: what is not written now is lost. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM')
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }

  private async healthy(): Promise<void> {
    for (const until = Date.now() + 60_000; Date.now() < until; ) {
      const reply = await fetch(`${this.url}/health`).catch(() => null)
      if (reply?.ok) return
      await pause(30)
    }
    throw new Error('The server did not start.')
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
