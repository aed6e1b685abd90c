import {
  type Dictionary,
  FastRng,
  leaksNow,
  leaksThrough,
  Match,
  must,
  type OptionValue,
  render,
} from '@bulkhead/kernel'
import { describe, expect, test } from 'vitest'
import { aftermath } from '../index.ts'
import {
  AFTER_ALTERNATE,
  AFTER_CLASSIC,
  AFTER_COOP,
  AFTER_INVESTIGATION,
  AFTER_NEMESIS,
  type Earlier,
  shipLeftBy,
} from './earlier.ts'

/** Whole games at random, in every way to play. */

interface Table {
  readonly seats: number
  readonly options: Readonly<Record<string, OptionValue>>
  readonly after?: Earlier
}

const CLASSICS: readonly Table[] = [
  at(1, { board: 'alternate' }),
  at(2, {}),
  at(3, { mode: 'coop' }),
  at(4, { rooms: false, turrets: false, traits: false }),
  at(5, { board: 'alternate', draft: 'free' }),
].map(({ seats, options }) => at(seats, { ...options, play: 'classic' }))

const INVESTIGATIONS: readonly Table[] = [
  at(1, {}),
  at(2, {}),
  at(3, { mode: 'coop' }),
  at(4, { draft: 'free' }),
  at(5, {}),
].map(({ seats, options }) => at(seats, { ...options, play: 'investigation' }))

const EPILOGUES: readonly Table[] = [
  AFTER_NEMESIS,
  AFTER_ALTERNATE,
  AFTER_COOP,
  AFTER_INVESTIGATION,
  AFTER_CLASSIC,
].flatMap((after, i) =>
  [1 + (i % 4), 4 - (i % 4)].map((seats) => ({ ...at(seats, { play: 'epilogue' }), after })),
)

const TABLES = [...CLASSICS, ...INVESTIGATIONS, ...EPILOGUES]

function at(seats: number, options: Table['options']): Table {
  return { seats, options }
}

function started({ seats, options, after }: Table, seed: number) {
  const before = after && shipLeftBy(after, seed)
  return must(Match.start(aftermath, { seats, seed: { kind: 'fast', seed }, options, before }))
}

type Played = ReturnType<typeof started>

function chosen(match: Played, rng: FastRng) {
  const { seat, id, options, min, max } = rng.pick(match.pending())
  const number = min + rng.int(Math.min(max, options.length) - min + 1)
  return { seat, id, picks: rng.shuffle([...options]).slice(0, number) }
}

/** Somebody takes what is on offer. */
function takeOffer(match: Played, rng: FastRng): void {
  const seat = rng.int(match.seats)
  const [offer] = match.offers(seat)
  if (offer) must(match.take(seat, offer.id))
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
    if (rng.int(8) === 0) takeOffer(match, rng)
    const { seat, id, picks } = chosen(match, rng)
    for (const { what, why } of match.whyNot(seat)) keys.add(what).add(`why.${why}`)
    must(
      match.answer(
        seat,
        id,
        picks.map((option) => option.id),
      ),
    )
    expect(aftermath.check(match.state)).toEqual([])
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
      const words: Dictionary = aftermath.text[language]
      const said = new Set(GAMES.flatMap(({ keys }) => [...keys]))
      expect(said.size).toBeGreaterThan(200)
      expect([...said].filter((key) => !Object.hasOwn(words, key))).toEqual([])
    },
  )

  test.each(['en', 'fr'] as const)('fill every gap of their sentences (%s)', (language) => {
    const words: Dictionary = aftermath.text[language]
    const lines = GAMES.flatMap(({ match }) => [...match.log(0), ...match.log(null)])
    const read = lines.map(({ kind, params }) => render(words, `log.${kind}`, params))
    expect(read.filter((line) => /\{|undefined/.test(line))).toEqual([])
  })
})

describe('secrets', () => {
  test.each(TABLES.filter((_, i) => i % 4 === 1))(
    'are kept at a table of $seats ($options.play)',
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
