import { defineConfig } from 'vitest/config'

/** The tests in a real browser: one after another, because each has a server and browsers of its own. */
export default defineConfig({
  test: {
    include: ['web/e2e/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '.cache/browser.json' }]],
  },
})
