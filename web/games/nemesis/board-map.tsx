import type { NemesisView } from '@bulkhead/nemesis'
import { memo, useMemo } from 'react'
import type { PartProps, Room } from '../ui.ts'
import { hexPath, layoutFor } from './board-layout.ts'

type Props = PartProps<NemesisView> & { readonly room: Room }

/** The whole ship in a corner of the board. */
export const ShipMap = memo(function ShipMap({ view, seat, choices, room }: Props) {
  const { board } = view
  const layout = useMemo(
    () => layoutFor(board, { x: room.width, y: room.height }),
    [board, room.width, room.height],
  )
  const { width, height, hex, rooms, corridors } = layout
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
      {corridors.map(({ id, from, to }) => (
        <path key={id} className="map-line" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      ))}
      {rooms.map(({ x, y }, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number.
          key={place}
          className={['map-part', ...stateOf(place)].filter(Boolean).join(' ')}
          transform={`translate(${x} ${y})`}
          d={hexPath(hex)}
        />
      ))}
    </svg>
  )
})
