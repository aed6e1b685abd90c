import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from './chromium.mjs'
import { ready } from './run.mjs'
import { root } from './setup.mjs'

/** Builds what is tested, finds a browser, and runs the tests in it. */
await ready({ client: true })
const env = { ...process.env, CHROMIUM: chromium() }
const vitest = join(
  dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
)
const args = ['run', '--config', 'vitest.browser.config.ts', ...process.argv.slice(2)]
process.exitCode = spawnSync(process.execPath, [vitest, ...args], {
  cwd: root,
  env,
  stdio: 'inherit',
}).status
