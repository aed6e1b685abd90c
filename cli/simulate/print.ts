import { type Colours, coloursOf, type Shell, say } from '../shell.ts'
import { table } from '../table.ts'
import { duration, number, percent, points } from './format.ts'
import type { Rate } from './groups.ts'
import {
  isTelling,
  type RateTable,
  type Report,
  type ShareRow,
  type UseRow,
  type UseTable,
} from './report.ts'

/** What matters most, in a screen or two; everything is in the JSON and in the page. */
export function printReport(shell: Shell, report: Report): void {
  const colours = coloursOf(shell.out)
  const paragraphs = [
    ...rates(report, colours),
    endings(report),
    causes(report, colours),
    ...report.uses.map((kind) => uses(kind, report, colours)),
    lengths(report),
    elo(report, colours),
    timing(report, colours),
    chances(report, colours),
  ]
  say(shell, colours.bold(headline(report)))
  for (const lines of paragraphs) if (lines.length > 0) say(shell, '', ...lines)
}

function headline({ games, game, tables, seed }: Report): string {
  const where = tables.length > 1 ? `${tables.length} tables` : tables[0].name
  return `${number(games)} games of ${game}, ${where}, seed ${seed}`
}

/** A table with one row says no more than the one of the bots. */
function rates(report: Report, colours: Colours): string[][] {
  return report.rates
    .filter(({ by, rows }) => by === 'bot' || rows.length > 1)
    .map((one) => rateTable(one, report, colours))
}

function rateTable({ title, rows }: RateTable, { measures }: Report, colours: Colours): string[] {
  return table([
    [title, 'seats', ...measures.flatMap((one) => [one, colours.dim('95% interval')])],
    ...rows.map((row) => [
      row.name,
      number(row.won.of),
      ...measures.flatMap((measure) => shareCells(row[measure]!, colours)),
    ]),
  ])
}

function shareCells(rate: Rate, colours: Colours): string[] {
  return [percent(rate.share), colours.dim(`${percent(rate.low)} to ${percent(rate.high)}`)]
}

function endings({ draws, shared, games, endings }: Report): string[] {
  const row = (name: string, count: number) => [name, number(count), percent(count / games)]
  return table([
    row('nobody won', draws),
    row('shared victories', shared),
    ...endings.map(({ id, count }) => row(`ended by ${id}`, count)),
  ])
}

function causes({ causes }: Report, colours: Colours): string[] {
  if (causes.length === 0) return []
  const row = (cause: ShareRow) => [cause.name, number(cause.count), ...shareCells(cause, colours)]
  return table([
    ['Cause of death', 'seats', 'share', colours.dim('95% interval')],
    ...causes.map(row),
  ])
}

const MOST_EACH_WAY = 5

/** Only differences that are more than chance, as far as one of them can tell. */
function uses({ title, rows }: UseTable, { primary }: Report, colours: Colours): string[] {
  const telling = rows.filter(isTelling)
  const better = telling.filter((row) => row[primary]!.difference.low > 0).slice(0, MOST_EACH_WAY)
  const worse = telling.filter((row) => row[primary]!.difference.high < 0).slice(-MOST_EACH_WAY)
  if (better.length + worse.length === 0) return []
  const cells = (row: UseRow) => {
    const { with: users, without, difference } = row[primary]!
    const interval = `${points(difference.low)} to ${points(difference.high)}`
    return [
      row.name,
      `${number(row.users)} of ${number(row.of)}`,
      percent(users.share),
      percent(without.share),
      points(difference.share),
      colours.dim(interval),
    ]
  }
  const head = [title, 'used by', `${primary} with`, 'without', 'points', '95% interval']
  return table([head, ...[...better, ...worse].map(cells)])
}

function lengths({ lengths }: Report): string[] {
  return table([
    ['Length', 'mean', 'min', '10%', 'median', '90%', 'max'],
    ...lengths.map((one) => [
      one.title,
      one.mean.toFixed(1),
      ...[one.min, one.p10, one.median, one.p90, one.max].map(number),
    ]),
  ])
}

function elo({ elo }: Report, colours: Colours): string[] {
  if (elo.length === 0) return []
  return table([
    ['Elo', '', colours.dim('95% interval')],
    ...elo.map((row) => [
      row.bot,
      number(row.elo),
      colours.dim(`${number(row.low)} to ${number(row.high)}`),
    ]),
  ])
}

function timing({ timing }: Report, colours: Colours): string[] {
  const { seconds, decisionsPerSecond, answers } = timing
  return [
    ...table([
      ['Time for an answer', 'answers', 'half within', '95% within'],
      ...answers.map(({ bot, answers, p50, p95 }) => [
        bot,
        number(answers),
        duration(p50),
        duration(p95),
      ]),
    ]),
    colours.dim(
      `${number(decisionsPerSecond)} decisions a second, ${seconds.toFixed(1)} seconds in all`,
    ),
  ]
}

/** Every outcome of chance beside what was to be expected. */
function chances({ chances }: Report, colours: Colours): string[] {
  const rows = chances.map(({ outcome, throws, share, expected, low, high, fits }) => [
    outcome,
    `of ${number(throws)}`,
    percent(share),
    `expected ${percent(expected)}`,
    colours.dim(`${percent(low)} to ${percent(high)}`),
    fits ? colours.green('fits') : colours.red('does not fit'),
  ])
  return table(rows)
}
