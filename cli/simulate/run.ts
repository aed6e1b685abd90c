import { resolve } from 'node:path'
import { gameNamed } from '../catalogue.ts'
import { Complaint, type Shell } from '../shell.ts'
import { doAll, ranges } from '../work/pool.ts'
import type { Broken, Table } from './games.ts'
import { type Chunk, chunksOf, keepChunk, missing, readChunks } from './results.ts'
import { add, emptyTally, type Tally } from './tally.ts'

export interface Run {
  readonly tables: readonly Table[]
  /** At each table. */
  readonly games: number
  readonly workers: number
  /** The file that keeps what has been played. */
  readonly results?: string
}

export interface Ran {
  /** By table. */
  readonly tallies: readonly Tally[]
  readonly seconds: number
  /** Decisions of this run, without what was kept from earlier ones. */
  readonly decisions: number
}

/** Plays every game that the results do not hold yet, and adds up. */
export async function runTables(shell: Shell, run: Run): Promise<Ran> {
  const { tables, games, workers } = run
  const results = run.results && resolve(shell.directory, run.results)
  const started = performance.now()
  const earlier = results ? readChunks(results) : []
  const rules = tables.map(({ game }) => gameNamed(shell.games, game).game.version)
  const done = tables.map((table, i) => chunksOf(earlier, table, rules[i]))
  const parts = tables.flatMap((table, i) =>
    missing(done[i], games)
      .flatMap((gap) => pieces(gap, games, workers))
      .map((range) => ({ i, table, ...range })),
  )
  const jobs = parts.map(({ table, from, to }) => ({
    kind: 'simulate' as const,
    task: { ...table, details: true, from, to },
    weight: to - from,
  }))
  const broken: Broken[] = []
  const fresh: (Chunk & { readonly i: number })[] = []
  const stop = results ? sayWhereItStopped(shell, run.results!) : () => {}
  await doAll(shell, workers, jobs, (simulated, index) => {
    const { i, table, from, to } = parts[index]
    if (simulated.broken) {
      broken.push(simulated.broken)
      return false
    }
    const chunk = { table, rules: rules[i], from, to, tally: simulated.tally }
    if (results) keepChunk(results, chunk)
    fresh.push({ ...chunk, i })
    return true
  })
  stop()
  if (broken.length > 0) throw new Complaint(firstOf(broken, tables[0].seed))
  return {
    tallies: tables.map((_, i) => sum([...done[i], ...fresh.filter((chunk) => chunk.i === i)])),
    seconds: (performance.now() - started) / 1000,
    decisions: fresh.reduce((decisions, { tally }) => decisions + tally.decisions, 0),
  }
}

function pieces(gap: { from: number; to: number }, games: number, workers: number) {
  const [{ to: size }] = ranges(games, workers)
  return Array.from({ length: Math.ceil((gap.to - gap.from) / size) }, (_, i) => ({
    from: gap.from + i * size,
    to: Math.min(gap.to, gap.from + (i + 1) * size),
  }))
}

/** In the order of the games, so that sums of fractions do not depend on who was first. */
function sum(chunks: readonly Chunk[]): Tally {
  const tally = emptyTally()
  for (const chunk of chunks.toSorted((a, b) => a.from - b.from)) add(tally, chunk.tally)
  return tally
}

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const

/** Every finished chunk is in the file already: there is nothing to save, only something to say. */
function sayWhereItStopped(shell: Shell, results: string): () => void {
  const stops = Object.entries(SIGNALS).map(([signal, code]) => {
    const stop = () => {
      shell.err.write(`\nStopped. What is finished is in ${results}; the same command goes on.\n`)
      process.exit(code)
    }
    process.once(signal, stop)
    return () => process.off(signal, stop)
  })
  return () => {
    for (const off of stops) off()
  }
}

function firstOf(broken: readonly Broken[], seed: number): string {
  const [{ index, why }] = broken.toSorted((a, b) => a.index - b.index)
  return `Game ${index} of seed ${seed} broke off: ${why}`
}
