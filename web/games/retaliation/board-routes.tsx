import type { RetaliationView } from '@bulkhead/retaliation'
import { NONE } from '@bulkhead/retaliation/printed'
import { routesOf } from '@bulkhead/retaliation/routes'
import { memo, useMemo } from 'react'
import { StepMark } from './board-corridor.tsx'
import type { Layout } from './board-layout.ts'

interface Props {
  readonly view: RetaliationView
  readonly layout: Layout
}

/** The next step of everything that would move. */
export const Routes = memo(function Routes({ view, layout }: Props) {
  const routes = useMemo(() => routesOf(view), [view])
  return routes.map(({ room, corridor, toRoom, toCorridor, breaksDoor }) => {
    const isOut = corridor === NONE
    const place = isOut ? toCorridor : corridor
    const slot = isOut ? room : toRoom
    const { ends } = layout.strips[place]
    const other = ends[0] === slot ? ends[1] : ends[0]
    return (
      <StepMark
        key={`${room} ${corridor}`}
        wall={layout.slots[slot]}
        other={layout.slots[other]}
        isOut={isOut}
        isShut={breaksDoor}
      />
    )
  })
})
