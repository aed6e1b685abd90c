import { RULES } from '@bulkhead/games/rules'
import type { AnyGame } from '@bulkhead/kernel'
import { GAMES as ENTRIES, entryOf } from '../games/index.ts'

/** The rules of the games that the client shows. */
export const GAMES: readonly AnyGame[] = ENTRIES.map(
  ({ id }) => RULES.find((one) => one.id === id)!,
)

/** The seats of a table that somebody opens for the first time. */
export function usualSeats({ id }: AnyGame): number {
  return entryOf(id)!.first.bots + 1
}
