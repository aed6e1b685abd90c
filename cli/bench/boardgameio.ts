import { createRequire } from 'node:module'
import { Complaint } from '../shell.ts'

/** As much of boardgame.io's contract as the comparison needs. */
export interface BoardgameIoGame<G> {
  setup(): G
  turn: { minMoves: number; maxMoves: number }
  moves: { act(context: { G: G; playerID: string }, choice: string): string | undefined }
  endIf(context: { G: G; ctx: { currentPlayer: string } }): Ending | undefined
}

export interface Ending {
  readonly winners: readonly number[]
}

export interface Client {
  start(): void
  stop(): void
  reset(): void
  readonly moves: { act(choice: string): void }
  getState(): { ctx: { gameover?: Ending } }
}

interface Package {
  Client(setup: { game: unknown; numPlayers: number; debug: boolean }): Client
}

/** Their client without a window, and without the checks that it makes during development. */
export function clientFor<G>(game: BoardgameIoGame<G>): Client {
  process.env.NODE_ENV = 'production'
  const client = load().Client({ game, numPlayers: 2, debug: false })
  client.start()
  return client
}

/** Loaded only here and only now: it is no part of what we ship. */
function load(): Package {
  try {
    return createRequire(import.meta.url)('boardgame.io/client')
  } catch {
    throw new Complaint('The benchmark compares with boardgame.io, which is not installed here.')
  }
}
