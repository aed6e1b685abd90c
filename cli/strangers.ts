import { botsOf } from '@bulkhead/bots'

/** The bots among these that have not learnt a game, and play it at random. */
export function strangersTo(game: string, names: readonly string[]): string[] {
  const known = botsOf(game)
  return [...new Set(names)].filter((name) => !known.includes(name))
}
