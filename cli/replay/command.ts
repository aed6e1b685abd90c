import type { Seat } from '@bulkhead/kernel'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { wholeNumber } from '../arguments.ts'
import type { Shell } from '../shell.ts'
import { type ReplayArguments, replay } from './index.ts'

export function replayCommand(program: Command, shell: Shell): void {
  program
    .command('replay <file>')
    .description('tell the log of a saved match')
    .option('--to <number>', 'stop after so many answers', wholeNumber(0))
    .option('--seat <seat>', 'whose log: a seat, or spectator', seatOrSpectator, 'spectator')
    .addOption(
      new Option('--lang <language>', 'in English or French').choices(['en', 'fr']).default('en'),
    )
    .option('--step', 'wait for a key after each answer')
    .action((file: string, args: ReplayArguments) => replay(shell, file, args))
}

function seatOrSpectator(text: string): Seat | 'spectator' {
  if (text === 'spectator') return text
  if (/^\d+$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It takes the number of a seat, or spectator.')
}
