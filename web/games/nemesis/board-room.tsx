import type { NemesisView } from '@bulkhead/nemesis'
import { printed } from '@bulkhead/nemesis/printed'
import { memo } from 'react'
import { IconAt, type IconShape } from '../../ui/icon.tsx'
import type { Choices } from '../ui.ts'
import { type Hex, hexPath, NAME_SIZE, type Point } from './board-layout.ts'
import { Press } from './board-press.tsx'
import type { BoardKey } from './board-words.ts'
import {
  COMPUTER,
  DEPRESSURISED,
  FIRE,
  LOOK,
  MALFUNCTION,
  ROOM_ICONS,
  TOKEN_ICONS,
} from './icons.ts'

export type RoomState = NemesisView['rooms'][number]

interface Props {
  readonly place: number
  readonly at: Point
  readonly hex: Hex
  readonly kind: '1' | '2' | 'special'
  readonly room: RoomState
  readonly name: string
  readonly label: string
  readonly letter: string
  /** What else this seat knows of it: the state of an Engine, the Destination. */
  readonly badge: Badge | null
  readonly sealed: boolean
  readonly mirrored: boolean
  /** Figures stand before its drawing. */
  readonly crowded: boolean
  readonly choices: Choices
  readonly fresh: ReadonlySet<string>
}

export interface Badge {
  readonly text: string
  readonly tone: 'good' | 'bad' | 'calm'
}

const PATTERNS: Readonly<Record<string, number>> = { red: 0, yellow: 1, green: 2 }

/** One room: its tile, or the fog over it. */
export const Room = memo(function Room(props: Props) {
  const { place, at, hex, room, label, choices, fresh, sealed } = props
  const colour = room.explored && room.tile ? (printed.tiles[room.tile].colour ?? 'none') : 'fog'
  return (
    <Press
      choices={choices}
      fresh={fresh}
      kind="place"
      id={place}
      label={label}
      className={`nem-room nem-room-${colour}${room.fire ? ' nem-burning' : ''}`}
      x={at.x}
      y={at.y}
      listed
    >
      <path className="nem-room-glow" d={hexPath(hex, 5)} />
      <path className="nem-room-wall" d={hexPath(hex)} />
      {colour in PATTERNS && (
        <path className={`pattern pattern-${PATTERNS[colour]}`} d={hexPath(hex)} />
      )}
      {room.explored ? <Tile {...props} /> : <Fog {...props} />}
      {sealed && <path className="nem-room-sealed" d={hexPath(hex, -5)} />}
      {room.fire && <Marker shape={FIRE} className="nem-fire" x={-hex.width / 2 + 7} y={-16} />}
      {room.malfunction && (
        <Marker shape={MALFUNCTION} className="nem-malfunction" x={hex.width / 2 - 7} y={-16} />
      )}
      {sealed && (
        <Marker shape={DEPRESSURISED} className="nem-sealed" x={hex.width / 2 - 7} y={16} />
      )}
    </Press>
  )
})

function Tile({ room, name, hex, letter, badge, crowded, mirrored }: Props) {
  const tile = printed.tiles[room.tile!]
  return (
    <>
      <IconAt
        shape={ROOM_ICONS[tile.id]}
        x={0}
        y={-11}
        size={42}
        className={crowded ? 'nem-room-icon nem-behind' : 'nem-room-icon'}
      />
      <Name name={name} hex={hex} />
      {letter && (
        <Tab
          hex={hex}
          letter={letter}
          items={room.items}
          computer={tile.computer}
          mirrored={mirrored}
        />
      )}
      {badge && (
        <g
          className={`nem-badge nem-badge-${badge.tone}`}
          transform={`translate(${(mirrored ? 1 : -1) * (hex.width / 2 - hex.inset - 6)} ${-hex.height / 2})`}
        >
          <rect x={-11} y={-9.5} width={22} height={19} rx={5} />
          <text y={4.6}>{badge.text}</text>
        </g>
      )}
    </>
  )
}

