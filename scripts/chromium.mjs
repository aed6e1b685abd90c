import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { say } from './setup.mjs'

const PLACES = [
  process.env.CHROMIUM,
  // Without windows of its own it needs a third less of the machine.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].filter(Boolean)

/** Where a Chromium is; installs Debian's, without windows, where there is none and that is possible. */
export function chromium() {
  return findChromium() ?? installChromium()
}

function findChromium() {
  return PLACES.find((place) => existsSync(place))
}

function installChromium() {
  say('Installing Chromium for the tests in a browser…')
  const apt = (args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  apt(['update', '-qq'])
  apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'])
  const found = findChromium()
  if (found) return found
  throw new Error(
    'No Chromium was found, and it could not be installed: install one, or name it in CHROMIUM.',
  )
}
