import { RulesError } from '@bulkhead/kernel'
import { Command, CommanderError } from 'commander'
import { archiveCommand } from './archive/command.ts'
import { benchCommand } from './bench/command.ts'
import { fuzzCommand } from './fuzz/command.ts'
import { mutateCommand } from './mutate/command.ts'
import manifest from './package.json' with { type: 'json' }
import { playCommand } from './play/command.ts'
import { replayCommand } from './replay/command.ts'
import { verifyCommand } from './replay/verify.ts'
import { rules } from './rules/index.ts'
import { Complaint, complain, type Shell } from './shell.ts'
import { simulateCommand } from './simulate/command.ts'

/** Each adds itself to the program; a new command is one more line. */
const COMMANDS: readonly ((program: Command, shell: Shell) => void)[] = [
  playCommand,
  simulateCommand,
  fuzzCommand,
  replayCommand,
  verifyCommand,
  archiveCommand,
  benchCommand,
  mutateCommand,
  rulesCommand,
]

/** Runs one command line and answers the exit code. */
export async function run(args: readonly string[], shell: Shell): Promise<number> {
  const program = programFor(shell)
  for (const add of COMMANDS) add(program, shell)
  try {
    await program.parseAsync(args, { from: 'user' })
    return shell.exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 1
    if (!(error instanceof Complaint || error instanceof RulesError)) throw error
    complain(shell, error.message)
    return 1
  }
}

function programFor(shell: Shell): Command {
  return new Command('bulkhead')
    .description('Plays, simulates, checks and replays tabletop games.')
    .version(manifest.version)
    .exitOverride()
    .enablePositionalOptions()
    .configureOutput({
      writeOut: (text) => shell.out.write(text),
      writeErr: (text) => shell.err.write(text),
      outputError: (text) => complain(shell, sentence(text)),
    })
}

/** Commander says "error: unknown option '--gmes'" and hints on a second line. */
function sentence(text: string): string {
  const plain = text.replace(/^error: /, '').trim()
  const [first, ...more] = plain.split('\n')
  const ended = /[.!?]$/.test(first) ? first : `${first}.`
  return [ended.charAt(0).toUpperCase() + ended.slice(1), ...more].join(' ')
}

function rulesCommand(program: Command, shell: Shell): void {
  program
    .command('rules [game]')
    .description('say which rules of the ledgers are shown by a passing test')
    .option('--json', 'print the coverage as JSON')
    .option('--fresh', 'run the tests even if the last results still hold')
    .action(async (game: string | undefined, options: { json?: boolean; fresh?: boolean }) => {
      shell.exitCode = await rules({ game, ...options })
    })
}
