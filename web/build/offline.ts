import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, ResolvedConfig, Rollup } from 'vite'

const WORKER = 'sw.js'
/** Browsers that can run the client read woff2; what is written in both languages needs the Latin letters only. */
const NOT_KEPT = /\.woff$|-(latin-ext|cyrillic|cyrillic-ext|greek|thai|vietnamese)-|\.map$/
const COMPRESSED = ['.css', '.html', '.js', '.json', '.svg', '.webmanifest']
const WORTH_COMPRESSING = 1024

/**
 * Builds the service worker with the list of all files of the build, which it keeps for playing offline,
 * and lays a compressed copy beside each file for servers that send these.
 */
export function offline(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'offline',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    buildStart() {
      if (config.isWorker) return
      this.emitFile({ type: 'chunk', id: join(config.root, 'sw.ts'), fileName: WORKER })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER]
        if (worker?.type !== 'chunk') return
        const files = filesOf(bundle, config.publicDir)
        const names = [...files.keys()].map((name) => (name === 'index.html' ? './' : name))
        worker.code = worker.code
          .replaceAll('OFFLINE_FILES', JSON.stringify(names))
          .replaceAll('OFFLINE_VERSION', JSON.stringify(versionOf(files)))
      },
    },
    closeBundle() {
      if (!config.isWorker) compressIn(resolve(config.root, config.build.outDir))
    },
  }
}

/** What is in each file, by its name. */
function filesOf(bundle: Rollup.OutputBundle, publicDir: string): Map<string, string | Uint8Array> {
  const built = Object.values(bundle).map((file): [string, string | Uint8Array] => [
    file.fileName,
    file.type === 'chunk' ? file.code : file.source,
  ])
  const given = readdirSync(publicDir).map((name): [string, string | Uint8Array] => [
    name,
    readFileSync(join(publicDir, name)),
  ])
  const kept = [...built, ...given].filter(([name]) => name !== WORKER && !NOT_KEPT.test(name))
  return new Map(kept.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function versionOf(files: ReadonlyMap<string, string | Uint8Array>): string {
  const hash = createHash('sha256')
  for (const [name, content] of files) hash.update(name).update(content)
  return hash.digest('hex').slice(0, 12)
}

function compressIn(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSED.includes(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const content = readFileSync(path)
    if (content.length < WORTH_COMPRESSING) continue
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
  }
}
