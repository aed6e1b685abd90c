import { NONE, type State } from '@bulkhead/hull/state.ts'
import {
  copy,
  FastRng,
  leaksNow,
  leaksThrough,
  Match,
  must,
  neverRedealt,
  type Option,
  type Rng,
  type Seat,
} from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { nemesis } from '../index.ts'
import { secretsOf } from './secrets.ts'

const TABLES: [string, number, Record<string, unknown>][] = [
  ['a game of two', 2, {}],
  ['a game of three', 3, {}],
  ['a game of four', 4, { draft: 'free' }],
  ['a game of five', 5, {}],
  ['a solo game', 1, {}],
  ['a cooperative game', 3, { mode: 'coop' }],
  ['a game with an Intruder player', 3, { intruderPlayer: true }],
  ['a game on the alternate board', 2, { board: 'alternate' }],
  ['a solo game on the alternate board', 1, { board: 'alternate' }],
  ['a cooperative game on the alternate board', 2, { mode: 'coop', board: 'alternate' }],
  [
    'an Intruder player on the alternate board',
    4,
    { intruderPlayer: true, board: 'alternate', draft: 'free' },
  ],
]

type Played = Match<State, ReturnType<typeof nemesis.view>>

/** Plays a game at random and looks at some of its positions. */
function wander(
  table: number,
  every: number,
  look: (match: Played, rng: Rng) => void,
  game: typeof nemesis = nemesis,
): void {
  const [, seats, options] = TABLES[table]
  const seed = { kind: 'fast' as const, seed: table + 1 }
  const match = must(Match.start(game, { seats, seed, options }))
  const rng = new FastRng(100 + table)
  for (let answers = 0; !match.result; answers++) {
    if (answers % every === 0) look(match, rng)
    answerAtRandom(match, rng)
  }
}

function answerAtRandom(match: Played, rng: Rng): void {
  const { seat, id, picks } = chooseAtRandom(match, rng)
  const choice = picks.map((option) => option.id)
  must(match.answer(seat, id, choice))
  if (!match.result) expect(nemesis.check(match.state)).toEqual([])
}

function chooseAtRandom(match: Played, rng: Rng) {
  const { seat, id, prompt, options, min, max } = rng.pick(match.pending())
  if (prompt === 'action') return { seat, id, picks: [rng.pick(someKindOfAction(options, rng))] }
  const number = min + rng.int(Math.min(max, options.length) - min + 1)
  return { seat, id, picks: rng.shuffle([...options]).slice(0, number) }
}

/** Each kind of action is as likely as any other, but few turns are passed. */
function someKindOfAction(options: readonly Option[], rng: Rng): Option[] {
  const kindOf = ({ id }: Option) => id.split(':')[0]
  const kinds = [...new Set(options.map(kindOf))].filter(
    (kind) => kind !== 'pass' || rng.int(4) === 0,
  )
  const kind = kinds.length > 0 ? rng.pick(kinds) : 'pass'
  return options.filter((option) => kindOf(option) === kind)
}

function readersOf(match: Played): (Seat | null)[] {
  return [...match.state.players.keys(), null]
}

const everyTable = TABLES.map(([name], table) => [name, table] as const)

describe('NEM-INFO-01 NEM-INFO-02 a reader cannot tell a position from one dealt anew', () => {
  test.each(everyTable)('in %s', (_, table) => {
    wander(table, 7, (match, rng) => expect(leaksNow(match, rng)).toEqual([]))
  })
})

describe('NEM-INFO-01 NEM-INFO-02 an answer tells nobody more than they were shown', () => {
  test.each(everyTable)('in %s', (_, table) => {
    wander(table, 5, (match, rng) => {
      const { seat, picks } = chooseAtRandom(match, rng)
      expect(leaksThrough(match.fork(), seat, picks, rng)).toEqual([])
    })
  })
})

describe('NEM-INFO-01 nor where the acting player pays with the same cards in both', () => {
  let actor: Seat = NONE

  /** What the acting player holds and the Items stay as they are, so that the same answer is possible. */
  const gentle: typeof nemesis = {
    ...nemesis,
    redeal(s, seat, rng) {
      const { hand, deck, discard } = s.players[actor]
      const piles = [hand, deck, discard].map((pile) => [pile, [...pile]] as const)
      const items = [...Object.values(s.items).flat(), ...s.players.flatMap((one) => one.inventory)]
      const ids = items.map(({ id }) => id)
      nemesis.redeal(s, seat, rng)
      for (const [pile, cards] of piles) pile.splice(0, pile.length, ...cards)
      items.forEach((item, i) => {
        item.id = ids[i]
      })
    },
  }

  test.each(everyTable)('in %s', (_, table) => {
    const look = (match: Played, rng: Rng) => {
      const { seat, picks } = chooseAtRandom(match, rng)
      actor = seat
      expect(leaksThrough(match.fork(), seat, picks, rng)).toEqual([])
    }
    wander(table, 3, look, gentle)
  })
})

describe('everything that is hidden from a reader is dealt anew', () => {
  test.each(everyTable)('in %s', (_, table) => {
    wander(table, 50, (match, rng) => {
      for (const reader of readersOf(match)) {
        const secrets = (state: unknown) => secretsOf(state as State, reader)
        expect(neverRedealt(match, reader, secrets, rng)).toEqual([])
      }
    })
  })
})

describe('a position dealt anew holds together and can be played on', () => {
  test.each(everyTable)('in %s', (_, table) => {
    wander(table, 10, (match, rng) => {
      const twin = match.redealt(rng.pick(readersOf(match)), rng)
      expect(nemesis.check(twin.state)).toEqual([])
      for (let answers = 0; answers < 8 && !twin.result; answers++) answerAtRandom(twin, rng)
    })
  })
})

describe('what is dealt anew does not depend on the truth', () => {
  test.each(everyTable)('in %s', (_, table) => {
    wander(table, 20, (match, rng) => {
      for (const reader of readersOf(match)) {
        const other = match.redealt(reader, rng).state
        expect(dealtAnew(other, reader)).toEqual(dealtAnew(match.state, reader))
      }
    })
  })

  function dealtAnew(state: State, reader: Seat | null): State {
    const twin = copy(state)
    nemesis.redeal(twin, reader, new FastRng(7))
    return twin
  }
})
