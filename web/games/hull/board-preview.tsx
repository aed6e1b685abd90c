import type { View } from '@bulkhead/hull/view.ts'
import type { Option, Seat } from '@bulkhead/kernel'
import { usePreview } from '../preview.ts'
import type { Choices } from '../ui.ts'
import type { Layout, Point } from './board-layout.ts'

/** Of several options at one thing: if all of them lead the same way, that way is shown. */
export function sharedWay(options: readonly Option[]): Option | null {
  const way = options.find(wayOf)
  const alike = options.every((option) => !wayOf(option) || wayOf(option) === wayOf(way))
  return way && alike ? way : null
}

/** The corridor and the room that an option leads through and to; empty for others. */
function wayOf(option: Option | undefined): string {
  const ids = ['corridor', 'place'].map(
    (kind) => option?.targets?.find((one) => one.kind === kind)?.id,
  )
  return ids.includes(undefined) ? '' : ids.join(' ')
}

interface Props {
  readonly choices: Choices
  readonly view: View
  readonly seat: Seat | null
  readonly layout: Layout
}

/** The corridor that would be taken, as an arrow into the room beyond. */
export function Way({ choices, view, seat, layout }: Props) {
  const preview = usePreview(choices, (option) => option)
  const target = (kind: string) => preview?.targets?.find((one) => one.kind === kind)?.id
  const corridor = layout.corridors.find(({ id }) => id === target('corridor'))
  const place = target('place')
  if (!corridor || place === undefined) return null
  const mover = target('seat') ?? seat
  const from = mover === null ? undefined : view.players[Number(mover)]?.room
  const backwards = from === corridor.ends[1] || place === corridor.ends[0]
  const [a, b] = backwards ? [corridor.to, corridor.from] : [corridor.from, corridor.to]
  return <Arrow from={beyond(b, a, 10)} to={beyond(a, b, 5)} />
}

/** A little past `b`, seen from `a`. */
function beyond(a: Point, b: Point, by: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  return { x: b.x + ((b.x - a.x) / length) * by, y: b.y + ((b.y - a.y) / length) * by }
}

function Arrow({ from, to }: { readonly from: Point; readonly to: Point }) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  return (
    <g className="hull-way">
      <path className="hull-way-line" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path
        className="hull-way-head"
        d="M-15 -9L7 0L-15 9L-10 0Z"
        transform={`translate(${to.x} ${to.y}) rotate(${angle})`}
      />
    </g>
  )
}
