import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { changed, newest } from './bundle.mjs'
import { npm, root, say } from './setup.mjs'

const SOURCES = ['web', 'kernel', 'games', 'bots', 'protocol', 'docs/rules', 'package-lock.json']
const BUILT = join(root, 'web', 'dist', 'index.html')

/** Builds the browser client into web/dist/, unless what is there is newer than every source. */
export function buildClient() {
  if (isCurrent()) return
  say('Building web/dist/ from the sources…')
  const { status, stdout, stderr } = npm(['run', 'build', '-w', 'web'], { encoding: 'utf8' })
  if (status !== 0) {
    throw new Error(`${stdout}${stderr}\nThe browser client could not be built, as is said above.`)
  }
}

function isCurrent() {
  if (!existsSync(BUILT)) return false
  const built = changed(BUILT)
  return SOURCES.map((source) => join(root, source)).every((path) => newest(path) <= built)
}
