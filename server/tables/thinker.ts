import {
  type Budget,
  type Chosen,
  createBot,
  naming,
  type Order,
  seenBy,
  takenBy,
} from '@bulkhead/bots'
import { FastRng, Match, type Snapshot } from '@bulkhead/kernel'
import { Piscina } from 'piscina'
import type { Games } from '../games.ts'
import { rulesIn } from '../rules/library.ts'
import { FairQueue } from './fair-queue.ts'

/** What a bot is to think about; it travels to another thread. */
export interface Thought {
  /** Whose table it is: everybody's tables have their turn. */
  readonly host: string
  readonly game: string
  /** Where the match is played by rules of an earlier release: which, and the file that holds them. */
  readonly rules: { readonly edition: string; readonly file: string } | null
  readonly bot: string
  readonly snapshot: Snapshot
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
  const queue = new FairQueue(threads)
  return {
    think: (thought) => queue.run(thought.host, () => pool.run(thought)),
    consider: (thought) => queue.run(thought.host, () => pool.run(thought, { name: 'consider' })),
    close: () => pool.destroy(),
  }
}

export async function chosen(games: Games, thought: Thought): Promise<Chosen> {
  const { match, player, rng } = await wokenFor(games, thought)
  const [decision] = match.pending(thought.seat)
  return naming(decision, player.choose(seenBy(match, decision, rng)))
}

export async function considered(games: Games, thought: Thought): Promise<string | null> {
  const { match, player, rng } = await wokenFor(games, thought)
  return takenBy(player, match, thought.seat, rng, thought.orders)
}

async function wokenFor(games: Games, { game, rules, bot, snapshot, seed }: Thought) {
  const earlier = rules && (await rulesIn(rules.file, rules.edition))
  const match = (earlier?.Match ?? Match).restored(earlier?.game ?? games[game], snapshot)
  const player = createBot(bot, game, PATIENCE)
  if (typeof player === 'string') throw new Error(player)
  return { match, player, rng: new FastRng(seed) }
}
