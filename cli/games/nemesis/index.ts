import type { Terminal } from '../../catalogue.ts'
import { nemesisBoard } from './board.ts'
import { nemesisChances } from './chances.ts'
import { nemesisStatistics } from './statistics.ts'

export const nemesis: Terminal = {
  board: nemesisBoard,
  statistics: nemesisStatistics,
  chances: nemesisChances,
  samples: { changes: 15 },
  chapters: 'games/hull',
}
