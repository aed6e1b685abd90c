import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'

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

  test('goes on after it was killed, as if nothing had happened', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'bulkhead-'))
    onTestFinished(() => rmSync(directory, { recursive: true }))
    const file = (name: string) => join(directory, name)
    const sweep = 'simulate sweep theseus --games 40 --seats 2,3 --workers 2 --results'.split(' ')
    const lines = () =>
      (existsSync(file('cut')) ? readFileSync(file('cut'), 'utf8') : '').split('\n')

    const victim = spawn(process.execPath, [script, ...sweep, file('cut')], { stdio: 'ignore' })
    while (lines().length < 10) await new Promise((resolve) => setTimeout(resolve, 5))
    victim.kill('SIGKILL')
    await once(victim, 'exit')
    const before = lines().length

    const report = (name: string) => {
      const { status } = bulkhead(...sweep, file(name), '--json', file(`${name}.json`))
      const { timing, ...rest } = JSON.parse(readFileSync(file(`${name}.json`), 'utf8'))
      expect({ status, timed: timing.seconds > 0 }).toEqual({ status: 0, timed: true })
      return rest
    }
    expect(report('cut')).toEqual(report('whole'))
    expect(lines().length).toBeGreaterThan(before)
  })
})
