import type { AftermathView } from '@bulkhead/aftermath'
import { PLANS } from '@bulkhead/aftermath/printed'
import { memo } from 'react'
import { useSay } from '../../words/words.ts'
import type { Point } from '../hull/board-layout.ts'
import { EntranceMark } from '../hull/board-rim.tsx'
import { BOARD_WORDS } from '../hull/board-words.ts'
import { ALONE, type ShipLayout } from '../nemesis/board-layout.ts'
import type { PartProps } from '../ui.ts'

/** The Shuttle's rooms come after those of the ship. */
const MAIN = ALONE.standard.spots.length

/** Its hull round its four rooms, and the sleeve to the ship. */
export const Shuttle = memo(function Shuttle({ layout }: { readonly layout: ShipLayout }) {
  return (
    <g className="nem-hull">
      <path className="nem-hull-jet" d={jets(layout)} />
      <path className="nem-hull-shell" d={shell(layout, 0)} />
      <path className="nem-hull-inner" d={shell(layout, 5)} />
      <path className="aft-sleeve" d={sleeve(layout)} />
      <path className="aft-sleeve-inside" d={sleeve(layout)} />
      <path className="aft-sleeve-lock" d={lock(layout)} />
    </g>
  )
})

type SleeveProps = PartProps<AftermathView> & { readonly layout: ShipLayout }

/** AFT-SHUTTLE-08: number 4 of the Main Room leads to the technical corridors. */
export function Sleeve({ view, words, layout, choices, fresh }: SleeveProps) {
  const say = useSay(BOARD_WORDS)
  const [zone] = PLANS[view.board].slots[MAIN].zones ?? []
  if (!zone) return null
  const { from, to } = sleeveOf(layout)
  return (
    <EntranceMark
      entrance={zone}
      at={{ x: (from.x + to.x) / 2, y: from.y }}
      noisy={view.technicalNoise[zone.network]}
      name={words[`corridor.technical-${zone.network + 1}`]}
      choices={choices}
      fresh={fresh}
      say={say}
    />
  )
}

/** From above the Main Room over to the ship's side. */
function sleeveOf({ rooms, hex, left }: ShipLayout): { from: Point; to: Point } {
  const { x, y } = rooms[MAIN]
  const from = { x, y: y - hex.height / 2 - 24 }
  return { from, to: { x: left + 54, y: from.y } }
}

function sleeve(layout: ShipLayout): string {
  const { from, to } = sleeveOf(layout)
  const { y } = layout.rooms[MAIN]
  return `M${from.x} ${y}V${from.y + 12}Q${from.x} ${from.y} ${from.x + 12} ${from.y}H${to.x - 14}L${to.x + 26} ${to.y + 36}`
}

/** The clamp at the ship's hull. */
function lock(layout: ShipLayout): string {
  const { to } = sleeveOf(layout)
  return `M${to.x + 16} ${to.y + 46}L${to.x + 36} ${to.y + 26}`
}

/** Round its rooms: bow above, stern below. */
function shell({ rooms, hex }: ShipLayout, inward: number): string {
  const [main, , stern] = rooms.slice(MAIN)
  const top = main.y - hex.height / 2 - 12 + inward
  const foot = stern.y + hex.height / 2 + 12 - inward
  const half = rooms[MAIN + 3].x - main.x + hex.width / 2 + 5 - inward
  const { x, y } = { x: main.x, y: rooms[MAIN + 1].y }
  const [near, far] = [half * 0.5, half * 0.92]
  return [
    `M${x - near} ${top}H${x + near}`,
    `C${x + far} ${top + 24} ${x + half} ${y - 60} ${x + half} ${y}`,
    `C${x + half} ${y + 60} ${x + far} ${foot - 24} ${x + near} ${foot}`,
    `H${x - near}`,
    `C${x - far} ${foot - 24} ${x - half} ${y + 60} ${x - half} ${y}`,
    `C${x - half} ${y - 60} ${x - far} ${top + 24} ${x - near} ${top}Z`,
  ].join('')
}

function jets({ rooms, hex }: ShipLayout): string {
  const { x, y } = rooms[MAIN + 2]
  const top = y + hex.height / 2 + 8
  return [-32, 32].map((aside) => `M${x + aside - 15} ${top}h30l-6 18h-18z`).join('')
}
