import type { Rect } from './popover-place.ts'

export const CORNERS = ['bottom-right', 'top-right', 'top-left', 'bottom-left'] as const
export type Corner = (typeof CORNERS)[number]

interface Size {
  readonly width: number
  readonly height: number
}

/** From the edges of the board. */
export const EDGE = 6

export function rectIn(corner: Corner, { width, height }: Size, board: Rect): Rect {
  const x = corner.endsWith('left') ? board.x + EDGE : board.x + board.width - width - EDGE
  const y = corner.startsWith('top') ? board.y + EDGE : board.y + board.height - height - EDGE
  return { x, y, width, height }
}

interface Around {
  readonly board: Rect
  /** What it covers only where there is no other corner. */
  readonly kept: readonly Rect[]
  /** What it covers only where no corner is free of it. */
  readonly buttons: readonly Rect[]
}

/** The corner where it is farthest from what may be pressed; it stays where it is while it covers nothing there. */
export function cornerFor(
  size: Size,
  { board, kept, buttons }: Around,
  now: Corner | null = null,
): Corner {
  const room = (corner: Corner, things: readonly Rect[]) => {
    const own = rectIn(corner, size, board)
    return Math.min(Number.POSITIVE_INFINITY, ...things.map((one) => between(own, one)))
  }
  const all = [...kept, ...buttons]
  if (now && room(now, all) > 0) return now
  const free = CORNERS.filter((corner) => room(corner, buttons) > 0)
  const corners = free.length > 0 ? free : CORNERS
  return corners.reduce((best, corner) => (room(corner, all) > room(best, all) ? corner : best))
}

/** How far two rectangles are apart; below 0 by how much they lie over each other. */
function between(a: Rect, b: Rect): number {
  const dx = Math.max(a.x - (b.x + b.width), b.x - (a.x + a.width))
  const dy = Math.max(a.y - (b.y + b.height), b.y - (a.y + a.height))
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy)
}
