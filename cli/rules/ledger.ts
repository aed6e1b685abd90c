import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { GAMES } from '@bulkhead/games'

/** Games that claim every rule, as all do that can be played: one that is neither shown nor exempt is an error. */
export const COMPLETE: readonly string[] = GAMES.map(({ id }) => id)

export interface Rule {
  readonly id: string
  readonly area: string
  readonly text: string
  readonly rulings: readonly string[]
}

export interface Ledger {
  readonly game: string
  readonly rules: readonly Rule[]
}

export interface Exemptions {
  /** The reason for each exempt id. */
  readonly reasons: ReadonlyMap<string, string>
  /** List items that do not say which ids are exempt and why. */
  readonly unreadable: readonly string[]
}

const EXEMPT = 'exempt'
const ID = '[A-Z]+(?:-[A-Z]+)+-\\d+'
const ENTRY = new RegExp(`^- \\*\\*(${ID})\\*\\* +(.*)$`)
const RULING = /^ +- Ruling: +(.*)$/
const RANGE = `${ID}(?: to ${ID})?`
const EXEMPTION = new RegExp(`^- (${RANGE}(?:, ${RANGE})*): +(\\S.*)$`)

/** Everything in the text that has the shape of a rule's id, whether or not a ledger has it. */
export function idsIn(text: string): string[] {
  return [...new Set(text.match(new RegExp(`\\b${ID}\\b`, 'g')))]
}

/** The games that have a ledger: those that can be played, then those that are only written down. */
export function gamesWithLedger(root: string): string[] {
  const files = readdirSync(rulesOf(root)).filter((file) => extname(file) === '.md')
  const written = files.map((file) => basename(file, '.md')).filter((name) => name !== EXEMPT)
  return [...new Set([...COMPLETE, ...written.sort()])]
}

export function readLedgers(root: string): Ledger[] {
  return gamesWithLedger(root).map((game) => parseLedger(game, readRules(root, game)))
}

export function readExemptions(root: string): Exemptions {
  return parseExemptions(readRules(root, EXEMPT))
}

export function parseLedger(game: string, markdown: string): Ledger {
  const rules: (Rule & { rulings: string[] })[] = []
  for (const line of markdown.split(/\r?\n/)) {
    const entry = ENTRY.exec(line)
    const ruling = RULING.exec(line)
    if (entry) rules.push({ id: entry[1], area: areaOf(entry[1]), text: entry[2], rulings: [] })
    else if (ruling) rules.at(-1)?.rulings.push(ruling[1])
  }
  return { game, rules }
}

export function parseExemptions(markdown: string): Exemptions {
  const reasons = new Map<string, string>()
  const unreadable: string[] = []
  for (const line of markdown.split(/\r?\n/).filter((line) => line.startsWith('- '))) {
    const [, list, reason] = EXEMPTION.exec(line) ?? []
    const ids = list?.split(', ').map(expand) ?? [null]
    if (ids.includes(null)) unreadable.push(line)
    for (const id of ids.flatMap((range) => range ?? [])) reasons.set(id, reason)
  }
  return { reasons, unreadable }
}

/** `THE-TIP-01 to THE-TIP-03` as its three ids; null when it is not a range within one area. */
function expand(range: string): string[] | null {
  const [first, last = first] = range.split(' to ')
  const stem = first.replace(/\d+$/, '')
  const [from, to] = [numberOf(first), numberOf(last)]
  if (last.replace(/\d+$/, '') !== stem || from > to) return null
  const width = first.length - stem.length
  return Array.from({ length: to - from + 1 }, (_, i) => stem + `${from + i}`.padStart(width, '0'))
}

function numberOf(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1))
}

function areaOf(id: string): string {
  return id.split('-').slice(1, -1).join('-')
}

function readRules(root: string, name: string): string {
  return readFileSync(join(rulesOf(root), `${name}.md`), 'utf8')
}

function rulesOf(root: string): string {
  return join(root, 'docs', 'rules')
}
