import type { Language } from '@bulkhead/kernel'
import { type Command, Option } from 'commander'
import { append, list, wholeNumber } from '../arguments.ts'
import type { Shell } from '../shell.ts'
import { play } from './index.ts'

export interface PlayArguments {
  readonly seats?: number
  readonly humans?: number
  readonly bots?: readonly string[]
  readonly option: readonly string[]
  readonly seed?: number
  readonly lang?: Language
  readonly load?: string
  readonly after?: string
  readonly adrift?: string
}

export function playCommand(program: Command, shell: Shell): void {
  program
    .command('play [game]')
    .description('play a game here, against bots or with others at the same terminal')
    .option('--seats <number>', 'how many seats (default: the fewest)', wholeNumber(1))
    .option('--humans <number>', 'how many people play, on the first seats', wholeNumber(0))
    .option('--bots <names>', 'the bots of the other seats, or one for all of them', list)
    .option('--option <name=value>', 'an option of the game; may be repeated', append, [])
    .option('--seed <number>', 'makes chance repeatable instead of sealed', wholeNumber(0))
    .addOption(new Option('--lang <language>', 'in English or French').choices(['en', 'fr']))
    .option('--load <file>', 'go on with a saved match')
    .option('--after <file>', 'start from the end of a finished match, where the game follows it')
    .option('--adrift <bot>', 'who plays that match first, where no file is named (default: good)')
    .action((game: string | undefined, args: PlayArguments) => play(shell, game, args))
}
