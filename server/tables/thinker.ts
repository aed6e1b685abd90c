import { type Budget, type Chosen, createBot, seenBy } from '@bulkhead/bots'
import { FastRng, isRefusal, Match } from '@bulkhead/kernel'
import { Piscina } from 'piscina'
import type { Games } from '../games.ts'

/** What a bot is to think about; it travels to another thread. */
export interface Thought {
  readonly game: string
  readonly bot: string
  readonly save: unknown
  readonly seat: number
  readonly seed: number
}

/** Chooses for bots that think, away from the thread that serves people. */
export interface Thinker {
  think(thought: Thought): Promise<Chosen>
  close(): Promise<void>
}

/** How long people wait for a bot's answer. */
const PATIENCE: Budget = { milliseconds: 1000 }

/** Threads where the worker's file is known; without it the thought is thought here. */
export function openThinker(games: Games, worker: URL | null, threads = 1): Thinker {
  if (!worker) {
    return { think: async (thought) => chosen(games, thought), close: async () => {} }
  }
  const pool = new Piscina({ filename: worker.href, minThreads: 0, maxThreads: threads })
  return { think: (thought) => pool.run(thought), close: () => pool.destroy() }
}

export function chosen(games: Games, { game, bot, save, seat, seed }: Thought): Chosen {
  const match = Match.resume(games[game], save)
  const player = createBot(bot, game, PATIENCE)
  if (isRefusal(match)) throw new Error(match.message)
  if (typeof player === 'string') throw new Error(player)
  return player.choose(seenBy(match as Match, match.pending(seat)[0], new FastRng(seed)))
}
