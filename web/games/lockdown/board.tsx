import type { Seat } from '@bulkhead/kernel'
import type { LockdownView } from '@bulkhead/lockdown'
import { NONE } from '@bulkhead/lockdown/printed'
import { memo, useMemo } from 'react'
import { IconAt } from '../../ui/icon.tsx'
import { useSay } from '../../words/words.ts'
import { HullBoard } from '../hull/board.tsx'
import { NoiseRing } from '../hull/board-corridor.tsx'
import type { Standing } from '../hull/board-figures.tsx'
import type { Point } from '../hull/board-layout.ts'
import { usePanel } from '../hull/board-panel.ts'
import { Press } from '../hull/board-press.tsx'
import { NetworkChip } from '../hull/board-rim.tsx'
import type { RoomMarks } from '../hull/board-room.tsx'
import { BOARD_WORDS } from '../hull/board-words.ts'
import { NOISE } from '../hull/icons.ts'
import type { PartProps } from '../ui.ts'
import { Contingencies } from './board-contingency.tsx'
import { Edge } from './board-edge.tsx'
import { Floors } from './board-floors.tsx'
import { type BaseLayout, layoutFor } from './board-layout.ts'
import { SHORT_NAMES } from './board-names.ts'
import { PowerMarks } from './board-power.tsx'
import { BASE_WORDS } from './board-words.ts'
import { LOCKDOWN } from './game.ts'
import { ZONE } from './icons.ts'
import { isDark, isStairs, placeOfTile, slotAt } from './reader.ts'
import './board-base.css'

type Props = PartProps<LockdownView>

/** The base, as far as this seat knows it. */
export const Board = memo(function Board(props: Props) {
  const { view } = props
  const short = useSay(SHORT_NAMES)
  const [frame, panel] = usePanel()
  const { board } = view
  const layout = useMemo(() => layoutFor(board, panel), [board, panel])
  return (
    <HullBoard
      {...props}
      game={LOCKDOWN}
      layout={layout}
      frame={frame}
      shortOf={short as (tile: string) => string}
      ground={<Floors layout={layout} power={view.power} />}
      beside={<Beside {...props} layout={layout} />}
      marksOf={(place) => marksOf(view, place)}
      entranceAt={(place) => entranceAt(place, layout)}
      placeOf={(seat) => placeOf(view, seat)}
      elsewhere={elsewhere(view, layout)}
    />
  )
})

/** Power, Elevator, ways out, Computer and contingencies; and where noise lies that is in no corridor. */
function Beside({ layout, ...props }: Props & { readonly layout: BaseLayout }) {
  const { view, words, choices, fresh } = props
  const say = useSay(BASE_WORDS)
  const common = { view, words, choices, fresh, say, layout }
  return (
    <>
      <PowerMarks {...common} />
      <Edge {...common} />
      <Contingencies {...common} />
      <Networks {...props} layout={layout} />
    </>
  )
}

/** The icon of the Technical Corridors, and those of the zones of the surface. */
function Networks({ view, words, choices, fresh, layout }: Props & WithLayout) {
  const board = useSay(BOARD_WORDS)
  const { floors } = layout
  const label = (network: number) =>
    `${words[`corridor.technical-${network + 1}`]}, ${board(view.technicalNoise[network] ? 'noise' : 'quiet')}`
  return view.technicalNoise.map((noisy, network) =>
    network === 0 ? (
      <NetworkChip
        key="technical"
        network={0}
        noisy={noisy}
        text={board('technical-short')}
        label={label(0)}
        x={5}
        y={floors[1].y + floors[1].height - 26}
        width={92}
        choices={choices}
        fresh={fresh}
      />
    ) : (
      <Zone
        // biome-ignore lint/suspicious/noArrayIndexKey: a network is known by its number.
        key={network}
        number={network}
        noisy={noisy}
        label={label(network)}
        at={zoneAt(layout, network)}
        choices={choices}
        fresh={fresh}
      />
    ),
  )
}

