import { createHash } from 'node:crypto'
import type { Change, Source } from './change.ts'

/** When a change comes: all first ones of a line before any second, else by rank. */
interface Turn {
  readonly change: Change
  readonly round: number
  readonly rank: string
}

/**
 * All changes in a random order that the seed decides: first one of every line, so that a long table
 * of figures counts for no more than as many lines of rules, then a second of each, and so on. The
 * place of a line follows from its text, so that an edit elsewhere does not shuffle it.
 */
export function shuffled(
  sources: readonly Source[],
  changesIn: (source: Source) => readonly Change[],
  seed: number,
): Change[] {
  return sources
    .flatMap((source) => turnsOf(source, changesIn(source), seed))
    .sort((a, b) => a.round - b.round || compare(a.rank, b.rank))
    .map(({ change }) => change)
}

function turnsOf(source: Source, changes: readonly Change[], seed: number): Turn[] {
  const lines = namedLines(source)
  const byLine = new Map<number, Change[]>()
  for (const change of changes) {
    byLine.set(change.line, [...(byLine.get(change.line) ?? []), change])
  }
  return [...byLine].flatMap(([line, own]) => {
    const rank = hash(`${seed} ${lines[line - 1]}`)
    return own
      .map((change, i) => ({ change, chance: hash(`${rank} ${i}`) }))
      .sort((a, b) => compare(a.chance, b.chance))
      .map(({ change }, round) => ({ change, round, rank }))
  })
}

/** A name for each line that no other has: its file, its text, and how many of the same precede it. */
function namedLines({ file, text }: Source): string[] {
  const seen = new Map<string, number>()
  return text.split('\n').map((line) => {
    const before = seen.get(line) ?? 0
    seen.set(line, before + 1)
    return `${file} ${before} ${line}`
  })
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
