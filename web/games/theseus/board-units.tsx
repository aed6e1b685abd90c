import type { TheseusView } from '@bulkhead/theseus'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { IconAt } from '../../ui/icon.tsx'
import { sayIn } from '../../words/words.ts'
import type { BoardProps, Plan } from './board.tsx'
import { spacePlace } from './board-corners.tsx'
import { BANDS, heightIn, type Point, spanIn } from './geometry.ts'
import { CLAMP, INVISIBLE, PARASITE, UNIT_ICONS } from './icons.ts'
import {
  factionName,
  initialOf,
  numberOf,
  ROOM_LETTERS,
  sectorName,
  type UnitView,
} from './names.ts'
import { classes, pressable, UNHEARD } from './pressable.ts'
import { theseusWords } from './words.ts'

interface Props extends BoardProps {
  readonly plan: Plan
}

/** Every figure on the station and in Space. */
export function UnitLayer(props: Props) {
  const { view, plan } = props
  const size = useMemo(() => figureSize(plan), [plan])
  return (
    <g>
      {view.units.map((unit) => {
        const at = placeOf(view, plan, unit)
        return at && <Figure key={unit.name} {...props} unit={unit} at={at} size={size} />
      })}
    </g>
  )
}

/** As large as the smallest Room allows. */
function figureSize({ shapes }: Plan): number {
  const rooms = shapes.flatMap((shape) => shape.rooms)
  const sizes = rooms.flatMap((room) => {
    const { left, right } = spanIn(room, room.middle.y, 16)
    return [heightIn(room), right - left]
  })
  return Math.max(11, Math.min(21, Math.min(...sizes) / 2 - 0.5))
}

function placeOf(view: TheseusView, plan: Plan, unit: UnitView): Point | null {
  if (unit.place === 'space') {
    const inSpace = view.units.filter((one) => one.place === 'space')
    return spacePlace(plan.ring, inSpace.indexOf(unit))
  }
  const index = view.sectors.findIndex((sector) => sector.id === unit.place)
  if (index < 0) return null
  if (unit.room === null) return plan.ring.at(index / plan.ring.sectors, BANDS.lane)
  return plan.shapes[index].rooms[ROOM_LETTERS.indexOf(unit.room)].middle
}

function Figure(props: Props & { unit: UnitView; at: Point; size: number }) {
  const { unit, at, size, plan, view, choices, fresh } = props
  const figure = useGlide(props)
  const button = pressable(choices, {
    kind: 'unit',
    id: unit.name,
    label: labelOf(props),
  })
  return (
    <g
      ref={figure}
      className={classes(
        'the-unit',
        `the-seat-${unit.owner}`,
        unit.upgraded && 'the-upgraded',
        unit.moved && 'the-moved',
        unit.invisible && 'the-invisible',
        unit.room === null && unit.place !== 'space' && 'the-moving',
        fresh.has(`unit:${unit.name}`) && 'the-fresh',
      )}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <circle r={Math.max(size + 3, 16)} className="the-touch" {...button}>
        <title>{button['aria-label']}</title>
      </circle>
      <path d={outline(unit, size)} className="the-base" />
      <path d={outline(unit, size)} className={`pattern pattern-${unit.owner}`} />
      {unit.upgraded && <path d={outline(unit, size - 3.5)} className="the-inner" />}
      <IconAt
        shape={UNIT_ICONS[unit.kind]}
        x={0}
        y={-size * 0.1}
        size={size * 1.35}
        className="the-figure"
      />
      <Badges
        unit={unit}
        size={size}
        initial={plan.ring.isSmall ? '' : initialOf(view, unit.owner)}
      />
    </g>
  )
}

/** Standard units stand on a disc, upgraded ones on a hexagon, small ones on a diamond. */
function outline({ kind, upgraded }: UnitView, size: number): string {
  const isSmall =
    kind === 'minor-alien' || kind === 'runner' || kind === 'catcher' || kind === 'warrior'
  if (isSmall) return polygon(upgraded ? [size, size * 0.8] : [size], 4)
  return upgraded ? polygon([size * 1.08], 6) : circle(size * 0.97)
}

