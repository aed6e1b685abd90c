import { PLACES, SLOTS } from '@bulkhead/retaliation/printed'

/** Where everything of the Facility stands: places never move, whatever has been explored. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** The strip between two slots, from wall to wall. */
export interface Strip {
  /** The numbers of the slots at its ends. */
  readonly ends: readonly [number, number]
  readonly from: Point
  readonly to: Point
  readonly middle: Point
  readonly isFlat: boolean
}

export interface Layout {
  readonly width: number
  readonly height: number
  /** Over the rooms: whose Life Support is on. */
  readonly band: { readonly y: number; readonly height: number }
  readonly slots: readonly Point[]
  readonly strips: readonly Strip[]
  /** Where the Sections meet. */
  readonly seams: readonly [number, number]
}

/** Half a tile: its corners on the left and right, and its points above and below. */
export const TILE = { width: 56, corner: 21, point: 35 } as const
/** The size of a room's name in the drawing. */
export const NAME_SIZE = 13

/** From the middle of the outermost tiles to the edges. */
const SIDE = 76
const FOOT = 37
const ROWS = 4
const COLUMNS = 8
const SEAMS = [2.5, 5.5] as const

/** The band, a little air and half a tile. */
const HEAD = 67
const BAND = 25
/** Where the panel is tall, so that it is read from afar. */
const TALLEST_BAND = 84

interface Pitch {
  readonly x: number
  readonly y: number
}

/** So near to each other that nothing overlaps, where all of it can be read; and where only a part is seen. */
const WHOLE: Pitch = { x: 101, y: 82 }
const CLOSE: Pitch = { x: 88, y: 82 }
/** No further apart than this where only a part is seen. */
const FARTHEST = 92

interface Fit {
  readonly pitch: Pitch
  readonly scale: number
}

function fitFor(panel: Point): Fit {
  const whole = scaleFor(WHOLE, panel)
  return whole >= 1
    ? { pitch: WHOLE, scale: whole }
    : { pitch: CLOSE, scale: scaleFor(CLOSE, panel) }
}

function scaleFor({ x, y }: Pitch, panel: Point): number {
  return Math.min(panel.x / (2 * SIDE + COLUMNS * x), panel.y / (HEAD + ROWS * y + FOOT))
}

/** How large the names are where all of it fills so much room. */
export function nameSizeOn(panel: Point): number {
  return NAME_SIZE * fitFor(panel).scale
}

/** What is left over goes to the corridors, then to the band. */
export function layoutFor(panel: Point): Layout {
  const { pitch, scale } = fitFor(panel)
  const width = panel.x / scale
  const height = panel.y / scale
  const x = (width - 2 * SIDE) / COLUMNS
  const most = pitch === CLOSE ? FARTHEST : Number.POSITIVE_INFINITY
  const y = Math.min(most, (height - HEAD - FOOT) / ROWS)
  const spare = height - HEAD - ROWS * y - FOOT
  const band = BAND + Math.min(spare, TALLEST_BAND - BAND)
  const lead = (spare + BAND - band) / 2
  const top = lead + band + HEAD - BAND
  const slots = SLOTS.map(({ row, col }) => ({ x: SIDE + col * x, y: top + row * y }))
  return {
    width,
    height,
    band: { y: lead, height: band },
    slots,
    strips: PLACES.map(({ ends, orientation }) => stripBetween(ends, orientation === 'hor', slots)),
    seams: [SIDE + SEAMS[0] * x, SIDE + SEAMS[1] * x],
  }
}

function stripBetween(
  ends: readonly [number, number],
  isFlat: boolean,
  slots: readonly Point[],
): Strip {
  const [a, b] = [slots[ends[0]], slots[ends[1]]]
  return {
    ends,
    from: towards(a, b),
    to: towards(b, a),
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    isFlat,
  }
}

/** The wall of the tile at `a` on the way to `b`; a little beyond it, or before. */
export function towards(a: Point, b: Point, beyond = 0): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(dx, dy)
  const share = toWall(Math.abs(dx), Math.abs(dy)) + beyond / length
  return { x: a.x + dx * share, y: a.y + dy * share }
}

/** Which part of a way lies within a tile. */
function toWall(dx: number, dy: number): number {
  const { width, corner, point } = TILE
  const slope = (point - corner) / width
  return Math.min(width / dx, point / (dy + slope * dx))
}

/** A tile around its middle, smaller by `less`. */
export function tilePath(less = 0): string {
  const { width, corner, point } = TILE
  const [w, p] = [width - less, point - less]
  const c = corner - less * (corner / point)
  return `M0 ${-p}L${w} ${-c}V${c}L0 ${p}L${-w} ${c}V${-c}Z`
}

/** In degrees. */
export function angleOf(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
}
