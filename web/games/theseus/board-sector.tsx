import { render } from '@bulkhead/kernel'
import type { TheseusView } from '@bulkhead/theseus'
import { Fragment } from 'react'
import { IconAt } from '../../ui/icon.tsx'
import { sayIn } from '../../words/words.ts'
import { usePreview } from '../preview.ts'
import type { BoardProps, Plan } from './board.tsx'
import { PendingSlot, Slot } from './board-slot.tsx'
import { fitted, textWidth } from './fit.ts'
import { BANDS, emblemSize, open, type Point, type SectorShape } from './geometry.ts'
import { ACTION_ICONS, DEACTIVATION, FACTION_ICONS, PANDORA } from './icons.ts'
import {
  actionOf,
  factionName,
  initialOf,
  ownersOf,
  printedSector,
  ROOM_LETTERS,
  type SectorView,
  sectorName,
} from './names.ts'
import { classes, pressable, UNHEARD } from './pressable.ts'
import { theseusWords } from './words.ts'

interface Props extends BoardProps {
  readonly plan: Plan
  readonly shape: SectorShape
  readonly index: number
}

/** One Sector: installed slots outside, Rooms, pending slots and its action inside. */
export function SectorPlan(props: Props) {
  const { view, shape, index, plan } = props
  const sector = view.sectors[index]
  if (!sector) return <path d={shape.whole.path} className="the-hull the-unlaid" />
  const owners = ownersOf(view, sector.id)
  const seat = owners[0]
  return (
    <g className={classes('the-sector', seat !== undefined && `the-seat-${seat}`)}>
      <Hull {...props} sector={sector} />
      <Rooms {...props} sector={sector} />
      {sector.slots.map((slot, i) => (
        <Slot key={slot.id} {...props} slot={slot} cell={shape.slots[i]} />
      ))}
      {sector.pending.map((slot, i) => (
        <PendingSlot key={slot.id} {...props} slot={slot} cell={shape.pending[i]} />
      ))}
      <Emblem {...props} sector={sector} />
      <Tokens {...props} sector={sector} />
      <Chevrons plan={plan} turn={shape.to} />
    </g>
  )
}

type Inside = Props & { readonly sector: SectorView }

function Hull({ view, shape, sector, words, choices, fresh, language, plan }: Inside) {
  const say = sayIn(theseusWords, language)
  const name = sectorName(sector.id, words)
  const owners = ownersOf(view, sector.id)
  const label = [
    name,
    say(`action.${actionOf(sector.id)}`),
    ...owners.map((seat) => say('home-of', { name: factionName(view, seat, words) })),
  ].join(', ')
  const line = `the-name-${sector.id}`
  const room = lengthOf(shape, plan)
  const action = say(`action.${actionOf(sector.id)}`)
  const hasAction = room > textWidth(`${name} ${action}`, 17) + 50
  const [shown] = [name, name.split(' ')[0]].flatMap((one) => fitted(one, room - 44, 14, 1))
  return (
    <g className={classes('the-hull-part', fresh.has(`sector:${sector.id}`) && 'the-fresh')}>
      <path
        d={shape.whole.path}
        className={classes('the-hull', owners.length > 0 && 'the-home')}
        {...pressable(choices, { kind: 'sector', id: sector.id, label })}
      />
      {/* Chromium leaves a text where its line was: another line, another text. */}
      <Fragment key={shape.nameLine}>
        <path id={line} d={shape.nameLine} fill="none" />
        <text className="the-sector-name" {...UNHEARD}>
          <textPath href={`#${line}`} startOffset="50%" textAnchor="middle">
            {shown}
            {hasAction && <tspan className="the-sector-action"> {action}</tspan>}
          </textPath>
        </text>
      </Fragment>
    </g>
  )
}

function lengthOf({ from, to }: SectorShape, { ring }: Plan): number {
  const a = ring.at(from, BANDS.name)
  const b = ring.at(to, BANDS.name)
  return Math.hypot(b.x - a.x, b.y - a.y)
}

// --- Rooms ---

const PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [0, 3],
  [0, 2],
  [1, 3],
]

/** Rooms are floors in a solid block; a Passage is the same floor going on. */
function Rooms(props: Inside) {
  const { shape, sector, plan, words, choices, fresh, language } = props
  const say = sayIn(theseusWords, language)
  const { passages } = printedSector(sector.id)
  const width = plan.ring.isSmall ? 11 : 17
  return (
    <g>
      <path d={shape.floor.path} className="the-walls" />
      {PAIRS.filter(([a, b]) => passages[a][b]).map(([a, b]) => (
        <path
          key={`${a}${b}`}
          d={passage(props, a, b)}
          className="the-passage"
          strokeWidth={width}
        />
      ))}
      {shape.rooms.map((room, i) => {
        const id = `${sector.id}-${ROOM_LETTERS[i]}`
        const name = render(words, 'option.room', { letter: ROOM_LETTERS[i], sector: sector.id })
        const inside = sector.rooms[i]
        const who = inside ? render(words, `unit.${inside}`) : say('room-empty')
        return (
          <path
            key={id}
            d={room.path}
            className={classes('the-room', fresh.has(`room:${id}`) && 'the-fresh')}
            {...pressable(choices, { kind: 'room', id, label: `${name}: ${who}` })}
          />
        )
      })}
      {shape.rooms.map((room, i) => (
        <RoomLetter
          key={ROOM_LETTERS[i]}
          at={letterPlace(room.middle, shape, i, plan)}
          letter={ROOM_LETTERS[i]}
        />
      ))}
      <Range {...props} />
    </g>
  )
}

