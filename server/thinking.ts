import type { Chosen } from '@bulkhead/bots'
import { games } from './games.ts'
import { chosen, considered, type Thought } from './tables/thinker.ts'

/** What a worker thread answers to. */
export default (thought: Thought): Promise<Chosen> => chosen(games, thought)
export const consider = (thought: Thought): Promise<string | null> => considered(games, thought)
