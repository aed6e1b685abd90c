import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'
import { root, say, setup } from './setup.mjs'
import { buildClient } from './web.mjs'

/** Sets up and builds what is needed, or ends the process with a sentence instead of a stack. */
export async function ready({ client = false } = {}) {
  try {
    setup()
    await bundle()
    if (client) buildClient()
  } catch (error) {
    say(error.message)
    process.exit(1)
  }
}

/** Runs a built program with these arguments in this process. */
export async function run(args, name = 'bulkhead', needs = {}) {
  await ready(needs)
  const program = join(root, 'dist', `${name}.js`)
  process.argv.splice(1, process.argv.length, program, ...args)
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(program).href)
}
