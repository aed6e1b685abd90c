import type { NemesisView } from '@bulkhead/nemesis'
import { memo } from 'react'
import type { Choices } from '../ui.ts'
import type { CorridorLine } from './board-layout.ts'
import { Press } from './board-press.tsx'

export type Door = NemesisView['corridors'][number]['door']

interface Props {
  readonly line: CorridorLine
  readonly noise: boolean
  readonly door: Door
  readonly label: string
  readonly choices: Choices
  readonly fresh: ReadonlySet<string>
}

/** The tube itself, under the rooms. */
export const Tube = memo(function Tube({ line, choices }: Pick<Props, 'line' | 'choices'>) {
  const { id, from, to } = line
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its number is the button; this widens it for pointers.
    <g
      className={[
        'nem-tube',
        choices.isLit('corridor', id) && 'nem-lit',
        choices.isMarked('corridor', id) && 'nem-marked',
      ]
        .filter(Boolean)
        .join(' ')}
      data-target={`corridor:${id}`}
      onClick={() => choices.press('corridor', id)}
      onPointerEnter={() => choices.point('corridor', id, true)}
      onPointerLeave={() => choices.point('corridor', id, false)}
    >
      <path className="nem-tube-hit" d={d} />
      <path className="nem-tube-wall" d={d} />
      <path className="nem-tube-floor" d={d} />
    </g>
  )
})

/** Its numbers, its door and the noise in it, over the rooms. */
export const Passage = memo(function Passage({ line, noise, door, label, choices, fresh }: Props) {
  const { id, numbers, middle, angle, length } = line
  const half = numbers.length > 1 ? 15 : 10.5
  return (
    <Press
      choices={choices}
      fresh={fresh}
      kind="corridor"
      id={id}
      label={label}
      className={noise ? 'nem-passage nem-noisy' : 'nem-passage'}
      x={middle.x}
      y={middle.y}
      listed={noise || door !== 'open'}
    >
      <circle className="nem-hit" r={20} />
      {noise && <NoiseRing half={half} />}
      <rect className="nem-number" x={-half} y={-10.5} width={2 * half} height={21} rx={10.5} />
      {door !== 'open' && (
        <DoorBars key={door} door={door} angle={angle} length={length} half={half} />
      )}
      <text className="nem-number-text" y={4.6}>
        {numbers.join('·')}
      </text>
    </Press>
  )
})

/** A door closes the corridor on both sides of its number; what is left of a broken one hangs loose. */
function DoorBars({
  door,
  angle,
  length,
  half,
}: {
  readonly door: Door
  readonly angle: number
  readonly length: number
  readonly half: number
}) {
  const level = Math.abs(Math.cos((angle * Math.PI) / 180))
  const wide = (half - 10.5) * level
  const apart = Math.min(Math.max(length / 2 - 2, 9 + wide * 1.4), 17.5 + wide)
  return (
    <g className={`nem-door nem-door-${door}`} transform={`rotate(${angle})`}>
      {[-apart, apart].map((x) =>
        door === 'closed' ? (
          <rect key={x} x={x - 2.5} y={-15} width={5} height={30} rx={1.5} />
        ) : (
          <g key={x}>
            <path d={`M${x - 3} -15L${x + 2} -15L${x + 3} -7L${x - 1} -9L${x - 2} -5Z`} />
            <path d={`M${x - 2} 15L${x + 3} 15L${x + 2} 6L${x} 9L${x - 3} 7Z`} />
          </g>
        ),
      )}
    </g>
  )
}

export function NoiseRing({ half }: { readonly half: number }) {
  return (
    <g className="nem-noise">
      <rect
        className="nem-noise-ring"
        x={-half - 4}
        y={-14.5}
        width={2 * half + 8}
        height={29}
        rx={14.5}
      />
      <path className="nem-noise-wave" d={wave(half + 9)} />
    </g>
  )
}

/** An arc on either side. */
function wave(x: number): string {
  const h = 8
  return `M${x - 2} ${-h}Q${x + 3} 0 ${x - 2} ${h}M${2 - x} ${-h}Q${-x - 3} 0 ${2 - x} ${h}`
}
