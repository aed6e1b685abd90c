import { HIBERNATORIUM, LANDING_ZONE, printed, SLOTS } from '@bulkhead/retaliation/printed'
import { memo } from 'react'
import { IconAt, type IconShape } from '../../ui/icon.tsx'
import { Press } from '../hull/board-press.tsx'
import type { Choices } from '../ui.ts'
import { NAME_SIZE, type Point, TILE, tilePath } from './board-layout.ts'
import type { BoardKey } from './board-words.ts'
import { COMPUTER, EGGS, FIRE, LANDER, LOCKED, MALFUNCTION, ROOM_ICONS, SECURE } from './icons.ts'
import type { RoomView } from './reader.ts'

/** A room as a tile, or the ghost of one. */

interface RoomProps {
  readonly slot: number
  readonly at: Point
  readonly room: RoomView
  readonly name: string
  readonly label: string
  /** Letters for the colours of Items. */
  readonly letters: Readonly<Record<string, string>>
  readonly eggs: number
  readonly supply: Readonly<Record<string, number>>
  readonly hasLander: boolean
  /** The reader stands here. */
  readonly isOwn: boolean
  /** Figures stand before its drawing. */
  readonly isCrowded: boolean
  readonly choices: Choices
  readonly fresh: ReadonlySet<string>
}

export const Room = memo(function Room(props: RoomProps) {
  const { at, room, label, isOwn, isCrowded, choices, fresh } = props
  const def = printed.rooms[room.tile]
  const hasSpine = def.icons.length > 0 || def.computer === true || props.slot === LANDING_ZONE
  const classes = [
    'ret-room',
    `ret-type-${def.type === '?' ? 'random' : def.type}`,
    def.printed && 'ret-printed',
    room.fire && 'ret-burning',
    isOwn && 'ret-own',
  ]
  return (
    <Press
      choices={choices}
      fresh={fresh}
      kind="room"
      id={room.tile}
      label={label}
      className={classes.filter(Boolean).join(' ')}
      x={at.x}
      y={at.y}
      listed
    >
      <path className="ret-room-glow" d={tilePath(-4)} />
      <path className="ret-wall" d={tilePath()} />
      <IconAt
        shape={ROOM_ICONS[room.tile]}
        x={hasSpine ? SPINE : 0}
        y={-9}
        size={32}
        className={isCrowded ? 'ret-room-icon ret-behind' : 'ret-room-icon'}
      />
      <Name {...props} hasSpine={hasSpine} />
      {props.slot === LANDING_ZONE ? <Supply {...props} /> : <Spine {...props} />}
      <Markers {...props} />
    </Press>
  )
})

/** By how much the rest moves over for the spine on the left wall. */
const SPINE = 8
const ICON = 14
const WALL = -53.5

/** Item icons as letters, then the Computer. */
function Spine({ room, letters }: RoomProps) {
  const { icons, computer } = printed.rooms[room.tile]
  const isFull = icons.length > 2
  const rows = icons.length + (computer && !isFull ? 1 : 0)
  const top = (-rows * ICON) / 2
  const at = isFull
    ? { x: WALL + ICON + 8, y: -ICON }
    : { x: WALL + ICON / 2, y: top + (rows - 0.5) * ICON }
  return (
    <>
      {icons.map((colour, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: equal icons differ by their places alone.
          key={i}
          className={`ret-item-icon ret-of-${colour}`}
          transform={`translate(${WALL} ${top + i * ICON})`}
        >
          <rect width={ICON} height={ICON} rx={3} />
          <text x={ICON / 2} y={11.4}>
            {letters[colour]}
          </text>
        </g>
      ))}
      {computer && (
        <g className="ret-computer" transform={`translate(${at.x} ${at.y})`}>
          <rect x={-6.5} y={-6.5} width={13} height={13} rx={3} />
          <IconAt shape={COMPUTER} x={0} y={0} size={11} />
        </g>
      )}
    </>
  )
}

const SUPPLIES = ['ammo', 'grenade', 'oxygen', 'medpack'] as const

/** The four supply slots of the Landing Zone. */
function Supply({ supply }: RoomProps) {
  return SUPPLIES.map((kind, i) => (
    <circle
      key={kind}
      className={`ret-supply ret-gear-${kind}${supply[kind] === 0 ? ' ret-none' : ''}`}
      cx={-46}
      cy={(i - 1.5) * 11}
      r={4.6}
    />
  ))
}

interface Mark {
  readonly key: string
  readonly icon: IconShape
  readonly number?: number
}

type Marked = Pick<RoomProps, 'slot' | 'room' | 'eggs' | 'hasLander'>

function marksOf({ slot, room, eggs, hasLander }: Marked): Mark[] {
  const marks: Mark[] = []
  const def = printed.rooms[room.tile]
  if (room.secure > 0) marks.push({ key: 'secure', icon: SECURE, number: room.secure })
  else if (def.alwaysSecured) marks.push({ key: 'secure', icon: SECURE })
  if (room.fire) marks.push({ key: 'fire', icon: FIRE })
  if (room.malfunction) marks.push({ key: 'malfunction', icon: MALFUNCTION })
  if (room.tile === 'nest') marks.push({ key: 'eggs', icon: EGGS, number: eggs })
  if (slot === LANDING_ZONE && hasLander) marks.push({ key: 'lander', icon: LANDER })
  return marks
}

