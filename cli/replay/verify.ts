import { isRefusal, Match, must, type Verified, verify } from '@bulkhead/kernel'
import type { Command } from 'commander'
import { Complaint, coloursOf, type Shell, say } from '../shell.ts'
import { readMatchFile } from './file.ts'
import { earlierOf, ending } from './story.ts'

export function verifyCommand(program: Command, shell: Shell): void {
  program
    .command('verify <file>')
    .description('play a saved match again from its seed and check everything it claims')
    .action((file: string) => verifyFile(shell, file))
}

export function verifyFile(shell: Shell, path: string): void {
  const { game, save } = readMatchFile(shell.games, path)
  if (!save) throw new Complaint('This failure happened before there was a match to verify.')
  const verified = verify(game, save)
  if (isRefusal(verified)) throw new Complaint(verified.message)
  const colours = coloursOf(shell.out)
  say(shell, colours.green(`This match of ${game.id} is true to its seed.`))
  say(shell, ...earlierOf(game, save, 'en', colours))
  if (verified.before) say(shell, 'What came before was checked in the same way.')
  say(shell, ...checked(verified))
  if (verified.result) say(shell, ending(must(Match.resume(game, save)) as Match, 'en', colours))
}

function checked({ answers, lines, commitment, result }: Verified): string[] {
  return [
    `All ${answers} answers were legal, and lead to the position that was saved.`,
    `The log says what happened, in ${lines} public lines.`,
    commitment
      ? `The hash published before the game belongs to the seed: ${commitment}`
      : 'Chance was not sealed: there was no hash to publish.',
    ...(result ? [] : ['The game is not over.']),
  ]
}
