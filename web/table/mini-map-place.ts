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

/** The corner where it is farthest from what may be pressed; it stays where it is while it covers nothing there. */
export function cornerFor(
  size: Size,
  board: Rect,
  kept: readonly Rect[],
  now: Corner | null = null,
): Corner {
  const room = (corner: Corner) => {
    const own = rectIn(corner, size, board)
    return Math.min(Number.POSITIVE_INFINITY, ...kept.map((one) => between(own, one)))
  }
  if (now && room(now) > 0) return now
  return CORNERS.reduce((best, corner) => (room(corner) > room(best) ? corner : best))
}

/** How far two rectangles are apart; below 0 by how much they lie over each other. */
function between(a: Rect, b: Rect): number {
  const dx = Math.max(a.x - (b.x + b.width), b.x - (a.x + a.width))
  const dy = Math.max(a.y - (b.y + b.height), b.y - (a.y + a.height))
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy)
}
