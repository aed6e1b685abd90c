import { copy, FastRng, leaksNow, leaksThrough, type Rng, type Seat } from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { retaliation } from '../index.ts'
import { contaminationIn } from '../queries.ts'
import type { State } from '../state.ts'
import { retaliation as position } from './position.ts'
import { answerAtRandom, chooseAtRandom, open, type Played, TABLES } from './random-play.ts'

/** Plays a game at random and looks at some of its positions. */
function wander(table: number, every: number, look: (match: Played, rng: Rng) => void): void {
  const match = open(table, 7 + table)
  const rng = new FastRng(300 + table)
  for (let answers = 0; !match.result; answers++) {
    if (answers % every === 0) look(match, rng)
    answerAtRandom(match, rng)
  }
}

function readersOf(match: Played): (Seat | null)[] {
  return [...match.state.players.keys(), null]
}

const everyTable = TABLES.map(([name], table) => [name, table] as const)

describe('RET-INFO-01 RET-INFO-02 RET-INFO-04 a reader cannot tell a position from one dealt anew', () => {
  test.each(everyTable)('in %s', (_, table) => {
    wander(table, 13, (match, rng) => expect(leaksNow(match, rng)).toEqual([]))
  })
})

describe('RET-INFO-03 RET-INFO-08 an answer tells nobody more than they were shown', () => {
  test.each(everyTable)('in %s', (_, table) => {
    wander(table, 11, (match, rng) => {
      const { seat, picks } = chooseAtRandom(match, rng)
      expect(leaksThrough(match.fork(), seat, picks, rng)).toEqual([])
    })
  })
})

test('RET-INFO-03: how many Contamination cards leave the game is shown to everybody', () => {
  const game = position('recon', 'contractor')
    .room('r2c2', 'decontamination-room')
    .corridor('r2c2-r2c4', 404)
    .at('recon', 'decontamination-room')
    .cards('recon', 4)
    .discard('recon', 'clean', 'infected')
    .play()
  game.act('use-room:decontaminate')
  expect([...game.match.informed]).toEqual(expect.arrayContaining([0, 1, null]))
})

test('RET-CONT-11: whoever pays for an Antiseptic holds a Contamination card, however the hand is dealt', () => {
  const game = position('recon', 'contractor')
    .cards('recon', 4)
    .hand('recon', 'clean')
    .item('recon', 'antiseptic')
    .play()
  game.act('antiseptic')
  const hands = Array.from({ length: 20 }, (_, i) => game.match.redealt(1, new FastRng(i)))
  const held = hands.map(({ state }) => contaminationIn(state.players[0].hand).length)
  expect(Math.min(...held)).toBe(1)
})

test('RET-ACT-01 RET-CONT-11: once it is paid and done nothing more is owed', () => {
  const game = position('recon').cards('recon', 2).hand('recon', 'clean', 'clean')
  const { state } = game
    .item('recon', 'antiseptic')
    .play()
    .act('antiseptic')
    .act('card:contamination#1')
  expect(state.turn).toMatchObject({ taken: 1, owes: 0, cleanses: false })
})

describe('a position dealt anew holds together and can be played on', () => {
  test.each(everyTable)('in %s', (_, table) => {
    wander(table, 25, (match, rng) => {
      const twin = match.redealt(rng.pick(readersOf(match)), rng)
      expect(retaliation.check(twin.state)).toEqual([])
      for (let answers = 0; answers < 8 && !twin.result; answers++) answerAtRandom(twin, rng)
    })
  })
})

describe('what is dealt anew does not depend on the truth', () => {
  test.each(everyTable)('in %s', (_, table) => {
    wander(table, 25, (match, rng) => {
      for (const reader of readersOf(match)) {
        const other = match.redealt(reader, rng).state
        expect(dealtAnew(other, reader)).toEqual(dealtAnew(match.state, reader))
      }
    })
  })

  function dealtAnew(state: State, reader: Seat | null): State {
    const twin = copy(state)
    retaliation.redeal(twin, reader, new FastRng(7))
    return twin
  }
})
