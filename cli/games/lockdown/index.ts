import type { Terminal } from '../../catalogue.ts'
import { familyBoard } from '../hull/board.ts'
import { lockdownChances } from './chances.ts'
import { LOCKDOWN } from './show.ts'
import { lockdownStatistics } from './statistics.ts'

export const lockdown: Terminal = {
  board: familyBoard(LOCKDOWN),
  statistics: lockdownStatistics,
  chances: lockdownChances,
  samples: { games: 100, secrecy: 2, twin: 3, chance: 500, changes: 6 },
  beside: 'nemesis',
  chapters: 'games/hull',
}