function polygon(radii: readonly number[], corners: number): string {
  const number = corners * radii.length
  const points = Array.from({ length: number }, (_, i) => {
    const angle = (i / number) * 2 * Math.PI - Math.PI / 2
    const radius = radii[i % radii.length]
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

function circle(radius: number): string {
  return `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`
}

function Badges({ unit, size, initial }: { unit: UnitView; size: number; initial: string }) {
  const marks = [
    unit.held && { key: 'held', icon: CLAMP },
    unit.invisible && { key: 'invisible', icon: INVISIBLE },
    unit.parasites > 0 && { key: 'parasite', icon: PARASITE },
    unit.parasites > 1 && { key: 'second parasite', icon: PARASITE },
  ].filter((mark) => mark !== false)
  const text = initial + numberOf(unit.name)
  const plate = initial ? 20 : 12
  return (
    <g {...UNHEARD}>
      <g className="the-number" transform={`translate(${size * 0.78} ${size * 0.66})`}>
        <rect x={-plate / 2} y="-7.5" width={plate} height="15" rx="4" />
        <text y="0.5">{text}</text>
      </g>
      {unit.upgraded && (
        <g className="the-rank" transform={`translate(${-size * 0.78} ${size * 0.62})`}>
          <circle r="6.5" />
          <path d="M-3 2L0 -1.5L3 2M-3 -1L0 -4.5L3 -1" transform="translate(0 1.2)" />
        </g>
      )}
      {marks.map(({ key, icon }, i) => (
        <g
          key={key}
          className="the-badge"
          transform={`translate(${size * 0.72 - i * 14} ${-size * 0.78})`}
        >
          <circle r="7.5" />
          <IconAt shape={icon} x={0} y={0} size={11} />
        </g>
      ))}
    </g>
  )
}

function labelOf({ unit, view, words, language }: BoardProps & { unit: UnitView }): string {
  const say = sayIn(theseusWords, language)
  const place =
    unit.place === 'space'
      ? say('in-space')
      : unit.room === null
        ? say('on-the-way')
        : `${sectorName(unit.place, words)} ${unit.room}`
  return [
    `${words[`unit.${unit.name}`]} (${factionName(view, unit.owner, words)})`,
    place,
    unit.upgraded && say('is-upgraded'),
    unit.moved && say('is-moved'),
    unit.held && say('is-held'),
    unit.invisible && say('is-invisible'),
    unit.parasites > 0 && say('has-parasites', { number: unit.parasites }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** A unit that has moved goes round the ring to where it is now, not straight across. */
function useGlide({ unit, plan, view, at }: Props & { unit: UnitView; at: Point }) {
  const figure = useRef<SVGGElement>(null)
  const last = useRef<{ place: string; at: Point } | null>(null)
  useLayoutEffect(() => {
    const from = last.current
    last.current = { place: unit.place, at }
    if (!from || from.place === unit.place || isStill() || !figure.current?.animate) return
    const steps = [from.at, ...sectorsBetween(view, plan, from.place, unit.place), at]
    const glide = figure.current.animate(
      steps.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration: 260 * (steps.length - 1) + 160, easing: 'ease-in-out' },
    )
    glide.onfinish = () => figure.current?.dispatchEvent(new TransitionEvent(...ARRIVED))
  }, [unit.place, at, view, plan])
  return figure
}

/** Whoever follows what glides hears of transitions alone. */
const ARRIVED = ['transitionend', { bubbles: true, propertyName: 'transform' }] as const

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function sectorsBetween(
  { sectors }: TheseusView,
  { ring }: Plan,
  from: string,
  to: string,
): Point[] {
  const start = sectors.findIndex(({ id }) => id === from)
  const end = sectors.findIndex(({ id }) => id === to)
  if (start < 0 || end < 0) return []
  const number = (end - start + sectors.length) % sectors.length
  return Array.from({ length: Math.max(0, number * 2 - 1) }, (_, i) =>
    ring.at((start + (i + 1) / 2) / ring.sectors, BANDS.lane),
  )
}
