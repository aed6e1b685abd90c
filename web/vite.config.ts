import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { gameIcons } from './build/game-icons.ts'
import { ledgers } from './build/ledgers.ts'
import { offline } from './build/offline.ts'
import { printedRules } from './build/printed-rules.ts'
import { silentRules } from './build/silent-rules.ts'

export default defineConfig({
  root: import.meta.dirname,
  // Any folder of any file host will do.
  base: './',
  resolve: { alias: { 'd3-transition': join(import.meta.dirname, 'build', 'still.ts') } },
  plugins: [react(), gameIcons(), ledgers(), offline(), printedRules()],
  worker: { format: 'es', plugins: () => [silentRules()] },
  build: {
    target: 'es2022',
    // No source is inlined: the content security policy allows only files of our own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // The server refuses what comes from another host, so the host stays as it is.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', changeOrigin: false } } },
})
