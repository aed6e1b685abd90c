import type { ReactNode } from 'react'
import { IconAt } from '../../ui/icon.tsx'
import { Press } from '../hull/board-press.tsx'
import type { Choices } from '../ui.ts'
import type { Pack } from './board-hordes.ts'
import type { Point } from './board-layout.ts'
import { INTRUDER_ICONS, LANDER, ROBOT, ROBOT_ICONS } from './icons.ts'

/** Whoever stands in a room: marines as discs, the Robot as a square, Intruders with corners. */

export type Figure =
  | { readonly kind: 'seat'; readonly id: number; readonly slot: number }
  | { readonly kind: 'robot'; readonly id: string; readonly slot: number }
  | { readonly kind: 'intruder'; readonly id: string; readonly slot: number; readonly pack: Pack }

export interface Standing {
  readonly key: string
  readonly figure: Figure
  readonly at: Point
  readonly scale: number
}

/** What of a room is free for figures. */
export interface Floor {
  /** How far to the right of its middle its markers begin; null without any. */
  readonly marks: number | null
  /** Its name has two lines. */
  readonly isLow: boolean
}

/** Those of each room in rows over its name and beside its markers, the smaller the more there are. */
export function stand(
  figures: readonly Figure[],
  slots: readonly Point[],
  floorOf: (slot: number) => Floor,
): Standing[] {
  return slots.flatMap(({ x, y }, slot) => {
    const here = figures.filter((figure) => figure.slot === slot)
    if (here.length === 0) return []
    return spread(here.length, floorOf(slot)).map(({ dx, dy, scale }, i) => ({
      key: `${here[i].kind}:${here[i].id}`,
      figure: here[i],
      at: { x: x + dx, y: y + dy },
      scale,
    }))
  })
}

const LEFT = -36
const RIGHT = 52
const ROW = { high: -13, low: -16.5 } as const
/** So large is one that stands alone over a name of two lines. */
const LOW = 0.82

function spread(
  count: number,
  { marks, isLow }: Floor,
): { dx: number; dy: number; scale: number }[] {
  const right = Math.min(RIGHT, marks ?? RIGHT)
  const [width, aside] = [right - LEFT, (right + LEFT) / 2]
  const rows = count <= (marks === null ? 5 : 3) ? 1 : 2
  const perRow = Math.ceil(count / rows)
  const step = Math.min(32, width / perRow)
  const most = count === 1 ? 0.93 : 0.88
  const scale = Math.min(isLow ? LOW : most, step / 31, rows > 1 ? 0.6 : 1)
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    return {
      dx: aside + ((i % perRow) - (inRow - 1) / 2) * step,
      dy: (isLow ? ROW.low : ROW.high) + (row - (rows - 1) / 2) * 17,
      scale,
    }
  })
}

interface Props {
  readonly standing: Standing
  readonly label: string
  readonly choices: Choices
  readonly fresh: ReadonlySet<string>
}

function Frame({
  standing: { figure, at, scale },
  tile,
  className,
  ...rest
}: Props & {
  /** The room that takes the press where the figure cannot be chosen. */
  readonly tile: string
  readonly className: string
  readonly self?: boolean
  readonly children: ReactNode
}) {
  return (
    <Press
      {...rest}
      kind={figure.kind}
      id={figure.id}
      className={`ret-figure hull-figure ${className}`}
      x={at.x}
      y={at.y}
      scale={scale}
      otherwise={{ kind: 'room', id: tile }}
      listed
    />
  )
}

interface MarineProps extends Props {
  readonly tile: string
  readonly seat: number
  readonly initial: string
  readonly isOwn: boolean
  readonly hasTurn: boolean
  readonly isDown: boolean
  readonly isAboard: boolean
}

export function Marine(props: MarineProps) {
  const { seat, initial, isOwn, hasTurn, isDown, isAboard, ...frame } = props
  const classes = [`ret-seat-${seat}`, isDown && 'ret-down']
  return (
    <Frame {...frame} self={isOwn} className={classes.filter(Boolean).join(' ')}>
      {hasTurn && <circle className="ret-turn" r={20} />}
      {isOwn && <circle className="ret-own-ring" r={17} />}
      <circle className="ret-face" r={14.5} />
      <text className="ret-initial" y={5.6} transform={isDown ? 'rotate(90)' : undefined}>
        {initial}
      </text>
      {isAboard && (
        <g className="ret-aboard" transform="translate(12 -11)">
          <circle r={8} />
          <IconAt shape={LANDER} x={0} y={0} size={11} />
        </g>
      )}
    </Frame>
  )
}

export function RobotFigure({
  robot,
  isBroken,
  ...frame
}: Props & { readonly tile: string; readonly robot: string | null; readonly isBroken: boolean }) {
  return (
    <Frame {...frame} className={isBroken ? 'ret-robot ret-broken' : 'ret-robot'}>
      <rect className="ret-robot-back" x={-14} y={-14} width={28} height={28} rx={7} />
      <IconAt shape={robot ? ROBOT_ICONS[robot] : ROBOT} x={0} y={0} size={21} />
    </Frame>
  )
}

export function IntruderFigure({
  pack,
  ...frame
}: Props & { readonly tile: string; readonly pack: Pack }) {
  const { first, hits, number } = pack
  return (
    <Frame {...frame} className={`ret-intruder ret-${first.type}`}>
      <path className="ret-intruder-back" d={BACKS[first.type]} />
      <IconAt shape={INTRUDER_ICONS[first.type]} x={0} y={0} size={22} />
      {hits > 0 && (
        <g className="ret-hits" transform="translate(13 9)">
          <rect x={-9} y={-9} width={18} height={18} rx={5} />
          <text y={5.2}>{hits}</text>
        </g>
      )}
      {number > 1 && (
        <g className="ret-many" transform="translate(13 -10)">
          <circle r={8.5} />
          <text y={5}>{number}</text>
        </g>
      )}
    </Frame>
  )
}

/** The bigger it is, the more corners its plate has. */
const BACKS: Readonly<Record<string, string>> = {
  larva: 'M0 -14A14 14 0 0 1 0 14A14 14 0 0 1 0 -14Z',
  adult: 'M-14 -11L-11 -14H11L14 -11V11L11 14H-11L-14 11Z',
  drone: 'M-16 0L-8 -15H8L16 0L8 15H-8Z',
  queen: 'M-15 -7L-15 -15L-7 -10L0 -17L7 -10L15 -15V-7V8L0 17L-15 8Z',
}
