import { join } from 'node:path'
import { chromium } from './chromium.mjs'
import { ready } from './run.mjs'
import { root } from './setup.mjs'

/** From an answer to the painted board, in a real browser. */
await ready({ client: true })
process.env.CHROMIUM = chromium()
const { runnerImport } = await import('vite')
const { module } = await runnerImport(join(root, 'web', 'e2e', 'bench', 'paint.ts'), {
  configFile: false,
  logLevel: 'error',
})
await module.measure(console.log)
