import type { LockdownView } from '@bulkhead/lockdown'
import { PLANS } from '@bulkhead/lockdown/printed'
import {
  type CorridorLine,
  type Hex,
  type Layout,
  NAME_SIZE,
  type NumberMark,
  type Point,
  toWall,
} from '../hull/board-layout.ts'
import { ZONE } from './icons.ts'

/** Where everything of the base stands: its sections are floors, one below the other, fitted to the panel. */

type Board = LockdownView['board']

/** Column, floor, and from the upper row (0) to the lower (1). */
type Spot = readonly [column: number, floor: number, row: number]

const STANDARD: readonly Spot[] = [
  [4, 0, 0],
  [1, 0, 0],
  [3, 0, 0],
  [1, 0, 1],
  [3, 0, 1],
  [1, 1, 0],
  [3, 1, 0],
  [4, 1, 0],
  [1, 1, 1],
  [3, 1, 1],
  [4, 1, 1],
  [1, 2, 0],
  [2, 2, 1],
  [3, 2, 0],
  [1, 2, 1],
  [3, 2, 1],
  [2, 0, 0.5],
  [0, 0, 0.5],
  [4, 0, 1],
  [2, 1, 0.5],
  [0, 1, 0.5],
  [4, 2, 0],
  [4, 2, 1],
  [2, 2, 0],
  [0, 2, 0.5],
]

const UNDERGROUND: readonly Spot[] = [
  [2, 1, 0],
  [1, 1, 0],
  [1, 1, 1],
  [3, 1, 1],
  [1, 2, 0],
  [1, 2, 1],
  [2, 2, 1],
  [3, 2, 0],
  [3, 2, 1],
  [3, 1, 0],
  [2, 1, 1],
  [0, 1, 0.5],
  [4, 2, 0.5],
  [2, 2, 0],
  [0, 2, 0.5],
]

/** On the surface: the rooms of the three buildings in a row, and the four intersections before them. */
const BUILDINGS = [246, 68, 576, 754, 398, 906, 1068]
const BUILDING_ROW = 57
const INTERSECTIONS: readonly Point[] = [
  { x: 576, y: 164 },
  { x: 318, y: 118 },
  { x: 576, y: 118 },
  { x: 838, y: 118 },
]

/** The least space in which nothing overlaps; more is given to the corridors. */
const WIDTH = 1136
const HEIGHT = 511
const FLOORS: Readonly<Record<string, readonly number[]>> = {
  standard: [170, 170, 171],
  alternate: [189, 161, 161],
}

const HEX: Hex = { width: 118, height: 52, inset: 14, low: true }
const CROSSING: Hex = { width: 46, height: 36, inset: 11, low: true }

const FIRST_COLUMN = 220
const COLUMN = 179
/** The line over the rooms of a floor. */
const HEADER = 22
/** How far between them its two rows lie. */
const ROWS = [0.215, 0.74] as const

/** Long corridors past a room in the middle stand a little aside of it. */
const PAST: Readonly<Record<string, number>> = { c05: -9, c06: 9, c22: -9, c23: 9 }

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

export interface BaseLayout extends Layout {
  readonly board: Board
  /** The floors, from S-01 down. */
  readonly floors: readonly Box[]
  /** Where the shaft of the Elevator lies, through all floors that it stops at. */
  readonly shaft: Box
  /** What stands at the right of each floor. */
  readonly edge: { readonly x: number; readonly width: number }
  /** Where Bunker and Rover stand. */
  readonly bunker: Point
  readonly upper: readonly boolean[]
}

function scaleOn({ x, y }: Point): number {
  return Math.min(x / WIDTH, y / HEIGHT)
}

/** How large the names of rooms are on a panel of this size. */
export function nameSizeOn(panel: Point): number {
  return NAME_SIZE * scaleOn(panel)
}

export function layoutFor(board: Board, panel: Point): BaseLayout {
  const scale = scaleOn(panel)
  const size = { x: panel.x / scale, y: panel.y / scale }
  const stretch = { x: size.x / WIDTH, y: size.y / HEIGHT }
  const floors = floorsOf(board, size, stretch.y)
  const { slots, corridors } = PLANS[board]
  const spots = spotsOf(board)
  const rooms = spots.map((spot) => placed(spot, floors, stretch))
  const hexes = slots.map(({ surface, building }) => (surface && !building ? CROSSING : HEX))
  const upper = spots.map((spot) => !('x' in spot) && spot[2] === 0)
  const edge = { x: size.x - 132, width: 124 }
  const top = board === 'standard' ? 0 : 1
  return {
    board,
    width: size.x,
    height: size.y,
    hex: HEX,
    hexes,
    rooms,
    kinds: slots.map(({ kind }) => kind),
    entrances: slots.map(({ entrance, building, zones }) =>
      building ? { ...zones![0], icon: ZONE } : entrance,
    ),
    mirrored: slots.map(() => false),
    corridors: corridors.map((corridor) => lineOf(corridor, rooms, hexes)),
    floors,
    shaft: {
      x: 102 * stretch.x,
      y: floors[top].y + 60,
      width: 44,
      height: size.y - floors[top].y - 76,
    },
    edge,
    bunker:
      board === 'standard'
        ? { x: edge.x, y: HEADER + 8 }
        : { x: 946 * stretch.x, y: 104 * stretch.y },
    upper,
  }
}

