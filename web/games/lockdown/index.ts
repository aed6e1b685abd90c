import type { LockdownView } from '@bulkhead/lockdown'
import { lazy } from 'react'
import { hullUi } from '../hull/ui.ts'
import type { GameUi } from '../ui.ts'
import { Board } from './board.tsx'
import { nameSizeOn } from './board-layout.ts'
import { BaseMap } from './board-map.tsx'
import { boards } from './board-parts.ts'
import { coach } from './coach.ts'
import { aims } from './ending-aims.ts'
import { LOCKDOWN } from './game.ts'
import { SeatBoard, sheets } from './others.tsx'
import { Own } from './own.tsx'
import { seatLine } from './seat-line.ts'
import { Status } from './status.tsx'

/** How Lockdown is shown. */
export const lockdownUi: GameUi<LockdownView> = {
  ...hullUi(LOCKDOWN),
  Board,
  textAt: (_, { width, height }) => nameSizeOn({ x: width, y: height }),
  Map: BaseMap,
  boards,
  Status,
  Own,
  seatLine,
  SeatBoard,
  sheets,
  aims,
  coach,
  Reference: lazy(async () => ({ default: (await import('./reference.tsx')).Reference })),
}
