import { memo } from 'react'
import { IconAt } from '../../ui/icon.tsx'
import type { Say } from '../../words/words.ts'
import { Press } from '../hull/board-press.tsx'
import type { Choices } from '../ui.ts'
import { type Group, groupsOf } from './board-hordes.ts'
import { angleOf, type Point, type Strip, towards } from './board-layout.ts'
import type { BoardKey } from './board-words.ts'
import { INTRUDER_ICONS } from './icons.ts'
import type { CorridorView, IntruderView } from './reader.ts'

/** Corridors: strips under the tiles, plates and doors over them. */

interface TubeProps {
  readonly strip: Strip
  readonly corridor: CorridorView
  readonly isUnexplored: boolean
  readonly hasHorde: boolean
  readonly choices: Choices
}

export const Tube = memo(function Tube({
  strip: { from, to },
  corridor: { tile, reinforced },
  isUnexplored,
  hasHorde,
  choices,
}: TubeProps) {
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`
  const classes = [
    'ret-tube hull-tube',
    isUnexplored && 'ret-unexplored',
    reinforced && 'ret-reinforced',
    hasHorde && 'ret-crowded',
    choices.isLit('corridor', tile) && 'hull-lit',
    choices.isMarked('corridor', tile) && 'hull-marked',
  ]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its plate is the button; this widens it for pointers.
    <g
      className={classes.filter(Boolean).join(' ')}
      data-target={`corridor:${tile}`}
      onClick={() => choices.press('corridor', tile)}
      onPointerEnter={() => choices.point('corridor', tile, true)}
      onPointerLeave={() => choices.point('corridor', tile, false)}
    >
      <path className="ret-tube-wall" d={d} />
      <path className="ret-tube-floor" d={d} />
      {reinforced && <path className="ret-tube-ribs" d={d} />}
    </g>
  )
})

interface GapProps {
  readonly id: string
  readonly strip: Strip
  readonly isHidden: boolean
  readonly choices: Choices
  readonly say: Say<BoardKey>
}

/** Where no corridor lies, or where those of the Hibernatorium will; one may be drilled there. */
export function Gap({ id, strip, isHidden, choices, say }: GapProps) {
  const { from, to, middle } = strip
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`
  const line = <path className={isHidden ? 'ret-gap ret-hidden' : 'ret-gap'} d={d} />
  if (choices.optionsAt('gap', id).length === 0) return line
  return (
    <>
      {line}
      <Press
        choices={choices}
        fresh={NOTHING_FRESH}
        kind="gap"
        id={id}
        label={say('gap')}
        className="ret-drill"
        x={middle.x}
        y={middle.y}
      >
        <circle r={20} />
        <path d="M-8 0H8M0 -8V8" />
      </Press>
    </>
  )
}

const NOTHING_FRESH: ReadonlySet<string> = new Set()

// --- plates ---

const DISC = 20
const HALF = 11
/** A plate without anybody: a disc for the value, and the number of the tile. */
const BARE = 50.5
/** What an icon with its number takes. */
const GROUP = 27

interface PlateProps {
  readonly strip: Strip
  readonly corridor: CorridorView
  /** What the Noise die must show. */
  readonly values: readonly number[]
  readonly horde: readonly IntruderView[]
  readonly queenHits: number
  readonly label: string
  readonly choices: Choices
  readonly fresh: ReadonlySet<string>
}

/** Value, number and whoever is in there, by kinds. */
export const Plate = memo(function Plate(props: PlateProps) {
  const { strip, corridor, values, horde, queenHits, label, choices, fresh } = props
  const groups = groupsOf(horde, queenHits)
  const isTall = strip.isFlat && groups.length > 0
  const head = BARE + (values.length - 1) * DISC
  const wide = isTall ? Math.max(head, groups.length * GROUP) : head + groups.length * GROUP
  const half = wide / 2
  const top = isTall ? -21.5 : -HALF
  const line = isTall ? -10.5 : 0
  const start = isTall ? -head / 2 : -half
  const classes = [
    'ret-plate',
    corridor.noise && 'ret-noisy',
    corridor.reinforced && 'ret-reinforced',
    groups.length > 0 && 'ret-crowded',
  ]
  return (
    <Press
      choices={choices}
      fresh={fresh}
      kind="corridor"
      id={corridor.tile}
      label={label}
      className={classes.filter(Boolean).join(' ')}
      x={strip.middle.x}
      y={strip.middle.y}
      listed
    >
      <rect className="hull-hit" x={-half - 2} y={-22} width={wide + 4} height={44} rx={12} />
      {corridor.noise && (
        <rect
          className="ret-noise-ring"
          x={-half - 4}
          y={top - 4}
          width={wide + 8}
          height={-2 * top + 8}
          rx={15}
        />
      )}
      <rect
        className="ret-plate-back"
        x={-half}
        y={top}
        width={wide}
        height={-2 * top}
        rx={isTall ? 8 : HALF}
      />
      {values.map((value, i) => (
        <g key={value} transform={`translate(${start + HALF + i * DISC} ${line})`}>
          <circle className="ret-value-disc" r={10} />
          <text className="ret-value" y={5.2}>
            {value}
          </text>
        </g>
      ))}
      <text className="ret-tile-number" x={start + values.length * DISC + 15} y={line + 4.6}>
        {corridor.tile}
      </text>
      {groups.map((group, i) => (
        <GroupMark
          key={group.type}
          group={group}
          x={isTall ? (i - (groups.length - 1) / 2) * GROUP : start + head + (i + 0.5) * GROUP - 2}
          y={isTall ? 10.5 : 0}
        />
      ))}
    </Press>
  )
})

function GroupMark({
  group: { type, number },
  x,
  y,
}: {
  readonly group: Group
  readonly x: number
  readonly y: number
}) {
  return (
    <g className={`ret-group ret-${type}`} transform={`translate(${x} ${y})`}>
      <IconAt shape={INTRUDER_ICONS[type]} x={-5.5} y={0} size={15} />
      <text x={8} y={5.2}>
        {number}
      </text>
    </g>
  )
}

// --- doors ---

interface DoorProps {
  readonly tile: number
  readonly end: 0 | 1
  /** Whether its slot is at this end. */
  readonly hasSlot: boolean
  readonly door: CorridorView['doors'][number]
  readonly strip: Strip
  readonly slots: readonly Point[]
  readonly label: string
  readonly choices: Choices
  readonly fresh: ReadonlySet<string>
}

export function doorId(tile: number, end: 0 | 1): string {
  return `${tile}-${end}`
}

/** Beside the tile's wall. */
const BESIDE = 3

export const DoorMark = memo(function DoorMark(props: DoorProps) {
  const { tile, end, hasSlot, door, strip, slots, label, choices, fresh } = props
  const state = door.closed ? 'closed' : door.destroyed ? 'destroyed' : hasSlot ? 'open' : null
  const id = doorId(tile, end)
  const isLit = choices.optionsAt('door', id).length > 0
  if (state === null && !isLit) return null
  const [near, far] = [slots[strip.ends[end]], slots[strip.ends[1 - end]]]
  const at = towards(near, far, strip.isFlat ? BESIDE + 2.5 : BESIDE)
  return (
    <Press
      choices={choices}
      fresh={fresh}
      kind="door"
      id={id}
      label={label}
      className={`ret-door ret-door-${state ?? 'none'}`}
      x={at.x}
      y={at.y}
      otherwise={{ kind: 'corridor', id: tile }}
      listed={door.closed || door.destroyed}
    >
      {isLit && <circle className="ret-door-ring" r={19} />}
      <g transform={`rotate(${wallAngle(near, far, strip.isFlat)})`}>
        <DoorShape state={state} isFlat={strip.isFlat} />
      </g>
    </Press>
  )
})

/** Flat corridors end at an upright wall, the others at a slanted one. */
function wallAngle(near: Point, far: Point, isFlat: boolean): number {
  if (isFlat) return 0
  const isFalling = (far.x - near.x) * (far.y - near.y) > 0
  return isFalling ? 76 : 104
}

function DoorShape({
  state,
  isFlat,
}: {
  readonly state: 'closed' | 'destroyed' | 'open' | null
  readonly isFlat: boolean
}) {
  const h = isFlat ? 17 : 16
  switch (state) {
    case 'closed':
      return <rect x={-3.5} y={-h} width={7} height={2 * h} rx={2} />
    case 'destroyed':
      return <path d={`M0 ${-h}V${5 - h}L-3 ${9 - h}M0 ${h}V${h - 5}L3 ${h - 9}`} />
    case 'open':
      return <path d={`M0 ${-h}V${8 - h}M0 ${h}V${h - 8}`} />
    default:
      return <path className="ret-door-none" d={`M0 ${-h}V${h}`} />
  }
}

// --- where they will go ---

interface StepProps {
  /** The tile whose wall it points through, and the other end of the strip. */
  readonly wall: Point
  readonly other: Point
  /** Out of the room instead of into it. */
  readonly isOut: boolean
  /** A closed door stands in the way: it will break. */
  readonly isShut: boolean
}

/** The next step of whoever stands on its other side. */
export function StepMark({ wall, other, isOut, isShut }: StepProps) {
  const before = isShut ? (isOut ? -7 : 13) : isOut ? 3 : -2
  const at = towards(wall, other, before)
  const angle = isOut ? angleOf(wall, other) : angleOf(other, wall)
  return (
    <path
      className="ret-step"
      d="M6 0L-5 -7L-2 0L-5 7Z"
      transform={`translate(${at.x} ${at.y}) rotate(${angle})`}
    />
  )
}
