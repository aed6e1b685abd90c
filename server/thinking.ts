import type { Chosen } from '@bulkhead/bots'
import { games } from './games.ts'
import { chosen, type Thought } from './tables/thinker.ts'

/** What a worker thread answers to. */
export default (thought: Thought): Chosen => chosen(games, thought)
