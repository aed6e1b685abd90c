import { chosen, playedOut, type RandomTable } from '@bulkhead/hull/test/random.ts'
import {
  type Dictionary,
  FastRng,
  leaksNow,
  leaksThrough,
  Match,
  must,
  render,
} from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { lockdown } from '../index.ts'

/** Whole games at random, in every mode, on both boards, with every crew and against both enemies. */

const TABLES: readonly RandomTable[] = ['standard', 'alternate'].flatMap((board) =>
  ['night-stalkers', 'original'].flatMap((intruders) =>
    [false, true].flatMap((alternatives) =>
      [
        { seats: 1, mode: 'semi-coop' },
        ...[2, 3, 4, 5].map((seats) => ({ seats, mode: 'semi-coop' })),
        { seats: 3, mode: 'coop' },
      ].map(({ seats, mode }) => ({
        seats,
        options: { mode, board, intruders, alternatives, draft: alternatives ? 'free' : 'roles' },
      })),
    ),
  ),
)

function started({ seats, options }: RandomTable, seed: number) {
  return must(Match.start(lockdown, { seats, seed: { kind: 'fast', seed }, options }))
}

const GAMES = TABLES.map((table, i) => playedOut(lockdown, table, 10 * i))

describe('games at random', () => {
  test('come to an end, and to different ones', () => {
    const reasons = GAMES.map(({ match }) => match.result!.reason)
    expect(new Set(reasons).size).toBeGreaterThan(1)
  })

  test.each(['en', 'fr'] as const)(
    'have a sentence for everything that they say (%s)',
    (language) => {
      const words: Dictionary = lockdown.text[language]
      const said = new Set(GAMES.flatMap(({ keys }) => [...keys]))
      expect(said.size).toBeGreaterThan(200)
      expect([...said].filter((key) => !Object.hasOwn(words, key))).toEqual([])
    },
  )

  test.each(['en', 'fr'] as const)('fill every gap of their sentences (%s)', (language) => {
    const words: Dictionary = lockdown.text[language]
    const lines = GAMES.flatMap(({ match }) => [...match.log(0), ...match.log(null)])
    const read = lines.map(({ kind, params }) => render(words, `log.${kind}`, params))
    expect(read.filter((line) => /\{|undefined/.test(line))).toEqual([])
  })

  test('cite rules of Lockdown alone', () => {
    const rules = GAMES.flatMap(({ match }) => match.log(0).map(({ rule }) => rule ?? 'none'))
    expect([...new Set(rules)].filter((rule) => !rule.startsWith('LOCK-'))).toEqual([])
  })
})

describe('secrets', () => {
  test.each(TABLES.filter((_, i) => i % 11 === 1))(
    'are kept at a table of $seats ($options.board, $options.intruders, $options.mode)',
    (table) => {
      const leaks = new Set<string>()
      const match = started(table, 7)
      const rng = new FastRng(7)
      for (let i = 0; i < 30 && !match.result; i++) {
        for (const leak of leaksNow(match, rng)) leaks.add(`now: ${leak}`)
        const { seat, picks } = chosen(match, rng)
        for (const leak of leaksThrough(match, seat, picks, rng)) leaks.add(`through: ${leak}`)
      }
      expect([...leaks]).toEqual([])
    },
  )

  test('a room that is not turned over yet does not tell what it could do to whoever is asked on entering it', () => {
    const match = started(
      { seats: 2, options: { mode: 'coop', board: 'alternate', draft: 'roles' } },
      960466258,
    )
    const answers: readonly [number, ...string[]][] = [
      [1, 'role:hacker'],
      [0, 'role:survivor'],
      [1, 'careful-move:u04'],
      [1, 'pay:basic-repairs#2', 'pay:search#3'],
      [1, 'noise:u04'],
      [1, 'cave-entrance:14'],
      [1, 'pay:data-breach#2', 'pay:bypass#0'],
    ]
    for (const [seat, ...picks] of answers)
      must(match.answer(seat, match.pending(seat)[0].id, picks))
    const [asked] = match.pending(1)
    expect(asked.prompt).toBe('loses-card')
    expect(match.state.rooms[match.state.players[1].room].explored).toBe(false)
    for (let seed = 0; seed < 20; seed++) {
      expect(leaksNow(match as Match, new FastRng(seed))).toEqual([])
    }
  })
})
