import type { NemesisView } from '@bulkhead/nemesis'
import { SHIPS } from '@bulkhead/nemesis/printed'

/** Where everything of the ship stands: fitted to the panel, lying or upright. */

/** Along the ship from the bow (0) to the stern (6), and across it (0 to 4). */
type Spot = readonly [along: number, across: number]

const SPOTS: Readonly<Record<NemesisView['board'], readonly Spot[]>> = {
  standard: [
    [0, 2],
    [0.9, 0.82],
    [1.02, 2],
    [0.9, 3.18],
    [2.1, 0],
    [2.1, 1.02],
    [2.1, 2],
    [2.1, 2.98],
    [2.1, 4],
    [3.15, 0],
    [3.22, 2],
    [3.15, 4],
    [4.2, 0],
    [4.2, 1.05],
    [4.2, 2.95],
    [4.2, 4],
    [5.2, 1.05],
    [5.2, 2.95],
    [5.8, 0.1],
    [6, 2],
    [5.8, 3.9],
  ],
  alternate: [
    [0, 2],
    [0.8, 0.95],
    [0.8, 3.05],
    [1.85, 0.02],
    [1.04, 2],
    [5.05, 2],
    [1.85, 3.98],
    [3, 0],
    [1.98, 1.03],
    [2.06, 2],
    [3.1, 2],
    [1.98, 2.97],
    [3, 4],
    [3.85, 0.7],
    [4.08, 2],
    [3.85, 3.2],
    [4.85, 0.62],
    [4.95, 3.25],
    [5.95, 0.72],
    [6.05, 2],
    [5.95, 3.28],
  ],
}

const LENGTH = 6.05
const BREADTH = 4

export interface Point {
  readonly x: number
  readonly y: number
}

export interface CorridorLine {
  readonly id: string
  /** Rooms (from 0) at its ends. */
  readonly ends: readonly [number, number]
  readonly numbers: readonly number[]
  /** From wall to wall. */
  readonly from: Point
  readonly to: Point
  readonly middle: Point
  /** In degrees. */
  readonly angle: number
  readonly length: number
}

export interface Entrance {
  readonly network: number
  readonly numbers: readonly number[]
}

export interface Layout {
  readonly board: NemesisView['board']
  readonly width: number
  readonly height: number
  /** The bow points up instead of to the left. */
  readonly upright: boolean
  readonly hex: Hex
  readonly rooms: readonly Point[]
  readonly kinds: readonly ('1' | '2' | 'special')[]
  readonly entrances: readonly (Entrance | undefined)[]
  /** Whether its entrance stands on the lower edge of the room. */
  readonly below: readonly boolean[]
  /** Whether the number of a corridor stands where the entrance would. */
  readonly crossed: readonly boolean[]
  /** Whether its tab stands on the right: a corridor leaves by the left corner. */
  readonly mirrored: readonly boolean[]
  readonly corridors: readonly CorridorLine[]
  /** A point of the drawing from what lies along and across the ship, both from 0 to 1. */
  at(along: number, across: number): Point
}

/** A hexagon that is wider than high: names need the width. */
export interface Hex {
  readonly width: number
  readonly height: number
  /** By how much its level sides are shorter, at each end. */
  readonly inset: number
}

interface Fit {
  readonly width: number
  readonly height: number
  readonly hex: Hex
  readonly margin: Point
}

const HEX: Hex = { width: 114, height: 74, inset: 18 }

/** The least space in which nothing overlaps; more is given to the corridors. */
const LYING: Fit = {
  width: 1000,
  height: 510,
  hex: HEX,
  margin: { x: 18, y: 21 },
}
const UPRIGHT: Fit = {
  width: 690,
  height: 690,
  hex: HEX,
  margin: { x: 12, y: 22 },
}

/** Seven rooms in a row from bow to stern need more. */
const UPRIGHT_ALTERNATE: Fit = { ...UPRIGHT, height: 740 }

/** Lying or upright, whichever is larger in this panel; and how large. */
function fitFor(board: NemesisView['board'], panel: Point) {
  const tall = board === 'standard' ? UPRIGHT : UPRIGHT_ALTERNATE
  const upright = scaleOf(tall, panel) > scaleOf(LYING, panel)
  const fit = upright ? tall : LYING
  return { fit, upright, scale: scaleOf(fit, panel) }
}

/** The size of a room's name in the drawing. */
export const NAME_SIZE = 15.4

/** The same on a panel of this size. */
export function nameSizeOn(board: NemesisView['board'], panel: Point): number {
  return NAME_SIZE * fitFor(board, panel).scale
}

