import type { NemesisView } from '@bulkhead/nemesis'
import type { Look } from '../../play/boards.ts'
import { fitted, wrapped } from '../../play/page.ts'
import { type IntruderView, planOf, shortRoom } from './names.ts'
import { type Phrase, phrase } from './text/index.ts'

/** The ship as it lies on the board: rooms where they are, corridors drawn between them. */

const CELL = 10
/** How many units of the board's drawing one line of text stands for. */
const UNITS_PER_LINE = 36
/** Narrower pages have no room for the drawing. */
export const NARROWEST_MAP = 96

export function drawMap(view: NemesisView, look: Look): string[] {
  const plan = planOf(view)
  const cells = layOut(view, look)
  const height = Math.max(...cells.map(({ y }) => y)) + 2
  const canvas = Array.from({ length: height }, () => Array<string>(look.width).fill(' '))
  plan.corridors.forEach((_, corridor) => {
    drawCorridor(canvas, view, cells, corridor)
  })
  for (const { x, y, width, lines } of cells) {
    lines.forEach((line, i) => {
      write(canvas, x, y + i, line.padEnd(width))
    })
  }
  return [...canvas.map((line) => line.join('').trimEnd()), ...legend(view, look)]
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A room on the page: its left upper corner, and what is written there. */
interface Cell extends Point {
  readonly width: number
  readonly lines: readonly [string, string]
}

function layOut(view: NemesisView, look: Look): Cell[] {
  const { slots } = planOf(view)
  const [left, right] = [Math.min, Math.max].map((edge) => edge(...slots.map(({ x }) => x)))
  const top = Math.min(...slots.map(({ y }) => y))
  return slots.map(({ x, y }, place) => {
    const [name, marks] = cellOf(view, place, look)
    const width = Math.min(CELL, Math.max(name.length, marks.length))
    const column = Math.round(((x - left) / (right - left)) * (look.width - CELL))
    return {
      x: column + Math.floor((CELL - width) / 2),
      y: Math.round((y - top) / UNITS_PER_LINE),
      width,
      lines: [fitted(name, CELL), fitted(marks, CELL)],
    }
  })
}

function write(canvas: string[][], x: number, y: number, text: string): void {
  for (const [i, sign] of [...text].entries()) {
    if (x + i < canvas[y].length) canvas[y][x + i] = sign
  }
}

// --- corridors ---

/** A dotted line from room to room; its numbers stand in the middle of what is seen of it. */
function drawCorridor(
  canvas: string[][],
  view: NemesisView,
  cells: readonly Cell[],
  corridor: number,
): void {
  const { corridors } = planOf(view)
  const { ends } = corridors[corridor]
  const first = corridors.findIndex((one) => one.ends.join() === ends.join())
  const [a, b] = ends.map((end) => cells[end - 1])
  const dots = lineBetween(a, b, first === corridor ? 0 : 1).filter(
    (point) => !cells.some((cell) => covers(cell, point)),
  )
  for (const { x, y } of dots) canvas[y][x] = '·'
  const label = labelOf(view, corridor)
  const middle = dots[Math.floor(dots.length / 2)]
  if (middle) write(canvas, Math.max(0, labelStart(dots, middle, label)), middle.y, label)
}

function labelStart(dots: readonly Point[], middle: Point, label: string): number {
  const flat = dots.every(({ y }) => y === middle.y)
  if (!flat) return middle.x - Math.floor(label.length / 2)
  return Math.min(...dots.map(({ x }) => x)) + Math.floor((dots.length - label.length) / 2)
}

/** From the middle of one room to that of the other; a second corridor runs beside the first. */
function lineBetween(a: Cell, b: Cell, beside: number): Point[] {
  const [from, to] = [a, b].map(({ x, width }) => x + Math.floor(width / 2))
  const dy = b.y - a.y
  const steps = Math.max(Math.abs(to - from), Math.abs(dy))
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: Math.round(from + ((to - from) * i) / steps) + (dy === 0 ? 0 : beside * 3),
    y: Math.round(a.y + (dy * i) / steps) + (dy === 0 ? beside : 0),
  }))
}

function covers(cell: Cell, { x, y }: Point): boolean {
  return x >= cell.x && x < cell.x + cell.width && y >= cell.y && y < cell.y + 2
}

function labelOf(view: NemesisView, corridor: number): string {
  const { noise, door } = view.corridors[corridor]
  const numbers = planOf(view).corridors[corridor].numbers.join('')
  return numbers + (noise ? '!' : '') + { open: '', closed: '■', destroyed: '□' }[door]
}

// --- rooms ---

/** The number and the name; what is in it. */
function cellOf(view: NemesisView, place: number, look: Look): [string, string] {
  const { tile, explored, items, fire, malfunction, objects } = view.rooms[place]
  const number = String(place + 1).padStart(2, '0')
  const name = tile === null ? '' : shortRoom(tile, look)
  const entrance = planOf(view).slots[place].entrance
  const there = view.players.filter((player) => player.room === place && player.fate === 'awake')
  const things = [
    intruderMarks(
      view.intruders.filter((one) => one.room === place),
      look,
    ),
    fire ? '▲' : '',
    malfunction ? '✖' : '',
    items > 0 ? `${items}i` : '',
    objects.length > 0 ? 'o' : '',
  ]
  const marks = [
    there.length > 0
      ? `@${there
          .map((player) => player.number)
          .sort()
          .join('')}`
      : '',
    things.join(''),
    entrance ? `T${entrance.numbers.join('')}` : '',
  ]
  return [`${number}${explored ? ' ' : '?'}${name}`, marks.filter((mark) => mark !== '').join(' ')]
}

/** `A2Q`: two Adults and the Queen. */
function intruderMarks(intruders: readonly IntruderView[], { language }: Look): string {
  return [...new Set(intruders.map(({ type }) => type))]
    .map((type) => {
      const number = intruders.filter((one) => one.type === type).length
      const mark = phrase(language, `nemesis.mark.${type}` as Phrase)
      return number > 1 ? `${mark}${number}` : mark
    })
    .join('')
}

type Sign = readonly [Phrase, (view: NemesisView) => boolean]

/** What each sign means, and whether it is on the page. */
const SIGNS: readonly Sign[] = [
  ['nemesis.sign.number', () => true],
  ['nemesis.sign.unexplored', ({ rooms }) => rooms.some((room) => !room.explored)],
  ['nemesis.sign.player', ({ players }) => players.some(({ room }) => room >= 0)],
  ['nemesis.sign.intruders', ({ intruders }) => intruders.length > 0],
  ['nemesis.sign.noise', ({ corridors }) => corridors.some(({ noise }) => noise)],
  ['nemesis.sign.closed', ({ corridors }) => corridors.some(({ door }) => door === 'closed')],
  ['nemesis.sign.destroyed', ({ corridors }) => corridors.some(({ door }) => door === 'destroyed')],
  ['nemesis.sign.fire', ({ rooms }) => rooms.some((room) => room.fire)],
  ['nemesis.sign.malfunction', ({ rooms }) => rooms.some((room) => room.malfunction)],
  ['nemesis.sign.items', ({ rooms }) => rooms.some((room) => room.items > 0)],
  ['nemesis.sign.objects', ({ rooms }) => rooms.some((room) => room.objects.length > 0)],
  ['nemesis.sign.technical', () => true],
]

function legend(view: NemesisView, { language, width, colours }: Look): string[] {
  const shown = SIGNS.filter(([, isShown]) => isShown(view))
  const text = shown.map(([sign]) => phrase(language, sign)).join(' · ')
  return wrapped(text, width).map(colours.dim)
}
