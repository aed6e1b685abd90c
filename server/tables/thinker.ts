import {
  type Budget,
  type Chosen,
  createBot,
  naming,
  type Order,
  seenBy,
  takenBy,
} from '@bulkhead/bots'
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
  /** What the owner of the seat has ordered. */
  readonly orders?: readonly Order[]
}

/** Chooses for bots that think, away from the thread that serves people. */
export interface Thinker {
  think(thought: Thought): Promise<Chosen>
  /** The offer that it takes, if any. */
  consider(thought: Thought): Promise<string | null>
  close(): Promise<void>
}

/** How long people wait for a bot's answer. */
const PATIENCE: Budget = { milliseconds: 1000 }

/** Threads where the worker's file is known; without it the thought is thought here. */
export function openThinker(games: Games, worker: URL | null, threads = 1): Thinker {
  if (!worker) {
    return {
      think: async (thought) => chosen(games, thought),
      consider: async (thought) => considered(games, thought),
      close: async () => {},
    }
  }
  const pool = new Piscina({ filename: worker.href, minThreads: 0, maxThreads: threads })
  return {
    think: (thought) => pool.run(thought),
    consider: (thought) => pool.run(thought, { name: 'consider' }),
    close: () => pool.destroy(),
  }
}

export function chosen(games: Games, thought: Thought): Chosen {
  const { match, player, rng } = wokenFor(games, thought)
  const [decision] = match.pending(thought.seat)
  return naming(decision, player.choose(seenBy(match, decision, rng)))
}

export function considered(games: Games, thought: Thought): string | null {
  const { match, player, rng } = wokenFor(games, thought)
  return takenBy(player, match, thought.seat, rng, thought.orders)
}

function wokenFor(games: Games, { game, bot, save, seed }: Thought) {
  const match = Match.resume(games[game], save)
  const player = createBot(bot, game, PATIENCE)
  if (isRefusal(match)) throw new Error(match.message)
  if (typeof player === 'string') throw new Error(player)
  return { match: match as Match, player, rng: new FastRng(seed) }
}
