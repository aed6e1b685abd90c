import type { NemesisView } from '@bulkhead/nemesis'
import type { Look } from './boards.ts'
import { type IntruderView, type PrintedPlan, planOf, shortRoom } from './nemesis-names.ts'
import { fitted, wrapped } from './page.ts'
import { type Phrase, phrase } from './text/index.ts'

/** The ship as it lies on the board: rooms where they are, corridors drawn between them. */

const CELL = 10
/** How many units of the board's drawing one line of text stands for. */
const UNITS_PER_LINE = 36
/** Narrower pages have no room for the drawing. */
export const NARROWEST_MAP = 96

export function drawMap(view: NemesisView, look: Look): string[] {
  const plan = planOf(view)
  const places = layOut(plan, look.width)
  const height = Math.max(...places.map(({ y }) => y)) + 2
  const canvas = Array.from({ length: height }, () => Array<string>(look.width).fill(' '))
  plan.corridors.forEach((_, corridor) => {
    drawCorridor(canvas, view, plan, places, corridor)
  })
  places.forEach(({ x, y }, place) => {
    const [name, marks] = cellOf(view, place, look)
    write(canvas, x, y, fitted(name, CELL).padEnd(CELL))
    write(canvas, x, y + 1, fitted(marks, CELL).padEnd(CELL))
  })
  const lines = canvas.map((line) => line.join('').trimEnd())
  return [...lines, ...legend(look)]
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The left upper corner of every room. */
function layOut({ slots }: PrintedPlan, width: number): Point[] {
  const [left, right] = [Math.min, Math.max].map((edge) => edge(...slots.map(({ x }) => x)))
  const top = Math.min(...slots.map(({ y }) => y))
  return slots.map(({ x, y }) => ({
    x: Math.round(((x - left) / (right - left)) * (width - CELL)),
    y: Math.round((y - top) / UNITS_PER_LINE),
  }))
}

function write(canvas: string[][], x: number, y: number, text: string): void {
  for (const [i, sign] of [...text].entries()) {
    if (y < canvas.length && x + i < canvas[y].length) canvas[y][x + i] = sign
  }
}

// --- corridors ---

/** A dotted line from room to room; its numbers stand in the middle of what is seen of it. */
function drawCorridor(
  canvas: string[][],
  view: NemesisView,
  plan: PrintedPlan,
  places: readonly Point[],
  corridor: number,
): void {
  const { ends } = plan.corridors[corridor]
  const [a, b] = ends.map((end) => places[end - 1])
  const twin = plan.corridors.findIndex((one) => one.ends.join() === ends.join())
  const lower = twin === corridor ? 0 : 1
  const dots = lineBetween(a, b, lower).filter(
    (point) => !places.some((place) => covers(place, point)),
  )
  for (const { x, y } of dots) canvas[y][x] = '·'
  const label = labelOf(view, plan, corridor)
  const middle = dots[Math.floor(dots.length / 2)]
  if (!middle) return
  const flat = dots.every(({ y }) => y === middle.y)
  const start = flat
    ? Math.min(...dots.map(({ x }) => x)) + Math.floor((dots.length - label.length) / 2)
    : middle.x - Math.floor(label.length / 2)
  write(canvas, Math.max(0, start), middle.y, label)
}

/** From the middle of one room to that of the other; a second corridor runs one line below. */
function lineBetween(a: Point, b: Point, lower: number): Point[] {
  const half = CELL / 2
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const steps = Math.max(Math.abs(dx), Math.abs(dy))
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: Math.round(a.x + half + (dx * i) / steps) + (dy === 0 ? 0 : lower * 3),
    y: Math.round(a.y + (dy * i) / steps) + (dy === 0 ? lower : 0),
  }))
}

function covers(place: Point, { x, y }: Point): boolean {
  return x >= place.x && x < place.x + CELL && y >= place.y && y < place.y + 2
}

function labelOf({ corridors }: NemesisView, plan: PrintedPlan, corridor: number): string {
  const { noise, door } = corridors[corridor]
  const numbers = plan.corridors[corridor].numbers.join('')
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
    there.length > 0 ? `@${there.map((player) => player.number).join('')}` : '',
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

const SIGNS: readonly Phrase[] = [
  'nemesis.sign.number',
  'nemesis.sign.noise',
  'nemesis.sign.closed',
  'nemesis.sign.destroyed',
  'nemesis.sign.technical',
  'nemesis.sign.items',
  'nemesis.sign.fire',
  'nemesis.sign.malfunction',
  'nemesis.sign.player',
  'nemesis.sign.intruders',
  'nemesis.sign.objects',
  'nemesis.sign.unexplored',
]

function legend({ language, width, colours }: Look): string[] {
  const text = SIGNS.map((sign) => phrase(language, sign)).join(' · ')
  return wrapped(text, width).map(colours.dim)
}
