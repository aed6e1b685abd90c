import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { theBrowser } from './browser.ts'

const ROOT = join(import.meta.dirname, '..', '..')

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

/** What the server reads from its environment. */
export type ServerSettings = Readonly<Record<string, string>>

const HASTE = 100

/** So long, in milliseconds, a finger is held or a pointer rests: a test presses no faster than a person. */
const GESTURE = 500

/** What runs beside the pages. */
const WORKER = /\/assets\/worker-[^/]*\.js$/

/** A newcomer asks who they are, and nobody knows them yet. */
const NEWCOMER = /status of 401/

export interface Guest {
  readonly name?: string
  readonly language?: 'en' | 'fr'
  readonly theme?: 'dark' | 'light'
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly touch?: boolean
  /** Whether hints appear. */
  readonly tips?: boolean
  /** Whether what happens is told as fast as a person reads; otherwise its time passes in a blink. */
  readonly unhurried?: boolean
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

  static async open(settings: ServerSettings = {}, toBrowser = theBrowser): Promise<Stage> {
    const folder = mkdtempSync(join(tmpdir(), 'bulkhead-browser-'))
    const { server, url } = await startServer({ ...settings, DATA: folder })
    const browser = await toBrowser()
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
    const context = await this.browser.newContext({
      viewport,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: guest.unhurried ? 'no-preference' : 'reduce',
    })
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
        pace: 'quick',
        stops: 'never',
        sound: { on: false, volume: 0 },
        name: guest.name ?? 'Ann',
        notify: guest.notify ?? false,
        tips: { on: guest.tips ?? false, seen: [] },
      },
    )
    const haste = guest.unhurried ? 1 : HASTE
    if (!guest.unhurried) await hurried(context)
    let seed = 1000 * this.contexts.length
    await context.route(WORKER, async (route) => {
      const response = await route.fetch()
      const first = `(${hurry})(${haste}, 0);(${repeatChance})(${seed++});`
      await route.fulfill({ response, body: first + (await response.text()) })
    })
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

/** What its pages wait for passes in a blink. */
export function hurried(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(`(${hurry})(${HASTE}, ${GESTURE})`)
}

/** Runs in the page and beside it: what is waited for longer than that comes so many times sooner. */
function hurry(times: number, longer: number): void {
  const { setTimeout } = globalThis
  const sooner = (what: () => void, after = 0, ...rest: []) =>
    setTimeout(what, after > longer ? after / times : after, ...rest)
  Object.assign(globalThis, { setTimeout: sooner })
}

/** Runs where games without a server are played: their chance is the same in every run. */
function repeatChance(seed: number): void {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    return (mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ (mixed >>> 14)) >>> 0
  }
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    const { buffer, byteOffset, byteLength } = array!
    const bytes = new Uint8Array(buffer, byteOffset, byteLength)
    for (let at = 0; at < bytes.length; at++) bytes[at] = next()
    return array
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
    server.stdout.on('data', (chunk) => {
      text += chunk
      const found = /ready: (\S+)/.exec(text)
      if (found) tell(found[1])
    })
    server.once('exit', (code) => fail(new Error(`The server ended with ${code}.\n${text}`)))
  })
  return { server, url }
}
