import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FastRng, Match, must, type Seed } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import { describe, expect, test } from 'vitest'
import { randomAnswer } from '../fuzz/probes.ts'
import { games } from '../games.ts'
import { duel } from './duel.ts'
import { bulkhead, type TestShell, testShell } from './shell.ts'

const SEALED: Seed = { kind: 'sealed', secret: '5a'.repeat(32), contributions: ['01'] }

/** A match after some answers, in a file. */
function saved(shell: TestShell, answers = 100, seed: Seed = { kind: 'fast', seed: 1 }): string {
  const match = must(Match.start(duel(), { seats: 2, seed })) as Match
  const rng = new FastRng(1)
  for (let i = 0; i < answers && !match.result; i++) {
    must(match.replay(randomAnswer(match, rng)))
  }
  return written(shell, JSON.stringify(match.save()))
}

function written(shell: TestShell, text: string): string {
  const path = join(shell.directory, 'match.json')
  writeFileSync(path, text)
  return path
}

describe('replay', () => {
  test('tells the log, each line with its rule, and the end', async () => {
    const shell = testShell()
    const { code, out, err } = await bulkhead(shell, `replay ${saved(shell)}`)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^ {4}1 {2}Seat 0 plays \d+\. {2}DUEL-01\n/)
    expect(out).toMatch(/\nVictory: player [12].*\. The highest cards win\.\n$/)
  })

  test('stops after a number of answers', async () => {
    const shell = testShell()
    const path = saved(shell)
    const { out } = await bulkhead(shell, `replay ${path} --to 1`)
    expect(out.split('\n')).toHaveLength(2)
    const { code, err } = await bulkhead(shell, `replay ${path} --to 11`)
    expect({ code, err }).toEqual({ code: 1, err: 'This match has only 10 answers.\n' })
  })

  test('speaks French', async () => {
    const shell = testShell()
    const { out } = await bulkhead(shell, `replay ${saved(shell)} --lang fr --seat 1`)
    expect(out).toMatch(/La place 0 joue \d+\./)
    expect(out).toMatch(/\nVictoire\u00a0: joueur [12].*\. cards\n$/)
  })

  test('knows how many seats there are', async () => {
    const shell = testShell()
    const { err } = await bulkhead(shell, `replay ${saved(shell)} --seat 2`)
    expect(err).toBe('This match has seats 0 to 1, and no seat 2.\n')
  })
})

describe('verify', () => {
  test('says what was checked', async () => {
    const shell = testShell()
    const { code, out } = await bulkhead(shell, `verify ${saved(shell, 100, SEALED)}`)
    expect(code).toBe(0)
    expect(out).toMatch('This match of duel is true to its seed.')
    expect(out).toMatch('All 10 answers were legal')
    expect(out).toMatch(/belongs to the seed: [0-9a-f]{64}\n/)
    expect(out).toMatch(/\nVictory: player [12].*\. The highest cards win\.\n$/)
  })

  test('says when a game is not over, and when there was nothing to publish', async () => {
    const shell = testShell()
    const { code, out } = await bulkhead(shell, `verify ${saved(shell, 3)}`)
    expect(code).toBe(0)
    expect(out).toMatch('Chance was not sealed')
    expect(out).toMatch(/The game is not over\.\n$/)
  })
})

test('a running game as the browser saves it is read like a save', async () => {
  const shell = testShell()
  const match = must(Match.start(duel(), { seats: 2, seed: SEALED }))
  const table = { format: 'bulkhead-table', seats: [], reasons: [], match: match.save() }
  const path = written(shell, JSON.stringify(table))
  expect((await bulkhead(shell, `verify ${path}`)).out).toMatch(/The game is not over\.\n$/)
  expect((await bulkhead(shell, `replay ${path}`)).code).toBe(0)
})

describe('files that are no match of ours get one sentence', () => {
  const texts: readonly [string, (good: string) => string, RegExp][] = [
    ['no JSON', () => 'hello', /is not a saved match\.$/],
    ['a list', () => '[]', /is not a saved match\.$/],
    ['null', () => 'null', /is not a saved match\.$/],
    ['an empty file', () => '', /is not a saved match\.$/],
    ['a stranger', () => '{"game":"duel"}', /is not a saved match\.$/],
    ['another game', (good) => good.replace('"duel"', '"chess"'), /There is no game "chess"/],
    ['a changed save', (good) => good.replace('"seats":2', '"seats":3'), /damaged or was changed/],
    ['an empty table', () => '{"format":"bulkhead-table"}', /is not a saved match\.$/],
    ['a cut save', (good) => good.slice(0, -30), /is not a saved match\.$/],
  ]
  for (const command of ['replay', 'verify']) {
    test.each(texts)(`${command}: %s`, async (_, spoil, sentence) => {
      const shell = testShell()
      saved(shell)
      const match = must(Match.start(duel(), { seats: 2, seed: SEALED }))
      const path = written(shell, spoil(JSON.stringify(match.save())))
      const { code, out, err } = await bulkhead(shell, `${command} ${path}`)
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(err.trimEnd()).toMatch(sentence)
      expect(err.trimEnd()).not.toContain('\n')
    })

    test(`${command}: a folder`, async () => {
      const shell = testShell()
      const { code, err } = await bulkhead(shell, `${command} ${shell.directory}`)
      expect(code).toBe(1)
      expect(err).toMatch(/is a folder, not a saved match\.\n$/)
    })
  }
})

test('a replay of Nemesis calls everybody and every room by name, as play does', async () => {
  const shell = { ...testShell(), games }
  const options = { seats: 3, options: {}, seed: { kind: 'fast' as const, seed: 4 } }
  const match = must(Match.start(nemesis, options)) as Match
  const rng = new FastRng(1)
  for (let i = 0; i < 100 && !match.result; i++) {
    must(match.replay(randomAnswer(match, rng)))
  }
  const { out } = await bulkhead(shell, `replay ${written(shell, JSON.stringify(match.save()))}`)
  expect(out).toMatch(/The (Pilot|Scientist|Scout|Soldier|Captain|Mechanic) enters the /)
  expect(out).not.toMatch(/Seat \d|enters room \d/)
})
