import { duration, number, percent, points } from '../format.ts'
import type { Measure, Rate } from '../groups.ts'
import {
  isTelling,
  type LengthReport,
  type RateTable,
  type Report,
  type ShareRow,
  type Timing,
  type UseRow,
  type UseTable,
} from '../report.ts'
import type { Interval } from '../wilson.ts'
import { figure } from './markup.ts'
import { bars, dots, histogram, type Mark, type PlotRow, type Scale, shareScale } from './plots.ts'

function interval({ low, high }: Interval): string {
  return `${percent(low)} to ${percent(high)}`
}

function markOf({ share: at, low, high }: Rate, look: string): Mark {
  return { at, low, high, look }
}

export function rateFigure({ title, rows }: RateTable, measures: readonly Measure[]): string {
  const plotted = rows.map(
    (row): PlotRow => ({
      name: row.name,
      value: measures.map((measure) => percent(row[measure]!.share)).join(' · '),
      marks: measures.map((measure) => markOf(row[measure]!, measure)),
    }),
  )
  return figure({
    title: `By ${title.toLowerCase()}`,
    keys: measures.map((measure) => [measure, measure]),
    plot: dots(plotted, shareScale(plotted)),
    head: [title, 'seats', ...measures.flatMap((one) => [one, 'share', '95% interval'])],
    rows: rows.map((row) => [
      row.name,
      number(row.won.of),
      ...measures.flatMap((measure) => {
        const rate = row[measure]!
        return [number(rate.count), percent(rate.share), interval(rate)]
      }),
    ]),
  })
}

export function shareFigure(title: string, what: string, rows: readonly ShareRow[]): string {
  const plotted = rows.map((row) => ({
    name: row.name,
    value: percent(row.share),
    marks: [markOf(row, 'won')],
  }))
  return figure({
    title,
    plot: bars(plotted, shareScale(plotted)),
    head: [title, what, 'share', '95% interval'],
    rows: rows.map((row) => [row.name, number(row.count), percent(row.share), interval(row)]),
  })
}

export function lengthFigure(length: LengthReport): string {
  const { title, counts, mean, median, p10, p90, min, max } = length
  return figure({
    title,
    note: `mean ${mean.toFixed(1)}, median ${number(median)}; 8 of 10 games from ${number(p10)} to ${number(p90)}`,
    plot: histogram(counts, median),
    head: [title, 'mean', 'least', '10%', 'median', '90%', 'most'],
    rows: [['of a game', mean.toFixed(1), ...[min, p10, median, p90, max].map(number)]],
  })
}

const MOST_PLOTTED = 16

export function useFigure(kind: UseTable, { primary, measures }: Report): string {
  const rows = clearest(kind.rows, primary)
  const plotted = rows.map((row): PlotRow => {
    const { with: users, without, difference } = row[primary]!
    const mood = difference.low > 0 ? 'better' : difference.high < 0 ? 'worse' : undefined
    return {
      name: row.name,
      value: points(difference.share),
      mood,
      marks: [markOf(without, 'without'), markOf(users, 'with')],
    }
  })
  const left = kind.rows.length - rows.length
  return figure({
    title: kind.title,
    keys: [
      ['with', `${primary}, used`],
      ['without', `${primary}, not used`],
    ],
    note: `Used: ${kind.used}.${left > 0 ? ` ${left} more in the table.` : ''}`,
    plot: dots(plotted, shareScale(plotted), true),
    head: [kind.title, 'used', 'by seats', 'of', ...measures.flatMap(headOf)],
    rows: kind.rows.map((row) => [
      row.name,
      number(row.times),
      number(row.users),
      number(row.of),
      ...measures.flatMap((measure) => comparisonCells(row, measure)),
    ]),
  })
}

function headOf(measure: Measure): string[] {
  return [`${measure} with`, '95% interval', 'without', '95% interval', 'points', '95% interval']
}

function comparisonCells(row: UseRow, measure: Measure): string[] {
  const { with: users, without, difference } = row[measure]!
  const apart = `${points(difference.low)} to ${points(difference.high)}`
  return [
    ...[percent(users.share), interval(users)],
    ...[percent(without.share), interval(without)],
    ...[points(difference.share), apart],
  ]
}

/** Those of which most can be said: whose difference is large for the width of its interval. */
function clearest(rows: readonly UseRow[], primary: Measure): UseRow[] {
  const clarity = (row: UseRow) => {
    const { share, low, high } = row[primary]!.difference
    return Math.abs(share) / (high - low)
  }
  const chosen = new Set(
    rows
      .filter(isTelling)
      .toSorted((a, b) => clarity(b) - clarity(a))
      .slice(0, MOST_PLOTTED),
  )
  return rows.filter((row) => chosen.has(row))
}

export function eloFigure(rows: Report['elo']): string {
  const step = 100
  const min = Math.floor(Math.min(...rows.map(({ low }) => low)) / step) * step
  const max = Math.ceil(Math.max(...rows.map(({ high }) => high)) / step) * step
  const scale: Scale = { min, max, ticks: [min, (min + max) / 2, max].map(number) }
  const plotted = rows.map(({ bot, elo, low, high }) => ({
    name: bot,
    value: number(elo),
    marks: [{ at: elo, low, high, look: 'won' }],
  }))
  return figure({
    title: 'Elo',
    note: '400 points are ten to one; 1,500 is the middle of these bots.',
    plot: dots(plotted, scale),
    head: ['Bot', 'Elo', '95% interval'],
    rows: rows.map((one) => [
      one.bot,
      number(one.elo),
      `${number(one.low)} to ${number(one.high)}`,
    ]),
  })
}

/** From half of the answers to 95% of them, on a scale on which every step is ten times the last. */
export function timeFigure({ answers }: Timing): string {
  const from = Math.floor(Math.log10(Math.min(...answers.map(({ p50 }) => p50))))
  const to = Math.max(from + 1, Math.ceil(Math.log10(Math.max(...answers.map(({ p95 }) => p95)))))
  const ticks = [from, (from + to) / 2, to].map((power) => duration(10 ** power))
  const plotted = answers.map(({ bot, p50, p95 }) => ({
    name: bot,
    value: `${duration(p50)} · ${duration(p95)}`,
    marks: [{ at: Math.log10(p50), low: Math.log10(p50), high: Math.log10(p95), look: 'won' }],
  }))
  return figure({
    title: 'Time for an answer',
    note: 'The dot: half of the answers were faster. The line: 95% were.',
    plot: dots(plotted, { min: from, max: to, ticks }),
    head: ['Bot', 'answers', 'half within', '95% within'],
    rows: answers.map(({ bot, answers: count, p50, p95 }) => [
      bot,
      number(count),
      duration(p50),
      duration(p95),
    ]),
  })
}

export function chanceFigure(chances: Report['chances']): string {
  const plotted = chances.map(
    (one): PlotRow => ({
      name: one.outcome,
      value: one.fits ? percent(one.share) : `${percent(one.share)}, does not fit`,
      mood: one.fits ? undefined : 'worse',
      marks: [{ at: one.share, low: one.low, high: one.high, look: 'won' }],
    }),
  )
  return figure({
    title: 'What chance decided',
    note: 'The line: where 999 of 1,000 honest runs stay.',
    plot: dots(plotted, shareScale(plotted)),
    head: ['Outcome', 'throws', 'share', 'expected', 'honest', 'verdict'],
    rows: chances.map((one) => [
      one.outcome,
      number(one.throws),
      percent(one.share),
      percent(one.expected),
      interval(one),
      one.fits ? 'fits' : 'does not fit',
    ]),
  })
}
