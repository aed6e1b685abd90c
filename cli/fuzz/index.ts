import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FastRng } from '@bulkhead/kernel'
import { gameOptions } from '../arguments.ts'
import { gameNamed } from '../catalogue.ts'
import { Complaint, coloursOf, complain, type Shell, say, sayJson } from '../shell.ts'
import { MOST_ANSWERS } from '../simulate/games.ts'
import { table } from '../table.ts'
import { doAll, ranges, type Weighed } from '../work/pool.ts'
import { addCounts, type Counts, noCounts } from './counts.ts'
import { type Failure, nameOf } from './failure.ts'
import { type Mode, modesOf } from './setup.ts'

export interface FuzzArguments {
  readonly games: number
  readonly seats?: number
  /** Options of the game that do not vary. */
  readonly option?: readonly string[]
  readonly seed: number
  readonly workers: number
  /** Positions in which secrecy is checked, in each mode. */
  readonly secrecy: number
  /** Games that are saved and resumed after every answer. */
  readonly twin: number
  readonly json?: boolean
  readonly mostAnswers?: number
}

/** What fuzzing answers; `--json` prints it as it is. */
export interface FuzzReport extends Counts {
  readonly game: string
  readonly seed: number
  readonly modes: number
  readonly seconds: number
  readonly failure: {
    readonly sentence: string
    readonly check: string
    readonly file: string
  } | null
}

/** Plays games as badly as the rules allow, and looks for anything that should not be. */
export async function fuzz(shell: Shell, id: string, args: FuzzArguments): Promise<void> {
  const report = await fuzzing(shell, id, args)
  if (args.json) sayJson(shell, report)
  else printReport(shell, report)
  if (!report.failure) return
  shell.exitCode = 1
  const { check, sentence, file } = report.failure
  complain(shell, `The check "${check}" failed: ${sentence}`)
  shell.err.write(`See it again with: bulkhead replay ${file}\n`)
}

export async function fuzzing(shell: Shell, id: string, args: FuzzArguments): Promise<FuzzReport> {
  const started = performance.now()
  const { jobs, modes } = jobsFor(shell, id, args)
  const counts = noCounts()
  const failures = new Map<number, Failure>()
  await doAll(shell, args.workers, jobs, (fuzzed, index) => {
    addCounts(counts, fuzzed.counts)
    if (fuzzed.failure) failures.set(index, fuzzed.failure)
    return failures.size === 0
  })
  const first = failures.get(Math.min(...failures.keys()))
  return {
    ...{ game: id, seed: args.seed, modes },
    ...counts,
    seconds: (performance.now() - started) / 1000,
    failure: first ? written(shell, first, args.seed) : null,
  }
}

const POSITIONS_IN_A_JOB = 40

function jobsFor(shell: Shell, id: string, args: FuzzArguments) {
  const { game } = gameNamed(shell.games, id)
  const { seats, seed, secrecy, workers, mostAnswers = MOST_ANSWERS } = args
  const { min, max } = game.seats
  if (seats !== undefined && (seats < min || seats > max)) {
    throw new Complaint(`${id} takes ${min} to ${max} seats, not ${seats}.`)
  }
  const options = gameOptions(game, args.option ?? []) as Mode['options']
  const examined = ranges(args.games, workers).map((range) => ({
    kind: 'fuzz' as const,
    task: { game: id, seats, options, seed, ...range, twins: args.twin, mostAnswers },
    weight: range.to - range.from,
  }))
  const modes = secrecy > 0 ? modesOf(game, new FastRng(seed), seats, options) : []
  const watched = modes.flatMap((mode) =>
    portions(secrecy).map((positions) => ({ mode, positions })),
  )
  const redealt = watched.map(({ mode, positions }, index) => ({
    kind: 'secrecy' as const,
    task: { game: id, mode, seed, index, positions, mostAnswers },
    weight: positions,
  }))
  const jobs: Weighed<'fuzz' | 'secrecy'>[] = [...examined, ...redealt]
  return { jobs, modes: modes.length }
}

function portions(positions: number): number[] {
  return Array.from({ length: Math.ceil(positions / POSITIONS_IN_A_JOB) }, (_, i) =>
    Math.min(POSITIONS_IN_A_JOB, positions - i * POSITIONS_IN_A_JOB),
  )
}

function written(shell: Shell, failure: Failure, seed: number): FuzzReport['failure'] {
  const file = `${failure.game}-${seed}.failure.json`
  writeFileSync(join(shell.directory, file), `${JSON.stringify(failure, null, 1)}\n`)
  return { sentence: failure.sentence, check: nameOf(failure.check), file }
}

function printReport(shell: Shell, report: FuzzReport): void {
  const { game, seed, seconds, modes } = report
  say(shell, coloursOf(shell.out).bold(`Fuzzed ${game}, seed ${seed}`), '')
  const rows: [string, number][] = [
    ['games', report.games],
    ['answers', report.answers],
    ['offers taken', report.taken],
    ['illegal answers refused', report.refused],
    ['answers taken back', report.undone],
    ['saved and resumed', report.resumes],
    ['forked', report.forks],
    ['replayed from the seed', report.verified],
    [`secrecy positions in ${modes} modes`, report.positions],
  ]
  say(shell, ...table(rows.map(([name, value]) => [name, value.toLocaleString('en')])), '')
  const found = report.failure ? 'one failure' : 'no failure'
  say(shell, `${seconds.toFixed(1)} seconds, ${found}`)
}
