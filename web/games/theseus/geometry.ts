import type { SectorView } from './names.ts'
import { printedSlot } from './names.ts'

/** The station as a ring that fills its space: rounder than a rectangle, squarer than an ellipse. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** A part of the ring: its outline, and the middle of it. */
export interface Cell {
  readonly points: readonly Point[]
  readonly path: string
  readonly middle: Point
}

export interface Ring {
  readonly width: number
  readonly height: number
  readonly centre: Point
  readonly isSmall: boolean
  /** How many Sectors there will be. */
  readonly sectors: number
  /** A point of the ring: a part of the whole round, clockwise from the top, and a part of the radius. */
  at(turn: number, radius: number): Point
  cell(from: number, to: number, inner: number, outer: number, gap?: number): Cell
  /** A line along the ring. */
  line(from: number, to: number, radius: number): string
}

/** Where the bands of a Sector begin and end, as parts of the radius. */
interface Bands {
  readonly slots: readonly [number, number]
  /** Where Movements are drawn. */
  readonly lane: number
  readonly name: number
  readonly rooms: readonly [number, number]
  readonly pending: readonly [number, number]
  readonly middle: number
}

export const BANDS: Bands = {
  slots: [0.785, 0.995],
  lane: 0.767,
  name: 0.726,
  rooms: [0.388, 0.69],
  pending: [0.276, 0.374],
  middle: 0.265,
}

const SQUARENESS = 2.6
/** Where nothing lies in the corners, the ring takes more of them. */
const SQUARER = 3.4
const STEPS = 720
const SMALL = 620

export function ringOf(width: number, height: number, sectors: number): Ring {
  const isSmall = width < SMALL
  const margin = 5
  const isStrip = needsStrip(width, height)
  const below = isStrip ? STRIP : 0
  const squareness = isStrip ? SQUARER : SQUARENESS
  const rx = width / 2 - margin
  const ry = (height - below) / 2 - margin
  const centre = { x: width / 2, y: margin + ry }
  const angles = evenAngles(rx, ry, squareness)

  const at = (turn: number, radius: number): Point => {
    const angle = angleAt(angles, turn)
    const length = radius * roundness(angle, squareness)
    return {
      x: centre.x + rx * length * Math.cos(angle),
      y: centre.y + ry * length * Math.sin(angle),
    }
  }
  const cell = (from: number, to: number, inner: number, outer: number, gap = 3): Cell => {
    const rise = gap / Math.min(rx, ry)
    const edge = [...arc(at, from, to, outer - rise / 2, gap)]
    const back = [...arc(at, from, to, inner + rise / 2, gap)].reverse()
    const points = [...edge, ...back]
    return { points, path: closed(points), middle: at((from + to) / 2, (inner + outer) / 2) }
  }
  const line = (from: number, to: number, radius: number): string =>
    open(sampled(from, to).map((turn) => at(turn, radius)))
  return { width, height, centre, isSmall, sectors, at, cell, line }
}

/** Space, the supply and the end of the game lie in the corners; where these are too small for a finger, below. */
export const STRIP = 44

export function needsStrip(width: number, height: number): boolean {
  return width < SMALL || width / height < 1.3
}

/** What a finger needs. */
export const TOUCH = 40
/** From one space of the End-of-game token to the next. */
export const END_STEP = 19

/** What a press on the track of the End-of-game token hits. */
export function endRect({ width, height }: Ring) {
  const isStrip = needsStrip(width, height)
  const tall = isStrip ? TOUCH : 32
  const y = isStrip ? height - STRIP / 2 : 20
  return { x: isStrip ? width - 130 : 6, y: y - tall / 2, width: 5 * END_STEP + 30, height: tall }
}

function roundness(angle: number, squareness: number): number {
  const c = Math.abs(Math.cos(angle)) ** squareness
  const s = Math.abs(Math.sin(angle)) ** squareness
  return (c + s) ** (-1 / squareness)
}

