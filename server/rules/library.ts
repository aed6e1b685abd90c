import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyGame, editionName, editionOf, Match } from '@bulkhead/kernel'
import type { Games } from '../games.ts'

/** What a match is played by from its beginning to its end. */
export interface Rulebook {
  /** The name of their edition. */
  readonly edition: string
  readonly game: AnyGame
  readonly Match: typeof Match
}

/** Where the rules of every release are kept that games were begun with here. */
export interface Shelf {
  readonly folder: string
  /** The built file with the rules of this release. */
  readonly program: string
}

export interface Library {
  /** What is begun now; null where there is no such game. */
  now(game: string): Rulebook | null
  /** Those of an edition; null where they are not here. A match that names none is older than editions. */
  of(game: string, edition: string | null): Promise<Rulebook | null>
  /** The file with the rules of an earlier release; null for those of this one. */
  fileOf(edition: string): string | null
}

/** Puts the rules of this release on the shelf, where there is one, and takes those of earlier ones from it. */
export function openLibrary(games: Games, shelf: Shelf | null): Library {
  const present = new Map(
    Object.values(games).map((game) => {
      const edition = editionName(editionOf(game))
      return [game.id, { edition, game, Match }]
    }),
  )
  const editions = new Map([...present.values()].map((rules) => [rules.edition, rules]))
  if (shelf) keep(shelf, [...editions.keys()])

  function fileOf(edition: string): string | null {
    if (!shelf || editions.has(edition)) return null
    const note = join(shelf.folder, edition)
    return existsSync(note) ? join(shelf.folder, readFileSync(note, 'utf8')) : null
  }

  return {
    now: (game) => present.get(game) ?? null,
    async of(game, edition) {
      if (edition === null) return present.get(game) ?? null
      const file = fileOf(edition)
      return editions.get(edition) ?? (file ? rulesIn(file, edition) : null)
    },
    fileOf,
  }
}

/** From a file that some release has left; null where it is not here, or not whole, or they are not in it. */
export async function rulesIn(file: string, edition: string): Promise<Rulebook | null> {
  if (!existsSync(file)) return null
  try {
    const { rules } = (await import(pathToFileURL(file).href)) as { rules: readonly Rulebook[] }
    return rules.find((one) => one.edition === edition) ?? null
  } catch {
    return null
  }
}

/** The file once, whatever its name was; and for each edition a note which file it is. Each is there whole, or not. */
function keep({ folder, program }: Shelf, editions: readonly string[]): void {
  mkdirSync(folder, { recursive: true })
  const name = `${createHash('sha256').update(readFileSync(program)).digest('hex').slice(0, 16)}.mjs`
  const missing = editions.filter((edition) => !existsSync(join(folder, edition)))
  if (missing.length === 0) return
  const whole = join(folder, `${name}.${process.pid}`)
  copyFileSync(program, whole)
  renameSync(whole, join(folder, name))
  for (const edition of missing) {
    writeFileSync(whole, name)
    renameSync(whole, join(folder, edition))
  }
}
