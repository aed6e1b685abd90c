import { type Colours, coloursOf, type Shell, say } from '../shell.ts'
import { table } from '../table.ts'
import type { Mean, Share, Summary } from './summary.ts'

export function printSummary(shell: Shell, summary: Summary): void {
  const colours = coloursOf(shell.out)
  const { games, game, seats, seed } = summary
  say(shell, colours.bold(`${number(games)} games of ${game}, ${seats} seats, seed ${seed}`), '')
  say(shell, ...wins(summary, colours), '')
  say(shell, ...endings(summary), '')
  say(shell, ...lengths(summary))
  if (summary.chances.length > 0) say(shell, '', ...chances(summary, colours))
}

/** Every outcome of chance beside what was to be expected. */
function chances({ chances }: Summary, colours: Colours): string[] {
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

function wins({ winsBySeat, winsBySide }: Summary, colours: Colours): string[] {
  const row = (name: string, share: Share) => [
    name,
    `${number(share.wins)} of ${number(share.of)}`,
    percent(share.share),
    colours.dim(`${percent(share.low)} to ${percent(share.high)}`),
  ]
  return table([
    ['', 'wins', 'share', colours.dim('95% interval')],
    ...winsBySeat.map((one) => row(`seat ${one.seat} (${one.bot})`, one)),
    ...winsBySide.map((one) => row(one.side, one)),
  ])
}

function endings({ draws, shared, reasons, games }: Summary): string[] {
  const row = (name: string, count: number) => [name, number(count), percent(count / games)]
  return table([
    row('nobody won', draws),
    row('shared victories', shared),
    ...Object.entries(reasons).map(([reason, count]) => row(`ended by ${reason}`, count)),
  ])
}

function lengths({ length, seconds, decisionsPerSecond }: Summary): string[] {
  const row = (name: string, { mean, min, max }: Mean) => [
    name,
    `mean ${mean.toFixed(1)}`,
    `min ${number(min)}`,
    `max ${number(max)}`,
  ]
  return [
    ...table([
      row('decisions in a game', length.decisions),
      row('with more than one answer', length.choices),
    ]),
    `${number(decisionsPerSecond)} decisions a second, ${seconds.toFixed(1)} seconds in all`,
  ]
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en')
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}
