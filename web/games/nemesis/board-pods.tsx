import { NONE, POD_SEATS } from '@bulkhead/nemesis/printed'
import { IconAt } from '../../ui/icon.tsx'
import type { Say } from '../../words/words.ts'
import type { Point } from '../hull/board-layout.ts'
import { Press } from '../hull/board-press.tsx'
import { LOCKED, POD, UNLOCKED } from '../hull/icons.ts'
import type { Choices } from '../ui.ts'
import type { ShipLayout } from './board-layout.ts'
import type { ShipWord } from './board-words.ts'
import type { ShipView } from './ship.ts'

interface Common {
  readonly choices: Choices
  readonly fresh: ReadonlySet<string>
  readonly say: Say<ShipWord>
}

type Pod = ShipView['pods'][number]

export function PodMark({
  pod,
  taken,
  at,
  ...common
}: Common & { readonly pod: Pod; readonly taken: number; readonly at: Point }) {
  const { choices, fresh, say } = common
  const state = pod.gone ? 'gone' : pod.locked ? 'locked' : 'unlocked'
  const places = pod.gone ? '' : `, ${say('pod-places', { number: taken })}`
  return (
    <Press
      choices={choices}
      fresh={fresh}
      kind="pod"
      id={pod.number}
      label={`${say('pod', { number: pod.number, section: pod.section.toUpperCase(), state: say(state) })}${places}`}
      className={`nem-pod nem-pod-${state}`}
      x={at.x}
      y={at.y}
      listed
    >
      <rect x={-19} y={-10.5} width={38} height={21} rx={6} />
      <IconAt shape={POD} x={-10} y={0} size={14} />
      <text x={2.5} y={4.8}>
        {pod.number}
      </text>
      {!pod.gone && <IconAt shape={pod.locked ? LOCKED : UNLOCKED} x={12} y={-1} size={11} />}
      {pod.gone && <path className="nem-pod-cross" d="M-15 7L15 -7" />}
      {taken > 0 && !pod.gone && (
        <path className="nem-pod-seats" d={`M-15 13H${-15 + (30 * taken) / POD_SEATS}`} />
      )}
    </Press>
  )
}

/** Where the pods are: at their section once this seat knows where that is, else beside the ship. */
export function podSpots(view: ShipView, layout: ShipLayout): Map<number, Point> {
  const spots = new Map<number, Point>()
  for (const section of ['a', 'b'] as const) {
    const pods = view.pods.filter((pod) => pod.section === section)
    const place = view.rooms.findIndex(({ tile }) => tile === `evacuation-${section}`)
    pods.forEach((pod, i) => {
      const spot =
        place === NONE ? dock(layout, section, i) : besides(layout, place, i, pods.length)
      spots.set(pod.number, spot)
    })
  }
  return spots
}

/** Along the lower edge of the section, to the right of an entrance. */
function besides(
  { rooms, hex, entrances, below }: ShipLayout,
  place: number,
  i: number,
  count: number,
) {
  const { x, y } = rooms[place]
  const aside = entrances[place] && below[place] ? 4 + i * 40 : (i - (count - 1) / 2) * 40
  return { x: x + aside, y: y + hex.height / 2 + 12 }
}

function dock({ width, upright, left }: ShipLayout, section: 'a' | 'b', i: number): Point {
  const row = section === 'a' ? 0 : 1
  return upright
    ? { x: width - 28 - (1 - i) * 44, y: 22 + row * 30 }
    : { x: left + 46 + i * 44, y: 60 + row * 30 }
}
