import { editionName, editionOf, Match } from '@bulkhead/kernel'
import { games } from '../games.ts'
import type { Rulebook } from './library.ts'

/** The rules of a release, with the kernel that runs them: built into one file, which servers keep. */
export const rules: readonly Rulebook[] = Object.values(games).map((game) => ({
  edition: editionName(editionOf(game)),
  game,
  Match,
}))
