import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const FOLDERS = ['kernel', 'games', 'bots', 'protocol', 'server', 'web', 'cli', 'examples']
const SOURCE = /\.[cm]?[jt]sx?$/
const TEST = /\/test\/.*\.test\.tsx?$/

/** The clone this runs in, from the sources as well as from the bundle in dist/. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'docs', 'rules'))) {
    if (folder === dirname(folder)) throw new Error('No docs/rules here: this needs a full clone.')
    folder = dirname(folder)
  }
  return folder
}

/** Every file of the project's code, relative to the root and with forward slashes. */
export function projectFiles(root: string): string[] {
  return FOLDERS.flatMap((folder) => [...filesUnder(join(root, folder))]).map((path) =>
    portable(root, path),
  )
}

export function isSource(path: string): boolean {
  return SOURCE.test(path)
}

export function isTest(path: string): boolean {
  return TEST.test(path)
}

export function portable(root: string, path: string): string {
  return relative(root, path).split(sep).join('/')
}

function* filesUnder(folder: string): Generator<string> {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) yield path
    else if (entry.name !== 'node_modules' && entry.name !== 'dist') yield* filesUnder(path)
  }
}
