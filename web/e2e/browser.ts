import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

declare module 'vitest' {
  interface ProvidedContext {
    readonly browser: string
  }
}

/** Before all tests: one browser, in which every file opens windows of its own. */
export default async function launch(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({
    executablePath: process.env.CHROMIUM,
    args: FLAGS,
  })
  project.provide('browser', server.wsEndpoint())
  return () => server.close()
}

/** One of its own, for what is measured outside of tests. */
export function ownBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM, args: FLAGS })
}

/** A way to it; closing it closes what was opened by this way. */
export function theBrowser(): Promise<Browser> {
  return chromium.connect(inject('browser'))
}
