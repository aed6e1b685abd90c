import type { IntruderView } from '@bulkhead/hull/view.ts'
import { fitted, wrapped } from '../../play/page.ts'
import { numbersOf, planOf, shortRoom } from './names.ts'
import { corridorMark } from './rooms.ts'
import { type Phrase, type Scene, type Sign, say, saying } from './scene.ts'

/** The board as it lies on the table: rooms where they are, corridors drawn between them. */

const sayAny = saying<string>()

const CELL = 10
/** How many units of the board's drawing one line of text stands for. */
const UNITS_PER_LINE = 36
/** Narrower pages have no room for the drawing. */
export const NARROWEST_MAP = 96

export function drawMap(scene: Scene): string[] {
  const { look } = scene
  const cells = layOut(scene)
  const height = Math.max(...cells.map(({ y }) => y)) + 2
  const canvas = Array.from({ length: height }, () => Array<string>(look.width).fill(' '))
  planOf(scene).corridors.forEach((_, corridor) => {
    drawCorridor(canvas, scene, cells, corridor)
  })
  for (const { x, y, width, lines } of cells) {
    lines.forEach((line, i) => {
      write(canvas, x, y + i, line.padEnd(width))
    })
  }
  return [...canvas.map((line) => line.join('').trimEnd()), ...legend(scene)]
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

function layOut(scene: Scene): Cell[] {
  const { look } = scene
  const { slots } = planOf(scene)
  const [left, right] = [Math.min, Math.max].map((edge) => edge(...slots.map(({ x }) => x)))
  const top = Math.min(...slots.map(({ y }) => y))
  return slots.map(({ x, y }, place) => {
    const [name, marks] = cellOf(scene, place)
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
  scene: Scene,
  cells: readonly Cell[],
  corridor: number,
): void {
  const { corridors } = planOf(scene)
  const { ends } = corridors[corridor]
  const first = corridors.findIndex((one) => one.ends.join() === ends.join())
  const [a, b] = ends.map((end) => cells[end - 1])
  const dots = lineBetween(a, b, first === corridor ? 0 : 1).filter(
    (point) => !cells.some((cell) => covers(cell, point)),
  )
  for (const { x, y } of dots) canvas[y][x] = '·'
  const label = labelOf(scene, corridor)
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

function labelOf(scene: Scene, corridor: number): string {
  const numbers = numbersOf(planOf(scene).corridors[corridor]).replaceAll('/', '')
  return numbers + corridorMark(scene, corridor)
}

// --- rooms ---

/** The number and the name; what is in it. */
function cellOf(scene: Scene, place: number): [string, string] {
  const { show, view } = scene
  const { tile, explored, items, fire, malfunction, objects } = view.rooms[place]
  const number = String(place + 1).padStart(2, '0')
  const name = tile === null ? '' : shortRoom(scene, tile)
  const entrance = planOf(scene).slots[place].entrance
  const there = view.players.filter((player) => player.room === place && player.fate === 'awake')
  const numbers = there.map((player) => player.number).sort()
  const intruders = view.intruders.filter((one) => one.room === place)
  const things = [
    intruderMarks(scene, intruders),
    fire ? '▲' : '',
    malfunction ? '✖' : '',
    items > 0 ? `${items}i` : '',
    objects.length > 0 ? 'o' : '',
    show.roomSigns?.(scene, place) ?? '',
  ]
  const marks = [
    there.length > 0 ? `@${numbers.join('')}` : '',
    things.join(''),
    entrance ? `T${entrance.numbers.join('')}` : '',
  ]
  return [`${number}${explored ? ' ' : '?'}${name}`, marks.filter((mark) => mark !== '').join(' ')]
}

/** `A2Q`: two Adults and the Queen. */
function intruderMarks(scene: Scene, intruders: readonly IntruderView[]): string {
  return [...new Set(intruders.map(({ type }) => type))]
    .map((type) => {
      const number = intruders.filter((one) => one.type === type).length
      const mark = say(scene, `hull.mark.${type}` as Phrase)
      return number > 1 ? `${mark}${number}` : mark
    })
    .join('')
}

const SIGNS: readonly Sign[] = [
  ['hull.sign.number', () => true],
  ['hull.sign.unexplored', ({ view }) => view.rooms.some((room) => !room.explored)],
  ['hull.sign.player', ({ view }) => view.players.some(({ room }) => room >= 0)],
  ['hull.sign.intruders', ({ view }) => view.intruders.length > 0],
  ['hull.sign.noise', ({ view }) => view.corridors.some(({ noise }) => noise)],
  ['hull.sign.closed', ({ view }) => view.corridors.some(({ door }) => door === 'closed')],
  ['hull.sign.destroyed', ({ view }) => view.corridors.some(({ door }) => door === 'destroyed')],
  ['hull.sign.fire', ({ view }) => view.rooms.some((room) => room.fire)],
  ['hull.sign.malfunction', ({ view }) => view.rooms.some((room) => room.malfunction)],
  ['hull.sign.items', ({ view }) => view.rooms.some((room) => room.items > 0)],
  ['hull.sign.objects', ({ view }) => view.rooms.some((room) => room.objects.length > 0)],
  ['hull.sign.technical', () => true],
]

function legend(scene: Scene): string[] {
  const { width, colours } = scene.look
  const shown = [...SIGNS, ...(scene.show.signs ?? [])].filter(([, isShown]) => isShown(scene))
  const text = shown.map(([sign]) => sayAny(scene, sign)).join(' · ')
  return wrapped(text, width).map(colours.dim)
}
