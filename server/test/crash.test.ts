import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = fileURLToPath(new URL('../../scripts/server.mjs', import.meta.url))

test('after kill -9 at random instants every acknowledged answer is there once', async () => {
  const args = [run, 'crash', '--tables', '3', '--kills', '3']
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(stdout).toMatch(
    /^3 kills, 3 tables at a time: \d+ answers acknowledged, .* 0 problems\.$/m,
  )
}, 180_000)
