import type { LedgerChapter, LedgerRule } from '../build/ledgers.ts'

/** What the pages make of the ledgers' text: chapter titles, references, what a search finds. */

export interface ChapterTitle {
  readonly name: string
  /** The parts of the rule ids: "SETUP", "TURN, PASS". */
  readonly areas: string
}

/** "SETUP — preparing the game" and "Setup: the crew (SETUP, continued)" both name their area. */
export function titleOf({ title }: Pick<LedgerChapter, 'title'>): ChapterTitle {
  const before = /^([A-Z]+) [—–-] (.+)$/.exec(title)
  if (before) return { name: capital(before[2]), areas: before[1] }
  const after = /^(.+?) \(([A-Z][A-Z, -]*[A-Z])(?:, [^)]*)?\)$/.exec(title)
  return after ? { name: after[1], areas: after[2] } : { name: title, areas: '' }
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export type Piece =
  | { readonly kind: 'text' | 'found'; readonly text: string }
  /** A rule, or the first one of an area. */
  | { readonly kind: 'rule'; readonly text: string }

const REFERENCE = /\b(?:NEM|THE)(?:-[A-Z]+)+(?:-\d+)?\b/g

/** The text in pieces: references to rules, words that were looked for, and the rest. */
export function piecesOf(text: string, sought: readonly string[] = []): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: id, index } of text.matchAll(REFERENCE)) {
    pieces.push(...marked(text.slice(from, index), sought), { kind: 'rule', text: id })
    from = index + id.length
  }
  pieces.push(...marked(text.slice(from), sought))
  return pieces
}

function marked(text: string, sought: readonly string[]): Piece[] {
  const folded = fold(text)
  const pieces: Piece[] = []
  let from = 0
  while (from < text.length) {
    const next = nearest(folded, sought, from)
    if (!next) break
    if (next.at > from) pieces.push({ kind: 'text', text: text.slice(from, next.at) })
    pieces.push({ kind: 'found', text: text.slice(next.at, next.at + next.length) })
    from = next.at + next.length
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) })
  return pieces
}

function nearest(folded: string, sought: readonly string[], from: number) {
  let best: { readonly at: number; readonly length: number } | null = null
  for (const { length, at } of sought.map((word) => ({
    length: word.length,
    at: folded.indexOf(word, from),
  }))) {
    if (at >= 0 && (!best || at < best.at || (at === best.at && length > best.length))) {
      best = { at, length }
    }
  }
  return best
}

/** Lower case without accents, one character for one, so that places stay the same. */
export function fold(text: string): string {
  return Array.from(text.replaceAll('’', "'"), (letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase()
    return plain.length === letter.length ? plain : letter
  }).join('')
}

/** The words of a query that count. */
export function soughtIn(query: string): string[] {
  return [...new Set(fold(query).split(/\s+/))].filter((word) => word.length > 0)
}

/** The chapters with only those rules in which every word occurs. */
export function found(
  chapters: readonly LedgerChapter[],
  sought: readonly string[],
): readonly LedgerChapter[] {
  if (sought.length === 0) return chapters
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => has(rule, sought)) }))
    .filter(({ rules }) => rules.length > 0)
}

const searchable = new WeakMap<LedgerRule, string>()

function has(rule: LedgerRule, sought: readonly string[]): boolean {
  let text = searchable.get(rule)
  if (text === undefined) {
    text = fold([rule.id, rule.text, ...rule.rulings].join(' '))
    searchable.set(rule, text)
  }
  return sought.every((word) => text.includes(word))
}

/** The rule that a reference leads to: itself, or the first one of an area. */
export function targetOf(chapters: readonly LedgerChapter[], reference: string): string | null {
  const all = chapters.flatMap(({ rules }) => rules)
  const exact = all.find(({ id }) => id === reference)
  return (exact ?? all.find(({ id }) => id.startsWith(`${reference}-`)))?.id ?? null
}
