import { readFileSync } from 'node:fs'
import { type AnyGame, isRefusal, Match, type Refusal, type Save } from '@bulkhead/kernel'
import { type Catalogue, gameNamed } from '../catalogue.ts'
import { type Failure, isFailure } from '../fuzz/failure.ts'
import { Complaint } from '../shell.ts'

/** A file that holds a match: a save, a table that the browser wrote, or a failure that the fuzzer wrote. */
export interface MatchFile {
  readonly game: AnyGame
  /** Null where a failing game does not even start. */
  readonly save: Save | null
  readonly failure: Failure | null
}

export function readMatchFile(games: Catalogue, path: string): MatchFile {
  const data = parsed(path)
  if (!isFailure(data)) {
    const game = gameOf(games, data, path)
    const refused = refusalOf(game, data)
    if (refused) throw new Complaint(refused.message)
    return { game, save: data as Save, failure: null }
  }
  const game = gameOf(games, data, path)
  if (data.save) mustBeOurs(game, data.save)
  return { game, save: data.save, failure: data }
}

/** A save of a failure may be one that cannot be resumed: that may be the very failure. */
function mustBeOurs(game: AnyGame, save: Save): void {
  const refused = refusalOf(game, save)
  if (refused?.code === 'foreign-save') throw new Complaint(refused.message)
  if (!Array.isArray(save.answers)) throw new Complaint('This save is damaged.')
}

function parsed(path: string): unknown {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new Complaint(unreadable(path, (error as NodeJS.ErrnoException).code))
  }
  try {
    return unwrapped(JSON.parse(text))
  } catch {
    throw new Complaint(`${path} is not a saved match.`)
  }
}

/** The browser's file of a running game says who sits where too. */
function unwrapped(data: { format?: unknown; match?: unknown } | null): unknown {
  return data?.format === 'bulkhead-table' ? data.match : data
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
function refusalOf(game: AnyGame, save: unknown): Refusal | null {
  try {
    const match = Match.resume(game, save)
    return isRefusal(match) ? match : null
  } catch {
    throw new Complaint('This save is damaged.')
  }
}