/** The right edge of the first marker, and half of what each takes. */
const FIRST_MARK = 62
const halfOf = ({ number }: Mark) => (number === undefined ? 11 : 16)

/** How far to the right of a room's middle its markers begin; null without any. */
export function marksFrom(marked: Marked): number | null {
  const marks = marksOf(marked)
  if (marks.length === 0) return null
  return marks.reduce((right, mark) => right - 2 * halfOf(mark) - 1, FIRST_MARK)
}

/** Below the plates and doors of slanted corridors. */
const MARKS = -15

/** In the upper right corner, those that come later to the left. */
function Markers(props: RoomProps) {
  let right = FIRST_MARK
  return marksOf(props).map((mark) => {
    const { key, icon, number } = mark
    const half = halfOf(mark)
    const x = right - half
    right -= 2 * half + 1
    return (
      <g key={key} className={`ret-mark ret-mark-${key}`} transform={`translate(${x} ${MARKS})`}>
        <g className="hull-appears">
          <rect x={-half} y={-10.5} width={2 * half} height={21} rx={10.5} />
          <IconAt shape={icon} x={number === undefined ? 0 : -6.5} y={0} size={14} />
          {number !== undefined && (
            <text x={7} y={4.7}>
              {number}
            </text>
          )}
        </g>
      </g>
    )
  })
}

/** A letter of the title face is about so wide, in parts of its size. */
const LETTER = 0.565
const LEADING = 12.7

/** At the foot of the tile, below whoever stands there. */
function Name({ name, hasSpine, isCrowded }: RoomProps & { readonly hasSpine: boolean }) {
  const lines = inLines(name)
  const x = hasSpine ? SPINE : 0
  const only = isCrowded ? 20.5 : 17
  const first = lines.length > 1 ? 11 : only
  return (
    <text className="ret-name" fontSize={NAME_SIZE}>
      {lines.map((line, i) => {
        const y = first + i * LEADING
        const room = roomAt(y, hasSpine)
        const wide = line.length * NAME_SIZE * LETTER
        return (
          <tspan
            key={line}
            x={x}
            y={y}
            textLength={wide > room ? room : undefined}
            lengthAdjust={wide > room ? 'spacingAndGlyphs' : undefined}
          >
            {line}
          </tspan>
        )
      })}
    </text>
  )
}

/** How wide a line may be that stands so low. */
function roomAt(y: number, hasSpine: boolean): number {
  const { width, corner, point } = TILE
  const below = Math.max(0, y - corner)
  const half = width - (below * width) / (point - corner)
  return 2 * Math.min(half + 4, width - (hasSpine ? SPINE + 10 : 4))
}

const ONE_LINE = 12

/** In one line where it is short, else in two as equal as its words allow; a soft hyphen parts a word. */
export function inLines(name: string): string[] {
  const soft = name.indexOf('\u00ad')
  if (soft >= 0) return [`${name.slice(0, soft)}-`, name.slice(soft + 1)]
  if (name.length <= ONE_LINE || !name.includes(' ')) return [name]
  const parts = name.split(' ')
  let best = [name]
  for (let i = 1; i < parts.length; i++) {
    const lines = [parts.slice(0, i).join(' '), parts.slice(i).join(' ')]
    if (longest(lines) < longest(best)) best = lines
  }
  return best
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(({ length }) => length))
}

// --- what is not found yet ---

interface GhostProps {
  readonly slot: number
  readonly at: Point
  /** A corridor leads there. */
  readonly isNear: boolean
  /** What can be drawn: the Section's rooms, or random ones. */
  readonly kinds: readonly BoardKey[] | readonly string[]
  readonly name: string
  readonly label: string
  readonly choices: Choices
  readonly fresh: ReadonlySet<string>
}

export const Ghost = memo(function Ghost(props: GhostProps) {
  const { slot, at, isNear, kinds, name, label, choices, fresh } = props
  const { id, section } = SLOTS[slot]
  const isHibernatorium = slot === HIBERNATORIUM
  const sort = isHibernatorium ? 'ret-locked' : isNear ? 'ret-near' : 'ret-far'
  return (
    <Press
      choices={choices}
      fresh={fresh}
      kind="slot"
      id={id}
      label={label}
      className={`ret-ghost ${sort}`}
      x={at.x}
      y={at.y}
      listed={isNear}
    >
      <path className="ret-room-glow" d={tilePath(-4)} />
      <path className="ret-wall" d={tilePath()} />
      {isHibernatorium ? (
        <Locked name={name} />
      ) : (
        <text className="ret-ghost-letter" y={5}>
          {isNear ? kinds.join(' / ') : section}
        </text>
      )}
    </Press>
  )
})

function Locked({ name }: { readonly name: string }) {
  return (
    <>
      <path className="ret-cover" d={tilePath(4)} />
      <IconAt shape={ROOM_ICONS.hibernatorium} x={0} y={-13} size={24} className="ret-room-icon" />
      <text className="ret-name" fontSize={NAME_SIZE} y={12.4}>
        {name}
      </text>
      <g className="ret-lock" transform="translate(48 -27)">
        <circle r={10} />
        <IconAt shape={LOCKED} x={0} y={0} size={12} />
      </g>
    </>
  )
}
