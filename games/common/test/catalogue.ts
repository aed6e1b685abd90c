import { readFileSync } from 'node:fs'

/** The components catalogue of a game as its tests read it: every table by the heading it stands under. */

export type Row = Readonly<Record<string, string>>

/** Answers the rows of a table under a heading, the first one or another, by the names of its columns. */
export function catalogueOf(game: string): (heading: string, number?: number) => Row[] {
  const file = new URL(`../../../docs/components/${game}.md`, import.meta.url)
  const lines = readFileSync(file, 'utf8').split('\n')
  return (heading, number = 0) => tableUnder(lines, heading, number)
}

function tableUnder(lines: readonly string[], heading: string, number: number): Row[] {
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.includes(` ${heading}`))
  if (start < 0) throw new Error(`The catalogue has no heading "${heading}"`)
  const begins = (line: string, i: number) =>
    i > start && line.startsWith('|') && !lines[i - 1].startsWith('|')
  const first = lines.indexOf(lines.filter(begins)[number], start)
  const end = lines.findIndex((line, i) => i > first && !line.startsWith('|'))
  const [header, , ...rows] = lines.slice(first, end).map(cells)
  return rows.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i]])))
}

/** For `test.each`: each row after the name by which its test calls it. */
export function named(rows: readonly Row[], column: string): [string, Row][] {
  return rows.map((row) => [row[column], row])
}

/** `1,2` and `8, 7, 6` are lists; `-` is none. */
export function list(cell: string): string[] {
  return cell === '-' ? [] : cell.split(/, ?/)
}

/** Each id as often as its row counts it. */
export function counted(rows: readonly Row[], column = 'id'): string[] {
  return rows.flatMap((row) => Array<string>(Number(row.count)).fill(row[column]))
}

function cells(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1'))
}
