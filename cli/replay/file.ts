import { readFileSync } from 'node:fs'
import { type AnyGame, isRefusal, Match, type Save } from '@bulkhead/kernel'
import { type Catalogue, gameNamed } from '../catalogue.ts'
import { type Failure, isFailure } from '../fuzz/failure.ts'
import { Complaint } from '../shell.ts'

/** A file that holds a match: a save, or a failure that the fuzzer wrote. */
export interface MatchFile {
  readonly game: AnyGame
  /** Null where a failing game does not even start. */
  readonly save: Save | null
  readonly failure: Failure | null
}

export function readMatchFile(games: Catalogue, path: string): MatchFile {
  const data = parsed(path)
  const failure = isFailure(data) ? data : null
  const save = failure ? failure.save : data
  const game = gameOf(games, failure ?? data, path)
  if (save !== null) {
    const match = resumedOrRefused(game, save)
    if (isRefusal(match)) throw new Complaint(match.message)
  }
  return { game, save: save as Save | null, failure }
}

function parsed(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new Complaint(unreadable(path, (error as NodeJS.ErrnoException).code))
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Complaint(`${path} is not a saved match.`)
  }
}

function unreadable(path: string, code: string | undefined): string {
  if (code === 'ENOENT') return `There is no file ${path}.`
  if (code === 'EISDIR') return `${path} is a folder, not a saved match.`
  return `${path} cannot be read.`
}

function gameOf(games: Catalogue, data: unknown, path: string): AnyGame {
  const id = (data as { game?: unknown } | null)?.game
  if (typeof id !== 'string') throw new Complaint(`${path} is not a saved match.`)
  return gameNamed(games, id).game
}

/** A file may hold anything at all under the names of a save. */
function resumedOrRefused(game: AnyGame, save: unknown) {
  try {
    return Match.resume(game, save)
  } catch {
    throw new Complaint('This save is damaged.')
  }
}
