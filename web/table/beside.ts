import { type Placed, placeAt, type Rect, type Side } from './popover-place.ts'

/** What must stay in sight: other lit targets, what is marked, and one's own figure. */
const KEPT = '.table-board :is([data-lit], [data-marked], [data-self])'
/** Between what stands beside a thing and the edge. */
const EDGE = 6

/** Where something stands beside a thing, so that it covers neither that nor anything to be kept in sight. */
export function besideThing(
  own: HTMLElement,
  thing: Element,
  bounds: Rect,
  sides?: readonly Side[],
): Placed {
  const key = thing.getAttribute('data-target')
  const kept = [...document.querySelectorAll(KEPT)]
    .filter((one) => one.getAttribute('data-target') !== key)
    .map((one) => one.getBoundingClientRect())
  const size = { width: own.offsetWidth, height: own.offsetHeight }
  return placeAt(thing.getBoundingClientRect(), size, kept, inset(bounds, EDGE), sides)
}

function inset({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}
