import type { Budget } from '@bulkhead/bots'
import { type Catalogue, gameNamed } from '../catalogue.ts'
import { type ChanceReport, reportChances } from './chance.ts'
import { type EloRow, eloTable } from './elo.ts'
import type { Table } from './games.ts'
import { difference, type Group, type Measure, type Rate, rateOf, seatsIn } from './groups.ts'
import { type Histogram, meanOf, millisecondsOf, quantile, valuesOf } from './histogram.ts'
import { type Namer, namerFor, tableNames } from './names.ts'
import type { Ran } from './run.ts'
import { ALL, add, emptyTally, type Tally, type UseTally } from './tally.ts'
import { type Interval, wilson } from './wilson.ts'

/** What a simulation answers; `--json` gives it as it is. `version` rises when a field changes its meaning. */
export interface Report {
  readonly format: 'bulkhead-report'
  readonly version: 1
  readonly game: string
  readonly seed: number
  readonly games: number
  readonly tables: readonly TableReport[]
  /** `survived` only where somebody can die. */
  readonly measures: readonly Measure[]
  /** What cards and rooms are compared by: survival where nobody has ever won. */
  readonly primary: Measure
  readonly everybody: Rates
  readonly rates: readonly RateTable[]
  /** Games that nobody won, and games that several seats won together. */
  readonly draws: number
  readonly shared: number
  readonly endings: readonly ShareRow[]
  readonly causes: readonly ShareRow[]
  readonly lengths: readonly LengthReport[]
  readonly uses: readonly UseTable[]
  /** Empty where all bots are of one kind. */
  readonly elo: readonly EloRow[]
  /** With `--chance`: every outcome of chance beside what was to be expected. */
  readonly chances: readonly ChanceReport[]
  /** All that depends on the clock, and nothing else does. */
  readonly timing: Timing
}

export interface TableReport {
  readonly name: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly bots: readonly string[]
  readonly rotate: boolean
  readonly budget: Budget | null
  readonly games: number
}

export interface Rates {
  readonly won: Rate
  readonly survived?: Rate
}

export interface Named {
  readonly id: string
  readonly name: string
}

export interface RateTable {
  readonly by: string
  readonly title: string
  readonly rows: readonly (Named & Rates)[]
}

export interface ShareRow extends Named, Rate {}

export interface LengthReport {
  readonly id: string
  readonly title: string
  readonly mean: number
  readonly min: number
  readonly p10: number
  readonly median: number
  readonly p90: number
  readonly max: number
  /** Every length with the number of games that were so long. */
  readonly counts: readonly (readonly [number, number])[]
}

export interface UseTable {
  readonly id: string
  readonly title: string
  /** What "used" means here. */
  readonly used: string
  readonly rows: readonly UseRow[]
}

export interface UseRow extends Named {
  /** How often it was used in all, by how many seats, of how many who could. */
  readonly times: number
  readonly users: number
  readonly of: number
  readonly won: Comparison
  readonly survived?: Comparison
}

const FEWEST_SEATS = 10

/** Whether enough seats stand on both sides of a comparison to show it; the JSON and the tables have all. */
export function isTelling({ users, of }: UseRow): boolean {
  return Math.min(users, of - users) >= FEWEST_SEATS
}

export interface Comparison {
  readonly with: Rate
  readonly without: Rate
  readonly difference: Interval & { readonly share: number }
}

export interface Timing {
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly answers: readonly AnswerTime[]
}

/** Milliseconds, over the questions that could be answered in more than one way. */
export interface AnswerTime {
  readonly bot: string
  readonly answers: number
  readonly p50: number
  readonly p95: number
}

