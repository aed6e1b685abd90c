import type { Seat } from '@bulkhead/kernel'
import { NONE } from '@bulkhead/nemesis/printed'
import type { ReactNode } from 'react'
import { useSay } from '../../words/words.ts'
import { HullBoard, type More, NetworkChips } from '../hull/board.tsx'
import type { Standing } from '../hull/board-figures.tsx'
import type { Point } from '../hull/board-layout.ts'
import { entranceHalf } from '../hull/board-rim.tsx'
import { BOARD_WORDS } from '../hull/board-words.ts'
import type { HullGame } from '../hull/game.ts'
import type { PartProps } from '../ui.ts'
import { badgeOf } from './board-badge.ts'
import { Hull } from './board-hull.tsx'
import type { ShipLayout } from './board-layout.ts'
import { PodMark, podSpots } from './board-pods.tsx'
import { SHIP_WORDS } from './board-words.ts'
import type { ShipView } from './ship.ts'
import './board-ship.css'

type Pods = ReadonlyMap<number, Point>

interface Props<V extends ShipView> extends PartProps<V> {
  readonly game: HullGame<V>
  readonly layout: ShipLayout
  readonly frame: (element: SVGSVGElement | null) => void
  /** What else lies under the rooms, and over them. */
  readonly ground?: ReactNode
  readonly children?: ReactNode
  /** What else is said of a room to whoever hears it. */
  alsoOf?(place: number): readonly string[]
  readonly more?: readonly More[]
}

/** The ship, as far as this seat knows it. */
export function ShipBoard<V extends ShipView>({ ground, children, alsoOf, ...props }: Props<V>) {
  const { view, words, layout } = props
  const say = useSay(SHIP_WORDS)
  const pods = podSpots(view, layout)
  return (
    <HullBoard
      {...props}
      ground={
        <>
          <Hull layout={layout} />
          {ground}
        </>
      }
      beside={
        <>
          <Beside {...props} pods={pods} />
          {children}
        </>
      }
      marksOf={(place) => ({
        badge: badgeOf(view.rooms[place].tile, view, words, say),
        sealed: view.depressurised === place,
        also: alsoOf?.(place),
      })}
      entranceAt={(place) => entranceAt(place, view, layout)}
      placeOf={(seat) => placeOf(view, seat)}
      elsewhere={waitingIn(view, pods)}
    />
  )
}

/** Of several technical networks each has its colour; then pods, and the sections not found yet. */
function Beside({
  view,
  words,
  choices,
  fresh,
  layout,
  pods,
}: Pick<PartProps<ShipView>, 'view' | 'words' | 'choices' | 'fresh'> & {
  readonly layout: ShipLayout
  readonly pods: Pods
}) {
  const say = useSay(SHIP_WORDS)
  const board = useSay(BOARD_WORDS)
  const isMany = view.technicalNoise.length > 1
  const names = isMany ? [say('technical-red'), say('technical-blue')] : [board('technical-short')]
  return (
    <>
      <NetworkChips
        view={view}
        words={words}
        left={layout.left}
        names={names}
        choices={choices}
        fresh={fresh}
        say={board}
      />
      {(['a', 'b'] as const).map((section) => {
        const spot = docked(view, pods, section)
        return (
          spot && (
            <text key={section} className="nem-dock" x={spot.x} y={spot.y + 5}>
              {section.toUpperCase()}
            </text>
          )
        )
      })}
      {view.pods.map((pod, i) => (
        <PodMark
          key={pod.number}
          pod={pod}
          taken={view.players.filter((player) => player.pod === i).length}
          at={pods.get(pod.number)!}
          choices={choices}
          fresh={fresh}
          say={say}
        />
      ))}
    </>
  )
}

/** The letter of a section stands before its first pod while the section is not found. */
function docked(view: ShipView, pods: Pods, section: 'a' | 'b'): Point | null {
  const found = view.rooms.some(({ tile }) => tile === `evacuation-${section}`)
  const pod = view.pods.find((one) => one.section === section)
  const first = !found && pod && pods.get(pod.number)
  return first ? { x: first.x - 30, y: first.y } : null
}

/** On the edge of the room that no corridor uses, beside the pods where they stand there. */
function entranceAt(place: number, { rooms }: ShipView, layout: ShipLayout): Point {
  const { x, y } = layout.rooms[place]
  const { below, mirrored, crossed, hex, entrances } = layout
  const half = entranceHalf(entrances[place]!)
  const aside = crossed[place] ? half + 13 : below[place] ? 0 : half - 12
  const byPods = below[place] && rooms[place].tile?.startsWith('evacuation')
  return {
    x: x + (byPods ? -38 : (mirrored[place] ? -1 : 1) * aside),
    y: y + (below[place] ? 1 : -1) * (hex.height / 2 + 10),
  }
}

/** The hibernating are in their chambers. */
function placeOf({ players, rooms }: ShipView, seat: Seat): number | null {
  const { fate, room } = players[seat]
  if (fate === 'hibernating') return rooms.findIndex(({ tile }) => tile === 'hibernatorium')
  return fate === 'awake' && room !== NONE ? room : null
}

/** Whoever waits in a pod stands before it. */
function waitingIn(view: ShipView, pods: Pods): Standing[] {
  const waiting: Standing[] = []
  view.players.forEach(({ fate, room, pod }, id) => {
    if (fate !== 'awake' || room !== NONE || pod === NONE) return
    const { x, y } = pods.get(view.pods[pod].number)!
    const earlier = waiting.filter(({ place }) => place === -2 - pod).length
    const at = { x: x - 30 - earlier * 20, y }
    waiting.push({ key: `seat:${id}`, kind: 'seat', id, at, size: 22, place: -2 - pod })
  })
  return waiting
}