/** Angles that divide the ring evenly, so that every Sector has as much room. */
function evenAngles(rx: number, ry: number, squareness: number): number[] {
  const start = -Math.PI / 2
  const angles = [start]
  const lengths = [0]
  let last = { x: 0, y: -ry }
  for (let i = 1; i <= STEPS; i++) {
    const angle = start + (i / STEPS) * 2 * Math.PI
    const length = roundness(angle, squareness)
    const point = { x: rx * length * Math.cos(angle), y: ry * length * Math.sin(angle) }
    angles.push(angle)
    lengths.push(lengths[i - 1] + Math.hypot(point.x - last.x, point.y - last.y))
    last = point
  }
  const whole = lengths[STEPS]
  let i = 0
  return Array.from({ length: STEPS + 1 }, (_, k) => {
    const wanted = (k / STEPS) * whole
    while (i < STEPS - 1 && lengths[i + 1] < wanted) i++
    const part = (wanted - lengths[i]) / (lengths[i + 1] - lengths[i])
    return angles[i] + part * (angles[i + 1] - angles[i])
  })
}

function angleAt(angles: readonly number[], turn: number): number {
  const rounds = Math.floor(turn)
  const exact = (turn - rounds) * STEPS
  const i = Math.min(STEPS - 1, Math.floor(exact))
  return angles[i] + (exact - i) * (angles[i + 1] - angles[i]) + rounds * 2 * Math.PI
}

function sampled(from: number, to: number): number[] {
  const steps = Math.max(4, Math.ceil(Math.abs(to - from) * 120))
  return Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps)
}

/** An edge of a cell, a little shorter at both ends. */
function arc(at: Ring['at'], from: number, to: number, radius: number, gap: number): Point[] {
  const inset = (turn: number) => {
    const a = at(turn - 0.002, radius)
    const b = at(turn + 0.002, radius)
    return (gap / 2 / Math.hypot(b.x - a.x, b.y - a.y)) * 0.004
  }
  return sampled(from + inset(from), to - inset(to)).map((turn) => at(turn, radius))
}

function closed(points: readonly Point[]): string {
  return `${open(points)}Z`
}

export function open(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** The same cell with the middle where most room is: its centre of gravity. */
function balanced(cell: Cell): Cell {
  let area = 0
  let x = 0
  let y = 0
  cell.points.forEach((a, i) => {
    const b = cell.points[(i + 1) % cell.points.length]
    const part = a.x * b.y - b.x * a.y
    area += part
    x += (a.x + b.x) * part
    y += (a.y + b.y) * part
  })
  return { ...cell, middle: { x: x / (3 * area), y: y / (3 * area) } }
}

export interface Span {
  readonly left: number
  readonly right: number
}

/** From where to where a line of this height may be written in a cell. */
export function spanIn({ points, middle }: Cell, y: number, height: number): Span {
  const sides = [y - height / 2, y, y + height / 2].map((level) => {
    const crossings = crossingsAt(points, level)
    return {
      left: Math.max(...crossings.filter((x) => x <= middle.x)),
      right: Math.min(...crossings.filter((x) => x >= middle.x)),
    }
  })
  const left = Math.max(...sides.map((side) => side.left))
  const right = Math.min(...sides.map((side) => side.right))
  return Number.isFinite(left) && Number.isFinite(right) && left < right
    ? { left, right }
    : { left: middle.x, right: middle.x }
}

export function heightIn({ points, middle }: Cell): number {
  const turned = points.map(({ x, y }) => ({ x: y, y: x }))
  const crossings = crossingsAt(turned, middle.x)
  const above = Math.max(...crossings.filter((y) => y <= middle.y))
  const below = Math.min(...crossings.filter((y) => y >= middle.y))
  return Math.min(middle.y - above, below - middle.y) * 2
}

function crossingsAt(points: readonly Point[], y: number): number[] {
  return points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length]
    if (a.y === b.y || y < Math.min(a.y, b.y) || y >= Math.max(a.y, b.y)) return []
    return [a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)]
  })
}