function passage({ shape }: Inside, a: number, b: number): string {
  const from = shape.rooms[a].middle
  const to = shape.rooms[b].middle
  const isDiagonal = (a + b) % 2 === 0
  const part = isDiagonal ? 0.3 : 0.22
  return open([between(from, to, 0.5 - part), between(from, to, 0.5 + part)])
}

function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
}

function letterPlace(middle: Point, shape: SectorShape, i: number, { ring }: Plan): Point {
  const side = i === 0 || i === 3 ? shape.from + 0.013 : shape.to - 0.013
  const [inner, outer] = BANDS.rooms
  const height = i < 2 ? outer - 0.035 : inner + 0.035
  return ring.isSmall ? middle : ring.at(side, height)
}

function RoomLetter({ at, letter }: { readonly at: Point; readonly letter: string }) {
  return (
    <text x={at.x} y={at.y} className="the-room-letter" {...UNHEARD}>
      {letter}
    </text>
  )
}

/** While a Room is looked at: which units it would be joined to. */
function Range({ shape, sector, choices }: Inside) {
  const target = usePreview(choices, (option) => option)?.targets?.[0]
  if (target?.kind !== 'room' || !String(target.id).startsWith(`${sector.id}-`)) return null
  const room = ROOM_LETTERS.indexOf(String(target.id).slice(-1))
  const { passages } = printedSector(sector.id)
  const others = sector.rooms.flatMap((unit, i) => (unit && passages[room][i] ? [i] : []))
  return (
    <g className="the-range">
      {others.map((i) => (
        <path key={i} d={open([shape.rooms[room].middle, shape.rooms[i].middle])} />
      ))}
    </g>
  )
}

// --- the action, the tokens, the way round ---

function Emblem({ shape, sector, plan, language }: Inside) {
  const say = sayIn(theseusWords, language)
  const size = emblemSize(plan.ring)
  const { x, y } = shape.emblem
  const action = actionOf(sector.id)
  return (
    <g className="the-emblem">
      <title>{say(`action.${action}`)}</title>
      <circle cx={x} cy={y} r={size / 2} />
      <IconAt shape={ACTION_ICONS[action]} x={x} y={y} size={size * 0.64} />
    </g>
  )
}

/** Deactivation tokens, Pandora's token and whose home it is, at both ends of the name. */
function Tokens({ shape, sector, view, plan }: Inside) {
  const size = plan.ring.isSmall ? 15 : 19
  const start = plan.ring.at(shape.from + (plan.ring.isSmall ? 0.018 : 0.014), BANDS.name)
  const end = plan.ring.at(shape.to - (plan.ring.isSmall ? 0.018 : 0.014), BANDS.name)
  const owners = ownersOf(view, sector.id)
  const base = owners.find((seat) => view.players[seat].faction !== 'pandora')
  return (
    <g>
      {base !== undefined && (
        <IconAt
          shape={FACTION_ICONS[view.players[base].faction]}
          x={start.x}
          y={start.y}
          size={size}
          className={`the-home-icon the-seat-${base}`}
        />
      )}
      {view.pandora?.sector === sector.id && (
        <PandoraToken view={view} at={view.pandora.side === 'left' ? start : end} size={size} />
      )}
      {sector.deactivations.map((seat, i) => (
        <g
          key={`${seat} ${sector.deactivations.indexOf(seat, i)}`}
          className={`the-token the-seat-${seat}`}
        >
          <circle cx={end.x - i * size} cy={end.y} r={size / 2} />
          <IconAt shape={DEACTIVATION} x={end.x - i * size} y={end.y} size={size * 0.7} />
          <title>{initialOf(view, seat)}</title>
        </g>
      ))}
    </g>
  )
}

function PandoraToken({
  view,
  at,
  size,
}: {
  readonly view: TheseusView
  readonly at: Point
  readonly size: number
}) {
  const seat = view.players.findIndex(({ faction }) => faction === 'pandora')
  return (
    <g className={`the-token the-seat-${seat}`}>
      <circle cx={at.x} cy={at.y} r={size / 2 + 1} />
      <IconAt shape={PANDORA} x={at.x} y={at.y} size={size * 0.8} />
    </g>
  )
}

/** Movement is clockwise: said at every border. */
function Chevrons({ plan: { ring }, turn }: { readonly plan: Plan; readonly turn: number }) {
  const size = ring.isSmall ? 5 : 7
  const { x, y } = ring.at(turn, BANDS.name)
  const ahead = ring.at(turn + 0.003, BANDS.name)
  const angle = (Math.atan2(ahead.y - y, ahead.x - x) * 180) / Math.PI
  return (
    <g {...UNHEARD} className="the-chevrons" transform={`translate(${x} ${y}) rotate(${angle})`}>
      <path d={`M${-size} ${-size}L0 0L${-size} ${size}`} />
      <path d={`M0 ${-size}L${size} 0L0 ${size}`} />
    </g>
  )
}
