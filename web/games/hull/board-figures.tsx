import type { IntruderView } from '@bulkhead/hull/view.ts'
import type { ReactNode } from 'react'
import { IconAt } from '../../ui/icon.tsx'
import type { Choices } from '../ui.ts'
import { type Hex, hexAt, type Layout, type Point } from './board-layout.ts'
import { Press } from './board-press.tsx'
import { INTRUDER_ICONS } from './icons.ts'

export interface Standing {
  readonly key: string
  /** A seat, an Intruder, or what only one game has. */
  readonly kind: string
  readonly id: string | number
  readonly at: Point
  /** Its size in the drawing. */
  readonly size: number
  readonly place: number
}

/** Somebody in a room. */
export interface Figure {
  readonly kind: string
  readonly id: string | number
  readonly place: number
}

/** Where everybody stands: in the middle of their room, in rows, the smaller the more there are. */
export function stand(figures: readonly Figure[], layout: Layout): Standing[] {
  return layout.rooms.flatMap(({ x, y }, place) => {
    const here = figures.filter((figure) => figure.place === place)
    return spread(here.length, hexAt(layout, place)).map(({ dx, dy, size }, i) => ({
      ...here[i],
      key: `${here[i].kind}:${here[i].id}`,
      at: { x: x + dx, y: y + dy },
      size,
    }))
  })
}

const MIDDLE = -13.5
const LOW_MIDDLE = -5

function spread(count: number, { low, width }: Hex): { dx: number; dy: number; size: number }[] {
  const size = low ? lowSize(count) : count <= 2 ? 32 : count === 3 ? 28 : count <= 8 ? 20.5 : 17
  const rows = count <= 4 ? 1 : count <= 10 ? 2 : 3
  const perRow = Math.ceil(count / rows)
  const step = Math.min(size + 1, (low ? Math.min(94, width) : 94) / perRow)
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    return {
      dx: ((i % perRow) - (inRow - 1) / 2) * step,
      dy: (low ? LOW_MIDDLE : MIDDLE) + (row - (rows - 1) / 2) * (size - 0.5),
      size,
    }
  })
}

function lowSize(count: number): number {
  return count <= 3 ? 26 : count === 4 ? 22 : 15.5
}

interface Props {
  readonly standing: Standing
  readonly label: string
  readonly choices: Choices
  readonly fresh: ReadonlySet<string>
}

/** What can be pressed of a figure. */
export function Frame({
  standing: { kind, id, at, size, place },
  className,
  ...rest
}: Props & {
  readonly className: string
  readonly self?: boolean
  readonly children: ReactNode
}) {
  return (
    <Press
      {...rest}
      kind={kind}
      id={id}
      className={`hull-figure ${className}`}
      x={at.x}
      y={at.y}
      scale={size / 32}
      otherwise={{ kind: 'place', id: place }}
      listed
    />
  )
}

export function CharacterFigure({
  initial,
  seat,
  own,
  turn,
  asleep,
  ...frame
}: Props & {
  readonly initial: string
  readonly seat: number
  readonly own: boolean
  readonly turn: boolean
  readonly asleep: boolean
}) {
  return (
    <Frame {...frame} self={own} className={`hull-seat-${seat}${asleep ? ' hull-asleep' : ''}`}>
      {turn && <circle className="hull-turn" r={19} />}
      {own && <circle className="hull-own-ring" r={17} />}
      <circle className="hull-face" r={14} />
      <text className="hull-initial" y={6}>
        {initial}
      </text>
    </Frame>
  )
}

export function IntruderFigure({
  intruder,
  ...frame
}: Props & { readonly intruder: IntruderView }) {
  const { type, injuries } = intruder
  return (
    <Frame {...frame} className={`hull-intruder hull-${type}`}>
      <path className="hull-intruder-back" d={BACKS[type] ?? BACKS.adult} />
      <IconAt shape={INTRUDER_ICONS[type]} x={0} y={0} size={22} />
      {injuries > 0 && (
        <g className="hull-injuries" transform="translate(11 10)">
          <rect x={-8.5} y={-8.5} width={17} height={17} rx={5} />
          <text y={5}>{injuries}</text>
        </g>
      )}
    </Frame>
  )
}

/** The bigger it is, the more corners its plate has. */
const BACKS: Readonly<Record<string, string>> = {
  larva: 'M0 -14A14 14 0 0 1 0 14A14 14 0 0 1 0 -14Z',
  creeper: 'M0 -16L16 0L0 16L-16 0Z',
  adult: 'M-14 -11L-11 -14H11L14 -11V11L11 14H-11L-14 11Z',
  breeder: 'M-16 0L-8 -15H8L16 0L8 15H-8Z',
  queen: 'M-15 -7L-15 -15L-7 -10L0 -17L7 -10L15 -15V-7V8L0 17L-15 8Z',
}
