/** Where things stand on the board, measured from its corner. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Place {
  readonly thing: Element | null
  readonly place: Box | null
  readonly frame: Box
}

/** The first of these things that the board shows. */
export function placeOf(board: Element, keys: readonly string[]): Place {
  const { x, y, width, height } = board.getBoundingClientRect()
  const frame = { x: 0, y: 0, width, height }
  const thing = keys.map((key) => thingAt(board, key)).find((one) => one !== null) ?? null
  if (!thing) return { thing: null, place: null, frame }
  const at = thing.getBoundingClientRect()
  return { thing, place: { x: at.x - x, y: at.y - y, width: at.width, height: at.height }, frame }
}

function thingAt(board: Element, key: string): Element | null {
  return board.querySelector(`[data-target="${CSS.escape(key)}"]`)
}

/** Whether its middle can be seen. */
export function isInSight({ place, frame }: Pick<Place, 'place' | 'frame'>): boolean {
  if (!place) return false
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
  return x >= 0 && y >= 0 && x <= frame.width && y <= frame.height
}

const GAP = 16
const EDGE = 8

type Size = Pick<Box, 'width' | 'height'>

/** Below the place where there is room, else above it, else beside it; always whole on the board. */
export function calloutAt(
  place: Box,
  frame: Box,
  { width, height }: Size,
): { readonly left: number; readonly top: number; readonly side: string } {
  const centred = clamp(place.x + place.width / 2 - width / 2, frame.width - width)
  const below = place.y + place.height + GAP
  if (below + height <= frame.height - EDGE) return { left: centred, top: below, side: 'below' }
  const above = place.y - GAP - height
  if (above >= EDGE) return { left: centred, top: above, side: 'above' }
  const right = place.x + place.width + GAP
  const beside = right + width <= frame.width - EDGE ? right : place.x - GAP - width
  const top = clamp(place.y + place.height / 2 - height / 2, frame.height - height)
  return { left: clamp(beside, frame.width - width), top, side: 'beside' }
}

function clamp(at: number, most: number): number {
  return Math.max(EDGE, Math.min(at, most - EDGE))
}
