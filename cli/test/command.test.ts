import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const script = fileURLToPath(new URL('../../scripts/bulkhead.mjs', import.meta.url))

describe.runIf(existsSync(script))('the real command', () => {
  const bulkhead = (...args: string[]) =>
    spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })

  test('helps', () => {
    const { status, stdout } = bulkhead('--help')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^Usage: bulkhead/)
  })

  test('complains on standard error, without colours and without a trace', () => {
    const { status, stdout, stderr } = bulkhead('simulate', 'chess')
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr.trimEnd().split('\n').at(-1)).toMatch(/^There is no game "chess"; there are: /)
  })
})
