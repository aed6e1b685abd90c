import { type Budget, createBot } from '@bulkhead/bots'
import { isRefusal, Match } from '@bulkhead/kernel'
import { gameOptions } from '../arguments.ts'
import { gameNamed } from '../catalogue.ts'
import { Complaint, type Shell } from '../shell.ts'
import { strangersTo } from '../strangers.ts'
import type { Table } from './games.ts'

/** What `simulate` and `simulate sweep` have in common. */
export interface LabArguments {
  readonly games: number
  readonly bots: readonly string[]
  readonly option?: readonly string[]
  readonly rotate?: boolean
  readonly playouts?: number
  readonly think?: number
  readonly chance?: boolean
  readonly seed: number
  readonly workers: number
  /** A file that keeps what has been played, and goes on from there. */
  readonly results?: string
  /** A file, or true for standard output. */
  readonly json?: string | true
  readonly html?: string
}

/** A table with what its game makes of it before the first answer, or why it cannot be played. */
export type Planned =
  | { readonly table: Table; readonly start: unknown }
  | { readonly refused: string }

/** Everything that can be wrong with a table is found here, before any thread starts. */
export function planTable(
  shell: Shell,
  id: string,
  args: LabArguments,
  seats: number,
  bots: readonly string[],
): Planned {
  const { game, chances } = gameNamed(shell.games, id)
  if (args.chance && !chances) {
    throw new Complaint(`Nobody has said yet what chance decides in ${id}.`)
  }
  const { seed, rotate = true } = args
  const trial = Match.start(game, {
    seats,
    options: gameOptions(game, args.option ?? []),
    seed: { kind: 'fast', seed },
    history: false,
  })
  if (isRefusal(trial)) return { refused: trial.message }
  const budget = budgetOf(args)
  const playing = bots.map((name) => {
    const bot = createBot(name, id, budget ?? undefined)
    if (typeof bot === 'string') throw new Complaint(bot)
    return bot.name
  })
  const { options, state } = trial
  const chance = args.chance === true
  return {
    table: { game: id, seats, options, bots: playing, rotate, budget, chance, seed },
    start: state,
  }
}

/** Says which bots do not play as their names promise; the report calls them by what they are. */
export function tellStrangers(shell: Shell, id: string, { bots }: LabArguments): void {
  for (const bot of strangersTo(id, bots)) {
    shell.err.write(`The bot ${bot} has not learnt ${id} yet: it plays at random.\n`)
  }
}

function budgetOf({ playouts, think }: LabArguments): Budget | null {
  if (playouts !== undefined && think !== undefined) {
    throw new Complaint('Either --playouts or --think says how much a bot may think, not both.')
  }
  if (think !== undefined) return { milliseconds: think }
  return playouts === undefined ? null : { playouts }
}
