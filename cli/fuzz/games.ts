import { type AnyGame, FastRng, must } from '@bulkhead/kernel'
import { type Catalogue, gameNamed } from '../catalogue.ts'
import { gameSeed } from '../work/seeds.ts'
import { type Counts, type Fuzzed, noCounts } from './counts.ts'
import { type ProbeName, randomAnswer } from './probes.ts'
import { findingOf, Run } from './run.ts'
import { type Mode, randomSetup } from './setup.ts'
import { resumed } from './twin.ts'

/** Games to examine: those with an index from `from` up to, but not including, `to`. */
export interface FuzzTask {
  readonly game: string
  /** A fixed number of seats; any otherwise. */
  readonly seats?: number
  /** Options that do not vary. */
  readonly options?: Mode['options']
  readonly seed: number
  readonly from: number
  readonly to: number
  /** Games with a smaller index are saved and resumed after every answer. */
  readonly twins: number
  readonly mostAnswers: number
}

export function fuzzGames(games: Catalogue, task: FuzzTask): Fuzzed {
  const { game } = gameNamed(games, task.game)
  const counts = noCounts()
  for (let index = task.from; index < task.to; index++) {
    const failure = findingOf(() => fuzzGame(game, task, index, counts))
    if (failure) return { counts, failure }
    counts.games++
  }
  return { counts, failure: null }
}

function fuzzGame(game: AnyGame, task: FuzzTask, index: number, counts: Counts): void {
  const rng = new FastRng(gameSeed(task.seed, index, 'setup'))
  const run = new Run(game, randomSetup(game, rng, task.seats, task.options), rng, counts)
  const twins = index < task.twins
  for (;;) {
    run.probe('invariants')
    if (run.match.result) break
    run.mustEndWithin(task.mostAnswers)
    disturb(run, twins)
    run.answer(randomAnswer(run.match, rng))
  }
  for (const name of AT_THE_END) run.probe(name)
}

const AT_THE_END: readonly ProbeName[] = ['illegal answer', 'resume', 'fork', 'verify']

/** How often something is tried: one time in so many, and less often the longer the game. */
const TRIED: readonly { readonly probe: ProbeName; readonly oneIn: number }[] = [
  { probe: 'plain state', oneIn: 64 },
  { probe: 'undo', oneIn: 64 },
  { probe: 'resume', oneIn: 32 },
  { probe: 'fork', oneIn: 64 },
]
const ILLEGAL_ONE_IN = 4
const TAKEN_BACK_ONE_IN = 16
const CONTINUED_ONE_IN = 64
/** Every save holds all answers: in a long game it costs more. */
const ANSWERS_THAT_DOUBLE = 512

function disturb(run: Run, twins: boolean): void {
  const { rng } = run
  const length = 1 + run.match.answers.length / ANSWERS_THAT_DOUBLE
  const now = (oneIn: number) => rng.int(Math.round(oneIn * length)) === 0
  if (rng.int(ILLEGAL_ONE_IN) === 0) run.probe('illegal answer')
  for (const { probe, oneIn } of TRIED) {
    if (now(oneIn) || (twins && probe === 'resume')) run.probe(probe)
  }
  if (now(CONTINUED_ONE_IN)) continueElsewhere(run)
  if (rng.int(TAKEN_BACK_ONE_IN) === 0) takeBack(run)
}

/** Plays on in a resumed or a forked match: what they got wrong shows later. */
function continueElsewhere(run: Run): void {
  run.probe('resume')
  const { match, rng } = run
  run.match =
    rng.int(2) === 0
      ? run.dare('resume', () => must(resumed(match)))
      : run.dare('fork', () => match.fork())
}

function takeBack(run: Run): void {
  const { match, rng } = run
  const { seat, id, cancel } = rng.pick(match.pending())
  const other = rng.int(match.seats)
  const refused = run.dare('undo', () => (cancel ? match.cancel(seat, id) : match.undo(other)))
  if (refused) return
  run.counts.undone++
  run.probe('invariants')
}
