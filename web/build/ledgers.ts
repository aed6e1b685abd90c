import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:ledger/'
const RULES = join(import.meta.dirname, '..', '..', 'docs', 'rules')

export interface LedgerChapter {
  readonly title: string
  readonly rules: readonly LedgerRule[]
}

export interface LedgerRule {
  readonly id: string
  readonly text: string
  readonly rulings: readonly string[]
}

/** `virtual:ledger/en/nemesis` is the rules ledger of that game, as a list of chapters. */
export function ledgers(): Plugin {
  return {
    name: 'ledgers',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const [language, game] = id.slice(PREFIX.length + 1).split('/')
      const file = ledgerFile(language, game)
      this.addWatchFile(file.path)
      const chapters = chaptersOf(readFileSync(file.path, 'utf8'))
      return `export const language = '${file.language}'\nexport default ${JSON.stringify(chapters)}`
    },
  }
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
