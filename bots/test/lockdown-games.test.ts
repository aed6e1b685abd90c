import { FastRng, Match, must, render } from '@bulkhead/kernel'
import { lockdown } from '@bulkhead/lockdown'
import { printed } from '@bulkhead/lockdown/printed'
import { describe, expect, test } from 'vitest'
import { type Bot, type Reason, random, seenBy } from '../everybody.ts'
import { levels, text } from '../lockdown/index.ts'

interface Table {
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
}

/** Plays a game to its end; every answer must be accepted. */
function playOut(bot: Bot, { seats, options = {} }: Table, seed: number) {
  const setup = { seats, options, seed: { kind: 'fast' as const, seed } }
  const match = must(Match.start(lockdown, setup))
  const rng = new FastRng(seed)
  const reasons: Reason[] = []
  for (let answers = 0; !match.result; answers++) {
    if (answers > 5000) throw new Error('This game does not end.')
    const [decision] = match.pending()
    const { picks, because } = bot.choose(seenBy(match as never, decision, rng))
    must(match.answer(decision.seat, decision.id, picks))
    if (because) reasons.push(because)
  }
  const { players } = match.state
  return {
    characters: players.map(({ character }) => character),
    kept: players.flatMap(({ objectives }) => (objectives.length === 1 ? [objectives[0].id] : [])),
    survivors: players.filter(({ fate }) => fate !== 'dead' && fate !== 'awake').length,
    reasons,
  }
}

const TABLES: readonly (readonly [string, Table])[] = [
  ['alone', { seats: 1 }],
  ['two', { seats: 2 }],
  ['five', { seats: 5 }],
  ['a cooperative crew', { seats: 3, options: { mode: 'coop' } }],
  ['the alternate board', { seats: 4, options: { board: 'alternate' } }],
  [
    'the original Intruders',
    { seats: 4, options: { intruders: 'original', alternatives: true, draft: 'free' } },
  ],
]

describe('bots play Lockdown to its end', () => {
  test.each(TABLES)('%s', (_name, table) => {
    for (const bot of [levels.gentle(), levels.good()]) {
      for (let seed = 1; seed <= 3; seed++) playOut(bot, table, seed)
    }
  })

  test('and the strong one departs from the heuristics only by what is legal', () => {
    playOut(levels.strong({ playouts: 12 }), { seats: 2 }, 3)
  })
})

describe('reasons of the bots of Lockdown', () => {
  test('are sentences in both languages, with nothing left open', () => {
    const { reasons } = playOut(levels.good(), { seats: 4 }, 7)
    expect(reasons.length).toBeGreaterThan(0)
    for (const reason of reasons) {
      expect(text.en).toHaveProperty([`because.${reason.key}`])
      for (const language of ['en', 'fr'] as const) {
        const words = { ...lockdown.text[language], ...text[language] }
        expect(render(words, `because.${reason.key}`, reason.params)).not.toMatch(/undefined|[{}]/)
      }
    }
  })

  test('are the same in both languages', () => {
    expect(Object.keys(text.fr).sort()).toEqual(Object.keys(text.en).sort())
  })
})

test('over many games every Character of the box is drafted and every Objective kept by somebody', () => {
  const games = Array.from({ length: 40 }, (_, seed) => playOut(levels.good(), { seats: 5 }, seed))
  const cards = Object.values(printed.objectives).filter(({ kind }) => kind !== 'group')
  expect(cards).toHaveLength(18)
  expect(new Set(games.flatMap(({ characters }) => characters)).size).toBe(6)
  expect(new Set(games.flatMap(({ kept }) => kept))).toEqual(new Set(cards.map(({ id }) => id)))
})

test('good bots of Lockdown survive far more often than random ones', () => {
  const survivors = (player: Bot) => {
    let alive = 0
    for (let seed = 1; seed <= 40; seed++) alive += playOut(player, { seats: 4 }, seed).survivors
    return alive
  }
  expect(survivors(levels.good())).toBeGreaterThan(10 + 5 * survivors(random))
})
