import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { gameIcons } from '../../build/game-icons.ts'
import { ledgers } from '../../build/ledgers.ts'
import { steadyClient } from '../chance.ts'

const WEB = join(import.meta.dirname, '..', '..')

/** Our games and small ones beside them, in the place of ours alone. */
function otherGames(): Plugin {
  return {
    name: 'other-games',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (importer.startsWith(import.meta.dirname)) return null
      const isOurs = importer.startsWith(join(WEB, 'play'))
      if (isOurs && source === './rules.ts') return join(import.meta.dirname, 'rules.ts')
      return source.endsWith('/games/index.ts') ? join(import.meta.dirname, 'ui.ts') : null
    },
  }
}

/** Builds the client with small games beside ours, and with the React that warns; answers where. */
export async function clientBeside(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'bulkhead-beside-'))
  await build({
    configFile: false,
    root: WEB,
    base: './',
    mode: 'development',
    plugins: [react(), gameIcons(), ledgers(), otherGames()],
    worker: { format: 'es', plugins: () => [otherGames()] },
    build: { outDir, target: 'es2022', assetsInlineLimit: 0, minify: false },
    logLevel: 'error',
  })
  return steadyClient(outDir)
}
