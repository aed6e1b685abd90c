import type { Terminal } from '../../catalogue.ts'
import { familyBoard } from '../hull/board.ts'
import { nemesisChances } from './chances.ts'
import { NEMESIS } from './show.ts'
import { nemesisStatistics } from './statistics.ts'

export const nemesis: Terminal = {
  board: familyBoard(NEMESIS),
  statistics: nemesisStatistics,
  chances: nemesisChances,
  samples: { changes: 10 },
  chapters: 'games/hull',
}
