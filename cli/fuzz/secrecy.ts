import { type AnyGame, FastRng, isRefusal, Match, type Rng } from '@bulkhead/kernel'
import { type Catalogue, gameNamed } from '../catalogue.ts'
import { gameSeed } from '../work/seeds.ts'
import { type Counts, type Fuzzed, noCounts } from './counts.ts'
import { randomAnswer } from './probes.ts'
import { findingOf, Run } from './run.ts'
import type { FuzzSetup } from './setup.ts'
import { type Mode, setupIn } from './setup.ts'

/** Positions of one mode in which every reader's secrets are dealt anew, to see whether it shows. */
export interface SecrecyTask {
  readonly game: string
  readonly mode: Mode
  readonly seed: number
  /** Tells this task from the others of the run. */
  readonly index: number
  readonly positions: number
  readonly mostAnswers: number
}

/** From one game few positions are taken, so that many games are seen. */
const POSITIONS_OF_A_GAME = 10

export function checkSecrecy(games: Catalogue, task: SecrecyTask): Fuzzed {
  const { game } = gameNamed(games, task.game)
  const rng = new FastRng(gameSeed(task.seed, task.index, 'players'))
  const counts = noCounts()
  const failure = findingOf(() => {
    while (counts.positions < task.positions) {
      const setup = setupIn(game, task.mode, rng)
      if (!setup) return
      checkGame(game, setup, task, rng, counts)
      counts.games++
    }
  })
  return { counts, failure }
}

/** Plays the same game twice: once to learn how long it is, once to stop at some positions. */
function checkGame(
  game: AnyGame,
  setup: FuzzSetup,
  task: SecrecyTask,
  rng: Rng,
  counts: Counts,
): void {
  const players = rng.int(2 ** 31)
  const length = lengthOf(game, setup, players, task.mostAnswers)
  const wanted = Math.min(POSITIONS_OF_A_GAME, task.positions - counts.positions)
  const stops = new Set(Array.from({ length: wanted }, () => rng.int(length + 1)))
  const run = new Run(game, setup, rng, counts)
  const choices = new FastRng(players)
  while (!run.match.result) {
    run.mustEndWithin(task.mostAnswers)
    if (stops.has(run.match.answers.length)) run.probe('secrecy')
    run.answer(randomAnswer(run.match, choices))
  }
  if (stops.has(run.match.answers.length)) run.probe('secrecy')
}

/** How many answers the game takes. A fault is left to the walk that can tell of it. */
function lengthOf(game: AnyGame, setup: FuzzSetup, players: number, most: number): number {
  const choices = new FastRng(players)
  let answers = 0
  try {
    const match = Match.start(game, { ...setup, history: false })
    if (isRefusal(match)) return 0
    for (; !match.result && answers < most; answers++) {
      match.replay(randomAnswer(match, choices))
    }
  } catch {
    return answers
  }
  return answers
}
