import type { Dictionary, Seat } from '@bulkhead/kernel'
import type { NemesisView } from '@bulkhead/nemesis'
import { lazy } from 'react'
import { INTRUDER_ICONS } from '../hull/icons.ts'
import { hullUi } from '../hull/ui.ts'
import type { GameUi, Side } from '../ui.ts'
import { Board } from './board.tsx'
import { ALONE, nameSizeOn } from './board-layout.ts'
import { ShipMap } from './board-map.tsx'
import { coach } from './coach.ts'
import { aims } from './ending-aims.ts'
import { NEMESIS } from './game.ts'
import { SeatBoard, sheets } from './others.tsx'
import { Own } from './own.tsx'
import { seatLine } from './seat-line.ts'
import { Status } from './status.tsx'

const shared = hullUi(NEMESIS)

/** How Nemesis is shown. */
export const nemesisUi: GameUi<NemesisView> = {
  ...shared,
  side,
  Board,
  textAt: ({ board }, { width, height }) => nameSizeOn(ALONE[board], { x: width, y: height }),
  Map: ShipMap,
  Status,
  Own,
  seatLine,
  SeatBoard,
  sheets,
  aims,
  coach,
  Reference: lazy(async () => ({ default: (await import('./reference.tsx')).Reference })),
}

/** The first dead may go on as the Intruders. */
function side(view: NemesisView, seat: Seat, words: Dictionary): Side {
  const one = shared.side(view, seat, words)
  const { intruderPlayer } = view
  if (intruderPlayer?.seat !== seat || !intruderPlayer.active) return one
  return { ...one, name: words['name.intruders'], icon: INTRUDER_ICONS.adult }
}
