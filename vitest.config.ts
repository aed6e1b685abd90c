import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{kernel,games,bots,cli}/**/test/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: '.cache/tests.json' }]],
  },
})
