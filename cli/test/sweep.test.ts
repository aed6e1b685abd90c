import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Report } from '../simulate/report.ts'
import { chunksOf, missing, readChunks } from '../simulate/results.ts'
import { type SweepArguments, sweeping } from '../simulate/sweep.ts'
import { bulkhead, type TestShell, testShell } from './shell.ts'

const ARGS: SweepArguments = { games: 40, bots: ['random'], seed: 5, workers: 1 }

function counted({ timing, ...rest }: Report) {
  return rest
}

function written(shell: TestShell, name: string): string {
  return readFileSync(join(shell.directory, name), 'utf8')
}

describe('a sweep', () => {
  test('plays every table that the game allows', async () => {
    const shell = testShell()
    const report = await sweeping(shell, 'duel', { ...ARGS, modes: ['short', 'long'] })
    expect(report.tables.map(({ name }) => name)).toEqual([
      '2 seats, mode short',
      '2 seats, mode long',
      '3 seats, mode short',
    ])
    expect(report.games).toBe(120)
    expect(report.rates.find(({ by }) => by === 'table')!.rows.map(({ won }) => won.of)).toEqual([
      ...[80, 80, 120],
    ])
    expect(shell.heard.err).toBe('Left out: 3 seats, mode=long. The long duel is for two.\n')
  })

  test('leaves out what comes to the same', async () => {
    const shell = testShell()
    const report = await sweeping(shell, 'duel', { ...ARGS, seats: [2], vary: ['open=false,true'] })
    expect(report.games).toBe(40)
    expect(shell.heard.err).toContain('Left out: 2 seats, open=true. It comes to the same')
  })

  test('adds up to its tables', async () => {
    const both = await sweeping(testShell(), 'duel', ARGS)
    const alone = await Promise.all(
      [2, 3].map((seats) => sweeping(testShell(), 'duel', { ...ARGS, seats: [seats] })),
    )
    const wins = (report: Report) => report.everybody.won.count
    expect(wins(both)).toBe(wins(alone[0]) + wins(alone[1]))
  })
})

describe('a file of results', () => {
  const kept = { ...ARGS, results: 'kept.jsonl' }

  test('goes on where a run was killed, and comes to the same', async () => {
    const whole = counted(await sweeping(testShell(), 'duel', ARGS))
    const shell = testShell()
    expect(counted(await sweeping(shell, 'duel', kept))).toEqual(whole)
    const lines = written(shell, 'kept.jsonl').split('\n')
    expect(lines.length).toBeGreaterThan(20)
    for (const left of [0, 1, 7]) {
      const torn = [...lines.slice(0, left), lines[left].slice(0, 100)].join('\n')
      writeFileSync(join(shell.directory, 'kept.jsonl'), torn)
      expect(counted(await sweeping(shell, 'duel', kept))).toEqual(whole)
      expect(written(shell, 'kept.jsonl').split('\n')).toHaveLength(lines.length)
    }
  })

  test('is not played again, and not counted twice', async () => {
    const shell = testShell()
    const first = counted(await sweeping(shell, 'duel', kept))
    const text = written(shell, 'kept.jsonl')
    expect(counted(await sweeping(shell, 'duel', kept))).toEqual(first)
    expect(written(shell, 'kept.jsonl')).toBe(text)
    appendFileSync(join(shell.directory, 'kept.jsonl'), text)
    expect(counted(await sweeping(shell, 'duel', kept))).toEqual(first)
  })

  test('grows with more games, tables and seeds', async () => {
    const shell = testShell()
    await sweeping(shell, 'duel', { ...kept, games: 15, seats: [2] })
    await sweeping(shell, 'duel', { ...kept, seed: 6 })
    const grown = counted(await sweeping(shell, 'duel', kept))
    expect(grown).toEqual(counted(await sweeping(testShell(), 'duel', ARGS)))
  })

  test('is of no use to other rules', async () => {
    const shell = testShell()
    await sweeping(shell, 'duel', kept)
    const chunks = readChunks(join(shell.directory, 'kept.jsonl'))
    const [{ table }] = chunks
    expect(chunksOf(chunks, table, 1)).not.toEqual([])
    expect(chunksOf(chunks, table, 2)).toEqual([])
    expect(chunksOf(chunks, { ...table, rotate: false }, 1)).toEqual([])
  })

  test.each([
    ['no results\n', 'Line 1 of '],
    ['no results', ' is no file of results.'],
    ['{"format":1,"table":{},"from":0,"to":3,"tally":{"games":2}}\n', 'Line 1 of '],
  ])('%s is refused and left as it was', async (text, sentence) => {
    const shell = testShell()
    writeFileSync(join(shell.directory, 'other.txt'), text)
    const { code, err } = await bulkhead(shell, 'simulate duel --games 9 --results other.txt')
    expect(code).toBe(1)
    expect(err).toContain(sentence)
    expect(written(shell, 'other.txt')).toBe(text)
  })

  test('has gaps', () => {
    const done = [
      { from: 2, to: 5 },
      { from: 5, to: 6 },
      { from: 9, to: 12 },
    ]
    expect(missing(done, 10)).toEqual([
      { from: 0, to: 2 },
      { from: 6, to: 9 },
    ])
    expect(missing(done, 4)).toEqual([{ from: 0, to: 2 }])
    expect(missing([], 3)).toEqual([{ from: 0, to: 3 }])
    expect(missing(done, 13).at(-1)).toEqual({ from: 12, to: 13 })
  })
})
