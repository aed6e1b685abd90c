import { stripVTControlCharacters } from 'node:util'

/** Rows with their columns below each other: the first to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((row) => widthOf(row[i] ?? ''))),
  )
  return rows.map((row) => row.map((cell, i) => aligned(cell, widths[i], i)).join('  '))
}

function aligned(cell: string, width: number, column: number): string {
  const space = ' '.repeat(width - widthOf(cell))
  return column === 0 ? cell + space : space + cell
}

function widthOf(cell: string): number {
  return stripVTControlCharacters(cell).length
}
