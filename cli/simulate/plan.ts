import { type Budget, createBot } from '@bulkhead/bots'
import { isRefusal, Match } from '@bulkhead/kernel'
import { gameOptions } from '../arguments.ts'
import { gameNamed } from '../catalogue.ts'
import { Complaint, type Shell } from '../shell.ts'
import { strangersTo } from '../strangers.ts'
import { earlierMatch, type Table } from './games.ts'

/** What `simulate` and `simulate sweep` have in common. */
export interface LabArguments {
  readonly games: number
  readonly bots: readonly string[]
  readonly option?: readonly string[]
  readonly rotate?: boolean
  readonly playouts?: number
  readonly think?: number
  readonly chance?: boolean
  /** The bots that play the match before, where one comes before. */
  readonly adrift?: string
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
  const { seed, rotate = true, adrift = 'random' } = args
  const budget = budgetOf(args)
  const playing = bots.map((name) => knownBot(name, id, budget))
  knownBot(adrift, id, null)
  const chance = args.chance === true
  const given = gameOptions(game, args.option ?? [])
  const table: Table = {
    game: id,
    seats,
    options: given,
    bots: playing,
    rotate,
    budget,
    chance,
    adrift,
    seed,
  }
  const trial = Match.start(game, {
    seats,
    options: given,
    seed: { kind: 'fast', seed },
    history: false,
    before: earlierMatch(game, table, 0),
  })
  if (isRefusal(trial)) return { refused: trial.message }
  const { options, state } = trial
  return { table: { ...table, options }, start: state }
}

/** The name that a bot goes by in this game. */
function knownBot(name: string, game: string, budget: Budget | null): string {
  const bot = createBot(name, game, budget ?? undefined)
  if (typeof bot === 'string') throw new Complaint(bot)
  return bot.name
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
