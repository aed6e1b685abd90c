import type { Terminal } from '../../catalogue.ts'
import { theseusBoard } from './board.ts'
import { theseusStatistics } from './statistics.ts'

export const theseus: Terminal = {
  board: theseusBoard,
  statistics: theseusStatistics,
  samples: { games: 400, twin: 10, changes: 20 },
}
