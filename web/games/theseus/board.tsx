import type { TheseusView } from '@bulkhead/theseus'
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { sayIn } from '../../words/words.ts'
import { Patterns } from '../patterns.tsx'
import type { PartProps, Room } from '../ui.ts'
import { Centre } from './board-centre.tsx'
import { Corners } from './board-corners.tsx'
import { SectorPlan } from './board-sector.tsx'
import { UnitLayer } from './board-units.tsx'
import { WayNote, Ways } from './board-way.tsx'
import { type Ring, ringOf, type SectorShape, sectorShape } from './geometry.ts'
import { theseusWords } from './words.ts'
import './board.css'

export type BoardProps = PartProps<TheseusView>

/** What every part of the board needs. */
export interface Plan {
  readonly ring: Ring
  readonly shapes: readonly SectorShape[]
}

/** The station from above, with the tracks in its middle. */
export const Board = memo(function Board(props: BoardProps) {
  const { view, language } = props
  const [size, measure] = useSize()
  const plan = usePlan(view, size)
  const say = sayIn(theseusWords, language)
  const { width, height, sectors } = plan.ring
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset.
    <svg
      ref={measure}
      className={`the-board${plan.ring.isSmall ? ' the-small' : ''}`}
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
      role="group"
      aria-label={say('station', { number: sectors })}
    >
      <Defs />
      {plan.shapes.map((shape, i) => (
        <SectorPlan key={view.sectors[i]?.id ?? i} {...props} plan={plan} shape={shape} index={i} />
      ))}
      <Centre {...props} plan={plan} />
      <Corners {...props} plan={plan} />
      <Ways {...props} plan={plan} />
      <UnitLayer {...props} plan={plan} />
      <WayNote {...props} plan={plan} />
    </svg>
  )
})

/** The ring with its Sectors, laid or yet to be laid, where it fills so much room. */
export function usePlan(view: TheseusView, { width, height }: Room): Plan {
  const expected = expectedSectors(view)
  const layout = view.sectors.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ring changes with its Sectors alone.
  return useMemo<Plan>(() => {
    const ring = ringOf(width, height, expected)
    const shapes = Array.from({ length: expected }, (_, i) =>
      sectorShape(ring, i, view.sectors[i] ?? null),
    )
    return { ring, shapes }
  }, [width, height, expected, layout])
}

function expectedSectors({ mode, players, sectors }: TheseusView): number {
  const bases = players.filter(({ faction }) => faction !== 'pandora').length
  return Math.max(sectors.length, 3 + (mode === 'team' ? 2 : bases))
}

/** The size of the drawing on the page: one unit is one pixel. */
function useSize() {
  const [size, setSize] = useState({ width: 900, height: 560 })
  const observer = useRef<ResizeObserver | null>(null)
  const measure = useCallback((svg: SVGSVGElement | null) => {
    observer.current?.disconnect()
    if (!svg) return
    const read = () => {
      const { clientWidth: width, clientHeight: height } = svg
      if (width > 0 && height > 0) {
        setSize((old) => (old.width === width && old.height === height ? old : { width, height }))
      }
    }
    observer.current = new ResizeObserver(read)
    observer.current.observe(svg)
    read()
  }, [])
  useLayoutEffect(() => () => observer.current?.disconnect(), [])
  return [size, measure] as const
}

function Defs() {
  return (
    <defs>
      <pattern
        id="the-hatch"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="7" height="7" className="the-hatch-ground" />
        <line x1="0" y1="0" x2="0" y2="7" className="the-hatch-line" />
      </pattern>
      <pattern
        id="the-stopped"
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <line x1="0" y1="0" x2="0" y2="8" className="the-stopped-line" />
      </pattern>
      <Patterns />
      <marker
        id="the-tip"
        viewBox="0 0 10 10"
        refX="7"
        refY="5"
        markerWidth="5"
        markerHeight="5"
        orient="auto-start-reverse"
      >
        <path d="M0 0L10 5L0 10L3 5Z" className="the-tip" />
      </marker>
    </defs>
  )
}
