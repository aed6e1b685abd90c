import { defineConfig } from 'vitest/config'

/** The tests in a real browser. Most share one server; each process has one browser. */
export default defineConfig({
  test: {
    include: ['web/e2e/**/*.test.ts'],
    globalSetup: 'web/e2e/setup.ts',
    // A page at work, its worker and its server keep a core busy.
    maxWorkers: 2,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Whatever is waited for comes late on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', ['json', { outputFile: '.cache/browser.json' }]],
  },
})
