import { type AnyGame, copy, FastRng, isRefusal, Match, must } from '@bulkhead/kernel'
import type { Listed } from '../catalogue.ts'
import { randomAnswer } from '../fuzz/probes.ts'
import { simulateGames } from '../simulate/games.ts'
import { alternate, type Figures, median, microseconds, type Rounds, type Work } from './measure.ts'

/** What the speed of a game is measured beside. */
export interface Besides {
  readonly theirs: Work
  readonly family: Listed | null
}

/** What one game costs, at its usual table and with the options that it has by default. */
export function gameFigures(listed: Listed, besides: Besides, rounds: Rounds): Figures {
  const { game } = listed
  const table = tableOf(listed)
  const finished = Array.from({ length: 5 }, (_, seed) => playedOut(game, table, seed))
  const positions = finished.flatMap(({ positions }) => positions)
  const saves = finished.map(({ match }) => match.save())
  const seats = [...Array(table).keys()]
  const figures = {
    ...speed(listed, besides, rounds),
    viewMicroseconds: microseconds(
      each(positions, (state) => seats.map((seat) => game.view(state, seat)), seats.length),
      rounds,
    ),
    copyMicroseconds: microseconds(each(positions, copy), rounds),
    structuredCloneMicroseconds: microseconds(each(positions, structuredClone), rounds),
    saveBytes: median(saves.map(bytesOf)),
    stateBytes: median(positions.map(bytesOf)),
    resumeMilliseconds:
      microseconds(
        each(saves, (save) => resume(game, save)),
        rounds,
      ) / 1000,
  }
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [`${game.id}.${name}`, value]),
  )
}

/** The rules of a whole game take long to warm up. */
const WARMUPS = 4

/**
 * Whole random games with history off, as simulation plays them, turn by turn with boardgame.io's moves
 * on a state of 46 KB: a decision of ours beside one cheap move of theirs. Where the game names another of its family,
 * that one takes its turns too, so that both are measured in an engine that has seen the same.
 */
function speed(listed: Listed, { theirs, family }: Besides, rounds: Rounds): Figures {
  const ours = randomGames(listed)
  const contenders: Record<string, Work> = { ours: ours.play, theirs }
  if (family) contenders.family = randomGames(family).play
  const rates = alternate(contenders, { ...rounds, warmups: rounds.warmups * WARMUPS })
  return {
    decisionsPerSecond: rates.ours,
    gamesPerSecond: rates.ours / ours.decisionsPerGame(),
    state46kRatio: rates.ours / rates.theirs,
    ...(family && { [`${family.game.id}Ratio`]: rates.ours / rates.family }),
  }
}

function tableOf({ game, usualSeats }: Listed): number {
  return usualSeats ?? game.seats.min
}

/** Plays one game after another at its usual table; a unit of work is a decision. */
function randomGames(listed: Listed): { play: Work; decisionsPerGame: () => number } {
  const { game } = listed
  const seats = tableOf(listed)
  let index = 0
  let decisions = 0
  const play = () => {
    const { tally, broken } = simulateGames(
      { [game.id]: { game } },
      {
        game: game.id,
        seats,
        options: {},
        bots: new Array<string>(seats).fill('random'),
        rotate: false,
        budget: null,
        chance: false,
        adrift: 'random',
        details: false,
        seed: 1,
        from: index,
        to: ++index,
      },
    )
    if (broken) throw new Error(broken.why)
    decisions += tally.decisions
    return tally.decisions
  }
  return { play, decisionsPerGame: () => decisions / index }
}

const ANSWERS_BETWEEN_POSITIONS = 10

function playedOut(
  game: AnyGame,
  seats: number,
  seed: number,
): { match: Match; positions: unknown[] } {
  const match = must(Match.start(game, { seats, seed: { kind: 'fast', seed } }))
  const rng = new FastRng(seed)
  const positions: unknown[] = []
  while (!match.result) {
    if (match.answers.length % ANSWERS_BETWEEN_POSITIONS === 0) positions.push(copy(match.state))
    must(match.replay(randomAnswer(match, rng)))
  }
  return { match, positions }
}

function each<T>(items: readonly T[], act: (item: T) => unknown, units = 1): Work {
  return () => {
    for (const item of items) act(item)
    return items.length * units
  }
}

function resume(game: AnyGame, save: unknown): void {
  const match = Match.resume(game, save)
  if (isRefusal(match)) throw new Error(match.message)
}

function bytesOf(value: unknown): number {
  return JSON.stringify(value).length
}
