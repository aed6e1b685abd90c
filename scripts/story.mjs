import { join } from 'node:path'
import { chromium } from './chromium.mjs'
import { imported } from './imported.mjs'
import { ready } from './run.mjs'
import { root } from './setup.mjs'

/** What a person is told of a whole game in a real browser, and for how long: of all games, or of those that are named after it. */
await ready({ client: true })
process.env.CHROMIUM = chromium()
const { measure } = await imported(join(root, 'web', 'e2e', 'bench', 'story.ts'))
process.exitCode = (await measure(console.log, process.argv.slice(2))) ? 0 : 1
