import { games } from './games.ts'
import { chosen, type Thought } from './tables/thinker.ts'

/** What a worker thread answers to. */
export default (thought: Thought): readonly string[] => chosen(games, thought)
