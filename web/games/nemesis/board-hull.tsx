import { memo } from 'react'
import type { Point } from '../hull/board-layout.ts'
import type { ShipLayout } from './board-layout.ts'

/** The outline from the bow along one side to the stern, as shares of length and breadth. */
const SIDE: readonly (readonly Spot[])[] = [
  [
    [0.006, 0.5],
    [0.006, 0.335],
    [0.1, 0.17],
  ],
  [
    [0.165, 0.06],
    [0.235, 0.012],
    [0.33, 0.008],
  ],
  [
    [0.5, 0.003],
    [0.7, 0.003],
    [0.9, 0.014],
  ],
  [
    [0.935, 0.016],
    [0.955, 0.035],
    [0.96, 0.08],
  ],
  [
    [0.965, 0.2],
    [0.962, 0.3],
    [0.97, 0.36],
  ],
  [
    [0.972, 0.375],
    [0.985, 0.39],
    [0.987, 0.42],
  ],
]
type Spot = readonly [along: number, across: number]

/** Inner frames of the hull. */
const FRAMES = [0.17, 0.335, 0.5, 0.665, 0.83]
const ENGINES = [18, 19, 20]

/** The ship itself: hull, frames, and what burns behind the engines. */
export const Hull = memo(function Hull({ layout }: { readonly layout: ShipLayout }) {
  const { at, rooms, hex, upright } = layout
  return (
    <g className="nem-hull">
      <path className="nem-hull-shell" d={outline(at, 0)} />
      <path className="nem-hull-inner" d={outline(at, 0.012)} />
      {FRAMES.map((along) => (
        <path key={along} className="nem-hull-frame" d={line(at(along, 0.03), at(along, 0.97))} />
      ))}
      <path className="nem-hull-frame" d={line(at(0.03, 0.5), at(0.97, 0.5))} />
      {ENGINES.map((room) => (
        <path
          key={room}
          className="nem-hull-jet"
          d={jet(rooms[room], upright ? hex.height / 2 : hex.width / 2, upright)}
        />
      ))}
    </g>
  )
})

type Place = (along: number, across: number) => Point

function outline(at: Place, inward: number): string {
  const spot = (one: Spot, mirrored: boolean): string => {
    const along = one[0] + inward * (1 - 2 * one[0])
    const across = one[1] + inward * (1 - 2 * one[1]) * 2
    const { x, y } = at(along, mirrored ? 1 - across : across)
    return `${round(x)} ${round(y)}`
  }
  const curve = (points: readonly Spot[], mirrored: boolean) =>
    `C${points.map((one) => spot(one, mirrored)).join(' ')}`
  const there = SIDE.map((points) => curve(points, false))
  const flat = SIDE.flat()
  const back: string[] = []
  for (let i = flat.length - 1; i >= 0; i -= 3) {
    const next = flat[i - 3] ?? START
    back.push(curve([flat[i - 1], flat[i - 2], next], true))
  }
  const last = flat[flat.length - 1]
  return `M${spot(START, false)}${there.join('')}L${spot(last, true)}${back.join('')}Z`
}

const START: Spot = [0.006, 0.5]

/** A flame behind an engine, towards the stern. */
function jet({ x, y }: Point, half: number, upright: boolean): string {
  const [w, l] = [20, 26]
  return upright
    ? `M${x - w} ${y + half - 4}L${x - w * 0.5} ${y + half + l}H${x + w * 0.5}L${x + w} ${y + half - 4}Z`
    : `M${x + half - 12} ${y - w}L${x + half + l} ${y - w * 0.5}V${y + w * 0.5}L${x + half - 12} ${y + w}Z`
}

function line(a: Point, b: Point): string {
  return `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
