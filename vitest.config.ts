import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Tests share nothing but pure modules: loading these once for each worker saves most of the time.
    isolate: false,
    include: ['{kernel,games,bots,cli}/**/test/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: '.cache/tests.json' }]],
  },
})
