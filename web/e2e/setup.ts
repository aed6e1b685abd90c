import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { launchBrowser } from './browser.ts'
import { steadyClient } from './chance.ts'
import { ROOT, TestServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser listens that all files share. */
    readonly browser: string
    /** The server that all files share. */
    readonly url: string
    /** The folder of the client that is tested. */
    readonly client: string
  }
}

/** Before all tests: a browser, the client that they visit, and a server for all who need none of their own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const client = steadyClient(join(ROOT, 'web', 'dist'))
  const server = await TestServer.start({ CLIENT: client })
  const browser = await launchBrowser()
  project.provide('browser', browser.wsEndpoint())
  project.provide('client', client)
  project.provide('url', server.url)
  return async () => {
    await browser.close()
    await server.close()
    rmSync(client, { recursive: true, force: true })
  }
}
