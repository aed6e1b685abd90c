import { createBot } from '@bulkhead/bots'
import { isRefusal, Match } from '@bulkhead/kernel'
import { gameOptions } from '../arguments.ts'
import { gameNamed } from '../catalogue.ts'
import { Complaint, type Shell, sayJson } from '../shell.ts'
import { doAll, ranges } from '../work/pool.ts'
import type { Broken, SimulateTask } from './games.ts'
import { printSummary } from './print.ts'
import { type Summary, summarise } from './summary.ts'
import { add, emptyTally } from './tally.ts'

export interface SimulateArguments {
  readonly games: number
  readonly seats?: number
  readonly bots: readonly string[]
  readonly option?: readonly string[]
  readonly chance?: boolean
  readonly seed: number
  readonly workers: number
  readonly json?: boolean
}

/** Plays many games with bots and says who won, how, and after how long. */
export async function simulate(shell: Shell, id: string, args: SimulateArguments): Promise<void> {
  const summary = await simulation(shell, id, args)
  if (args.json) sayJson(shell, summary)
  else printSummary(shell, summary)
  if (summary.chances.some(({ fits }) => !fits)) shell.exitCode = 1
}

export async function simulation(
  shell: Shell,
  id: string,
  args: SimulateArguments,
): Promise<Summary> {
  const plan = planOf(shell, id, args)
  const tally = emptyTally(plan.seats)
  const started = performance.now()
  const jobs = ranges(args.games, args.workers).map((range) => ({
    kind: 'simulate' as const,
    task: { ...plan, ...range },
    weight: range.to - range.from,
  }))
  const broken: Broken[] = []
  await doAll(shell, args.workers, jobs, (simulated) => {
    add(tally, simulated.tally)
    if (simulated.broken) broken.push(simulated.broken)
    return broken.length === 0
  })
  if (broken.length > 0) throw new Complaint(firstOf(broken, args.seed))
  return summarise(plan, tally, (performance.now() - started) / 1000)
}

type Plan = Omit<SimulateTask, 'from' | 'to'>

/** Everything that can be wrong is found here, before any thread starts. */
function planOf(shell: Shell, id: string, args: SimulateArguments): Plan {
  const { game, chances } = gameNamed(shell.games, id)
  if (args.chance && !chances)
    throw new Complaint(`Nobody has said yet what chance decides in ${id}.`)
  const { seats = game.seats.min, seed } = args
  const options = gameOptions(game, args.option ?? [])
  const trial = Match.start(game, {
    seats,
    options,
    seed: { kind: 'fast', seed },
    history: false,
  })
  if (isRefusal(trial)) throw new Complaint(trial.message)
  const bots = botsFor(id, seats, args.bots)
  return { game: id, seats, options: trial.options, bots, chance: args.chance === true, seed }
}

/** One name stands for every seat. */
function botsFor(game: string, seats: number, names: readonly string[]): readonly string[] {
  const bots = names.length === 1 ? new Array<string>(seats).fill(names[0]) : names
  if (bots.length !== seats) {
    throw new Complaint(`--bots takes one name, or ${seats}: one for each seat.`)
  }
  for (const name of bots) {
    const bot = createBot(name, game)
    if (typeof bot === 'string') throw new Complaint(bot)
  }
  return bots
}

function firstOf(broken: readonly Broken[], seed: number): string {
  const [{ index, why }] = broken.toSorted((a, b) => a.index - b.index)
  return `Game ${index} of seed ${seed} broke off: ${why}`
}
