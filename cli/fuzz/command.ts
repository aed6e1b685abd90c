import type { Command } from 'commander'
import { addWorkOptions, append, wholeNumber } from '../arguments.ts'
import type { Shell } from '../shell.ts'
import { type FuzzArguments, fuzz } from './index.ts'

export function fuzzCommand(program: Command, shell: Shell): void {
  const command = program
    .command('fuzz <game>')
    .description('play random games in all modes and check everything that can be checked')
    .option('--games <number>', 'how many games', wholeNumber(0), 1000)
    .option('--seats <number>', 'only this number of seats', wholeNumber(1))
    .option('--option <name=value>', 'an option of the game that does not vary', append)
    .option('--secrecy <number>', 'positions in each mode to check for leaks', wholeNumber(0), 0)
    .option('--twin <number>', 'games to resume after every answer', wholeNumber(0), 0)
    .option('--json', 'print the summary as JSON')
  addWorkOptions(command).action((game: string, args: FuzzArguments) => fuzz(shell, game, args))
}
