import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const server = fileURLToPath(new URL('.', import.meta.url))
const root = join(server, '..')
const out = join(root, 'dist', 'server')
const ENTRIES = {
  main: 'main.ts',
  thinking: 'thinking.ts',
  crash: 'checks/crash.ts',
  load: 'checks/load.ts',
}

/** The workspace's own packages are TypeScript sources, which Node 20 cannot load: bundle them. */
const workspaceSources = {
  name: 'workspace-sources',
  setup({ onResolve }) {
    const { resolve } = createRequire(join(root, 'package.json'))
    onResolve({ filter: /^@bulkhead\// }, ({ path }) => ({ path: resolve(path) }))
  },
}

const [name = 'main'] = process.argv.slice(2)
if (!Object.hasOwn(ENTRIES, name)) {
  console.error(`There is no "${name}" to run; there are: ${Object.keys(ENTRIES).join(', ')}.`)
  process.exit(1)
}
await build({
  absWorkingDir: server,
  entryPoints: ENTRIES,
  outdir: out,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  packages: 'external',
  plugins: [workspaceSources],
  logLevel: 'warning',
})
process.argv.splice(1, 2, join(out, `${name}.js`))
process.setSourceMapsEnabled(true)
await import(pathToFileURL(process.argv[1]).href)
