import type { LockdownView } from '@bulkhead/lockdown'
import { memo, useMemo } from 'react'
import { HullMap } from '../hull/board-map.tsx'
import type { PartProps, Room } from '../ui.ts'
import { Floors } from './board-floors.tsx'
import { layoutFor } from './board-layout.ts'

type Props = PartProps<LockdownView> & { readonly room: Room }

/** The whole base in a corner of the board. */
export const BaseMap = memo(function BaseMap({ room, ...props }: Props) {
  const { board, power } = props.view
  const layout = useMemo(
    () => layoutFor(board, { x: room.width, y: room.height }),
    [board, room.width, room.height],
  )
  return <HullMap {...props} layout={layout} ground={<Floors layout={layout} power={power} />} />
})
