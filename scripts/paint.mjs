import { join } from 'node:path'
import { chromium } from './chromium.mjs'
import { imported } from './imported.mjs'
import { ready } from './run.mjs'
import { root } from './setup.mjs'

/** From an answer to the painted board, in a real browser: of all games, or of those that are named after it. */
await ready({ client: true })
process.env.CHROMIUM = chromium()
const { measure } = await imported(join(root, 'web', 'e2e', 'bench', 'paint.ts'))
await measure(console.log, process.argv.slice(2))