function floorsOf(board: Board, size: Point, stretch: number): Box[] {
  let y = 0
  return FLOORS[board].map((all) => {
    const height = all * stretch
    const box = { x: 0, y, width: size.x, height }
    y += height
    return box
  })
}

function spotsOf(board: Board): readonly (Spot | Point)[] {
  if (board === 'standard') return STANDARD
  return [...BUILDINGS.map((x) => ({ x, y: BUILDING_ROW })), ...UNDERGROUND, ...INTERSECTIONS]
}

function placed(spot: Spot | Point, floors: readonly Box[], stretch: Point): Point {
  if ('x' in spot) return { x: spot.x * stretch.x, y: spot.y * stretch.y }
  const [column, floor, row] = spot
  const { y, height } = floors[floor]
  const share = ROWS[0] + (ROWS[1] - ROWS[0]) * row
  return {
    x: (FIRST_COLUMN + COLUMN * column) * stretch.x,
    y: y + HEADER + (height - HEADER) * share,
  }
}

// --- corridors ---

type Corridor = (typeof PLANS)[string]['corridors'][number]

/** So short that its numbers would leave no room for what stands in its middle. */
const SHORT = 40
/** The one corridor over a room: between the outer rooms of a building of three. */
const OVER = 'b04'

function lineOf(corridor: Corridor, rooms: readonly Point[], hexes: readonly Hex[]): CorridorLine {
  const { id, numbers, farNumbers } = corridor
  const ends = [corridor.ends[0] - 1, corridor.ends[1] - 1] as const
  const line = id === OVER ? over(ends, rooms) : straight(id, ends, rooms, hexes)
  const isShort = !farNumbers && line.length < (numbers.length > 2 ? 2 * SHORT + 30 : SHORT)
  const isPath = numbers.length === 0
  return {
    id,
    ends,
    numbers,
    ...line,
    ...(!isPath && !isShort && { marks: marksOf(corridor, ends, line) }),
  }
}

type Line = Pick<CorridorLine, 'from' | 'to' | 'middle' | 'angle' | 'length' | 'via'>

function straight(
  id: string,
  [one, other]: readonly [number, number],
  rooms: readonly Point[],
  hexes: readonly Hex[],
): Line {
  const [a, b] = [rooms[one], rooms[other]]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const whole = Math.hypot(dx, dy)
  const [ux, uy] = [dx / whole, dy / whole]
  const [near, far] = [toWall(hexes[one], ux, uy), toWall(hexes[other], ux, uy)]
  const aside = PAST[id] ?? 0
  const along = (distance: number): Point => ({
    x: a.x + ux * distance,
    y: a.y + uy * distance + aside,
  })
  return {
    from: along(near - Math.abs(aside) * 0.5),
    to: along(whole - far + Math.abs(aside) * 0.5),
    middle: along(near + (whole - near - far) / 2),
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
    length: whole - near - far,
  }
}

/** From the upper edge of one room over another to the upper edge of a third. */
function over([one, other]: readonly [number, number], rooms: readonly Point[]): Line {
  const [a, b] = [rooms[one], rooms[other]]
  const inward = Math.sign(b.x - a.x) * (HEX.width / 2 - HEX.inset)
  const top = a.y - HEX.height / 2 + 2
  const from = { x: a.x + inward, y: top }
  const to = { x: b.x - inward, y: top }
  const middle = { x: (from.x + to.x) / 2, y: top - 17 }
  return {
    from,
    to,
    via: { x: middle.x, y: top - 34 },
    middle,
    angle: 0,
    length: Math.abs(to.x - from.x),
  }
}

/** Steep ones leave no room between two walls: their numbers stand on either side. */
function marksOf(
  { numbers, farNumbers = numbers }: Corridor,
  ends: readonly [number, number],
  { from, to, via }: Line,
): readonly NumberMark[] {
  const isSteep = !via && Math.abs(to.x - from.x) < 20
  const down = to.y > from.y ? 1 : -1
  const [near, far] = isSteep
    ? [beside(from, -25, 5 * down), beside(to, 25, -7 * down)]
    : [beyond(to, from), beyond(from, to)]
  return [
    { room: ends[0], numbers, at: near },
    { room: ends[1], numbers: farNumbers, at: far },
  ]
}

/** A little past the wall, so that the names within stay free. */
function beyond(far: Point, wall: Point): Point {
  const length = Math.hypot(far.x - wall.x, far.y - wall.y)
  const steep = Math.abs(far.y - wall.y) / length
  const out = Math.min(6 + 14 * steep, length / 4)
  return beside(wall, ((far.x - wall.x) / length) * out, ((far.y - wall.y) / length) * out)
}

function beside({ x, y }: Point, dx: number, dy: number): Point {
  return { x: x + dx, y: y + dy }
}
