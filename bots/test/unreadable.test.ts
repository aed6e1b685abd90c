import { type AnyGame, FastRng, Match, must } from '@bulkhead/kernel'
import { nemesis } from '@bulkhead/nemesis'
import { retaliation } from '@bulkhead/retaliation'
import { theseus } from '@bulkhead/theseus'
import { expect, test } from 'vitest'
import { type Bot, createBot, seenBy } from '../everybody.ts'
import { unreadable } from './unreadable.ts'

/** What a bot answered, in terms of what it was offered. */
function answersIn(game: AnyGame, level: string, most: number, options = {}) {
  const setup = { seats: 3, options, seed: { kind: 'fast' as const, seed: 5 } }
  const match = must(Match.start(game, setup)) as Match
  const bot = createBot(level, game.id, { playouts: 4 }) as Bot
  const rng = new FastRng(1)
  const answers: unknown[] = []
  while (!match.result && answers.length < most) {
    const [decision] = match.pending()
    const { picks, because } = bot.choose(seenBy(match, decision, rng))
    const picked = picks.map((id) => decision.options.findIndex((option) => option.id === id))
    answers.push({ prompt: decision.prompt, picked, because })
    must(match.answer(decision.seat, decision.id, picks))
  }
  return answers
}

/** How many answers are looked at: a search takes its time over each. */
const TABLES = [
  { game: theseus, level: 'gentle', most: 30 },
  { game: theseus, level: 'good', most: 60 },
  { game: nemesis, level: 'gentle', most: 200 },
  { game: nemesis, level: 'good', most: 400 },
  { game: nemesis, level: 'strong', most: 20 },
  { game: retaliation, level: 'gentle', most: 200 },
  { game: retaliation, level: 'good', most: 400 },
  { game: retaliation, level: 'strong', most: 20 },
]

test.each(TABLES)(
  '$level plays $game.id the same where the ids of options say nothing',
  ({ game, level, most }) => {
    expect(answersIn(unreadable(game), level, most)).toEqual(answersIn(game, level, most))
  },
)

test('so does whoever plays the Intruders', () => {
  const options = { intruderPlayer: true }
  const readable = answersIn(nemesis, 'good', 600, options)
  expect(readable).toContainEqual(expect.objectContaining({ prompt: 'intruder-player-use' }))
  expect(answersIn(unreadable(nemesis), 'good', 600, options)).toEqual(readable)
})
