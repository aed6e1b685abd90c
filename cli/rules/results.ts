import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { TestResults } from './coverage.ts'
import { isSource, isTest, portable, projectFiles } from './sources.ts'

/**
 * The results of the project's tests, which are run when the last results no longer hold; null when
 * the tests could not be run.
 */
export function testResults(root: string, fresh: boolean): TestResults | null {
  const last = fresh ? null : readResults(root)
  if (last && isCurrent(root, last)) return last
  process.stderr.write('Running the tests to see which rules they show…\n')
  return runTests(root)
}

/**
 * Compares with the start of the run, because a file changed during it may not have been seen; and
 * the set of test files, because a run of a few of them overwrites the results of all.
 */
export function isCurrent(root: string, { startTime, testResults }: TestResults): boolean {
  const files = projectFiles(root).filter(isSource)
  const ran = new Set(testResults.map(({ name }) => portable(root, name)))
  const tests = files.filter(isTest)
  return (
    tests.length === ran.size &&
    tests.every((path) => ran.has(path)) &&
    files.every((path) => statSync(join(root, path)).mtimeMs <= startTime)
  )
}

/** Null as well when a run was stopped while it wrote them. */
function readResults(root: string): TestResults | null {
  try {
    return JSON.parse(readFileSync(resultsFile(root), 'utf8'))
  } catch {
    return null
  }
}

function runTests(root: string): TestResults | null {
  rmSync(resultsFile(root), { force: true })
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  // Vitest speaks on stderr, so that stdout stays the report alone.
  spawnSync(process.execPath, [vitest, 'run'], { cwd: root, stdio: ['ignore', 2, 2] })
  return readResults(root)
}

function resultsFile(root: string): string {
  return join(root, '.cache', 'tests.json')
}
