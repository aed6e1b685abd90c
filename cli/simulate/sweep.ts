import type { AnyGame } from '@bulkhead/kernel'
import { list } from '../arguments.ts'
import { gameNamed } from '../catalogue.ts'
import { Complaint, type Shell } from '../shell.ts'
import { checkOutputs, deliver } from './deliver.ts'
import type { Table } from './games.ts'
import { type LabArguments, planTable, tellStrangers } from './plan.ts'
import { type Report, reportOf } from './report.ts'
import { runTables } from './run.ts'

export interface SweepArguments extends LabArguments {
  readonly seats?: readonly number[]
  /** Short for `--vary mode=…`. */
  readonly modes?: readonly string[]
  readonly vary?: readonly string[]
}

/** The same games at many tables: every number of seats with every mode. */
export async function sweep(shell: Shell, id: string, args: SweepArguments): Promise<void> {
  checkOutputs(shell, args)
  deliver(shell, args, await sweeping(shell, id, args))
}

export async function sweeping(shell: Shell, id: string, args: SweepArguments): Promise<Report> {
  const { tables, leftOut } = tablesOf(shell, id, args)
  for (const one of leftOut) shell.err.write(`${one}\n`)
  tellStrangers(shell, id, args)
  const ran = await runTables(shell, { ...args, tables })
  return reportOf(shell.games, tables, ran)
}

interface Tables {
  readonly tables: readonly Table[]
  readonly leftOut: readonly string[]
}

/** Tables that the game refuses are left out, and so are those that come to the same game. */
function tablesOf(shell: Shell, id: string, args: SweepArguments): Tables {
  const { game } = gameNamed(shell.games, id)
  const tables: Table[] = []
  const leftOut: string[] = []
  const starts = new Set<string>()
  for (const seats of seatsOf(game, args)) {
    for (const varied of combinations(variations(game, args))) {
      const option = [...(args.option ?? []), ...varied]
      const planned = planTable(shell, id, { ...args, option }, seats, around(seats, args.bots))
      const name = [`${seats} ${seats === 1 ? 'seat' : 'seats'}`, ...varied].join(', ')
      if ('refused' in planned) {
        leftOut.push(`Left out: ${name}. ${planned.refused}`)
        continue
      }
      const start = JSON.stringify(planned.start)
      if (starts.has(start)) leftOut.push(`Left out: ${name}. It comes to the same as one before.`)
      else tables.push(planned.table)
      starts.add(start)
    }
  }
  if (tables.length > 0) return { tables, leftOut }
  throw new Complaint(`No such table can be played. ${leftOut[0]}`)
}

function seatsOf({ id, seats: { min, max } }: AnyGame, { seats }: SweepArguments): number[] {
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const wrong = seats?.find((one) => !all.includes(one))
  if (wrong !== undefined) throw new Complaint(`${id} takes ${min} to ${max} seats, not ${wrong}.`)
  return [...(seats ?? all)]
}

/** The names go round the table. */
function around(seats: number, bots: readonly string[]): string[] {
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length])
}

/** For each option that varies: `mode=coop`, `mode=semi-coop`. */
function variations(game: AnyGame, { modes, vary = [] }: SweepArguments): string[][] {
  const texts = [...(modes ? [`mode=${modes.join(',')}`] : []), ...vary]
  return texts.map((text) => {
    const [name, values = ''] = text.split('=', 2)
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined
    if (!spec) {
      const names = Object.keys(game.options).join(', ')
      throw new Complaint(`There is no option "${name}"; there are: ${names}.`)
    }
    const offered = spec.kind === 'flag' ? ['true', 'false'] : spec.values
    const wrong = list(values).find((value) => !offered.includes(value))
    if (wrong !== undefined || spec.kind === 'perSeat') {
      throw new Complaint(
        `The option "${name}" cannot vary so; it is one of: ${offered.join(', ')}.`,
      )
    }
    return list(values).map((value) => `${name}=${value}`)
  })
}

function combinations(choices: readonly (readonly string[])[]): string[][] {
  return choices.reduce<string[][]>(
    (sofar, values) => sofar.flatMap((some) => values.map((value) => [...some, value])),
    [[]],
  )
}
