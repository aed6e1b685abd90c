import type { RoomView } from '@bulkhead/hull/view.ts'
import { memo } from 'react'
import { IconAt, type IconShape } from '../../ui/icon.tsx'
import type { Choices } from '../ui.ts'
import { type Hex, hexPath, NAME_SIZE, type Point } from './board-layout.ts'
import { Press } from './board-press.tsx'
import type { BoardWord } from './board-words.ts'
import type { Printed } from './game.ts'
import {
  COMPUTER,
  DEPRESSURISED,
  FIRE,
  LOOK,
  MALFUNCTION,
  type PrintedIcons,
  TOKEN_ICONS,
} from './icons.ts'

/** What a game says of a room beside what all of them have. */
export interface RoomMarks {
  readonly badge: Badge | null
  /** Its air goes at the end of the phase. */
  readonly sealed: boolean
  /** What else is said of it to whoever hears it. */
  readonly also?: readonly string[]
  /** Classes of what only this game draws otherwise. */
  readonly look?: string
  /** A printed place without a room number. */
  readonly isUnnumbered?: boolean
}

interface Props extends RoomMarks {
  readonly game: { readonly printed: Printed; readonly icons: PrintedIcons }
  readonly place: number
  readonly at: Point
  readonly hex: Hex
  readonly kind: '1' | '2' | 'special'
  readonly room: RoomView
  readonly name: string
  readonly label: string
  readonly letter: string
  readonly mirrored: boolean
  /** Figures stand before its drawing. */
  readonly crowded: boolean
  readonly choices: Choices
  readonly fresh: ReadonlySet<string>
}

/** What else this seat knows of a room, at its top. */
export interface Badge {
  readonly text: string
  readonly tone: 'good' | 'bad' | 'calm'
  /** The same in words. */
  readonly label: string
}

const PATTERNS: Readonly<Record<string, number>> = { red: 0, yellow: 1, green: 2 }

/** One room: its tile, or the fog over it. */
export const Room = memo(function Room(props: Props) {
  const { game, place, at, hex, room, label, choices, fresh, sealed, look = '' } = props
  const { tiles } = game.printed
  const spots = spotsOf(hex)
  const colour = room.explored && room.tile ? (tiles[room.tile].colour ?? 'none') : 'fog'
  return (
    <Press
      choices={choices}
      fresh={fresh}
      kind="place"
      id={place}
      label={label}
      className={`hull-room hull-room-${colour}${room.fire ? ' hull-burning' : ''} ${look}`}
      x={at.x}
      y={at.y}
      listed
    >
      <path className="hull-room-glow" d={hexPath(hex, 5)} />
      <path className="hull-room-wall" d={hexPath(hex)} />
      {colour in PATTERNS && (
        <path className={`pattern pattern-${PATTERNS[colour]}`} d={hexPath(hex)} />
      )}
      {room.explored ? <Tile {...props} /> : <Fog {...props} />}
      {sealed && <path className="hull-room-sealed" d={hexPath(hex, -5)} />}
      {room.fire && <Marker shape={FIRE} className="hull-fire" {...spots.fire} />}
      {room.malfunction && (
        <Marker shape={MALFUNCTION} className="hull-malfunction" {...spots.malfunction} />
      )}
      {sealed && <Marker shape={DEPRESSURISED} className="hull-sealed" {...spots.sealed} />}
    </Press>
  )
})

/** Where the markers stand: on the slanted walls, or on the upper edge of a low room. */
function spotsOf({
  width,
  height,
  low,
}: Hex): Readonly<Record<'fire' | 'malfunction' | 'sealed', Spot>> {
  const aside = width / 2 - 7
  if (!low) {
    return {
      fire: { x: -aside, y: -16 },
      malfunction: { x: aside, y: -16 },
      sealed: { x: aside, y: 16 },
    }
  }
  const y = -height / 2 + 2
  return {
    fire: { x: -9, y, scale: 0.82 },
    malfunction: { x: 12, y, scale: 0.82 },
    sealed: { x: aside - 9, y: 14, scale: 0.82 },
  }
}

interface Spot extends Point {
  readonly scale?: number
}

