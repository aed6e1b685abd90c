import type { LockdownView } from '@bulkhead/lockdown'
import { memo } from 'react'
import type { BaseLayout, Box } from './board-layout.ts'
import { SECTIONS } from './reader.ts'

interface Props {
  readonly layout: BaseLayout
  readonly power: LockdownView['power']
}

/** The sections as floors: each in its colour while it has power, black without. */
export const Floors = memo(function Floors({ layout, power }: Props) {
  const { board, floors } = layout
  const open = board === 'standard' ? null : floors[0]
  return (
    <g className="lock-floors">
      {open && <Ground box={open} layout={layout} isLit={power.s1.on} />}
      {SECTIONS.map((section, i) =>
        open && i === 0 ? null : (
          <rect
            key={section}
            className={`lock-floor lock-${section} ${power[section].on ? 'lock-on' : 'lock-off'}`}
            {...inside(floors[i])}
            rx={9}
          />
        ),
      )}
      <rect className="lock-shaft" {...layout.shaft} rx={7} />
    </g>
  )
})

/** Buildings on the surface: rooms (from 0) that stand under one roof. */
const BUILDINGS = [
  [0, 1],
  [2, 3, 4],
  [5, 6],
] as const

/** Open ground; its three buildings share the power of the first section. */
function Ground({
  box,
  layout,
  isLit,
}: {
  readonly box: Box
  readonly layout: BaseLayout
  readonly isLit: boolean
}) {
  const { rooms, hex, bunker } = layout
  const crossing = rooms.at(-1)!
  return (
    <>
      <rect className="lock-ground" {...inside(box)} rx={9} />
      <path className="lock-dunes" d={dunes(box)} />
      <path
        className="lock-way-out"
        d={`M${crossing.x + 24} ${crossing.y}L${bunker.x} ${crossing.y}`}
      />
      {BUILDINGS.map((places) => {
        const xs = places.map((place) => rooms[place].x)
        const left = Math.min(...xs) - hex.width / 2 - 8
        const right = Math.max(...xs) + hex.width / 2 + 8
        return (
          <rect
            key={left}
            className={`lock-plate ${isLit ? 'lock-on' : 'lock-off'}`}
            x={Math.max(3, left)}
            y={6}
            width={Math.min(right, layout.width - 3) - Math.max(3, left)}
            height={rooms[places[0]].y + hex.height / 2 + 4}
            rx={8}
          />
        )
      })}
    </>
  )
}

function inside({ x, y, width, height }: Box): Box {
  return { x: x + 1.5, y: y + 1.5, width: width - 3, height: height - 3 }
}

/** A few lines of blown sand. */
function dunes({ width, y, height }: Box): string {
  return [0.62, 0.78, 0.93]
    .map((share, i) => {
      const level = y + height * share
      const swell = 6 + i * 2
      return `M4 ${level}Q${width * 0.2} ${level - swell} ${width * 0.4} ${level}T${width * 0.75} ${level}T${width - 4} ${level - swell / 2}`
    })
    .join('')
}
