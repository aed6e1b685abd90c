import type { NemesisView } from '@bulkhead/nemesis'
import { memo, useMemo } from 'react'
import { usePanel } from '../hull/board-panel.ts'
import type { PartProps } from '../ui.ts'
import { ALONE, layoutOf } from './board-layout.ts'
import { ShipBoard } from './board-ship.tsx'
import { NEMESIS } from './game.ts'

/** The ship fills the panel. */
export const Board = memo(function Board(props: PartProps<NemesisView>) {
  const [frame, panel] = usePanel()
  const { board } = props.view
  const layout = useMemo(() => layoutOf(ALONE[board], panel), [board, panel])
  return <ShipBoard {...props} game={NEMESIS} layout={layout} frame={frame} />
})
