import { FastRng, Match, must, render } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import { printed } from '@bulkhead/nemesis/printed'
import { describe, expect, test } from 'vitest'
import { type Bot, type Reason, random, seenBy } from '../everybody.ts'
import { levels, text } from '../nemesis/index.ts'

interface Table {
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
}

interface Outcome {
  readonly characters: readonly string[]
  /** Objectives that were chosen between two. */
  readonly kept: readonly string[]
  readonly survivors: number
  readonly reasons: readonly Reason[]
}

/** Plays a game to its end; every answer must be accepted. */
function playOut(bot: Bot, { seats, options = {} }: Table, seed: number): Outcome {
  const setup = { seats, options, seed: { kind: 'fast' as const, seed } }
  const match = must(Match.start(nemesis, setup))
  const rng = new FastRng(seed)
  const reasons: Reason[] = []
  for (let answers = 0; !match.result; answers++) {
    if (answers > 5000) throw new Error('This game does not end.')
    const [decision] = match.pending()
    const { picks, because } = bot.choose(seenBy(match as never, decision, rng))
    must(match.answer(decision.seat, decision.id, picks))
    if (because) reasons.push(because)
  }
  const alive = match.state.players.filter(
    ({ fate }) => fate === 'escaped' || fate === 'hibernating',
  )
  const { players } = match.state
  return {
    characters: players.map(({ character }) => character),
    kept: players.flatMap(({ objectives }) => (objectives.length === 1 ? [objectives[0].id] : [])),
    survivors: alive.length,
    reasons,
  }
}

const TABLES: readonly (readonly [string, Table])[] = [
  ['alone', { seats: 1 }],
  ['two', { seats: 2 }],
  ['four', { seats: 4 }],
  ['five', { seats: 5 }],
  ['a cooperative crew', { seats: 3, options: { mode: 'coop' } }],
  ['the alternate board', { seats: 4, options: { board: 'alternate' } }],
  ['an Intruder player', { seats: 5, options: { intruderPlayer: true } }],
  ['a free draft', { seats: 3, options: { draft: 'free' } }],
]

describe('bots play Nemesis to its end', () => {
  test.each(TABLES)('%s', (_name, table) => {
    for (const bot of [levels.gentle(), levels.good()]) {
      for (let seed = 1; seed <= 4; seed++) playOut(bot, table, seed)
    }
  })

  test('and the strong one departs from the heuristics only by what is legal', () => {
    playOut(levels.strong({ playouts: 12 }), { seats: 2 }, 3)
  })
})

describe('reasons of the bots of Nemesis', () => {
  test('are sentences in both languages, with nothing left open', () => {
    const { reasons } = playOut(levels.good(), { seats: 4 }, 7)
    expect(reasons.length).toBeGreaterThan(0)
    for (const reason of reasons) {
      expect(text.en).toHaveProperty([`because.${reason.key}`])
      for (const language of ['en', 'fr'] as const) {
        const words = { ...nemesis.text[language], ...text[language] }
        expect(render(words, `because.${reason.key}`, reason.params)).not.toMatch(/undefined|[{}]/)
      }
    }
  })

  test('are the same in both languages', () => {
    expect(Object.keys(text.fr).sort()).toEqual(Object.keys(text.en).sort())
  })
})

test('over many games every Character is drafted and every Objective kept by somebody', () => {
  const games = Array.from({ length: 60 }, (_, seed) => playOut(levels.good(), { seats: 5 }, seed))
  const { characters, objectives } = printed
  const cards = Object.values(objectives).flatMap(({ id, kind }) => (kind === 'group' ? [] : [id]))
  expect(cards.length).toBe(18)
  expect(new Set(games.flatMap((game) => game.characters))).toEqual(
    new Set(Object.keys(characters)),
  )
  expect(new Set(games.flatMap((game) => game.kept))).toEqual(new Set(cards))
})

test('good bots of Nemesis survive far more often than random ones', () => {
  const survivors = (player: Bot) => {
    let alive = 0
    for (let seed = 1; seed <= 60; seed++) alive += playOut(player, { seats: 4 }, seed).survivors
    return alive
  }
  expect(survivors(levels.good())).toBeGreaterThan(10 + 5 * survivors(random))
})
