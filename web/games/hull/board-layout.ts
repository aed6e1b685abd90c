import type { IconShape } from '../../ui/icon.tsx'

/** Where everything of a board stands: fitted to the panel. */

export interface Point {
  readonly x: number
  readonly y: number
}

export interface CorridorLine {
  readonly id: string
  /** Rooms (from 0) at its ends. */
  readonly ends: readonly [number, number]
  readonly numbers: readonly number[]
  /** Where the second room sees others than the first. */
  readonly farNumbers?: readonly number[]
  /** From wall to wall. */
  readonly from: Point
  readonly to: Point
  readonly middle: Point
  /** In degrees. */
  readonly angle: number
  readonly length: number
  /** Its numbers on the walls of the rooms that read them, where they stand there and not in its middle. */
  readonly marks?: readonly NumberMark[]
  /** What it goes round, where it is not straight. */
  readonly via?: Point
}

/** The numbers of a corridor as one of its rooms reads them. */
export interface NumberMark {
  readonly room: number
  readonly numbers: readonly number[]
  readonly at: Point
}

export interface Entrance {
  readonly network: number
  readonly numbers: readonly number[]
  /** Where it leads elsewhere than into ducts. */
  readonly icon?: IconShape
}

export interface Layout {
  readonly width: number
  readonly height: number
  readonly hex: Hex
  /** By rooms, where they differ in form. */
  readonly hexes?: readonly Hex[]
  readonly rooms: readonly Point[]
  readonly kinds: readonly ('1' | '2' | 'special')[]
  readonly entrances: readonly (Entrance | undefined)[]
  /** Whether its tab stands on the right: a corridor leaves by the left corner. */
  readonly mirrored: readonly boolean[]
  readonly corridors: readonly CorridorLine[]
}

/** A hexagon that is wider than high: names need the width. */
export interface Hex {
  readonly width: number
  readonly height: number
  /** By how much its level sides are shorter, at each end. */
  readonly inset: number
  /** So low that its name has one line, and that all markers stand on its upper edge. */
  readonly low?: boolean
}

/** The form of one room. */
export function hexAt({ hex, hexes }: Layout, place: number): Hex {
  return hexes?.[place] ?? hex
}

/** The size of a room's name in the drawing. */
export const NAME_SIZE = 15.4

/** How far two corridors between the same rooms stand apart. */
const APART = 13

export function corridorLine(
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
export function toWall({ width, height, inset }: Hex, dx: number, dy: number): number {
  const level = height / 2 / Math.abs(dy)
  const slanted = width / 2 / (Math.abs(dx) + (Math.abs(dy) * 2 * inset) / height)
  return Math.min(level, slanted)
}

export function hexPath({ width, height, inset }: Hex, grow = 0): string {
  const [w, h] = [width / 2 + grow, height / 2 + grow * 0.9]
  const i = w - inset
  return `M${-w} 0L${-i} ${-h}H${i}L${w} 0L${i} ${h}H${-i}Z`
}
