import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Tests share nothing but pure modules: loading these once for each worker saves most of the time.
    isolate: false,
    // Tests of the server mostly wait: more of them than a small machine has processors.
    maxWorkers: 3,
    // Whole games take their time on a busy machine, and so does whatever is waited for.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    include: ['{kernel,games,bots,protocol,server,web,cli}/**/test/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: '.cache/tests.json' }]],
  },
})
