import {
  type AnyGame,
  type Decision,
  Match,
  must,
  type Options,
  type Rng,
  resolveSetup,
  type Save,
  type Seed,
} from '@bulkhead/kernel'
import type { Bot } from './bot.ts'
import { createBot } from './create.ts'
import { random, randomPicks } from './random.ts'
import { seenBy } from './seen.ts'

/** A match that must follow another, and the bots that play one for it. */
export interface Wanted {
  readonly game: AnyGame
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: number
  readonly rng: Rng
  /** The level of the bots; at random where nothing is said. */
  readonly level?: string
}

/**
 * Bots play a game that the wanted match may follow, again and again until it can go on from there. Answers how many
 * answers they have given each time before they give another, so that whoever waits can show it or do something else
 * meanwhile; and at last the match, or null where the wanted one follows none.
 */
export function* shipAdrift(wanted: Wanted): Generator<number, Save | null> {
  const { game, seats } = wanted
  const options = resolveSetup(game, wanted.options, seats)
  // What is wrong with them is said when the match is started.
  if (typeof options === 'string') return null
  const [earlier] = game.follows?.(options) ?? []
  if (!earlier) return null
  for (;;) {
    const match = yield* played(earlier, wanted)
    if (fits(game, options, seats, match)) return match.save()
  }
}

/** The same at once. */
export function shipFoundAdrift(wanted: Wanted): Save | null {
  const playing = shipAdrift(wanted)
  for (;;) {
    const { done, value } = playing.next()
    if (done) return value
  }
}

function* played(
  game: AnyGame,
  { seats, rng, level = 'random' }: Wanted,
): Generator<number, Match> {
  const crew = Math.max(game.seats.min, Math.min(game.seats.max, seats))
  const seed: Seed = { kind: 'fast', seed: rng.int(2 ** 31) }
  const match = must(Match.start(game, { seats: crew, seed })) as Match
  const bot = createBot(level, game.id) as Bot
  while (!match.result) {
    yield match.answers.length
    const decision = rng.pick(match.open)
    must(match.answer(decision.seat, decision.id, picksOf(bot, match, decision, rng)))
  }
  return match
}

/** At random nothing need be copied for the bot. */
function picksOf(bot: Bot, match: Match, decision: Decision, rng: Rng): readonly string[] {
  if (bot === random) return randomPicks(decision, rng)
  return bot.choose(seenBy(match, decision, rng)).picks
}

function fits(game: AnyGame, options: Options, seats: number, match: Match): boolean {
  const { options: chosen, seats: crew, state, result } = match
  const ending = { game: match.game.id, options: chosen, seats: crew, state, result: result! }
  return game.refuse(options, seats, ending) === null
}
