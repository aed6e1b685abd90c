import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { groundsOf } from '../mutate/grounds.ts'
import type { Report } from '../mutate/report.ts'
import type { Result } from '../mutate/results.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const script = join(root, 'scripts', 'bulkhead.mjs')

const RULES = `export const LIMIT = 3

export function mayDraw(hand: number): boolean {
  return hand < LIMIT
}

export function countdown(left: number): string[] {
  const said: string[] = []
  while (left > 0) {
    said.push(String(left))
    left--
  }
  return said
}

export function forgottenByAll(): number {
  return 7
}
`

/** Nobody tries with as many cards in hand as the limit allows. */
const TESTS = `import { expect, test } from 'vitest'
import { countdown, LIMIT, mayDraw } from '../rules.ts'

test('the limit', () => expect(LIMIT).toBe(3))
test('an empty hand may draw', () => expect(mayDraw(0)).toBe(true))
test('a full hand may not', () => expect(mayDraw(4)).toBe(false))
test('the countdown', () => expect(countdown(2)).toEqual(['2', '1']))
`

/** A clone of nothing but a tiny game. */
function tinyGame(tests = TESTS): string {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'bulkhead-')))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const files = {
    'games/tiny/rules.ts': RULES,
    'games/tiny/check.ts': 'export const check = (hand: number) => hand < 9\n',
    'games/tiny/text/en.ts': 'export const loud = true\n',
    'games/tiny/test/rules.test.ts': tests,
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'))
  return directory
}

function mutate(directory: string, ...more: string[]) {
  const args = [script, 'mutate', 'games/tiny', '--workers', '2', ...more]
  return spawnSync(process.execPath, args, { cwd: directory, encoding: 'utf8' })
}

function report(directory: string): Report {
  return JSON.parse(readFileSync(join(directory, '.cache/mutate/games-tiny.json'), 'utf8'))
}

function resultOf({ results }: Report, after: string): Result | undefined {
  return results.find((result) => result.after === after)
}

function filesIn(directory: string): string[] {
  const games = join(directory, 'games')
  return readdirSync(games, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
}

test('what was found is of other grounds once the archived matches are others', () => {
  const directory = tinyGame()
  const before = groundsOf(directory, 'games/tiny', [])
  writeFileSync(join(directory, 'games/tiny/test/archive.txt'), 'version 1\n')
  const { sources, tests, fingerprint } = groundsOf(directory, 'games/tiny', [])
  expect(fingerprint).not.toBe(before.fingerprint)
  expect([sources, tests]).toEqual([before.sources, before.tests])
})

// Each of these starts Vitest several times over.
describe.runIf(existsSync(script))('bulkhead mutate', { timeout: 240_000 }, () => {
  test('lists what no test notices, and touches no file', () => {
    const directory = tinyGame()
    const before = filesIn(directory)
    const { status, stdout } = mutate(directory)
    const found = report(directory)

    expect(found.results.map(({ file }) => file)).toEqual(
      found.results.map(() => 'games/tiny/rules.ts'),
    )
    expect(found.results).toHaveLength(found.possible)
    expect(resultOf(found, 'export const LIMIT = 4')?.noticed).toBe(
      'games/tiny/test/rules.test.ts: the limit',
    )
    expect(resultOf(found, 'left++')?.noticed).toBe('timeout')
    expect(found.results.filter(({ noticed }) => !noticed).map(({ after }) => after)).toEqual(
      expect.arrayContaining(['return hand <= LIMIT', 'return 8']),
    )
    expect(stdout).toContain(
      [
        'games/tiny/rules.ts:4',
        '  - return hand < LIMIT',
        '  + return hand <= LIMIT',
        '  reached by rules.test.ts',
      ].join('\n'),
    )
    expect(stdout).toContain('  + return 8\n  no test reaches it\n')
    expect(stdout).not.toContain('LIMIT = 4')
    expect(stdout).toMatch(/\d+ changes: \d+ noticed, 2 unnoticed, 0 explained\n$/)
    expect(status).toBe(1)
    expect(filesIn(directory)).toEqual(before)

    expect(mutate(directory, '--allow', '1').status).toBe(1)
    expect(mutate(directory, '--allow', '2').status).toBe(0)
  })

  test('goes on where it was stopped, until a file changes', () => {
    const directory = tinyGame()
    const shelf = join(directory, '.cache/mutate/games-tiny.jsonl')
    const lines = () => readFileSync(shelf, 'utf8').trimEnd().split('\n')
    mutate(directory, '--changes', '2')
    const marked = lines().map((line) =>
      line.replace(/"noticed":.*,"reachedBy"/, '"noticed":"before","reachedBy"'),
    )
    writeFileSync(shelf, `${marked.join('\n')}\n`)

    mutate(directory, '--changes', '4')
    expect(lines().slice(0, 3)).toEqual(marked)
    expect(lines()).toHaveLength(5)
    expect(report(directory).results.filter(({ noticed }) => noticed === 'before')).toHaveLength(2)

    writeFileSync(join(directory, 'games/tiny/test/rules.test.ts'), `${TESTS}\n`)
    mutate(directory, '--changes', '2')
    expect(report(directory).results.filter(({ noticed }) => noticed === 'before')).toEqual([])
  })

  test('complains where a test fails without any change', () => {
    const { status, stderr } = mutate(tinyGame(TESTS.replace('toBe(3)', 'toBe(5)')))
    expect(status).toBe(1)
    expect(stderr.trimEnd().split('\n').at(-1)).toMatch(
      /^A test fails before anything was changed: games\/tiny\/test\/rules.test.ts the limit: /,
    )
  })

  test('complains of a folder without code or without tests', () => {
    const directory = tinyGame()
    const last = ({ stderr }: { stderr: string }) => stderr.trimEnd().split('\n').at(-1)
    mkdirSync(join(directory, 'bots/tiny'), { recursive: true })
    renameSync(join(directory, 'games/tiny/test'), join(directory, 'bots/tiny/test'))
    expect(last(mutate(directory))).toBe('There are no tests in games/tiny; name some: --tests.')
    const elsewhere = mutate(directory, '--tests', 'bots/tiny', '--changes', '1')
    expect(last(elsewhere)).toMatch(/^A test fails before anything was changed: bots\/tiny\/test/)
    rmSync(join(directory, 'games/tiny/rules.ts'))
    expect(last(mutate(directory))).toBe('There is no code to change in games/tiny.')
  })
})
