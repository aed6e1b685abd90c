import type { Seat } from '@bulkhead/kernel'
import { IconAt, type IconShape } from '../../ui/icon.tsx'
import { sayIn } from '../../words/words.ts'
import type { BoardProps, Plan } from './board.tsx'
import { BANDS, type Point } from './geometry.ts'
import { DATA } from './icons.ts'
import {
  collectsData,
  factionName,
  initialOf,
  LAST_POINT,
  lifeSign,
  seatsInOrder,
} from './names.ts'
import { classes, pressable, UNHEARD } from './pressable.ts'
import { theseusWords } from './words.ts'

/** The Life and Data board: an arc for each player, on the side of their turn. */
export function Centre(props: BoardProps & { plan: Plan }) {
  const { view, plan } = props
  const seats = seatsInOrder(view)
  return (
    <g>
      <path d={plan.ring.cell(0, 1, 0, BANDS.middle, 0).path} className="the-middle" />
      {seats.map((seat, i) => (
        <Tracks
          key={seat}
          {...props}
          seat={seat}
          from={i / seats.length}
          to={(i + 1) / seats.length}
        />
      ))}
    </g>
  )
}

interface Props extends BoardProps {
  readonly plan: Plan
  readonly seat: Seat
  readonly from: number
  readonly to: number
}

function Tracks(props: Props) {
  const { view, plan, seat, from, to, words, choices, fresh, language } = props
  const say = sayIn(theseusWords, language)
  const { life, data, faction, out } = view.players[seat]
  const name = factionName(view, seat, words)
  const hasData = collectsData(faction)
  const sign = lifeSign(view)
  const label = [
    say(sign.wordOf, { name, life }),
    hasData && say('data-of', { name, data }),
    out && say('out'),
  ]
    .filter(Boolean)
    .join(', ')
  const gap = 0.02
  const isActive = view.turn.number > 0 && view.turn.active === seat && view.outcome === null
  const number = view.players.length
  const middle = plan.ring.at((from + to) / 2, number > 3 ? 0.14 : 0.118)
  return (
    <g
      className={classes(
        'the-tracks',
        `the-seat-${seat}`,
        out && 'the-out',
        fresh.has(`faction:${faction}`) && 'the-fresh',
      )}
    >
      <path
        d={plan.ring.cell(from, to, 0.02, BANDS.middle - 0.01, 4).path}
        className="the-tracks-ground"
        {...pressable(choices, { kind: 'faction', id: faction, label })}
      />
      <Arc {...props} radius={0.245} points={life} kind="life" gap={gap} />
      {hasData && <Arc {...props} radius={0.215} points={data} kind="data" gap={gap} />}
      <Numbers
        at={middle}
        icon={sign.icon}
        life={life}
        data={hasData ? data : null}
        initial={initialOf(view, seat)}
        isActive={isActive}
        isSmall={plan.ring.isSmall}
        isCrowded={number > 2}
      />
    </g>
  )
}

interface ArcProps extends Props {
  readonly radius: number
  readonly points: number
  readonly kind: 'life' | 'data'
  readonly gap: number
}

function Arc({ plan, from, to, radius, points, kind, gap }: ArcProps) {
  const start = from + gap
  const end = to - gap
  const reached = start + (end - start) * Math.min(1, points / LAST_POINT)
  return (
    <g className={`the-arc the-arc-${kind}`}>
      <path d={plan.ring.line(start, end, radius)} className="the-arc-whole" />
      {points > 0 && <path d={plan.ring.line(start, reached, radius)} className="the-arc-part" />}
    </g>
  )
}

interface NumbersProps {
  readonly at: Point
  readonly icon: IconShape
  readonly life: number
  readonly data: number | null
  readonly initial: string
  readonly isActive: boolean
  readonly isSmall: boolean
  readonly isCrowded: boolean
}

/** The faction, its Life and its Data: in a row each where there is room, else one below the other. */
function Numbers(props: NumbersProps) {
  const { at, icon, life, data, initial, isActive, isSmall, isCrowded } = props
  const { x, y } = at
  const isStacked = isSmall && !isCrowded
  const big = isSmall ? (isCrowded ? 14 : 16) : isCrowded ? 19 : 24
  const sign = isSmall ? 12 : isCrowded ? 15 : 17
  const step = big
  const rows = (data === null ? 1 : 2) + (isStacked ? 1 : 0)
  const top = y - ((rows - 1) * step) / 2
  const first = isStacked ? top + step : top
  const discX = isStacked ? x : x - (isSmall ? 12 : isCrowded ? 31 : 34)
  const disc = { x: discX, y: isStacked ? top - 1 : isSmall ? first : y }
  const left = isSmall ? x - 11 : isCrowded ? x - 6 : x - 5
  const right = isSmall ? x + 8 : isCrowded ? x + 17 : x + 23
  return (
    <g className="the-numbers" {...UNHEARD}>
      <g
        className={classes('the-disc', isActive && 'the-active')}
        transform={`translate(${disc.x} ${disc.y})`}
      >
        <circle r={isSmall ? 8 : 14} />
        <text fontSize={isSmall ? 13 : 16}>{initial}</text>
      </g>
      {(isStacked || !isSmall) && (
        <IconAt shape={icon} x={left} y={first} size={sign} className="the-life-icon" />
      )}
      <text x={right} y={first} fontSize={big} className="the-points">
        {life}
      </text>
      {data !== null && (
        <>
          <IconAt shape={DATA} x={left} y={first + step} size={sign} className="the-data-icon" />
          <text x={right} y={first + step} fontSize={big} className="the-points">
            {data}
          </text>
        </>
      )}
    </g>
  )
}
