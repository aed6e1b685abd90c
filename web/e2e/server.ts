import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ON_SERVERS } from './chance.ts'

export const ROOT = join(import.meta.dirname, '..', '..')

/** What the server reads from its environment. */
export type ServerSettings = Readonly<Record<string, string>>

/** A server with data of its own, which are gone when it ends. */
export class TestServer {
  private constructor(
    readonly url: string,
    private running: ChildProcess,
    private readonly settings: ServerSettings,
  ) {}

  static async start(settings: ServerSettings): Promise<TestServer> {
    const DATA = mkdtempSync(join(tmpdir(), 'bulkhead-browser-'))
    const { running, url } = await started({ ...settings, DATA })
    return new TestServer(url, running, { ...settings, DATA, PORT: new URL(url).port })
  }

  /** Ends it by a signal and starts another one at the same address with the same data. */
  async restart(signal: 'SIGTERM' | 'SIGKILL', meanwhile: () => Promise<void>): Promise<void> {
    await ended(this.running, signal)
    await meanwhile()
    this.running = (await started(this.settings)).running
  }

  async close(): Promise<void> {
    await ended(this.running, 'SIGTERM')
    rmSync(this.settings.DATA, { recursive: true, force: true })
  }
}

function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  const end = new Promise((tell) => server.once('exit', tell))
  server.kill(signal)
  return end
}

async function started(settings: ServerSettings): Promise<{ running: ChildProcess; url: string }> {
  const program = join(ROOT, 'dist', 'server', 'main.js')
  const running = spawn(process.execPath, ['--import', ON_SERVERS, program], {
    env: {
      ...process.env,
      PORT: '0',
      BOT_PAUSE: '0',
      REACTION_PAUSE: '0',
      REQUESTS_A_MINUTE: '1000000',
      LOG: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((tell, fail) => {
    let text = ''
    running.stdout.on('data', (chunk) => {
      text += chunk
      const found = /ready: (\S+)/.exec(text)
      if (found) tell(found[1])
    })
    running.once('exit', (code) => fail(new Error(`The server ended with ${code}.\n${text}`)))
  })
  return { running, url }
}
