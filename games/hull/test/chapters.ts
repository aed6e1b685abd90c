import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const HULL = join(import.meta.dirname, '..')

/** The sources of the shared chapters. */
export const CHAPTERS = readdirSync(HULL, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !/^(test|node_modules)\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(HULL, path), 'utf8') }))

/** Every rule that a shared chapter names in a line, a question or a reason. */
export function rulesCited(): string[] {
  const literals = CHAPTERS.flatMap(
    ({ text }) => text.match(/(?<=')[A-Z]+-[A-Z-]+-\d+(?=')/g) ?? [],
  )
  return [...new Set(literals)].sort()
}

/** The text of every entry of a game's ledger by its id. */
export function ledger(game: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(HULL, `../../docs/rules/${game}.md`), 'utf8')
  return new Map(
    [...text.matchAll(/^- \*\*([A-Z-]+-\d+)\*\* (.*?)\r?$/gm)].map(([, id, rule]) => [id, rule]),
  )
}
