import type { Players } from './levels.ts'
import * as nemesis from './nemesis/index.ts'
import * as theseus from './theseus/index.ts'

/** Who plays each game, by the id of the game. One that is not here is played at random. */
export const PLAYERS: Readonly<Record<string, Players>> = { nemesis, theseus }
