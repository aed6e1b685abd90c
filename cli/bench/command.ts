import type { Command } from 'commander'
import type { Shell } from '../shell.ts'
import { type BenchArguments, bench } from './index.ts'

export function benchCommand(program: Command, shell: Shell): void {
  program
    .command('bench')
    .description('measure speed and size, compared with boardgame.io')
    .option('--json', 'print the figures as JSON')
    .action((args: BenchArguments) => bench(shell, args))
}
