import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { built, bundle } from './bundle.mjs'
import { npm, root, setup } from './setup.mjs'

const UNIT = { script: 'unit', results: join(root, '.cache', 'tests.json') }
const BROWSER = { script: 'browser', results: join(root, '.cache', 'browser.json') }

const STAGES = [
  { title: 'Lint', run: () => script('lint') },
  { title: 'Types', run: () => script('typecheck') },
  { title: 'Tests', count: () => countTests(UNIT) },
  { title: 'Rules ledger', run: () => bulkhead('rules') },
  { title: 'Tests in a browser', count: () => countTests(BROWSER) },
]

const total = { passed: 0, failed: 0 }
const failures = []
if (isReady()) {
  for (const stage of STAGES) add(total, perform(stage))
  for (const stage of await longChecks()) add(total, perform(stage))
} else {
  total.failed = 1
}
for (const name of failures) console.log(`failed: ${name}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function isReady() {
  try {
    setup()
    return true
  } catch (error) {
    console.log(error.message)
    return false
  }
}

/** Of every game. Where they cannot be built, that is what failed. */
async function longChecks() {
  try {
    await bundle()
    const { LONG_CHECKS } = await built('checks')
    return LONG_CHECKS.map((command) => ({
      title: `bulkhead ${command}`,
      run: () => bulkhead(command),
    }))
  } catch (error) {
    console.log(error.message)
    return [{ title: 'Long checks', run: () => false }]
  }
}

function perform({ title, run, count = countOne }) {
  console.log(`\n── ${title}`)
  const start = performance.now()
  const counted = count(run)
  if (counted.failed > 0) failures.push(...(counted.names ?? [title]))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`── ${title}: ${counted.failed > 0 ? 'failed' : 'passed'} in ${seconds} s`)
  return counted
}

function countOne(run) {
  return run() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function countTests({ script: name, results }) {
  rmSync(results, { force: true })
  const clean = script(name)
  const { passed, failed, names } = readResults(results)
  // Vitest also fails on errors outside any test, which its counts do not show.
  if (failed === 0 && !clean) return { passed, failed: 1, names: [`${name}, outside its tests`] }
  return { passed, failed, names }
}

function readResults(results) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(
      readFileSync(results, 'utf8'),
    )
    const unloadable = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    )
    const names = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => `${relative(root, name)}: ${test.fullName}`),
    )
    return {
      passed: numPassedTests,
      failed: numFailedTests + unloadable.length,
      names: [...names, ...unloadable.map(({ name }) => relative(root, name))],
    }
  } catch {
    return { passed: 0, failed: 1, names: [`no results in ${relative(root, results)}`] }
  }
}

function script(name) {
  return npm(['run', '--silent', name], { stdio: 'inherit' }).status === 0
}

function bulkhead(command) {
  const args = [join(root, 'scripts', 'bulkhead.mjs'), ...command.split(' ')]
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0
}

function add(sum, { passed, failed }) {
  sum.passed += passed
  sum.failed += failed
}
