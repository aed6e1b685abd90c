import { coveredBy, type Placed, placeAt, type Rect } from '../popover-place.ts'

/** Where a hint stands: beside its thing where that is free, else as near as it can be without covering anything. */
export interface Stand extends Pick<Rect, 'x' | 'y'> {
  /** Which of its edges points at the thing; absent where it stands apart. */
  readonly side?: Placed['side']
  readonly stem?: number
}

type Size = Pick<Rect, 'width' | 'height'>

/** Between two places that are tried. */
const STEP = 12

export function standAt(thing: Rect, size: Size, free: readonly Rect[], bounds: Rect): Stand {
  const beside = placeAt(thing, size, free, bounds)
  const kept = [thing, ...free]
  if (coveredBy({ ...beside, ...size }, kept) === 0) return beside
  return apart(thing, size, kept, bounds)
}

/** What covers least, and of that what is nearest. */
function apart(thing: Rect, size: Size, kept: readonly Rect[], bounds: Rect): Stand {
  let best = { x: bounds.x, y: bounds.y, rank: Number.POSITIVE_INFINITY }
  for (let y = bounds.y; y + size.height <= bounds.y + bounds.height; y += STEP) {
    for (let x = bounds.x; x + size.width <= bounds.x + bounds.width; x += STEP) {
      const rank = coveredBy({ x, y, ...size }, kept) * 1000 + distance({ x, y, ...size }, thing)
      if (rank < best.rank) best = { x, y, rank }
    }
  }
  return { x: best.x, y: best.y }
}

function distance(a: Rect, b: Rect): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2)
}
