import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = fileURLToPath(new URL('../../scripts/server.mjs', import.meta.url))

test('after kill -9 at random instants every acknowledged answer is there once', async () => {
  const args = [run, 'crash', '--tables', '3', '--kills', '3', '--mixed']
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(stdout).toMatch(
    /^3 kills, 3 tables at a time: \d+ answers acknowledged, .* 0 problems\.$/m,
  )
}, 300_000)

test('a database that stops, a full disk and a held lock end nothing and lose nothing', async () => {
  const only = 'a disk that is full,a lock that somebody holds,that is stopped'
  const args = [run, 'faults', '--tables', '3', '--faults', '2', '--only', only]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  for (const trouble of ['a disk that is full', 'a lock that somebody holds']) {
    expect(stdout).toMatch(
      new RegExp(
        `^${trouble}, 2 times, 3 tables at a time: [1-9]\\d* answers .* 0 problems\\.$`,
        'm',
      ),
    )
  }
  expect(stdout).toMatch(
    /^a PostgreSQL that is stopped(, 2 times, .* 0 problems|: skipped, .*)\.$/m,
  )
}, 600_000)
