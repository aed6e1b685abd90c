import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const MICROSECONDS_IN_A_TICK = 10_000
const PATIENCE = 300_000
/** As `npm start` does: the engine's helpers take no processor from the thread that serves people. */
const AS_STARTED = ['--enable-source-maps', '--v8-pool-size=0']

/** A server in a process of its own, which can be killed at any instant. */
export class ChildServer {
  private child: ChildProcess | null = null

  constructor(
    private readonly port: number,
    private readonly settings: Readonly<Record<string, string>>,
    private readonly program = built('main'),
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get pid(): number {
    return this.child!.pid!
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null
  }

  /** Bytes of memory that it holds. */
  get memory(): number {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) * 1024
  }

  /** Microseconds of a processor that it has used: what it costs, however busy the machine is. */
  get effort(): number {
    const fields = readFileSync(`/proc/${this.pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_IN_A_TICK
  }

  /** Waits until it answers at an address. */
  async start(health = '/health'): Promise<void> {
    const env = { ...process.env, ...this.settings, PORT: String(this.port), LOG: 'error' }
    this.child = spawn(process.execPath, [...AS_STARTED, this.program], {
      env: { REQUESTS_A_MINUTE: '100000000', BOT_PAUSE: '0', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await this.answering(health)
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
    if (!child || !this.isRunning) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }

  private async answering(address: string): Promise<void> {
    let said = 'nothing'
    for (const until = Date.now() + PATIENCE; Date.now() < until && this.isRunning; ) {
      const reply = await fetch(this.url + address).catch(() => null)
      if (reply && reply.status < 500) return
      if (reply) said = await reply.text()
      await pause(30)
    }
    const state = this.isRunning ? 'runs' : 'has ended'
    throw new Error(`The server did not start. It ${state} and said: ${said}`)
  }
}

/** The program of this name, where it was built. */
export function built(name: string): string {
  return fileURLToPath(new URL(`./${name}.js`, import.meta.url))
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
