import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, say } from './setup.mjs'

const ENTRIES = {
  bulkhead: 'cli/index.ts',
  worker: 'cli/worker.ts',
  mutate: 'cli/mutate/host.ts',
  checks: 'cli/checks.ts',
  games: 'games/index.ts',
  fit: 'bots/fit/index.ts',
  'server/main': 'server/main.ts',
  'server/thinking': 'server/thinking.ts',
  'server/admin': 'server/admin.ts',
  'server/crash': 'server/checks/crash.ts',
  'server/faults': 'server/checks/faults.ts',
  'server/load': 'server/checks/load.ts',
  'server/idle': 'server/checks/idle.ts',
  'server/saves': 'server/checks/saves.ts',
  'server/arena': 'server/checks/arena.ts',
  'server/rival': 'server/checks/rival.ts',
  'server/floor': 'server/checks/floor.ts',
}
/** A server holds its own text in memory for good: without comments, and in lines that can still be shown. */
const COMPACT = { minifyWhitespace: true, lineLimit: 500 }
const TRACEABLE = { sourcemap: true, sourcesContent: false, packages: 'external' }
/** Kept by servers when the packages around it are others already: they are part of it. */
const KEPT = { 'server/rules': 'server/rules/program.ts' }
const SOURCES = [
  'kernel',
  'games',
  'bots',
  'protocol',
  'server',
  'cli',
  'package-lock.json',
  'scripts',
]

/** What a built module exports: for scripts, which can load no source. */
export function built(name) {
  return import(pathToFileURL(join(root, 'dist', `${name}.js`)).href)
}

/** Bundles the command line and the server into dist/, unless what is there is newer than every source. */
export async function bundle() {
  const outputs = Object.keys({ ...present(ENTRIES), ...present(KEPT) }).map(outputOf)
  if (isCurrent(outputs)) return
  say('Building dist/ from the sources…')
  await Promise.all([
    write(present(ENTRIES), { ...TRACEABLE, ...COMPACT }),
    write(present(KEPT), { minify: true, keepNames: true }),
  ])
}

function present(entries) {
  const sources = Object.entries(entries).filter(([, source]) => existsSync(join(root, source)))
  return Object.fromEntries(sources)
}

function outputOf(name) {
  return join(root, 'dist', `${name}.js`)
}

async function write(entryPoints, how) {
  if (Object.keys(entryPoints).length === 0) return
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: root,
    write: false,
    entryPoints,
    outdir: 'dist',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [workspaceSources(root)],
    logLevel: 'silent',
    ...how,
  })
  for (const { path, contents } of outputFiles) writeWhole(path, contents)
}

/** Others may build or load the same file meanwhile: they find it whole, or not at all. */
function writeWhole(path, contents) {
  const unfinished = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(unfinished, contents)
  renameSync(unfinished, path)
}

/** The workspace's own packages are TypeScript sources, which Node 20 cannot load: bundle those of a tree. */
export function workspaceSources(tree) {
  return {
    name: 'workspace-sources',
    setup({ onResolve }) {
      const { resolve } = createRequire(join(root, 'package.json'))
      onResolve({ filter: /^@bulkhead\// }, ({ path }) => ({
        path: join(tree, relative(root, resolve(path))),
      }))
    },
  }
}

function isCurrent(outputs) {
  if (outputs.length === 0 || !outputs.every(existsSync)) return false
  const built = Math.min(...outputs.map(changed))
  return SOURCES.map((source) => join(root, source)).every((path) => newest(path) <= built)
}

const NO_SOURCES = ['node_modules', 'test', 'e2e', 'dist']

/** When the newest file in a folder was changed. */
export function newest(path) {
  if (!existsSync(path)) return 0
  if (!statSync(path).isDirectory()) return changed(path)
  const inside = readdirSync(path).filter((name) => !NO_SOURCES.includes(name))
  return Math.max(0, ...inside.map((name) => newest(join(path, name))))
}

export function changed(path) {
  return statSync(path).mtimeMs
}
