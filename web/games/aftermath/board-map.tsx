import type { AftermathView } from '@bulkhead/aftermath'
import { memo, useMemo } from 'react'
import { HullMap } from '../hull/board-map.tsx'
import { layoutOf } from '../nemesis/board-layout.ts'
import type { PartProps, Room } from '../ui.ts'
import { DRAWN } from './board-layout.ts'

type Props = PartProps<AftermathView> & { readonly room: Room }

/** Ship and Shuttle in a corner of the board. */
export const ShipMap = memo(function ShipMap({ room, ...props }: Props) {
  const { board } = props.view
  const layout = useMemo(
    () => layoutOf(DRAWN[board], { x: room.width, y: room.height }),
    [board, room.width, room.height],
  )
  return <HullMap {...props} layout={layout} />
})
