import type { Command } from 'commander'
import { addWorkOptions, append, wholeNumber } from '../arguments.ts'
import type { Shell } from '../shell.ts'
import { type MutateArguments, mutate } from './index.ts'

export function mutateCommand(program: Command, shell: Shell): void {
  const command = program
    .command('mutate <folder>')
    .description('change the rules one line at a time and list the changes that no test notices')
    .option('--changes <number>', 'how many changes', wholeNumber(1), 100)
    .option('--tests <path>', 'more tests than those in the folder (repeatable)', append)
    .option('--allow <number>', 'how many changes may stay unnoticed', wholeNumber(0), 0)
    .option('--fresh', 'forget what earlier runs found')
  addWorkOptions(command).action((folder: string, args: MutateArguments) =>
    mutate(shell, folder, args),
  )
}