/** The colour of what is found here, how many Items are left, and a Computer. */
function Tab({
  hex,
  letter,
  items,
  computer,
  mirrored,
}: {
  readonly hex: Hex
  readonly letter: string
  readonly items: number
  readonly computer: boolean
  readonly mirrored: boolean
}) {
  const side = hex.width / 2 - hex.inset
  return (
    <g transform={`translate(0 ${-hex.height / 2})`}>
      <g
        className={items === 0 ? 'nem-tab nem-empty' : 'nem-tab'}
        transform={`translate(${mirrored ? side - 23 : -side - 6} 0)`}
      >
        <rect className="nem-tab-back" y={-9} width={29} height={18} rx={4} />
        <path className="nem-tab-colour" d="M4 -9H15V9H4A4 4 0 0 1 0 5V-5A4 4 0 0 1 4 -9Z" />
        <text className="nem-tab-letter" x={7.7} y={4.5}>
          {letter}
        </text>
        <text className="nem-tab-items" x={22} y={4.7}>
          {items}
        </text>
      </g>
      {computer && (
        <g className="nem-computer" transform={`translate(${mirrored ? 4 - side : side - 4} 0)`}>
          <rect x={-10} y={-9} width={20} height={18} rx={4} />
          <IconAt shape={COMPUTER} x={0} y={0} size={14} />
        </g>
      )}
    </g>
  )
}

function Fog({ place, kind, room, name, hex, crowded }: Props) {
  const known = room.tile !== null
  return (
    <>
      <path className="nem-fog" d={hexPath(hex, -3)} />
      {known ? (
        <g className={kind === 'special' ? undefined : 'nem-ghost'}>
          <IconAt
            shape={ROOM_ICONS[room.tile!]}
            x={0}
            y={-14}
            size={32}
            className="nem-room-icon"
          />
          <Name name={name} hex={hex} />
          {kind !== 'special' && <IconAt shape={LOOK} x={-hex.width / 2 + 26} y={-25} size={16} />}
        </g>
      ) : (
        <>
          <text className={crowded ? 'nem-slot nem-behind' : 'nem-slot'} y={crowded ? 28 : 4}>
            {String(place + 1).padStart(3, '0')}
          </text>
          {!crowded && (
            <text className="nem-kind" y={23}>
              {kind === '1' ? 'I' : 'II'}
            </text>
          )}
        </>
      )}
      {room.hasToken && <Token token={room.token} hex={hex} />}
    </>
  )
}

/** The Exploration token, face down but for whoever has looked. */
function Token({ token, hex }: { readonly token: string | null; readonly hex: Hex }) {
  const at = `translate(${hex.width / 2 - 15} ${-hex.height / 2 + 9})`
  if (token === null) {
    return (
      <g className="nem-token" transform={at}>
        <circle r={11} />
        <text y={4.6}>?</text>
      </g>
    )
  }
  const [effect, items] = token.split('-')
  return (
    <g className="nem-token nem-token-known" transform={at}>
      <rect x={-20} y={-11} width={32} height={22} rx={11} />
      <IconAt shape={TOKEN_ICONS[effect]} x={-10} y={0} size={14} />
      <text x={4} y={4.6}>
        {items}
      </text>
    </g>
  )
}

function Marker({
  shape,
  className,
  x,
  y,
}: {
  readonly shape: IconShape
  readonly className: string
  readonly x: number
  readonly y: number
}) {
  return (
    <g className={`nem-marker ${className}`} transform={`translate(${x} ${y})`}>
      <g className="nem-appears">
        <circle r={11} />
        <IconAt shape={shape} x={0} y={0} size={15} />
      </g>
    </g>
  )
}

/** A letter of the title face is about so wide, in parts of its size. */
const LETTER = 0.57

const LEADING = 14.6
const FOOT = 25

/** At the foot of the room, below whoever stands there. */
function Name({ name, hex }: { readonly name: string; readonly hex: Hex }) {
  const lines = inLines(name)
  const first = lines.length > 1 ? FOOT - LEADING / 2 : FOOT
  return (
    <text className="nem-name" fontSize={NAME_SIZE}>
      {lines.map((line, i) => {
        const y = first + i * LEADING
        const room = hex.width - (2 * hex.inset * (y + 1)) / (hex.height / 2) - 5
        const wide = line.length * NAME_SIZE * LETTER
        return (
          <tspan
            key={line}
            x={0}
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

const ONE_LINE = 14

/** In one line where it is short, else in two as equal as its words allow. */
function inLines(name: string): string[] {
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

export function letterKey(tile: string): BoardKey | null {
  const { colour } = printed.tiles[tile]
  return colour && `colour-${colour}`
}