// --- one Sector ---

export interface SectorShape {
  readonly from: number
  readonly to: number
  readonly whole: Cell
  readonly floor: Cell
  readonly slots: readonly Cell[]
  readonly pending: readonly Cell[]
  /** The Rooms a to d. */
  readonly rooms: readonly Cell[]
  readonly emblem: Point
  /** The line on which the name is written, in reading direction. */
  readonly nameLine: string
  readonly middle: Point
}

export function sectorShape(ring: Ring, index: number, sector: SectorView | null): SectorShape {
  const { sectors } = ring
  const from = (index - 0.5) / sectors
  const to = (index + 0.5) / sectors
  const middle = index / sectors
  const [inner, outer] = BANDS.rooms
  const half = (inner + outer) / 2
  const wall = ring.isSmall ? 4 : 7
  const room = (left: number, right: number, low: number, high: number) =>
    ring.cell(left, right, low, high, wall)
  // The walls between the Sectors are thicker than those between Rooms.
  const start = from + edgeOf(ring)
  const end = to - edgeOf(ring)
  const rooms = [
    room(start, middle, half, outer),
    room(middle, end, half, outer),
    room(middle, end, inner, half),
    room(start, middle, inner, half),
  ]
  const emblemRadius = (BANDS.pending[0] + BANDS.pending[1]) / 2
  const { y } = ring.at(middle, 1)
  const isUpright = y < ring.centre.y + 1
  return {
    from,
    to,
    whole: ring.cell(from, to, BANDS.pending[0], BANDS.slots[1] + 0.005, ring.isSmall ? 5 : 9),
    floor: ring.cell(start, end, inner, outer, 0),
    slots: slotCells(ring, start, end, sector),
    pending: pendingCells(ring, start, end, sector),
    rooms,
    emblem: ring.at(middle, emblemRadius),
    nameLine: isUpright
      ? ring.line(start, end, BANDS.name - 0.002)
      : ring.line(end, start, BANDS.name + 0.002),
    middle: ring.at(middle, half),
  }
}

/** How much of the round the edge of a Sector takes. */
function edgeOf({ isSmall }: Ring): number {
  return isSmall ? 0.004 : 0.005
}

/** One row outside; the Sectors with a fourth slot have it inside of the second one. */
function slotCells(ring: Ring, from: number, to: number, sector: SectorView | null): Cell[] {
  const slots = sector?.slots ?? []
  const hasSecondRow = slots.some(({ id }) => printedSlot(id).row === 1)
  const [inner, outer] = BANDS.slots
  const middleWidth = hasSecondRow ? 1.5 : 1
  const edges = [0, 1, 1 + middleWidth, 2 + middleWidth].map(
    (edge) => from + ((to - from) * edge) / (2 + middleWidth),
  )
  const half = (inner + outer) / 2
  return slots.map(({ id }) => {
    const { column, row } = printedSlot(id)
    const isSplit = hasSecondRow && column === 1
    const low = isSplit && row === 0 ? half : inner
    const high = isSplit && row === 1 ? half : outer
    return balanced(ring.cell(edges[column], edges[column + 1], low, high))
  })
}

/** On both sides of the emblem. */
function pendingCells(ring: Ring, from: number, to: number, sector: SectorView | null): Cell[] {
  const slots = sector?.pending ?? []
  const [inner, outer] = BANDS.pending
  const middle = (from + to) / 2
  const a = ring.at(from, (inner + outer) / 2)
  const b = ring.at(to, (inner + outer) / 2)
  const emblem = (emblemSize(ring) + 8) / Math.hypot(b.x - a.x, b.y - a.y)
  const half = ((to - from) * emblem) / 2
  const places = [
    [from, middle - half],
    [middle + half, to],
  ]
  return slots.map((_, i) => balanced(ring.cell(places[i][0], places[i][1], inner, outer)))
}

export function emblemSize({ isSmall }: Ring): number {
  return isSmall ? 24 : 32
}
