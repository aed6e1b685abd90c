import { RULES } from '@bulkhead/games/rules'
import type { AnyGame } from '@bulkhead/kernel'

/** The games that can be played at a table, by id. */
export type Games = Readonly<Record<string, AnyGame>>

export const games: Games = Object.fromEntries(RULES.map((game) => [game.id, game]))
