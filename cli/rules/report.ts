import pc from 'picocolors'
import type { Count, GameCoverage } from './coverage.ts'

type Colours = Pick<typeof pc, 'bold' | 'dim' | 'green' | 'red' | 'yellow'>

const WIDTH = 100
const INDENT = '      '

/** For people: every game, its areas, and the rules that nothing shows. */
export function report(games: readonly GameCoverage[], colours: Colours = pc): string {
  return games.map((game) => gameReport(game, colours)).join('\n\n')
}

/** For programs: the figures of each game. */
export function jsonReport(games: readonly GameCoverage[]): string {
  const figures = games.map(({ game, rules, shown, exempt, missing }) => ({
    game,
    rules,
    shown,
    exempt,
    missing,
  }))
  return JSON.stringify(figures, null, 2)
}

export function gap(missing: readonly string[]): string {
  return missing.length === 1 ? '1 rule is missing' : `${missing.length} rules are missing`
}

function gameReport(game: GameCoverage, colours: Colours): string {
  const title = colours.bold(game.game)
  if (!game.started) return `${title}  ${colours.dim(`not started (${game.rules} rules)`)}`
  const width = Math.max(...game.areas.map(({ area }) => area.length), 'all'.length)
  const rows = game.areas.flatMap((area) => [
    row(area.area.padEnd(width), area, colours),
    ...wrap(area.missing).map((line) => colours.red(line)),
  ])
  const header = `  ${'area'.padEnd(width)}   rules   shown  exempt  missing`
  return [
    `${title}  ${verdict(game, colours)}`,
    colours.dim(header),
    ...rows,
    row('all'.padEnd(width), game, colours),
  ].join('\n')
}

function verdict({ complete, missing }: GameCoverage, colours: Colours): string {
  if (missing.length === 0) return colours.green('every rule is shown or exempt')
  return complete
    ? colours.red(`declared complete, but ${gap(missing)}`)
    : colours.yellow(gap(missing))
}

function row(name: string, { rules, shown, exempt, missing }: Count, colours: Colours): string {
  const figures = [rules, shown, exempt].map((figure) => `${figure}`.padStart(8)).join('')
  const last = `${missing.length}`.padStart(9)
  return `  ${name}${figures}${missing.length > 0 ? colours.red(last) : last}`
}

function wrap(ids: readonly string[]): string[] {
  const lines: string[] = []
  for (const id of ids) {
    const line = lines.at(-1)
    if (line && line.length + 1 + id.length <= WIDTH) lines[lines.length - 1] = `${line} ${id}`
    else lines.push(INDENT + id)
  }
  return lines
}