function Tile({ game, room, name, hex, letter, badge, crowded, mirrored }: Props) {
  const tile = game.printed.tiles[room.tile!]
  return (
    <>
      <IconAt
        shape={game.icons.rooms[tile.id]}
        x={0}
        y={hex.low ? -6 : -11}
        size={hex.low ? 26 : 42}
        className={crowded ? 'hull-room-icon hull-behind' : 'hull-room-icon'}
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
          className={`hull-badge hull-badge-${badge.tone}`}
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
    <g transform={`translate(0 ${-hex.height / 2 + (hex.low ? 2 : 0)})`}>
      <g
        className={items === 0 ? 'hull-tab hull-empty' : 'hull-tab'}
        transform={`translate(${mirrored ? side - 23 : -side - 6} 0)`}
      >
        <rect className="hull-tab-back" y={-9} width={29} height={18} rx={4} />
        <path className="hull-tab-colour" d="M4 -9H15V9H4A4 4 0 0 1 0 5V-5A4 4 0 0 1 4 -9Z" />
        <text className="hull-tab-letter" x={7.7} y={4.5}>
          {letter}
        </text>
        <text className="hull-tab-items" x={22} y={4.7}>
          {items}
        </text>
      </g>
      {computer && <Computer x={mirrored ? 4 - side : side - 4} y={0} />}
    </g>
  )
}

function Computer({ x, y }: Point) {
  return (
    <g className="hull-computer" transform={`translate(${x} ${y})`}>
      <rect x={-10} y={-9} width={20} height={18} rx={4} />
      <IconAt shape={COMPUTER} x={0} y={0} size={14} />
    </g>
  )
}

function Fog({ game, place, kind, room, name, hex, crowded }: Props) {
  const known = room.tile !== null
  return (
    <>
      <path className="hull-fog" d={hexPath(hex, -3)} />
      {known ? (
        <g className={kind === 'special' ? undefined : 'hull-ghost'}>
          <IconAt
            shape={game.icons.rooms[room.tile!]}
            x={0}
            y={hex.low ? -8 : -14}
            size={hex.low ? 24 : 32}
            className="hull-room-icon"
          />
          <Name name={name} hex={hex} />
          {kind !== 'special' && <IconAt shape={LOOK} x={-hex.width / 2 + 26} y={-25} size={16} />}
        </g>
      ) : (
        <>
          <text
            className={crowded ? 'hull-slot hull-behind' : 'hull-slot'}
            x={hex.low && !crowded ? -10 : 0}
            y={crowded ? hex.height / 2 - 9 : hex.low ? 8 : 4}
          >
            {String(place + 1).padStart(3, '0')}
          </text>
          {!crowded && (
            <text className="hull-kind" x={hex.low ? 28 : 0} y={hex.low ? 6 : 23}>
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
  const at = hex.low
    ? `translate(${-hex.width / 2 + 30} ${-hex.height / 2 + 4}) scale(0.85)`
    : `translate(${hex.width / 2 - 15} ${-hex.height / 2 + 9})`
  if (token === null) {
    return (
      <g className="hull-token" transform={at}>
        <circle r={11} />
        <text y={4.6}>?</text>
      </g>
    )
  }
  const [effect, items] = token.split('-')
  return (
    <g className="hull-token hull-token-known" transform={at}>
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
  scale = 1,
}: Spot & { readonly shape: IconShape; readonly className: string }) {
  return (
    <g className={`hull-marker ${className}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <g className="hull-appears">
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
/** Two lines keep clear of the wall below them. */
const TWO_LINES = FOOT - LEADING / 2 - 2

/** At the foot of the room, below whoever stands there. */
function Name({ name, hex }: { readonly name: string; readonly hex: Hex }) {
  const lines = hex.low ? [name] : inLines(name)
  const foot = hex.low ? hex.height / 2 - 6.5 : FOOT
  const first = lines.length > 1 ? TWO_LINES : foot
  return (
    <text className="hull-name" fontSize={NAME_SIZE}>
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

/** The word of the letter that stands for a room's colour. */
export function letterKey({ tiles }: Printed, tile: string | null): BoardWord | null {
  const colour = tile === null ? null : tiles[tile].colour
  return colour && `colour-${colour}`
}
