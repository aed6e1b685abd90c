import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { gameNamed, type Listed } from '../catalogue.ts'
import { Complaint, type Shell, say } from '../shell.ts'
import { altered, readArchive, writeArchive } from './archive.ts'
import { inRules, watching } from './reach.ts'
import { chosen, PLAN, played } from './record.ts'

interface ArchiveArguments {
  readonly record?: boolean
  readonly all?: boolean
}

export function archiveCommand(program: Command, shell: Shell): void {
  program
    .command('archive [games...]')
    .description('play the archived matches of the games again, or record them anew')
    .option('--record', 'record them anew, after the version of a game was raised')
    .option('--all', 'name every match that comes out otherwise, not the first alone')
    .action((ids: readonly string[], args: ArchiveArguments) => {
      const wanted =
        ids.length > 0 ? ids.map((id) => gameNamed(shell.games, id)) : Object.values(shell.games)
      for (const listed of wanted) {
        if (args.record) record(shell, listed)
        else check(shell, listed, args.all)
      }
    })
}

function check(shell: Shell, { game }: Listed, all = false): void {
  const problem = problemWith(shell.directory, game, { all })
  if (problem) throw new Complaint(problem)
  say(shell, `${game.id}: every archived match comes out as it was played.`)
}

/** Which of the archived matches are played again, and whether the first that comes out otherwise is enough. */
interface Extent {
  readonly from?: number
  readonly to?: number
  readonly all?: boolean
}

/** What is to be done where the archive of a game does not hold; null where it does. */
export function problemWith(
  directory: string,
  game: Listed['game'],
  { from, to, all = false }: Extent = {},
): string | null {
  const path = archivePath(directory, game.id)
  const again = `npm run archive -- ${game.id} --record`
  if (!existsSync(path)) return `${game.id} has no archive yet: ${again}`
  const archive = readArchive(readFileSync(path, 'utf8'))
  if (archive.version !== game.version) {
    return `${game.id} is at version ${game.version}, its archive at ${archive.version}: ${again}`
  }
  const others = altered(game, archive.matches.slice(from, to))
  const first = others.next()
  if (first.done) return null
  return [
    `Archived matches of ${game.id} come out otherwise: the rules have changed.`,
    `Where that is meant, raise "version" in games/${game.id}/index.ts, so that running games go on by the rules that they began with; then: ${again}`,
    first.value,
    ...(all ? others : []),
  ].join('\n')
}

function record(shell: Shell, { game, usualSeats }: Listed): void {
  const path = archivePath(shell.directory, game.id)
  if (existsSync(path)) {
    const { version, matches } = readArchive(readFileSync(path, 'utf8'))
    if (version === game.version && !altered(game, matches).next().done)
      throw new Complaint(problemWith(shell.directory, game)!)
  }
  const finished = played(game, usualSeats ?? game.seats.min, PLAN)
  const { watch, end } = watching(import.meta.url, inRules(import.meta.url))
  const archive = chosen(game, finished, watch, PLAN.kept)
  end()
  writeFileSync(path, writeArchive(archive))
  say(shell, `${game.id}: ${archive.matches.length} finished matches of version ${game.version}.`)
}

export function archivePath(directory: string, id: string): string {
  return join(directory, 'games', id, 'test', 'archive.txt')
}