/** A zone of the surface, where its noise lies. */
function Zone({
  number,
  noisy,
  label,
  at,
  choices,
  fresh,
}: Pick<Props, 'choices' | 'fresh'> & {
  readonly number: number
  readonly noisy: boolean
  readonly label: string
  readonly at: Point
}) {
  return (
    <Press
      choices={choices}
      fresh={fresh}
      kind="technical"
      id={`technical-${number + 1}`}
      label={label}
      className={`lock-zone ${noisy ? 'hull-noisy' : ''}`}
      x={at.x}
      y={at.y}
      listed
    >
      <rect x={-24} y={-12} width={48} height={24} rx={12} />
      {noisy && <NoiseRing half={22} />}
      <IconAt shape={noisy ? NOISE : ZONE} x={-9} y={0} size={15} />
      <text x={10} y={5}>
        {number}
      </text>
    </Press>
  )
}

interface WithLayout {
  readonly layout: BaseLayout
}

/** On the walls of their buildings, the third by the way down. */
const ZONES: readonly Point[] = [
  { x: 157, y: 96 },
  { x: 665, y: 96 },
  { x: 660, y: 164 },
  { x: 987, y: 96 },
]

function zoneAt({ floors, width }: BaseLayout, number: number): Point {
  const { x, y } = ZONES[number - 1]
  return { x: (x * width) / 1136, y: (y * floors[0].height) / 189 }
}

function marksOf(view: LockdownView, place: number): RoomMarks {
  const slot = slotAt(view, place)!
  const looks = [
    isDark(view, place) && 'lock-dark',
    isStairs(slot) && 'lock-stairs',
    slot.surface && !slot.building && 'lock-crossing',
  ]
  return {
    badge: null,
    sealed: view.depressurised === place,
    look: looks.filter(Boolean).join(' '),
    isUnnumbered: slot.kind === 'special',
  }
}

/** Between the two rows of its floor. */
function entranceAt(place: number, layout: BaseLayout): Point {
  const { x, y } = layout.rooms[place]
  const { height } = layout.hex
  const isUpper =
    layout.upper[place] || (layout.kinds[place] !== 'special' && isOnSurface(place, layout))
  const isCrossed = layout.corridors.some(
    ({ from, to, ends }) => ends.includes(place) && Math.abs(from.x - to.x) < 20,
  )
  if (isUpper) return { x: x - (isCrossed ? 52 : 26), y: y + height / 2 + 10 }
  return { x: x + (isCrossed ? 44 : 36), y: y - height / 2 - 10.5 }
}

function isOnSurface(place: number, { floors, rooms, board }: BaseLayout): boolean {
  return board !== 'standard' && rooms[place].y < floors[1].y
}

/** Whoever is locked in is in the Isolation Room. */
function placeOf(view: LockdownView, seat: Seat): number | null {
  const { fate, room } = view.players[seat]
  if (fate === 'locked-in') return placeOfTile(view, 'isolation-room')
  return fate === 'awake' && room !== NONE ? room : null
}

/** Whoever waits in a pod, or is in the Bunker, stands there. */
function elsewhere(view: LockdownView, layout: BaseLayout): Standing[] {
  const { edge, floors } = layout
  const safe = view.players.flatMap(({ fate }, id) => (fate === 'bunker' ? [id] : []))
  return view.players.flatMap(({ fate, room, pod }, id): Standing[] => {
    const shared = { key: `seat:${id}`, kind: 'seat', id, size: 22 } as const
    if (fate === 'bunker') {
      return [{ ...shared, at: inBunker(layout, safe.indexOf(id)), place: -2 }]
    }
    if (fate !== 'awake' || room !== NONE || pod === NONE) return []
    const at = { x: edge.x + edge.width - 16, y: floors[2].y + 49 + pod * 21 }
    return [{ ...shared, at, size: 18, place: -3 - pod }]
  })
}

/** In its corner, or on the way to it where that is open. */
function inBunker({ board, bunker, edge, rooms }: BaseLayout, i: number): Point {
  if (board !== 'standard') return { x: bunker.x - 18 - i * 22, y: rooms.at(-1)!.y }
  return { x: bunker.x + edge.width - 16 - i * 21, y: bunker.y + 17 }
}
