import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test, vi } from 'vitest'
import { games as allGames } from '../games.ts'
import { playedOut } from './typing.ts'

// Whole games take their time where other tests run beside them.
vi.setConfig({ testTimeout: 60_000 })

const games = { lockdown: allGames.lockdown }

describe('a whole game of Lockdown', () => {
  test.each([
    ['alone', '', 'The game is over.'],
    ['of three in French', '--seats 3 --lang fr', 'La partie est finie.'],
    ['on the surface', '--seats 2 --option board=alternate', 'The game is over.'],
    [
      'against the original Intruders',
      '--seats 4 --option intruders=original --option alternatives=true --lang fr',
      'La partie est finie.',
    ],
    ['of the group', '--seats 2 --humans 2 --option mode=coop', 'The game is over.'],
  ])('%s is played to its end', async (_, options, ending) => {
    const out = await playedOut(`play lockdown --seed 3 --bots random ${options}`.trim(), 11, games)
    expect(out).toContain(ending)
    const wide = out.split('\n').filter((line) => stripVTControlCharacters(line).length > 100)
    expect(wide).toEqual([])
    expect(out).not.toMatch(
      /\{\w+|undefined|NaN|\[object|\b(?:prompt|option|log|why|lockdown|hull|item|card|tile)\.[a-z]/,
    )
  })
})

test('the board shows the time, the power, the ways out and the tokens of the dark', async () => {
  const out = await playedOut('play lockdown --seats 2 --seed 4 --bots random', 5, games)
  expect(out).toContain('Time [15] 14 13 12 11 10* 9 | 8* 7 6* 5 4* 3 2* 1* PURGE')
  expect(out).toMatch(/Power: S-01 (on|OFF) \(\d\), S-02 (on|OFF) \(\d\), S-03 (on|OFF) \(\d\)/)
  expect(out).toContain('Main Gate shut · Rover at room 1 · Isolation Room shut · neutral pool: 2')
  expect(out).toMatch(/Knowledge \d · Contingency tokens 2/)
  expect(out).toMatch(/~ dark/)
})
