import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Makes a fresh clone ready to run. Throws an Error whose message is for the person who ran it. */
export function setup() {
  requireNode(process.versions.node)
  if (!isInstalled()) install()
}

/** Progress goes to stderr: stdout belongs to the command, whose output may be JSON. */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

export function npm(args, options) {
  return spawnSync('npm', args, { cwd: root, shell: process.platform === 'win32', ...options })
}

function requireNode(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Bulkhead needs Node.js 20.19 or newer; this is Node.js ${version}.`)
  }
}

/**
 * npm leaves in node_modules a lockfile of what it installed. Comparing it with ours is surer than
 * dates, which a checkout changes, and accepts an installation that somebody made by hand.
 */
function isInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true
    return path in installed ? installed[path].version === version : optional === true
  })
}

function packagesOf(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}

function install() {
  say('Installing the packages of package-lock.json (npm ci), which can take a minute…')
  const clean = npm(['ci', '--include=dev'], { encoding: 'utf8' })
  const done = isRefusedLockfile(clean) ? installAsFarAsLocked() : clean
  if (done.status === 0) return
  const told = done.error ? done.error.message : `${done.stdout}${done.stderr}`.trim()
  throw new Error(`${told}\nThe packages could not be installed, for the reason above.`)
}

/** npm ci refuses a lockfile that lacks optional packages of other platforms; npm install does not. */
function isRefusedLockfile({ stderr }) {
  return /\bEUSAGE\b/.test(stderr)
}

function installAsFarAsLocked() {
  say('npm ci finds the lockfile incomplete; npm install takes the same versions from it…')
  return npm(['install', '--no-save', '--include=dev'], { encoding: 'utf8' })
}
