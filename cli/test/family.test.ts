import { skiff } from '@bulkhead/hull/test/skiff/index.ts'
import { describe, expect, test } from 'vitest'
import { fuzzing } from '../fuzz/index.ts'
import { bulkhead, shellWith } from './shell.ts'
import { playedOut } from './typing.ts'

/** A game that was added to the family from what the guides say: every command knows it. */
describe('a small game of the family', () => {
  const games = { skiff: { game: skiff } }

  test.each([
    ['in English', '', 'The game is over.'],
    ['in French', ' --lang fr', 'La partie est finie.'],
    ['alone', ' --seats 1', 'The game is over.'],
    ['with bots only', ' --humans 0', 'The game is over.'],
  ])('is played to its end in the terminal, %s', async (_, options, ending) => {
    const out = await playedOut(`play skiff --seats 2 --seed 3 --bots random${options}`, 11, games)
    expect(out).toContain(ending)
    expect(out).not.toMatch(/\{\w+|undefined|NaN|\[object|\b(?:prompt|option|log|why)\.[a-z]/)
  })

  test('is played by bots, and counted', async () => {
    const told = await bulkhead(
      shellWith(skiff),
      'simulate skiff --games 20 --seats 3 --bots random --seed 1 --workers 1 --json',
    )
    expect(told).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(told.out)).toMatchObject({ game: 'skiff', games: 20 })
  })

  test('is sound: fuzzing finds nothing', async () => {
    const report = await fuzzing(shellWith(skiff), 'skiff', {
      games: 12,
      seed: 5,
      workers: 1,
      secrecy: 2,
      twin: 4,
      mostAnswers: 2000,
    })
    expect(report).toMatchObject({ failure: null, verified: 12 })
  })
})
