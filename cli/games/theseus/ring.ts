import type { TheseusView } from '@bulkhead/theseus'
import type { Look } from '../../play/boards.ts'
import { fitted, padded, wrapped } from '../../play/page.ts'
import { CELL, type Drawing, type Sign, sectorCell } from './sector.ts'
import { phrase } from './text/index.ts'

/** The station: its Sectors clockwise round the page. */

const GAP = 3

export function drawRing(view: TheseusView, look: Look): string[] {
  const { sectors } = view
  if (sectors.length === 0) return [phrase(look.language, 'theseus.no-ring')]
  const drawing: Drawing = { view, look, signs: new Set<Sign>(['passage']) }
  const cells = sectors.map((sector) => sectorCell(drawing, sector))
  const plan = (look.width < 3 * CELL + 2 * GAP ? NARROW : WIDE)[sectors.length]
  const cellAt = (mark = ' ') => (mark === LEGEND ? legend(drawing, CELL) : cells[Number(mark) - 1])
  const lines = plan.flatMap((row, i) => [
    ...(i > 0 ? [turnArrows(plan)] : []),
    ...rowOf(
      [...row].map((mark) => cellAt(mark) ?? []),
      arrowsOf(plan, i),
    ),
  ])
  if (plan.some((row) => row.includes(LEGEND))) return lines
  return [...lines, '', ...legend(drawing, look.width)]
}

const LEGEND = '?'

type Plans = Readonly<Record<number, readonly string[]>>

/** By the number of Sectors: where each stands, and where the legend fits. */
const WIDE: Plans = {
  1: ['1?'],
  2: ['12?'],
  3: ['123'],
  4: ['12?', '43'],
  5: ['123', '5?4'],
  6: ['123', '654'],
  7: ['123', '7?4', '6 5'],
}

const NARROW: Plans = {
  1: ['1?'],
  2: ['12'],
  3: ['12', '?3'],
  4: ['12', '43'],
  5: ['12', '?3', '54'],
  6: ['12', '63', '54'],
  7: ['12', '?3', '74', '65'],
}

/** To the right in the first row and to the left in the last, as far as Sectors stand there. */
function arrowsOf(plan: readonly string[], row: number): string[] {
  const last = plan[row].search(/\d\D*$/)
  const arrow = row === 0 ? '→' : row === plan.length - 1 ? '←' : ' '
  return [...plan[row]].map((_, column) => (column < last ? ` ${arrow} ` : '   '))
}

/** The cells of a row side by side, with the direction of Movement between them. */
function rowOf(cells: readonly string[][], arrows: readonly string[]): string[] {
  const height = Math.max(...cells.map((cell) => cell.length))
  return Array.from({ length: height }, (_, i) =>
    cells
      .map((cell, column) => padded(cell[i] ?? '', CELL) + (i === 0 ? arrows[column] : '   '))
      .join('')
      .trimEnd(),
  )
}

/** Down on the right, up on the left. */
function turnArrows(plan: readonly string[]): string {
  const columns = plan[1].trimEnd().length
  const middle = Math.floor(CELL / 2)
  return `${' '.repeat(middle)}↑${' '.repeat((columns - 1) * (CELL + GAP) - 1)}↓`
}

/** What the signs mean that are on the board now. */
function legend({ look, signs }: Drawing, width: number): string[] {
  const { language, colours } = look
  const texts = [...signs].map((sign) => phrase(language, `theseus.sign.${sign}`))
  const lines =
    width > CELL
      ? wrapped(texts.map((text) => text.replaceAll(' ', '\u00a0')).join('   '), width)
      : texts.map((text) => fitted(text, width))
  return lines.map((line) => colours.dim(line.replaceAll('\u00a0', ' ')))
}
