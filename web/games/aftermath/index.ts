import type { AftermathView } from '@bulkhead/aftermath'
import { lazy } from 'react'
import { hullUi } from '../hull/ui.ts'
import { nameSizeOn } from '../nemesis/board-layout.ts'
import type { GameUi } from '../ui.ts'
import { Board } from './board.tsx'
import { DRAWN } from './board-layout.ts'
import { ShipMap } from './board-map.tsx'
import { boards } from './board-parts.ts'
import { Chips } from './chips.tsx'
import { coach } from './coach.ts'
import { aims } from './ending-aims.ts'
import { AFTERMATH } from './game.ts'
import { offerOf } from './offer.ts'
import { SeatBoard, sheets } from './others.tsx'
import { Own } from './own.tsx'
import { seatLine } from './seat-line.ts'
import { Status } from './status.tsx'

const shared = hullUi(AFTERMATH)

/** How Aftermath is shown. */
export const aftermathUi: GameUi<AftermathView> = {
  ...shared,
  Board,
  textAt: ({ board }, { width, height }) => nameSizeOn(DRAWN[board], { x: width, y: height }),
  Map: ShipMap,
  boards,
  Status,
  Chips,
  hasOffers: true,
  offerOf,
  seatLine,
  Own,
  SeatBoard,
  sheets,
  aims,
  coach,
  Reference: lazy(async () => ({ default: (await import('./reference.tsx')).Reference })),
  headings: new Set([...shared.headings, 'shuttle-time']),
}
