import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FastRng } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { type FuzzArguments, fuzzing } from '../fuzz/index.ts'
import { modesOf, randomSetup } from '../fuzz/setup.ts'
import { type Bug, duel } from './duel.ts'
import { duels } from './shelf.ts'
import { bulkhead, type TestShell, testShell } from './shell.ts'

const ARGS: FuzzArguments = {
  games: 60,
  seed: 3,
  workers: 1,
  secrecy: 5,
  twin: 10,
  mostAnswers: 300,
}

describe('a sound game', () => {
  test('passes, and everything was tried', async () => {
    const report = await fuzzing(testShell(), 'duel', ARGS)
    expect(report.failure).toBeNull()
    expect(report.modes).toBe(6)
    expect(report.positions).toBe(30)
    expect(report.verified).toBe(60)
    expect(report.resumes).toBeGreaterThan(150)
    for (const tried of ['refused', 'undone', 'forks'] as const) {
      expect(report[tried]).toBeGreaterThan(20)
    }
  })

  test('is fuzzed alike in any number of portions', async () => {
    const { seconds: _, ...one } = await fuzzing(testShell(), 'duel', ARGS)
    const { seconds: __, ...many } = await fuzzing(testShell(), 'duel', { ...ARGS, workers: 4 })
    expect(many).toEqual(one)
  })

  test('prints a summary, or JSON and nothing else', async () => {
    const shell = testShell()
    const told = await bulkhead(shell, 'fuzz duel --games 10')
    expect(told).toMatchObject({ code: 0, err: '' })
    expect(told.out).toMatch(/illegal answers refused +\d+\n/)
    const { out } = await bulkhead(shell, 'fuzz duel --games 10 --json')
    expect(JSON.parse(out)).toMatchObject({ game: 'duel', games: 10, failure: null })
  })
})

describe('a planted bug is found, written down and seen again', () => {
  test.each<[Bug, string, RegExp]>([
    ['invariant', 'invariants', /There are 13 cards\./],
    ['endless', 'endless', /not over after 300 answers\./],
    ['leak', 'secrecy', /learns something hidden through view\./],
    ['resume', 'resume', /The resumed match differs in its state/],
    ['throws', 'answer', /The rules failed: a card fell down \(in step, duel\.ts:\d+\)/],
    ['setup', 'start', /the cards are missing/],
  ])('%s', async (bug, check, sentence) => {
    const shell = testShell(bug)
    const { failure } = await fuzzing(shell, 'duel', ARGS)
    expect(failure).toMatchObject({
      check,
      sentence: expect.stringMatching(sentence),
      file: 'duel-3.failure.json',
    })
    const again = await bulkhead(shell, `replay ${join(shell.directory, failure!.file)}`)
    expect(again.code).toBe(1)
    expect(again.err).toMatch(`Here the check "${check}" fails`)
    expect(again.err).toMatch(sentence)
  })

  test('is told in one sentence, with the command that shows it again', async () => {
    const { code, err } = await bulkhead(testShell('invariant'), 'fuzz duel --games 5 --seed 8')
    expect(code).toBe(1)
    expect(err).toBe(
      'The check "invariants" failed: There are 13 cards.\n' +
        'See it again with: bulkhead replay duel-8.failure.json\n',
    )
  })

  test('is gone when the game is repaired', async () => {
    const { shell, file } = await failing('invariant')
    const repaired = { ...shell, games: duels() }
    const { code, out, err } = await bulkhead(repaired, `replay ${file}`)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('The check "invariants" does not fail here any more.')
  })

  test('a damaged failure file is refused', async () => {
    const { shell, file } = await failing('invariant')
    const { answers: _, ...save } = JSON.parse(readFileSync(file, 'utf8')).save
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), save }))
    const { code, err } = await bulkhead(shell, `replay ${file}`)
    expect({ code, err }).toEqual({ code: 1, err: 'This save is damaged.\n' })
  })
})

describe('setups', () => {
  test('are legal, and reach every mode', () => {
    const rng = new FastRng(1)
    const game = duel()
    const modes = new Set<string>()
    for (let i = 0; i < 200; i++) {
      const { seats, options } = randomSetup(game, rng)
      expect(game.refuse(options, seats)).toBeNull()
      expect(options.hats).toHaveLength(seats)
      modes.add(`${seats} ${options.mode} ${options.open}`)
    }
    expect(modes.size).toBe(6)
    expect(modesOf(game, rng, 3)).toEqual([
      { seats: 3, options: { mode: 'short', open: false } },
      { seats: 3, options: { mode: 'short', open: true } },
    ])
  })
})

async function failing(bug: Bug): Promise<{ shell: TestShell; file: string }> {
  const shell = testShell(bug)
  const { failure } = await fuzzing(shell, 'duel', ARGS)
  return { shell, file: join(shell.directory, failure!.file) }
}
