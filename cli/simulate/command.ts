import { type Command, Option } from 'commander'
import { addWorkOptions, append, list, numbers, wholeNumber } from '../arguments.ts'
import type { Shell } from '../shell.ts'
import { type SimulateArguments, simulate } from './index.ts'
import { type SweepArguments, sweep } from './sweep.ts'

export function simulateCommand(program: Command, shell: Shell): void {
  const command = program
    .command('simulate <game>')
    .description('play many games with bots and report what came of them')
    // What follows `sweep` belongs to it.
    .enablePositionalOptions()
    .option('--games <number>', 'how many games', wholeNumber(1), 1000)
    .option('--seats <number>', 'how many seats (default: the fewest)', wholeNumber(1))
  addLabOptions(command, 'the bot of each seat, or one for all').action(
    (game: string, args: SimulateArguments) => simulate(shell, game, args),
  )
  sweepCommand(command, shell)
}

function sweepCommand(simulateCommand: Command, shell: Shell): void {
  const command = simulateCommand
    .command('sweep <game>')
    .description('the same at many tables: every number of seats with every mode')
    .option('--games <number>', 'how many games at each table', wholeNumber(1), 1000)
    .option('--seats <numbers>', 'such as 4, 2-5 or 1-3,5 (default: all)', numbers)
    .option('--modes <names>', 'short for --vary mode=<names>', list)
    .option('--vary <name=values>', 'an option of the game that varies; may be repeated', append)
  addLabOptions(command, 'bots that go round the table').action(
    (game: string, args: SweepArguments) => sweep(shell, game, args),
  )
}

function addLabOptions(command: Command, bots: string): Command {
  const names = new Option('--bots <names>', bots).argParser(list).default(['random'], 'random')
  command
    .addOption(names)
    .option('--no-rotate', 'bots keep their seats; else they move on after every game')
    .addOption(new Option('--rotate', 'bots move on after every game').default(true).hideHelp())
    .option('--playouts <number>', 'lines that a searching bot plays', wholeNumber(1))
    .option('--think <milliseconds>', 'how long a searching bot thinks', wholeNumber(1))
    .option('--chance', 'compare what chance decided with what was to be expected')
    .option('--option <name=value>', 'an option of the game; may be repeated', append)
    .option(
      '--adrift <bot>',
      'who plays the match before, where one comes before (default: random)',
    )
    .option('--results <file>', 'keeps what is played, and goes on from there')
    .option('--json [file]', 'the report as JSON, in a file or on standard output')
    .option('--html <file>', 'the report as a page with plots')
  return addWorkOptions(command)
}
