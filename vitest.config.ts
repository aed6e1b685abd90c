import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Tests share nothing but pure modules: loading these once for each worker saves most of the time.
    isolate: false,
    // Whole games take their time on a busy machine.
    testTimeout: 60_000,
    include: ['{kernel,games,bots,protocol,server,web,cli}/**/test/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: '.cache/tests.json' }]],
  },
})
