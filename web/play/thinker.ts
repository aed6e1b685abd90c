import {
  type Budget,
  type Chosen,
  createBot,
  loadPlayers,
  naming,
  randomPicks,
  seenBy,
} from '@bulkhead/bots'
import { FastRng, Match, type Seat, type Snapshot } from '@bulkhead/kernel'
import { rulesOf } from './rules.ts'

/** What a bot is to think about; it travels to another worker, so that this one can go on answering. */
export interface Thought {
  readonly game: string
  readonly bot: string
  readonly snapshot: Snapshot
  readonly seat: Seat
  readonly seed: number
}

export type Think = (thought: Thought) => Promise<Chosen>

/** How long people wait for a bot's answer. */
const PATIENCE: Budget = { milliseconds: 1000 }

export async function think(thought: Thought): Promise<Chosen> {
  const { game, bot, snapshot, seat, seed } = thought
  const [rules] = await Promise.all([rulesOf(game), loadPlayers(game)])
  const match: Match = Match.restored(rules, snapshot)
  const [decision] = match.pending(seat)
  const rng = new FastRng(seed)
  try {
    const player = createBot(bot, game, PATIENCE)
    if (typeof player !== 'string') {
      return naming(decision, player.choose(seenBy(match, decision, rng)))
    }
  } catch (error) {
    console.error(error)
  }
  // A bot that fails must not stop the game.
  return { picks: randomPicks(decision, rng) }
}

/** Thinks at the other end of a channel. */
export function thinkThrough(port: MessagePort): Think {
  const waiting = new Map<number, (chosen: Chosen) => void>()
  let last = 0
  port.onmessage = ({ data }: MessageEvent<{ id: number; chosen: Chosen }>) => {
    waiting.get(data.id)?.(data.chosen)
    waiting.delete(data.id)
  }
  return (thought) =>
    new Promise((resolve) => {
      waiting.set(++last, resolve)
      port.postMessage({ id: last, thought })
    })
}

export function serveThoughts(port: MessagePort): void {
  port.onmessage = async ({ data }: MessageEvent<{ id: number; thought: Thought }>) => {
    port.postMessage({ id: data.id, chosen: await think(data.thought) })
  }
}
