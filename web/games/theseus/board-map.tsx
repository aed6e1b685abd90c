import { memo } from 'react'
import type { Room } from '../ui.ts'
import { type BoardProps, usePlan } from './board.tsx'
import { ownersOf } from './names.ts'

/** The whole station in a corner of the board: one's own Sector, and what is lit. */
export const StationMap = memo(function StationMap(props: BoardProps & { readonly room: Room }) {
  const { view, seat, choices, room } = props
  const { ring, shapes } = usePlan(view, room)
  return (
    <svg viewBox={`0 0 ${ring.width} ${ring.height}`} aria-hidden="true">
      {view.sectors.map(({ id, slots }, i) => (
        <g key={id}>
          <path
            className={
              seat !== null && ownersOf(view, id).includes(seat) ? 'map-part' : 'map-part dark'
            }
            d={shapes[i].whole.path}
          />
          {slots.map((slot, at) =>
            choices.isLit('slot', slot.id) ? (
              <path key={slot.id} className="map-part lit" d={shapes[i].slots[at].path} />
            ) : null,
          )}
        </g>
      ))}
    </svg>
  )
})
