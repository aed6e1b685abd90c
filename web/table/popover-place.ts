/** Where a popover or a hover card stands beside the thing that it speaks of. All in pixels of the window. */

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Side = 'below' | 'above' | 'right' | 'left'

export interface Placed {
  readonly x: number
  readonly y: number
  readonly side: Side
  /** Along the edge that faces the thing: where the stem stands. */
  readonly stem: number
}

/** Between the thing and the popover. */
const GAP = 14
/** The stem keeps off the corners. */
const CORNER = 22
/** The first that is free is taken. */
const SIDES: readonly Side[] = ['below', 'above', 'right', 'left']

/**
 * The first side on which it lies within the bounds and covers neither the thing nor anything to be kept
 * free; where there is none, the side on which it covers least.
 */
export function placeAt(
  thing: Rect,
  size: Pick<Rect, 'width' | 'height'>,
  free: readonly Rect[],
  bounds: Rect,
  sides: readonly Side[] = SIDES,
): Placed {
  const tried = sides
    .flatMap((side) => SHIFTS.map((shift) => at(side, shift, thing, size, bounds)))
    .map((placed) => ({
      placed,
      covered: coveredBy({ ...placed, ...size }, [thing, thing, ...free]),
    }))
  const best = tried.reduce((one, other) => (other.covered < one.covered ? other : one))
  return best.placed
}

/** In the middle first, then to either end. */
const SHIFTS: readonly number[] = [0.5, 0.2, 0.8]

function at(
  side: Side,
  shift: number,
  thing: Rect,
  { width, height }: Pick<Rect, 'width' | 'height'>,
  bounds: Rect,
): Placed {
  const middle = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 }
  const isUpright = side === 'below' || side === 'above'
  const wanted = isUpright
    ? {
        x: middle.x - width * shift,
        y: side === 'below' ? thing.y + thing.height + GAP : thing.y - GAP - height,
      }
    : {
        x: side === 'right' ? thing.x + thing.width + GAP : thing.x - GAP - width,
        y: middle.y - height * shift,
      }
  const x = clamp(wanted.x, bounds.x, bounds.x + bounds.width - width)
  const y = clamp(wanted.y, bounds.y, bounds.y + bounds.height - height)
  const stem = isUpright
    ? clamp(middle.x - x, CORNER, width - CORNER)
    : clamp(middle.y - y, CORNER, height - CORNER)
  return { x, y, side, stem }
}

/** How much of the others lies under it, in pixels of their surface. */
export function coveredBy(own: Rect, others: readonly Rect[]): number {
  return others.reduce((sum, other) => sum + overlap(own, other), 0)
}

function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return wide > 0 && high > 0 ? wide * high : 0
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)))
}