export function reportOf(games: Catalogue, tables: readonly Table[], ran: Ran): Report {
  const [{ game: id, seed }] = tables
  const listed = gameNamed(games, id)
  const { statistics } = listed
  const names = tableNames(tables)
  const namer = namerFor(listed)
  const tally = emptyTally()
  for (const one of ran.tallies) add(tally, one)
  const measures: Measure[] = statistics?.causes ? ['won', 'survived'] : ['won']
  const everybody = ratesOf(tally.groups[ALL][ALL], measures)
  const primary = everybody.won.count === 0 ? measures.at(-1)! : 'won'
  return {
    format: 'bulkhead-report',
    version: 1,
    ...{ game: id, seed, games: tally.games },
    tables: tables.map(({ seats, options, bots, rotate, budget }, i) => {
      const name = names[i]
      return { name, seats, options, bots, rotate, budget, games: ran.tallies[i].games }
    }),
    ...{ measures, primary, everybody },
    rates: [
      ...(tables.length > 1 ? [byTable(names, ran.tallies, measures)] : []),
      ...rateTables(tally, namer, measures),
    ],
    ...{ draws: tally.draws, shared: tally.shared },
    endings: shares(tally.reasons, tally.games, namer.ending),
    causes: shares(tally.causes, total(tally.causes), namer.cause),
    lengths: namer.lengths.flatMap(({ id, title }) => lengthOf(id, title, tally.lengths[id])),
    uses: useTables(tally, namer, measures, primary),
    elo: eloTable(tally.outcomes, seed),
    chances: reportChances(tally.chances),
    timing: timingOf(tally, ran),
  }
}

function ratesOf(group: Group, measures: readonly Measure[]): Rates {
  const won = rateOf(group, 'won')
  return measures.includes('survived') ? { won, survived: rateOf(group, 'survived') } : { won }
}

function byTable(
  names: readonly string[],
  tallies: readonly Tally[],
  measures: readonly Measure[],
): RateTable {
  const rows = tallies.map((tally, i) => ({
    id: names[i],
    name: names[i],
    ...ratesOf(tally.groups[ALL][ALL], measures),
  }))
  return { by: 'table', title: 'Table', rows }
}

function rateTables(tally: Tally, namer: Namer, measures: readonly Measure[]): RateTable[] {
  return namer.facets
    .filter(({ id }) => tally.groups[id])
    .map((kind) => ({
      by: kind.id,
      title: kind.title,
      rows: sorted(tally.groups[kind.id]).map(([id, group]) => ({
        id,
        name: namer.name(kind, id),
        ...ratesOf(group, measures),
      })),
    }))
}

function shares(
  counts: Readonly<Record<string, number>>,
  of: number,
  name: (id: string) => string,
): ShareRow[] {
  return sorted(counts)
    .map(([id, count]) => {
      return { id, name: name(id), count, of, share: count / of, ...wilson(count, of) }
    })
    .sort((a, b) => b.count - a.count)
}

function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

function lengthOf(id: string, title: string, histogram: Histogram | undefined): LengthReport[] {
  if (!histogram) return []
  const counts = valuesOf(histogram)
  return [
    {
      ...{ id, title, mean: meanOf(histogram) },
      min: counts[0][0],
      p10: quantile(histogram, 0.1),
      median: quantile(histogram, 0.5),
      p90: quantile(histogram, 0.9),
      max: counts.at(-1)![0],
      counts,
    },
  ]
}

function useTables(
  tally: Tally,
  namer: Namer,
  measures: readonly Measure[],
  primary: Measure,
): UseTable[] {
  return namer.uses
    .filter(({ id }) => tally.uses[id])
    .map((kind) => {
      const things = sorted(tally.uses[kind.id])
      const nameOf = namer.names(
        kind,
        things.map(([id]) => id),
      )
      return {
        ...{ id: kind.id, title: kind.title, used: kind.used },
        rows: things
          .map(([id, use]) => ({ id, name: nameOf(id), ...useOf(use, measures) }))
          .sort((a, b) => b[primary]!.difference.share - a[primary]!.difference.share),
      }
    })
}

function useOf(use: UseTally, measures: readonly Measure[]): Omit<UseRow, keyof Named> {
  const won = comparison(use, 'won')
  const counts = {
    times: use.times,
    users: seatsIn(use.with),
    of: seatsIn(use.with) + seatsIn(use.without),
  }
  if (!measures.includes('survived')) return { ...counts, won }
  return { ...counts, won, survived: comparison(use, 'survived') }
}

function comparison(use: UseTally, measure: Measure): Comparison {
  const [users, others] = [rateOf(use.with, measure), rateOf(use.without, measure)]
  return { with: users, without: others, difference: difference(users, others) }
}

function timingOf(tally: Tally, { seconds, decisions }: Ran): Timing {
  return {
    seconds,
    decisionsPerSecond: decisions / seconds,
    answers: sorted(tally.times).map(([bot, times]) => ({
      bot,
      answers: total(times),
      p50: millisecondsOf(quantile(times, 0.5)),
      p95: millisecondsOf(quantile(times, 0.95)),
    })),
  }
}

/** By id, so that the order does not depend on which game was counted first. */
function sorted<T>(record: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
}
