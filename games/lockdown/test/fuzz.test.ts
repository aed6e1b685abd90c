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

interface Table {
  readonly seats: number
  readonly options: Readonly<Record<string, string | boolean>>
}

const TABLES: readonly Table[] = ['standard', 'alternate'].flatMap((board) =>
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

function started({ seats, options }: Table, seed: number) {
  return must(Match.start(lockdown, { seats, seed: { kind: 'fast', seed }, options }))
}

type Played = ReturnType<typeof started>

function chosen(match: Played, rng: FastRng) {
  const { seat, id, options, min, max } = rng.pick(match.pending())
  const number = min + rng.int(Math.min(max, options.length) - min + 1)
  return { seat, id, picks: rng.shuffle([...options]).slice(0, number) }
}

/** Plays to the end, and tells what was asked and logged. */
function playedOut(table: Table, seed: number) {
  const match = started(table, seed)
  const rng = new FastRng(seed)
  const keys = new Set<string>()
  while (!match.result) {
    for (const { prompt, options } of match.pending()) {
      keys.add(`prompt.${prompt}`)
      for (const { label } of options) keys.add(`option.${label}`)
    }
    const { seat, id, picks } = chosen(match, rng)
    for (const { what, why } of match.whyNot(seat)) keys.add(what).add(`why.${why}`)
    must(
      match.answer(
        seat,
        id,
        picks.map((option) => option.id),
      ),
    )
    expect(lockdown.check(match.state)).toEqual([])
  }
  for (const reader of [null, 0]) for (const { kind } of match.log(reader)) keys.add(`log.${kind}`)
  return { match, keys }
}

const GAMES = TABLES.map((table, i) => playedOut(table, 10 * i))

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
})
