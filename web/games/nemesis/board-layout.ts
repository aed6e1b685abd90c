import type { Data, ShipPlan } from '@bulkhead/common'
import type { NemesisView } from '@bulkhead/nemesis'
import { SHIPS } from '@bulkhead/nemesis/printed'
import {
  type CorridorLine,
  corridorLine,
  type Hex,
  type Layout,
  NAME_SIZE,
  type Point,
} from '../hull/board-layout.ts'

/** Where everything of the ship stands: fitted to the panel, lying or upright. */

/** Along the ship from the bow (0) to the stern (6), and across it (0 to 4). */
export type Spot = readonly [along: number, across: number]

export const SPOTS: Readonly<Record<NemesisView['board'], readonly Spot[]>> = {
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

export interface ShipLayout extends Layout {
  /** The bow points up instead of to the left. */
  readonly upright: boolean
  /** Where the ship begins: what is docked stands before it. */
  readonly left: number
  /** Whether its entrance stands on the lower edge of the room. */
  readonly below: readonly boolean[]
  /** Whether the number of a corridor stands where the entrance would. */
  readonly crossed: readonly boolean[]
  /** A point of the drawing from what lies along and across the ship, both from 0 to 1. */
  at(along: number, across: number): Point
}

interface Fit {
  readonly width: number
  readonly height: number
  readonly hex: Hex
  readonly margin: Point
  /** So much of the width is beside the ship. */
  readonly left: number
}

/** A board that can be drawn: where its rooms are, and the least space in which nothing overlaps. */
export interface Drawn {
  readonly plan: Data<ShipPlan>
  /** Rooms of the ship. */
  readonly spots: readonly Spot[]
  readonly lying: Fit
  readonly upright: Fit
  /** Rooms beside the ship, in a drawing of this size. */
  beside?(size: Point, hex: Hex): readonly Point[]
}

const HEX: Hex = { width: 114, height: 74, inset: 18 }

/** More space is given to the corridors. */
const LYING: Fit = {
  width: 1000,
  height: 510,
  hex: HEX,
  margin: { x: 18, y: 21 },
  left: 0,
}
const UPRIGHT: Fit = {
  width: 690,
  height: 690,
  hex: HEX,
  margin: { x: 12, y: 22 },
  left: 0,
}

/** Seven rooms in a row from bow to stern need more. */
const UPRIGHT_ALTERNATE: Fit = { ...UPRIGHT, height: 740 }

/** The ship alone, by the side of its board. */
export const ALONE: Readonly<Record<NemesisView['board'], Drawn>> = {
  standard: {
    plan: SHIPS.standard.plan,
    spots: SPOTS.standard,
    lying: LYING,
    upright: UPRIGHT,
  },
  alternate: {
    plan: SHIPS.alternate.plan,
    spots: SPOTS.alternate,
    lying: LYING,
    upright: UPRIGHT_ALTERNATE,
  },
}

/** Lying or upright, whichever is larger in this panel; and how large. */
function fitFor({ lying, upright: tall }: Drawn, panel: Point) {
  const upright = scaleOf(tall, panel) > scaleOf(lying, panel)
  const fit = upright ? tall : lying
  return { fit, upright, scale: scaleOf(fit, panel) }
}

/** How large the names of rooms are on a panel of this size. */
export function nameSizeOn(drawn: Drawn, panel: Point): number {
  return NAME_SIZE * fitFor(drawn, panel).scale
}

export function layoutOf(drawn: Drawn, panel: Point): ShipLayout {
  const { plan, spots } = drawn
  const { fit, upright, scale } = fitFor(drawn, panel)
  const width = panel.x / scale
  const height = panel.y / scale
  const { hex, left } = fit
  const inner = {
    x: width - left - hex.width - 2 * fit.margin.x,
    y: height - hex.height - 2 * fit.margin.y,
  }
  const place = ([along, across]: Spot): Point => {
    const lying = { x: along / LENGTH, y: across / BREADTH }
    const share = upright ? { x: 1 - lying.y, y: lying.x } : lying
    return {
      x: left + fit.margin.x + hex.width / 2 + share.x * inner.x,
      y: (height - inner.y) / 2 + share.y * inner.y,
    }
  }
  const rooms = [...spots.map(place), ...(drawn.beside?.({ x: width, y: height }, hex) ?? [])]
  const corridors = plan.corridors.map(({ id, ends: [a, b], numbers, farNumbers }) => ({
    ...corridorLine(id, [a - 1, b - 1], numbers, rooms, hex),
    farNumbers,
  }))
  const below = rooms.map((_, room) => isFreeBelow(room, corridors, rooms))
  return {
    width,
    height,
    upright,
    left,
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
        ? { x: left + (1 - across) * (width - left), y: along * height }
        : { x: left + along * (width - left), y: across * height },
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

function scaleOf({ width, height }: Pick<Fit, 'width' | 'height'>, panel: Point): number {
  return Math.min(panel.x / width, panel.y / height)
}
