import type { View } from '@bulkhead/hull/view.ts'
import type { ReactNode } from 'react'
import type { PartProps } from '../ui.ts'
import { tubePath } from './board-corridor.tsx'
import { hexAt, hexPath, type Layout } from './board-layout.ts'

type Props = Pick<PartProps<View>, 'view' | 'seat' | 'choices'> & {
  readonly layout: Layout
  /** What lies under the rooms. */
  readonly ground?: ReactNode
}

/** The whole board in a corner of it. */
export function HullMap({ view, seat, choices, layout, ground }: Props) {
  const { width, height, rooms, corridors } = layout
  const here = seat === null ? null : view.players[seat].room
  const isChoosing = choices.stage === 'targets' || choices.stage === 'pay'
  const stateOf = (place: number) => {
    const { explored, fire } = view.rooms[place]
    const isDanger = fire || view.intruders.some((one) => one.room === place)
    const isLit = isChoosing && (choices.isLit('place', place) || choices.isMarked('place', place))
    return [!explored && 'dark', isDanger && 'danger', isLit && 'lit', here === place && 'mine']
  }
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {ground}
      {corridors.map((line) => (
        <path key={line.id} className="map-line" d={tubePath(line)} />
      ))}
      {rooms.map(({ x, y }, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number.
          key={place}
          className={['map-part', ...stateOf(place)].filter(Boolean).join(' ')}
          transform={`translate(${x} ${y})`}
          d={hexPath(hexAt(layout, place))}
        />
      ))}
    </svg>
  )
}
