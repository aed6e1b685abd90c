import { IconAt } from '../../ui/icon.tsx'
import type { Say } from '../../words/words.ts'
import type { Choices } from '../ui.ts'
import { NoiseRing } from './board-corridor.tsx'
import type { Entrance, Hex, Point } from './board-layout.ts'
import { Press } from './board-press.tsx'
import type { BoardWord } from './board-words.ts'
import { objectIcon, TECHNICAL } from './icons.ts'

interface Common {
  readonly choices: Choices
  readonly fresh: ReadonlySet<string>
}

/** What lies in a room: one token for each sort, on its lower edges, below what leads out at its sides. */
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
    // Off the slanted wall: the name of the room reaches that far; of a low one, along its foot.
    const x = hex.low
      ? at.x + hex.width / 2 - 18 - i * 21
      : at.x + side * (hex.width / 2 + 2 - out * 9)
    const y = hex.low ? at.y + hex.height / 2 + 8 : at.y + 25 + out * 22
    const seat = id.startsWith('corpse-') ? ` hull-seat-${id.slice(7)}` : ''
    return (
      <Press
        key={id}
        choices={choices}
        fresh={fresh}
        kind="object"
        id={id}
        label={count > 1 ? `${nameOf(id)} × ${count}` : nameOf(id)}
        className={`hull-object hull-object-${id.split('-')[0]}${seat}`}
        x={x}
        y={y}
        scale={hex.low ? 0.85 : undefined}
      >
        <g className="hull-appears">
          <circle r={11} />
          <IconAt shape={objectIcon(id)} x={0} y={0} size={16} />
        </g>
        {count > 1 && (
          <g className="hull-count" transform={`translate(${-side * 9} 8)`}>
            <circle r={7.5} />
            <text y={4.4}>{count}</text>
          </g>
        )}
      </Press>
    )
  })
}

/** Half of how wide the plate of an entrance is. */
export function entranceHalf({ numbers }: Entrance): number {
  return 10 + numbers.length * 5.5
}

/** An entrance to the technical corridors. */
export function EntranceMark({
  entrance,
  at,
  noisy,
  name,
  say,
  choices,
  fresh,
}: Common & {
  readonly entrance: Entrance
  readonly at: Point
  readonly noisy: boolean
  readonly name: string
  readonly say: Say<BoardWord>
}) {
  const numbers = entrance.numbers.join('·')
  const half = entranceHalf(entrance)
  return (
    <Press
      choices={choices}
      fresh={fresh}
      kind="technical"
      id={`technical-${entrance.network + 1}`}
      label={say('entrance-of', { network: name, numbers: entrance.numbers.join(', ') })}
      className={`hull-entrance hull-network-${entrance.network}${noisy ? ' hull-noisy' : ''}`}
      x={at.x}
      y={at.y}
    >
      <rect x={-half} y={-9.5} width={2 * half} height={19} rx={4} />
      <IconAt shape={entrance.icon ?? TECHNICAL} x={-half + 9} y={0} size={12} />
      <text x={half - 4} y={4.6}>
        {numbers}
      </text>
    </Press>
  )
}

/** How wide the marker space of a network is where there is room for it. */
const WIDE = 142

/** The marker space of a technical network, beside the rooms. */
export function NetworkChip({
  network,
  noisy,
  text,
  label,
  x,
  y,
  width = WIDE,
  ...common
}: Common & {
  readonly network: number
  readonly noisy: boolean
  readonly text: string
  readonly label: string
  readonly x: number
  readonly y: number
  readonly width?: number
}) {
  const isNarrow = width < WIDE
  const icon = isNarrow ? 15 : 26
  return (
    <Press
      choices={common.choices}
      fresh={common.fresh}
      kind="technical"
      id={`technical-${network + 1}`}
      label={label}
      className={`hull-chip hull-network-${network}${noisy ? ' hull-noisy' : ''}${isNarrow ? ' hull-narrow' : ''}`}
      x={x}
      y={y}
      listed
    >
      <rect width={width} height={30} y={-15} rx={8} />
      <g transform={`translate(${icon} 0)`}>
        {noisy && !isNarrow && <NoiseRing half={7} />}
        <IconAt shape={TECHNICAL} x={0} y={0} size={18} />
      </g>
      <text x={isNarrow ? 28 : 50} y={5}>
        {text}
      </text>
    </Press>
  )
}
