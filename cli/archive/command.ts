import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { gameNamed, type Listed } from '../catalogue.ts'
import { Complaint, type Shell, say } from '../shell.ts'
import { altered, readArchive, recorded, writeArchive } from './archive.ts'

interface ArchiveArguments {
  readonly record?: boolean
}

export function archiveCommand(program: Command, shell: Shell): void {
  program
    .command('archive [games...]')
    .description('play the archived matches of the games again, or record them anew')
    .option('--record', 'record them anew, after the version of a game was raised')
    .action((ids: readonly string[], args: ArchiveArguments) => {
      const wanted =
        ids.length > 0 ? ids.map((id) => gameNamed(shell.games, id)) : Object.values(shell.games)
      for (const listed of wanted) {
        if (args.record) record(shell, listed)
        else check(shell, listed)
      }
    })
}

function check(shell: Shell, { game }: Listed): void {
  const problem = problemWith(shell.directory, game)
  if (problem) throw new Complaint(problem)
  say(shell, `${game.id}: every archived match comes out as it was played.`)
}

/** What is to be done where the archive of a game does not hold; null where it does. */
export function problemWith(directory: string, game: Listed['game']): string | null {
  const path = archivePath(directory, game.id)
  const again = `npm run archive -- ${game.id} --record`
  if (!existsSync(path)) return `${game.id} has no archive yet: ${again}`
  const archive = readArchive(readFileSync(path, 'utf8'))
  if (archive.version !== game.version) {
    return `${game.id} is at version ${game.version}, its archive at ${archive.version}: ${again}`
  }
  const others = altered(game, archive)
  if (others.length === 0) return null
  return [
    `${others.length} of ${archive.matches.length} archived matches of ${game.id} come out otherwise: the rules have changed.`,
    `Where that is meant, raise "version" in games/${game.id}/index.ts, so that running games go on by the rules that they began with; then: ${again}`,
    ...others,
  ].join('\n')
}

function record(shell: Shell, { game, usualSeats }: Listed): void {
  const path = archivePath(shell.directory, game.id)
  const before = existsSync(path) ? readArchive(readFileSync(path, 'utf8')) : null
  if (before && before.version === game.version && altered(game, before).length > 0) {
    throw new Complaint(problemWith(shell.directory, game)!)
  }
  const archive = recorded(game, usualSeats ?? game.seats.min)
  writeFileSync(path, writeArchive(archive))
  say(shell, `${game.id}: ${archive.matches.length} finished matches of version ${game.version}.`)
}

export function archivePath(directory: string, id: string): string {
  return join(directory, 'games', id, 'test', 'archive.txt')
}
