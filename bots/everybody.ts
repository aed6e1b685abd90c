import { loadPlayers } from './loaded.ts'
import { PLAYERS } from './players.ts'

/** The bots of all games, loaded: for programs that do not mind how much they load. */
await Promise.all(Object.keys(PLAYERS).map(loadPlayers))

export * from './index.ts'
