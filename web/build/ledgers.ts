import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { GAMES } from '../../games/index.ts'

const LIST = 'virtual:ledgers'
const PREFIX = 'virtual:ledger/'
const NAMES = 'virtual:rule-names/'
const LANGUAGES = ['en', 'fr']
const RULES = join(import.meta.dirname, '..', '..', 'docs', 'rules')

export interface LedgerChapter {
  readonly title: string
  readonly rules: readonly LedgerRule[]
}

/** A chapter without what its rules say. */
export interface ChapterIds {
  readonly title: string
  readonly rules: readonly string[]
}

export interface LedgerRule {
  readonly id: string
  readonly text: string
  readonly rulings: readonly string[]
}

/**
 * `virtual:ledger/<language>/<game>` is the rules ledger of a game, as a list of chapters;
 * `virtual:rule-names/<language>/<game>` has the titles of the chapters and the ids under each, and little weight;
 * `virtual:ledgers` says which there are, and how the ids of each game's rules begin.
 */
export function ledgers(): Plugin {
  return {
    name: 'ledgers',
    resolveId: (id) =>
      id === LIST || id.startsWith(PREFIX) || id.startsWith(NAMES) ? `\0${id}` : null,
    load(id) {
      if (id === `\0${LIST}`) return listOfLedgers()
      const kind = [PREFIX, NAMES].find((prefix) => id.startsWith(`\0${prefix}`))
      if (!kind) return null
      const [language, game] = id.slice(kind.length + 1).split('/')
      const file = ledgerFile(language, game)
      this.addWatchFile(file.path)
      const chapters = chaptersOf(readFileSync(file.path, 'utf8'))
      if (kind === NAMES) return `export default ${JSON.stringify(namesOf(chapters))}`
      return `export const language = '${file.language}'\nexport default ${JSON.stringify(chapters)}`
    },
  }
}

function listOfLedgers(): string {
  const prefixes = GAMES.map(({ id }) => [prefixOf(id), id])
  const loaders = (prefix: string) =>
    GAMES.flatMap(({ id }) =>
      LANGUAGES.map(
        (language) => `'${language}/${id}': () => import('${prefix}${language}/${id}')`,
      ),
    ).join(', ')
  return [
    `export const prefixes = ${JSON.stringify(Object.fromEntries(prefixes))}`,
    `export const loaders = { ${loaders(PREFIX)} }`,
    `export const names = { ${loaders(NAMES)} }`,
  ].join('\n')
}

function namesOf(chapters: readonly LedgerChapter[]): ChapterIds[] {
  return chapters.map(({ title, rules }) => ({ title, rules: rules.map(({ id }) => id) }))
}

function prefixOf(game: string): string {
  const [{ rules }] = chaptersOf(readFileSync(ledgerFile('en', game).path, 'utf8'))
  return rules[0].id.split('-')[0]
}

/** English stands in where there is no translation; the module says which language it is in. */
function ledgerFile(language: string, game: string) {
  const translated = join(RULES, language, `${game}.md`)
  return existsSync(translated)
    ? { language, path: translated }
    : { language: 'en', path: join(RULES, `${game}.md`) }
}

const ENTRY = /^- \*\*([A-Z]+(?:-[A-Z]+)+-\d+)\*\* +(.*)$/
const RULING = /^ +- (?:Ruling|Décision) ?: +(.*)$/

export function chaptersOf(markdown: string): LedgerChapter[] {
  const chapters: { title: string; rules: (LedgerRule & { rulings: string[] })[] }[] = []
  for (const line of markdown.split('\n')) {
    const rules = chapters.at(-1)?.rules
    const entry = ENTRY.exec(line)
    const ruling = RULING.exec(line)
    if (line.startsWith('## ')) chapters.push({ title: line.slice(3), rules: [] })
    else if (entry) rules?.push({ id: entry[1], text: entry[2], rulings: [] })
    else if (ruling) rules?.at(-1)?.rulings.push(ruling[1])
  }
  return chapters.filter(({ rules }) => rules.length > 0)
}
