import type { NemesisView } from '@bulkhead/nemesis'
import { memo, useMemo } from 'react'
import { HullMap } from '../hull/board-map.tsx'
import type { PartProps, Room } from '../ui.ts'
import { ALONE, layoutOf } from './board-layout.ts'

type Props = PartProps<NemesisView> & { readonly room: Room }

/** The whole ship in a corner of the board. */
export const ShipMap = memo(function ShipMap({ room, ...props }: Props) {
  const { board } = props.view
  const layout = useMemo(
    () => layoutOf(ALONE[board], { x: room.width, y: room.height }),
    [board, room.width, room.height],
  )
  return <HullMap {...props} layout={layout} />
})
