import { defineConfig } from 'vitest/config'

/** The tests in a real browser. Each file has a server of its own; all share one browser. */
export default defineConfig({
  test: {
    include: ['web/e2e/**/*.test.ts'],
    globalSetup: 'web/e2e/browser.ts',
    // A page at work, its worker and its server keep a core busy.
    maxWorkers: 2,
    isolate: false,
    // Their games are dealt by real chance: whoever meets one that nobody foresaw tries once more.
    retry: 1,
    testTimeout: 180_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '.cache/browser.json' }]],
  },
})