export function layoutFor(board: NemesisView['board'], panel: Point): Layout {
  const { fit, upright, scale } = fitFor(board, panel)
  const width = panel.x / scale
  const height = panel.y / scale
  const { hex } = fit
  const inner = {
    x: width - hex.width - 2 * fit.margin.x,
    y: height - hex.height - 2 * fit.margin.y,
  }
  const place = ([along, across]: Spot): Point => {
    const lying = { x: along / LENGTH, y: across / BREADTH }
    const share = upright ? { x: 1 - lying.y, y: lying.x } : lying
    return {
      x: (width - inner.x) / 2 + share.x * inner.x,
      y: (height - inner.y) / 2 + share.y * inner.y,
    }
  }
  const { plan } = SHIPS[board]
  const rooms = SPOTS[board].map(place)
  const corridors = plan.corridors.map(({ id, ends: [a, b], numbers }) =>
    corridorLine(id, [a - 1, b - 1], numbers, rooms, hex),
  )
  const below = rooms.map((_, room) => isFreeBelow(room, corridors, rooms))
  return {
    board,
    width,
    height,
    upright,
    hex,
    rooms,
    kinds: plan.slots.map(({ kind }) => kind),
    entrances: plan.slots.map(({ entrance }) => entrance),
    below,
    crossed: rooms.map((room, i) => isCrossed(room, below[i], corridors, hex)),
    mirrored: rooms.map((room) => isTakenOnLeft(room, corridors, hex)),
    corridors,
    at: (along, across) =>
      upright
        ? { x: (1 - across) * width, y: along * height }
        : { x: along * width, y: across * height },
  }
}

/** Less of what leads down than of what leads up. */
function isFreeBelow(
  room: number,
  corridors: readonly CorridorLine[],
  rooms: readonly Point[],
): boolean {
  const ways = corridors.filter(({ ends }) => ends.includes(room))
  const steep = ways.map(({ middle }) => {
    const [dx, dy] = [middle.x - rooms[room].x, middle.y - rooms[room].y]
    return dy / (Math.abs(dx) + Math.abs(dy))
  })
  return Math.max(0, ...steep) < Math.max(0, ...steep.map((one) => -one))
}

function isCrossed(
  room: Point,
  below: boolean,
  corridors: readonly CorridorLine[],
  hex: Hex,
): boolean {
  const y = room.y + (below ? 1 : -1) * (hex.height / 2 + 10)
  return corridors.some(
    ({ middle }) => Math.abs(middle.x - room.x) < NEAR && Math.abs(middle.y - y) < 20,
  )
}

/** A number of a corridor stands nearer to the upper left corner than it may, and farther from the right. */
function isTakenOnLeft(room: Point, corridors: readonly CorridorLine[], hex: Hex): boolean {
  const corner = hex.width / 2 - hex.inset - 8
  const nearest = (x: number) =>
    Math.min(
      ...corridors.map(({ middle }) =>
        Math.hypot(middle.x - room.x - x, middle.y - room.y + hex.height / 2),
      ),
    )
  const left = nearest(-corner)
  return left < NEAR && nearest(corner) > left
}

const NEAR = 30

function scaleOf({ width, height }: Fit, panel: Point): number {
  return Math.min(panel.x / width, panel.y / height)
}

/** How far two corridors between the same rooms stand apart. */
const APART = 13

function corridorLine(
  id: string,
  ends: readonly [number, number],
  numbers: readonly number[],
  rooms: readonly Point[],
  hex: Hex,
): CorridorLine {
  const [a, b] = [rooms[ends[0]], rooms[ends[1]]]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const whole = Math.hypot(dx, dy)
  const side = id.endsWith('-x') ? -APART : id.endsWith('-y') ? APART : 0
  const shift = { x: (-dy / whole) * side, y: (dx / whole) * side }
  const wall = toWall(hex, dx / whole, dy / whole)
  const along = (distance: number): Point => ({
    x: a.x + (dx / whole) * distance + shift.x,
    y: a.y + (dy / whole) * distance + shift.y,
  })
  return {
    id,
    ends,
    numbers,
    from: along(wall),
    to: along(whole - wall),
    middle: along(whole / 2),
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
    length: whole - 2 * wall,
  }
}

/** From the middle of a hexagon to its wall in a direction of length 1. */
function toWall({ width, height, inset }: Hex, dx: number, dy: number): number {
  const level = height / 2 / Math.abs(dy)
  const slanted = width / 2 / (Math.abs(dx) + (Math.abs(dy) * 2 * inset) / height)
  return Math.min(level, slanted)
}

export function hexPath({ width, height, inset }: Hex, grow = 0): string {
  const [w, h] = [width / 2 + grow, height / 2 + grow * 0.9]
  const i = w - inset
  return `M${-w} 0L${-i} ${-h}H${i}L${w} 0L${i} ${h}H${-i}Z`
}
