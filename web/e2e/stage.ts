import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { hurry, nameWorkers } from './chance.ts'
import { type ServerSettings, TestServer } from './server.ts'

export const DESKTOP = { width: 1280, height: 800 }
export const TABLET = { width: 1024, height: 768 }
export const PHONE = { width: 390, height: 844 }
export const LYING = { width: 844, height: 390 }
/** A desktop at 200 %. */
export const ZOOMED = { width: 640, height: 400 }
export const SIZES = [DESKTOP, TABLET, PHONE, LYING, ZOOMED] as const

const HASTE = 100
/** A client that must be built first, on a busy machine. */
const LONGEST_BUILD = 300_000

/** So long, in milliseconds, a finger is held or a pointer rests: a test presses no faster than a person. */
const GESTURE = 500

/** What the server refuses, the page says in its own words. */
const REFUSED = /status of 4\d\d/

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
  readonly pace?: 'quick' | 'normal' | 'step'
  readonly stops?: 'all' | 'harm' | 'never'
  /** Whether the page keeps itself for a time without a network. */
  readonly keeps?: boolean
}

/** A server, and browsers that visit it. */
export class Stage {
  url = ''
  private own: TestServer | null = null
  private browser!: Browser
  private contexts: BrowserContext[] = []
  private errors: string[] = []
  private isTroubled = false

  /** With a server that ends with it, or as a guest of another one; and a way to a browser. */
  async open(server: TestServer | string, browser: string): Promise<void> {
    this.own = typeof server === 'string' ? null : server
    this.url = typeof server === 'string' ? server : server.url
    this.browser = await chromium.connect(browser)
  }

  /** Somebody with a browser of their own. What breaks on their page breaks the test. */
  async guest(guest: Guest = {}): Promise<Page> {
    const { viewport = DESKTOP, touch = false, unhurried = false } = guest
    const context = await this.browser.newContext({
      viewport,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: unhurried ? 'no-preference' : 'reduce',
      serviceWorkers: guest.keeps ? 'allow' : 'block',
    })
    this.contexts.push(context)
    const haste = unhurried ? 1 : HASTE
    const scripts = [
      `(${keepSettings})(${JSON.stringify(settingsOf(guest))})`,
      `(${hurry})(${haste}, ${GESTURE})`,
      `(${nameWorkers})(${haste}, ${1000 * this.contexts.length})`,
    ]
    await context.addInitScript(scripts.join(';'))
    const { errors } = this
    context.on('weberror', (error) => errors.push(error.error().message))
    context.on('console', (message) => {
      if (message.type() === 'error' && !REFUSED.test(message.text())) errors.push(message.text())
    })
    return context.newPage()
  }

  /** Somebody whose page has kept itself: it needs no network any more. */
  async visitor(): Promise<Page> {
    this.expectErrors()
    const page = await this.guest({ keeps: true })
    await page.goto(this.url)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      while (!navigator.serviceWorker.controller) await new Promise((go) => setTimeout(go, 50))
    })
    return page
  }

  /** This test takes something away from the pages: they may complain. */
  expectErrors(): void {
    this.isTroubled = true
  }

  async restart(signal: 'SIGTERM' | 'SIGKILL', meanwhile: () => Promise<void>): Promise<void> {
    this.expectErrors()
    await this.own!.restart(signal, meanwhile)
  }

  /** Everybody goes; answers what went wrong on their pages. */
  async clear(): Promise<readonly string[]> {
    const { contexts, errors, isTroubled } = this
    this.contexts = []
    this.errors = []
    this.isTroubled = false
    for (const context of contexts) {
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
    return isTroubled ? [] : errors
  }

  async close(): Promise<void> {
    await this.clear()
    await this.browser.close()
    await this.own?.close()
  }
}

/**
 * For the tests of a file. A server with settings is its own, and its chance is the same in every run; else it is the
 * one that all files share.
 */
export function setStage(settings?: ServerSettings | (() => Promise<ServerSettings>)): Stage {
  const stage = new Stage()
  beforeAll(async () => {
    const wanted = typeof settings === 'function' ? await settings() : settings
    const own = wanted && (await TestServer.start({ CLIENT: inject('client'), ...wanted }))
    await stage.open(own ?? inject('url'), inject('browser'))
  }, LONGEST_BUILD)
  afterEach(async () => expect(await stage.clear()).toEqual([]))
  afterAll(() => stage.close())
  return stage
}

function settingsOf(guest: Guest) {
  return {
    language: guest.language ?? 'en',
    theme: guest.theme ?? 'dark',
    pace: guest.pace ?? 'quick',
    stops: guest.stops ?? 'never',
    sound: { on: false, volume: 0 },
    name: guest.name ?? 'Ann',
    notify: guest.notify ?? false,
    tips: { on: guest.tips ?? false, seen: [] },
  }
}

/** Runs in the page: what its visitor has chosen before, unless they have chosen otherwise since. */
function keepSettings(settings: object): void {
  if (location.protocol === 'about:') return
  if (localStorage.getItem('bulkhead-settings')) return
  localStorage.setItem('bulkhead-settings', JSON.stringify(settings))
}
