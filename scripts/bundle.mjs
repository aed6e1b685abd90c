import { existsSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
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
  'server/arena': 'server/checks/arena.ts',
  'server/rival': 'server/checks/rival.ts',
}
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
  const entries = Object.entries(ENTRIES).filter(([, source]) => existsSync(join(root, source)))
  const outputs = entries.map(([name]) => join(root, 'dist', `${name}.js`))
  if (isCurrent(outputs)) return
  say('Building dist/ from the sources…')
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(entries),
    outdir: 'dist',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    packages: 'external',
    plugins: [workspaceSources(root)],
    logLevel: 'silent',
  })
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

const NO_SOURCES = ['node_modules', 'test', 'dist']

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
