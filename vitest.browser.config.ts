import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes long begins first, so that neither process waits for the other at the end. */
const LONGEST = ['whole', 'opening', 'offers', 'access', 'frame', 'cards', 'together', 'epilogue']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.indexOf(basename(moduleId, '.test.ts'))
      return at < 0 ? LONGEST.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

/** The tests in a real browser. Most share one server; each process has one browser. */
export default defineConfig({
  test: {
    include: ['web/e2e/**/*.test.ts'],
    globalSetup: 'web/e2e/setup.ts',
    // A page at work, its worker and its server keep a core busy.
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Whatever is waited for comes late on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    reporters: ['default', ['json', { outputFile: '.cache/browser.json' }]],
  },
})
