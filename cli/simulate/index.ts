import { gameNamed } from '../catalogue.ts'
import { Complaint, type Shell } from '../shell.ts'
import { checkOutputs, deliver } from './deliver.ts'
import { type LabArguments, planTable, tellStrangers } from './plan.ts'
import { type Report, reportOf } from './report.ts'
import { runTables } from './run.ts'

export interface SimulateArguments extends LabArguments {
  readonly seats?: number
}

/** Plays many games with bots at one table and reports who won, how, and after how long. */
export async function simulate(shell: Shell, id: string, args: SimulateArguments): Promise<void> {
  checkOutputs(shell, args)
  deliver(shell, args, await simulation(shell, id, args))
}

export async function simulation(
  shell: Shell,
  id: string,
  args: SimulateArguments,
): Promise<Report> {
  const { seats = gameNamed(shell.games, id).game.seats.min } = args
  const planned = planTable(shell, id, args, seats, botsFor(seats, args.bots))
  if ('refused' in planned) throw new Complaint(planned.refused)
  tellStrangers(shell, id, args)
  const tables = [planned.table]
  const ran = await runTables(shell, { ...args, tables })
  return reportOf(shell.games, tables, ran)
}

/** One name stands for every seat. */
function botsFor(seats: number, names: readonly string[]): readonly string[] {
  const bots = names.length === 1 ? new Array<string>(seats).fill(names[0]) : names
  if (bots.length === seats) return bots
  throw new Complaint(`--bots takes one name, or ${seats}: one for each seat.`)
}
