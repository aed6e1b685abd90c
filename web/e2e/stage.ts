import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '@bulkhead/games'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const ROOT = join(import.meta.dirname, '..', '..')

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What the server reads from its environment. */
export type ServerSettings = Readonly<Record<string, string>>

/** A newcomer asks who they are, and nobody knows them yet. */
const NEWCOMER = /status of 401/

export interface Guest {
  readonly name?: string
  readonly language?: 'en' | 'fr'
  readonly theme?: 'dark' | 'light'
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly touch?: boolean
  /** Whether the guided first turn appears. */
  readonly guided?: boolean
  readonly pace?: 'calm' | 'quick' | 'instant'
  readonly notify?: boolean
}

/** A server of our own, and browsers that visit it. */
export class Stage {
  private readonly contexts: BrowserContext[] = []

  private constructor(
    readonly url: string,
    private server: ChildProcess,
    private readonly folder: string,
    private readonly browser: Browser,
    private readonly settings: ServerSettings,
  ) {}

  static async open(settings: ServerSettings = {}): Promise<Stage> {
    const folder = mkdtempSync(join(tmpdir(), 'bulkhead-browser-'))
    const { server, url } = await startServer({ ...settings, DATA: folder })
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: FLAGS })
    return new Stage(url, server, folder, browser, settings)
  }

  /** Ends the server by a signal and starts another one at the same address with the same data. */
  async restart(signal: 'SIGTERM' | 'SIGKILL', meanwhile: () => Promise<void>): Promise<void> {
    await ended(this.server, signal)
    await meanwhile()
    const PORT = new URL(this.url).port
    const { server } = await startServer({ ...this.settings, PORT, DATA: this.folder })
    this.server = server
  }

  /** Somebody with a browser of their own. What breaks on their page breaks the test. */
  async guest(guest: Guest = {}): Promise<Page> {
    const { viewport = DESKTOP, touch = false, language = 'en' } = guest
    const context = await this.browser.newContext({ viewport, hasTouch: touch, isMobile: touch })
    this.contexts.push(context)
    await context.addInitScript(
      (settings) => {
        if (!localStorage.getItem('bulkhead-settings')) {
          localStorage.setItem('bulkhead-settings', JSON.stringify(settings))
        }
      },
      {
        language,
        theme: guest.theme ?? 'dark',
        pace: guest.pace ?? 'instant',
        name: guest.name ?? 'Ann',
        notify: guest.notify ?? false,
        guided: guest.guided ? [] : GAMES.map(({ id }) => id),
      },
    )
    const page = await context.newPage()
    page.on('pageerror', (error) => this.errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !NEWCOMER.test(message.text())) {
        this.errors.push(message.text())
      }
    })
    return page
  }

  /** Everything that went wrong on any page. */
  readonly errors: string[] = []

  async close(): Promise<void> {
    for (const context of this.contexts) await context.close()
    await this.browser.close()
    await ended(this.server, 'SIGTERM')
    rmSync(this.folder, { recursive: true, force: true })
  }
}

function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<unknown> {
  const end = new Promise((tell) => server.once('exit', tell))
  server.kill(signal)
  return end
}

async function startServer(
  settings: ServerSettings,
): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, [join(ROOT, 'dist', 'server', 'main.js')], {
    env: {
      ...process.env,
      PORT: '',
      BOT_PAUSE: '0',
      REQUESTS_A_MINUTE: '1000000',
      LOG: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((tell, fail) => {
    let text = ''
    server.stdout.on('data', (chunk) => {
      text += chunk
      const found = /ready: (\S+)/.exec(text)
      if (found) tell(found[1])
    })
    server.once('exit', (code) => fail(new Error(`The server ended with ${code}.\n${text}`)))
  })
  return { server, url }
}
