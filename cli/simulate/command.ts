import { type Command, Option } from 'commander'
import { addWorkOptions, append, list, wholeNumber } from '../arguments.ts'
import type { Shell } from '../shell.ts'
import { type SimulateArguments, simulate } from './index.ts'

export function simulateCommand(program: Command, shell: Shell): void {
  const command = program
    .command('simulate <game>')
    .description('play many games with bots and count the results')
    .option('--games <number>', 'how many games', wholeNumber(1), 1000)
    .option('--seats <number>', 'how many seats (default: the fewest)', wholeNumber(1))
    .addOption(
      new Option('--bots <names>', 'the bot of each seat, or one for all')
        .argParser(list)
        .default(['random'], 'random'),
    )
    .option('--chance', 'compare what chance decided with what was to be expected')
    .option('--option <name=value>', 'an option of the game; may be repeated', append)
  addWorkOptions(command).action((game: string, args: SimulateArguments) =>
    simulate(shell, game, args),
  )
}
