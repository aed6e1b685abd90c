import type { Terminal } from '../../catalogue.ts'
import { retaliationBoard } from './board.ts'
import { retaliationChances } from './chances.ts'
import { retaliationStatistics } from './statistics.ts'

export const retaliation: Terminal = {
  board: retaliationBoard,
  statistics: retaliationStatistics,
  chances: retaliationChances,
  samples: { games: 100, secrecy: 8, twin: 3, chance: 600, changes: 10 },
}
