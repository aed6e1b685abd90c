import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import { Complaint } from '../shell.ts'
import type { Table } from './games.ts'
import type { Tally } from './tally.ts'

/** Raised whenever a tally of an earlier format cannot be added to a new one. */
const FORMAT = 1

/** Games of one table that have been played: one line of a results file. */
export interface Chunk {
  readonly table: Table
  /** The version of the game's rules. */
  readonly rules: number
  readonly from: number
  readonly to: number
  readonly tally: Tally
}

export function keepChunk(path: string, chunk: Chunk): void {
  appendFileSync(path, `${JSON.stringify({ format: FORMAT, ...chunk })}\n`)
}

/** What was kept so far. A last line that was torn off when the run was killed is cut away. */
export function readChunks(path: string): Chunk[] {
  if (!existsSync(path)) return []
  const text = readFileSync(path, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const chunks = whole
    .split('\n')
    .slice(0, -1)
    .map((line, i) => chunkIn(line) ?? fail(`Line ${i + 1} of ${path} is no result of a run.`))
  if (whole.length === 0 && text.length > 0 && !text.startsWith(LINE_BEGINS)) {
    fail(`${path} is no file of results.`)
  }
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole))
  return chunks
}

const LINE_BEGINS = `{"format":${FORMAT},`

function chunkIn(line: string): Chunk | null {
  try {
    const { format, ...chunk } = JSON.parse(line)
    const { from, to, tally, table } = chunk
    const fits = format === FORMAT && table && tally.games === to - from
    return fits ? chunk : null
  } catch {
    return null
  }
}

function fail(sentence: string): never {
  throw new Complaint(sentence)
}

/** The chunks of a table in their order; of two that share a game only the first counts. */
export function chunksOf(chunks: readonly Chunk[], table: Table, rules: number): Chunk[] {
  const key = JSON.stringify(table)
  const own = chunks.filter((one) => one.rules === rules && JSON.stringify(one.table) === key)
  const kept: Chunk[] = []
  for (const chunk of own.toSorted((a, b) => a.from - b.from)) {
    if (chunk.from >= (kept.at(-1)?.to ?? 0)) kept.push(chunk)
  }
  return kept
}

export interface Range {
  readonly from: number
  readonly to: number
}

/** The games up to a number that no chunk holds. */
export function missing(done: readonly Range[], games: number): Range[] {
  const gaps: Range[] = []
  let next = 0
  for (const { from, to } of done) {
    if (from > next) gaps.push({ from: next, to: Math.min(from, games) })
    next = to
  }
  if (next < games) gaps.push({ from: next, to: games })
  return gaps.filter(({ from, to }) => from < to)
}
