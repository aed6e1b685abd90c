import { Match, must, type Seat } from '@bulkhead/kernel'
import type { FactionId } from '../components.ts'
import { theseus } from '../index.ts'
import type { CardId } from '../state.ts'
import { Playing } from './position.ts'

/** A real match from its very first question, to be driven through the setup by its decisions. */
export function newGame(
  factions: readonly FactionId[],
  options: Readonly<Record<string, unknown>> = {},
  seed = 1,
): Playing {
  const setup = { seats: factions.length, seed: { kind: 'fast' as const, seed } }
  return new Playing(must(Match.start(theseus, { ...setup, options: { factions, ...options } })))
}

/** The first of the games, seed by seed, that fits once this prompt is reached. */
export function newGameWhere(
  factions: readonly FactionId[],
  options: Readonly<Record<string, unknown>>,
  prompt: string,
  fits: (game: Playing) => boolean,
): Playing {
  for (let seed = 1; seed <= 1000; seed++) {
    const game = setUpTo(newGame(factions, options, seed), prompt)
    if (game.prompt === prompt && fits(game)) return game
  }
  throw new Error(`No game fits at "${prompt}"`)
}

/** Answers with the first options until this is asked, or until the setup is over. */
export function setUpTo(game: Playing, prompt: string): Playing {
  while (game.prompt !== prompt && game.state.cursor !== 'turn') answerFirst(game)
  return game
}

/** Goes through the whole setup. Whatever these rooms or slots allow is chosen before anything else. */
export function setUp(game: Playing, ...wanted: string[]): Playing {
  while (game.state.cursor !== 'turn') {
    const wish = wanted.find((id) => game.options.includes(id))
    if (wish) game.choose(wish)
    else answerFirst(game)
  }
  return game
}

/** Answers whoever is asked first with the first options that suffice. */
export function answerFirst(game: Playing): void {
  const { seat, id, options, min } = game.decision
  const picks = options.slice(0, min).map((option) => option.id)
  must(game.match.answer(seat, id, picks))
}

/** One of several players who are asked at once answers. */
export function answerAs(game: Playing, faction: FactionId, ...picks: string[]): void {
  const seat = seatOf(game, faction)
  const [decision] = game.match.pending(seat)
  must(game.match.answer(seat, decision.id, picks))
}

/** The starting cards that a faction has not placed yet. */
export function drawnBy(game: Playing, faction: FactionId): readonly CardId[] {
  return game.state.players[seatOf(game, faction)].drawn
}

export function seatOf(game: Playing, faction: FactionId): Seat {
  return game.state.players.findIndex((player) => player.faction === faction)
}
