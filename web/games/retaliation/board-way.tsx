import type { Option, Seat } from '@bulkhead/kernel'
import type { RetaliationView } from '@bulkhead/retaliation'
import { usePreview } from '../preview.ts'
import type { Choices } from '../ui.ts'
import { angleOf, type Layout, type Point } from './board-layout.ts'
import { placeOf } from './reader.ts'
import { isMove, isOrder, targetOf } from './targets.ts'

/** Of several options at one thing: if all of them lead the same way, that way is shown. */
export function sharedWay(options: readonly Option[]): Option | null {
  const moves = options.filter(isMove)
  const alike = new Set(moves.map((option) => `${corridorOf(option)} ${moverOf(option)}`))
  return alike.size === 1 ? moves[0] : null
}

function corridorOf(option: Option): string | number | undefined {
  return targetOf(option, 'corridor')
}

/** Whoever is ordered to go; undefined where one goes oneself. */
function moverOf(option: Option): string | number | undefined {
  return isOrder(option) ? targetOf(option, 'seat') : undefined
}

interface Props {
  readonly choices: Choices
  readonly view: RetaliationView
  readonly seat: Seat | null
  readonly layout: Layout
}

/** The corridor that would be taken, as an arrow into the room beyond. */
export function Way({ choices, view, seat, layout }: Props) {
  const preview = usePreview(choices, (option) => (option && isMove(option) ? option : null))
  const tile = preview && corridorOf(preview)
  const place = tile === null || tile === undefined ? -1 : placeOf(view, tile)
  const mover = Number((preview && moverOf(preview)) ?? seat)
  const from = view.players[mover]?.room
  const strip = layout.strips[place]
  if (!strip || from === undefined || !strip.ends.includes(from)) return null
  const [a, b] = strip.ends[0] === from ? [strip.from, strip.to] : [strip.to, strip.from]
  return <Arrow from={beyond(b, a, 10)} to={beyond(a, b, 6)} />
}

/** A little past `b`, seen from `a`. */
function beyond(a: Point, b: Point, by: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  return { x: b.x + ((b.x - a.x) / length) * by, y: b.y + ((b.y - a.y) / length) * by }
}

function Arrow({ from, to }: { readonly from: Point; readonly to: Point }) {
  return (
    <g className="hull-way">
      <path className="hull-way-line" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path
        className="hull-way-head"
        d="M-15 -9L7 0L-15 9L-10 0Z"
        transform={`translate(${to.x} ${to.y}) rotate(${angleOf(from, to)})`}
      />
    </g>
  )
}
