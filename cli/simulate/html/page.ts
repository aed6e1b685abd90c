import { same } from '@bulkhead/kernel'
import { number, percent } from '../format.ts'
import type { Rate } from '../groups.ts'
import type { LengthReport, Report, TableReport } from '../report.ts'
import {
  chanceFigure,
  eloFigure,
  lengthFigure,
  rateFigure,
  shareFigure,
  timeFigure,
  useFigure,
} from './figures.ts'
import { safe, section } from './markup.ts'
import { STYLE } from './style.ts'

/** One page with everything in it: no script, and nothing to be loaded from anywhere. */
export function htmlPage(report: Report): string {
  const title = `${capital(report.game)}: ${number(report.games)} games`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="brand">Bulkhead lab</p>
<h1>${safe(title)}</h1>
${tables(report)}
${tiles(report)}
${sections(report).filter(Boolean).join('\n')}
</main>
</body>
</html>
`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function tables({ tables, seed }: Report): string {
  const lines = [
    ...tables.map(tableLine),
    `Everywhere: ${common(tables).join('; ')}.`,
    tables.some(({ budget }) => budget && 'milliseconds' in budget)
      ? `Seed ${seed}; bots that think for a time may answer otherwise in another run.`
      : `Seed ${seed}: the same command gives the same games.`,
  ]
  return `<ul class="tables">${lines.map((line) => `<li>${safe(line)}</li>`).join('')}</ul>`
}

function tableLine({ name, bots, rotate, budget, games }: TableReport): string {
  const [first, ...others] = new Set(bots)
  const seated = others.length === 0 ? `all ${first}` : bots.join(', ')
  const moving = others.length > 0 && rotate ? ', who change seats' : ''
  const thought = budget ? `; bots that search have ${budgetText(budget)}` : ''
  return `${name}: ${number(games)} games, ${seated}${moving}${thought}.`
}

/** The options that all tables share. */
function common([first, ...others]: readonly TableReport[]): string[] {
  return Object.entries(first.options)
    .map(([key, value]) => ({ key, value: listed(value) }))
    .filter(({ key, value }) => others.every(({ options }) => listed(options[key]) === value))
    .map(({ key, value }) => `${key} ${value}`)
}

function listed(value: unknown): string {
  return Array.isArray(value) ? [...new Set(value)].join(', ') : String(value)
}

function budgetText(budget: NonNullable<TableReport['budget']>): string {
  return 'playouts' in budget
    ? `${number(budget.playouts)} lines of play`
    : `${number(budget.milliseconds)} ms`
}

function tiles({ everybody, lengths, draws, games, timing }: Report): string {
  const [length] = lengths
  const { won, survived } = everybody
  const tile = (name: string, { share, low, high }: Rate) => [
    name,
    percent(share),
    `${percent(low)} to ${percent(high)}`,
  ]
  const all = [
    tile('seats that won', won),
    ...(survived ? [tile('seats that survived', survived)] : []),
    ['games that nobody won', percent(draws / games), `${number(draws)} of ${number(games)}`],
    [
      `${length.title.toLowerCase()}, median`,
      number(length.median),
      `${number(length.min)} to ${number(length.max)}`,
    ],
    [
      'decisions a second',
      number(timing.decisionsPerSecond),
      `${timing.seconds.toFixed(1)} s in all`,
    ],
  ]
  const drawn = all.map(
    ([name, value, more]) =>
      `<div class="tile"><dt>${safe(name)}</dt><dd>${safe(value)}<small>${safe(more)}</small></dd></div>`,
  )
  return `<dl class="tiles">${drawn.join('')}</dl>`
}

const ELO =
  'Elo comes from the games in which they met: who won has beaten those who did not, who won or lost together has drawn; its intervals come from drawing the games anew 500 times. '

const MIXED =
  ' Different bots played here, so much of what is seen is theirs: let one bot play all seats to see the things.'

/** Where every decision had more than one answer, both are the same. */
function isNews({ counts }: LengthReport, index: number, all: readonly LengthReport[]): boolean {
  return !all.slice(0, index).some((one) => same(one.counts, counts))
}

/** A plot with one row says nothing that the tiles do not. */
function sections(report: Report): string[] {
  const { rates, measures, elo, endings, causes, lengths, uses, chances, timing } = report
  return [
    section(
      measures.length > 1 ? 'Who wins, who survives' : 'Who wins',
      'Shares of seats with 95% intervals (Wilson). Seats that win and lose together count for less than as many independent ones.',
      rates.filter(({ rows }) => rows.length > 1).map((one) => rateFigure(one, measures)),
    ),
    section(
      'The bots',
      `${elo.length > 0 ? ELO : ''}Times were measured while the games were played, with everything else that the machine did.`,
      [
        ...(elo.length > 0 ? [eloFigure(elo)] : []),
        ...(timing.answers.length > 0 ? [timeFigure(timing)] : []),
      ],
    ),
    section('How games end', 'Shares of all games, and of all deaths.', [
      shareFigure('Endings', 'games', endings),
      ...(causes.length > 0 ? [shareFigure('Causes of death', 'seats', causes)] : []),
    ]),
    section(
      'How long games are',
      'The brightest bar holds the median.',
      lengths.filter(isNews).map(lengthFigure),
    ),
    section(
      'What matters, perhaps',
      `Seats that used a thing against those who could have and did not. This is correlation: who lives longer uses more, and who plays better uses other things. Of twenty honest intervals one misses the truth.${elo.length > 0 ? MIXED : ''}`,
      uses.filter(({ rows }) => rows.length > 0).map((kind) => useFigure(kind, report)),
    ),
    section(
      'Whether chance is honest',
      'What dice, bags and decks decided, beside what the components promise.',
      chances.length > 0 ? [chanceFigure(chances)] : [],
    ),
  ]
}
