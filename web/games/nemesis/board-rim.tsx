import type { NemesisView } from '@bulkhead/nemesis'
import { NONE, POD_SEATS } from '@bulkhead/nemesis/printed'
import { IconAt } from '../../ui/icon.tsx'
import type { Say } from '../../words/words.ts'
import type { Choices } from '../ui.ts'
import { NoiseRing } from './board-corridor.tsx'
import type { Entrance, Hex, Layout, Point } from './board-layout.ts'
import { Press } from './board-press.tsx'
import type { BoardKey } from './board-words.ts'
import { LOCKED, objectIcon, POD, TECHNICAL, UNLOCKED } from './icons.ts'

interface Common {
  readonly choices: Choices
  readonly fresh: ReadonlySet<string>
  readonly say: Say<BoardKey>
}

/** What lies in a room: one token for each sort, on its lower edges. */
export function Objects({
  objects,
  at,
  hex,
  nameOf,
  ...common
}: Common & {
  readonly objects: readonly (readonly [id: string, count: number])[]
  readonly at: Point
  readonly hex: Hex
  nameOf(id: string): string
}) {
  const { choices, fresh } = common
  return objects.map(([id, count], i) => {
    const side = i % 2 === 0 ? -1 : 1
    const out = Math.floor(i / 2)
    // Off the slanted wall: the name of the room reaches that far.
    const x = at.x + side * (hex.width / 2 + 6 - out * 9)
    const y = at.y + 21 + out * 22
    const seat = id.startsWith('corpse-') ? ` nem-seat-${id.slice(7)}` : ''
    return (
      <Press
        key={id}
        choices={choices}
        fresh={fresh}
        kind="object"
        id={id}
        label={count > 1 ? `${nameOf(id)} × ${count}` : nameOf(id)}
        className={`nem-object nem-object-${id.split('-')[0]}${seat}`}
        x={x}
        y={y}
      >
        <g className="nem-appears">
          <circle r={11} />
          <IconAt shape={objectIcon(id)} x={0} y={0} size={16} />
        </g>
        {count > 1 && (
          <g className="nem-count" transform={`translate(${side * 9} 8)`}>
            <circle r={7.5} />
            <text y={4.4}>{count}</text>
          </g>
        )}
      </Press>
    )
  })
}

/** An entrance to the technical corridors, on the edge of its room that no corridor uses. */
export function EntranceMark({
  entrance,
  at,
  below,
  mirrored,
  crossed,
  pods,
  hex,
  noisy,
  name,
  ...common
}: Common & {
  readonly entrance: Entrance
  readonly at: Point
  readonly below: boolean
  readonly mirrored: boolean
  readonly crossed: boolean
  /** Pods stand on its lower edge. */
  readonly pods: boolean
  readonly hex: Hex
  readonly noisy: boolean
  readonly name: string
}) {
  const { choices, fresh, say } = common
  const numbers = entrance.numbers.join('·')
  const half = 10 + entrance.numbers.length * 5.5
  const aside = crossed ? half + 13 : below ? 0 : half - 12
  const x = below && pods ? -38 : (mirrored ? -1 : 1) * aside
  return (
    <Press
      choices={choices}
      fresh={fresh}
      kind="technical"
      id={`technical-${entrance.network + 1}`}
      label={say('entrance-of', { network: name, numbers: entrance.numbers.join(', ') })}
      className={`nem-entrance nem-network-${entrance.network}${noisy ? ' nem-noisy' : ''}`}
      x={at.x + x}
      y={at.y + (below ? 1 : -1) * (hex.height / 2 + 10)}
    >
      <rect x={-half} y={-9.5} width={2 * half} height={19} rx={4} />
      <IconAt shape={TECHNICAL} x={-half + 9} y={0} size={12} />
      <text x={half - 4} y={4.6}>
        {numbers}
      </text>
    </Press>
  )
}

/** The marker space of a technical network, beside the ship. */
export function NetworkChip({
  network,
  noisy,
  text,
  label,
  x,
  y,
  ...common
}: Common & {
  readonly network: number
  readonly noisy: boolean
  readonly text: string
  readonly label: string
  readonly x: number
  readonly y: number
}) {
  return (
    <Press
      choices={common.choices}
      fresh={common.fresh}
      kind="technical"
      id={`technical-${network + 1}`}
      label={label}
      className={`nem-chip nem-network-${network}${noisy ? ' nem-noisy' : ''}`}
      x={x}
      y={y}
      listed
    >
      <rect width={142} height={30} y={-15} rx={8} />
      <g transform="translate(26 0)">
        {noisy && <NoiseRing half={7} />}
        <IconAt shape={TECHNICAL} x={0} y={0} size={18} />
      </g>
      <text x={50} y={5}>
        {text}
      </text>
    </Press>
  )
}

type Pod = NemesisView['pods'][number]

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
export function podSpots(view: NemesisView, layout: Layout): Map<number, Point> {
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
  { rooms, hex, entrances, below }: Layout,
  place: number,
  i: number,
  count: number,
) {
  const { x, y } = rooms[place]
  const aside = entrances[place] && below[place] ? 4 + i * 40 : (i - (count - 1) / 2) * 52
  return { x: x + aside, y: y + hex.height / 2 + 12 }
}

function dock({ width, upright }: Layout, section: 'a' | 'b', i: number): Point {
  const row = section === 'a' ? 0 : 1
  return upright
    ? { x: width - 28 - (1 - i) * 44, y: 22 + row * 30 }
    : { x: 46 + i * 44, y: 60 + row * 30 }
}
