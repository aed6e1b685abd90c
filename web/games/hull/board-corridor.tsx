import type { Door } from '@bulkhead/hull/state.ts'
import { memo } from 'react'
import { IconAt } from '../../ui/icon.tsx'
import type { Choices } from '../ui.ts'
import type { CorridorLine } from './board-layout.ts'
import { Press } from './board-press.tsx'
import { NOISE } from './icons.ts'

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
  const { id, numbers } = line
  const d = tubePath(line)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its number is the button; this widens it for pointers.
    <g
      className={[
        'hull-tube',
        numbers.length === 0 && 'hull-path',
        choices.isLit('corridor', id) && 'hull-lit',
        choices.isMarked('corridor', id) && 'hull-marked',
      ]
        .filter(Boolean)
        .join(' ')}
      data-target={`corridor:${id}`}
      onClick={() => choices.press('corridor', id)}
      onPointerEnter={() => choices.point('corridor', id, true)}
      onPointerLeave={() => choices.point('corridor', id, false)}
    >
      <path className="hull-tube-hit" d={d} />
      <path className="hull-tube-wall" d={d} />
      <path className="hull-tube-floor" d={d} />
    </g>
  )
})

/** Straight, or round something. */
export function tubePath({ from, to, via }: CorridorLine): string {
  const way = via ? `Q${via.x} ${via.y} ${to.x} ${to.y}` : `L${to.x} ${to.y}`
  return `M${from.x} ${from.y}${way}`
}

/** Its numbers, its door and the noise in it, over the rooms. */
export const Passage = memo(function Passage({ line, noise, door, label, choices, fresh }: Props) {
  const { id, numbers, middle, angle, length, marks } = line
  const storeys = storeysOf(line)
  const half = marks ? 7 : Math.max(...storeys.map(halfOf))
  if (numbers.length === 0) return null
  return (
    <Press
      choices={choices}
      fresh={fresh}
      kind="corridor"
      id={id}
      label={label}
      className={noise ? 'hull-passage hull-noisy' : 'hull-passage'}
      x={middle.x}
      y={middle.y}
      listed={noise || door !== 'open'}
    >
      <circle className="hull-hit" r={20} />
      {noise && <NoiseRing half={half} />}
      {marks?.map((mark) => (
        <g
          key={mark.room}
          className={noise && choices.isLit('place', mark.room) ? 'hull-mark-noisy' : undefined}
          transform={`translate(${mark.at.x - middle.x} ${mark.at.y - middle.y})`}
        >
          <Plate half={halfOf(mark.numbers)} />
          <Numbers numbers={mark.numbers} />
        </g>
      ))}
      {!marks && <Plate half={half} storeys={storeys.length} />}
      {marks && noise && <IconAt shape={NOISE} x={0} y={0} size={15} className="hull-noise-sign" />}
      {door !== 'open' && (
        <DoorBars
          key={door}
          door={door}
          angle={angle}
          apart={marks && !noise ? 0 : apartOf(length, angle, half)}
        />
      )}
      {!marks &&
        storeys.map((one, i) => (
          <Numbers
            // biome-ignore lint/suspicious/noArrayIndexKey: a storey is known by its place.
            key={i}
            numbers={one}
            y={(i - (storeys.length - 1) / 2) * STOREY}
          />
        ))}
    </Press>
  )
})

function halfOf({ length }: readonly number[]): number {
  return length > 2 ? 21 : length > 1 ? 15 : 10.5
}

/** How high a row of numbers is. */
const STOREY = 15

/** Where its ends bear different numbers, those of the upper room stand above. */
function storeysOf({
  numbers,
  farNumbers,
  from,
  to,
}: CorridorLine): readonly (readonly number[])[] {
  if (!farNumbers) return [numbers]
  return from.y <= to.y ? [numbers, farNumbers] : [farNumbers, numbers]
}

function Plate({ half, storeys = 1 }: { readonly half: number; readonly storeys?: number }) {
  const tall = 21 + (storeys - 1) * (STOREY - 1)
  return (
    <rect
      className="hull-number"
      x={-half}
      y={-tall / 2}
      width={2 * half}
      height={tall}
      rx={storeys > 1 ? 7 : 10.5}
    />
  )
}

function Numbers({ numbers, y = 0 }: { readonly numbers: readonly number[]; readonly y?: number }) {
  return (
    <text className="hull-number-text" y={y + 4.6}>
      {numbers.join('·')}
    </text>
  )
}

/** How far the bars of a door stand from the middle. */
function apartOf(length: number, angle: number, half: number): number {
  const level = Math.abs(Math.cos((angle * Math.PI) / 180))
  const wide = (half - 10.5) * level
  return Math.min(Math.max(length / 2 - 2, 9 + wide * 1.4), 17.5 + wide)
}

/** A door closes the corridor on both sides of what stands in it; what is left of a broken one hangs loose. */
function DoorBars({
  door,
  angle,
  apart,
}: {
  readonly door: Door
  readonly angle: number
  readonly apart: number
}) {
  return (
    <g className={`hull-door hull-door-${door}`} transform={`rotate(${angle})`}>
      {(apart > 0 ? [-apart, apart] : [0]).map((x) =>
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
    <g className="hull-noise">
      <rect
        className="hull-noise-ring"
        x={-half - 4}
        y={-14.5}
        width={2 * half + 8}
        height={29}
        rx={14.5}
      />
      <path className="hull-noise-wave" d={wave(half + 9)} />
    </g>
  )
}

/** An arc on either side. */
function wave(x: number): string {
  const h = 8
  return `M${x - 2} ${-h}Q${x + 3} 0 ${x - 2} ${h}M${2 - x} ${-h}Q${-x - 3} 0 ${2 - x} ${h}`
}
