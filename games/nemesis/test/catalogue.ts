import { readFileSync } from 'node:fs'

/** The components catalogue as the tests read it: every table by the heading it stands under. */
const LINES = readFileSync(
  new URL('../../../docs/components/nemesis.md', import.meta.url),
  'utf8',
).split('\n')

export type Row = Readonly<Record<string, string>>

/** The rows of the first table under the heading that begins so, by the names of its columns. */
export function catalogue(heading: string): Row[] {
  const start = LINES.findIndex((line) => /^#+ /.test(line) && line.includes(` ${heading}`))
  if (start < 0) throw new Error(`The catalogue has no heading "${heading}"`)
  const first = LINES.findIndex((line, i) => i > start && line.startsWith('|'))
  const end = LINES.findIndex((line, i) => i > first && !line.startsWith('|'))
  const [header, , ...rows] = LINES.slice(first, end).map(cells)
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
