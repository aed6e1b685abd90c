import type { Terminal } from '../../catalogue.ts'
import { familyBoard } from '../hull/board.ts'
import { aftermathChances } from './chances.ts'
import { AFTERMATH } from './show.ts'
import { aftermathStatistics } from './statistics.ts'

export const aftermath: Terminal = {
  board: familyBoard(AFTERMATH),
  statistics: aftermathStatistics,
  chances: aftermathChances,
  samples: { games: 60, secrecy: 2, twin: 2, chance: 400, changes: 6 },
  beside: 'nemesis',
  chapters: 'games/hull',
}
